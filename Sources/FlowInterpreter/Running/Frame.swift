import FlowModel

/// One call of a function that is running.
final class Frame {
  private(set) var slots: UnsafeMutablePointer<Value>
  private(set) var shape: UnsafeMutablePointer<CallShape>
  /// The tree's nodes, lists, integers and what was found out of nodes, where reading them counts no reference.
  private(set) var nodes: UnsafeMutablePointer<TreeNode>
  private(set) var lists: UnsafeMutablePointer<Int32>
  private(set) var integers: UnsafeMutablePointer<UInt64>
  private(set) var caches: UnsafeMutablePointer<Unmanaged<AnyObject>?>
  var captures: [Box] = []
  var generics: GenericBindings?
  /// What `Self` is.
  unowned(unsafe) var this: RuntimeType?
  /// Whether `this` is the class that `Self` stands for in a protocol's extension, too.
  var isSelfKnown = false
  /// The class or struct whose own initialiser this is: its properties are set without their observers.
  unowned(unsafe) var initializing: Nominal?
  var result: Value = .void
  /// The type that the body's value is asked for as.
  var expected: Unmanaged<RuntimeType>?
  /// Whether an initialiser called `super.init` or `self.init`.
  var hasDelegated = false
  /// The `try`s of the `do` that is run of which it makes no difference whether they throw.
  var quietTries: [Int32] = [] { didSet { hasQuietTries = !quietTries.isEmpty } }
  private(set) var hasQuietTries = false
  /// The tasks of `async let`, with their slots.
  var asyncLets: [(slot: Int, task: TaskBox)] = [] { didSet { hasAsyncLets = !asyncLets.isEmpty } }
  private(set) var hasAsyncLets = false
  /// Which call it is, of all: a frame is used again.
  fileprivate(set) var serial = 0
  /// The node of the caller's that calls it; -1 where none is known.
  var calledFrom: Int32 = -1

  init(_ slots: UnsafeMutablePointer<Value>, _ shape: UnsafeMutablePointer<CallShape>) {
    self.slots = slots
    self.shape = shape
    nodes = shape.pointee.nodes
    lists = shape.pointee.lists
    integers = shape.pointee.integers
    caches = shape.pointee.caches
  }

  /// Makes it a call of a function whose values lie here.
  @inline(__always)
  fileprivate func begin(_ slots: UnsafeMutablePointer<Value>, _ shape: UnsafeMutablePointer<CallShape>) {
    self.slots = slots
    self.shape = shape
    nodes = shape.pointee.nodes
    lists = shape.pointee.lists
    integers = shape.pointee.integers
    caches = shape.pointee.caches
  }

  var code: Code { shape.pointee.code._withUnsafeGuaranteedRef { $0 } }
  var tree: LoadedTree { shape.pointee.tree._withUnsafeGuaranteedRef { $0 } }

  var resultType: RuntimeType? {
    get { expected?._withUnsafeGuaranteedRef { $0 } }
    set { expected = newValue.map(Unmanaged.passUnretained) }
  }

  /// The elements of a list; none for -1.
  @inline(__always)
  func list(_ index: Int32) -> UnsafeBufferPointer<Int32> {
    guard index >= 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: lists + Int(index) + 1, count: Int(lists[Int(index)]))
  }

  /// Whether what a written type stands for hangs on this call.
  var isGeneric: Bool {
    generics != nil || this?.bindings != nil || code.owner?.kind == .protocol || code.owner?.kind == .library
  }
  var scope: TypeScope { TypeScope(owner: code.owner, generics: generics, this: this) }
}

/// The values of all calls that are running, one after the other.
final class ValueStack {
  private let base: UnsafeMutablePointer<Value>
  private let capacity: Int
  private var top = 0
  /// How many places were used so far; the others hold nothing yet.
  private var used = 0
  /// The frames of calls that ran as deep as this, to be used again.
  private var frames: UnsafeMutablePointer<Unmanaged<Frame>>
  private var frameCount = 0
  private var frameCapacity = 64
  private(set) var depth = 0
  /// How deep calls go at most: the one megabyte of stack that an app's main thread has does not hold as many.
  private static let mostDepth = 1 << 16
  private var serial = 0
  /// Whose calls they are.
  unowned var interpreter: Interpreter!
  /// How deep the call is that evaluates the innermost `try`; -1 for none.
  private var tryDepth = -1

  /// Whether a `try` of the call that runs covers what is evaluated now.
  var isTrying: Bool { tryDepth == depth }

  init(capacity: Int = 1 << 20) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
    frames = .allocate(capacity: frameCapacity)
  }

  deinit {
    for index in 0..<frameCount { frames[index].release() }
    frames.deallocate()
    base.deinitialize(count: used)
    base.deallocate()
  }

  /// Evaluates what a `try` covers.
  func trying<Result>(_ evaluate: () throws -> Result) rethrows -> Result {
    let outer = tryDepth
    tryDepth = depth
    defer { tryDepth = outer }
    return try evaluate()
  }

  /// The call that runs; nil where none does.
  var current: Frame? { depth > 0 ? frames[depth - 1]._withUnsafeGuaranteedRef { $0 } : nil }

  /// What the calls that run hold, and may have handed to each other.
  var held: [Value] { Array(UnsafeBufferPointer(start: base, count: top)) }

  /// The calls that run, the outermost first.
  var running: [Frame] { (0..<depth).map { frames[$0]._withUnsafeGuaranteedRef { $0 } } }

  /// Makes room for a call; nil where there is none left.
  func push(_ code: Code) -> Frame? { begin(code.call)?._withUnsafeGuaranteedRef { $0 } }

  /// The same, counting no reference: the frame is there as long as the stack.
  func begin(_ shape: UnsafeMutablePointer<CallShape>) -> Unmanaged<Frame>? {
    let slots = shape.pointee.slots
    guard top + slots <= capacity, depth < Self.mostDepth else { return nil }
    if top + slots > used {
      let more = min(max(256, slots), capacity - used)
      (base + used).initialize(repeating: .absent, count: more)
      used += more
    }
    if depth == 0 { Equality.interpreter = interpreter }
    if depth == frameCount { addFrame(shape) }
    let frame = frames[depth]
    let serial = serial + 1
    self.serial = serial
    let slot = base + top
    frame._withUnsafeGuaranteedRef {
      $0.begin(slot, shape)
      $0.serial = serial
      $0.calledFrom = -1
    }
    top += slots
    depth += 1
    return frame
  }

  private func addFrame(_ shape: UnsafeMutablePointer<CallShape>) {
    if frameCount == frameCapacity {
      let more = UnsafeMutablePointer<Unmanaged<Frame>>.allocate(capacity: frameCapacity * 2)
      more.moveInitialize(from: frames, count: frameCount)
      frames.deallocate()
      frames = more
      frameCapacity *= 2
    }
    (frames + frameCount).initialize(to: Unmanaged.passRetained(Frame(base + top, shape)))
    frameCount += 1
  }

  /// Ends the last call: its locals go, the last one first.
  func pop(_ frame: Frame) {
    let count = frame.shape.pointee.slots
    var index = count
    let slots = frame.slots
    while index > 0 {
      index -= 1
      slots[index] = .absent
    }
    if !frame.captures.isEmpty { frame.captures = [] }
    if frame.generics != nil { frame.generics = nil }
    frame.this = nil
    frame.initializing = nil
    frame.expected = nil
    frame.isSelfKnown = false
    frame.hasDelegated = false
    if frame.hasQuietTries { frame.quietTries = [] }
    frame.result = .void
    if frame.hasAsyncLets { frame.asyncLets = [] }
    frame.serial = 0
    top -= count
    depth -= 1
  }
}

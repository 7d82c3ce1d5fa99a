import FlowModel

/// One call of a function that is running.
final class Frame {
  var slots: UnsafeMutablePointer<Value>
  var code: Code
  var tree: LoadedTree
  var captures: [Box] = []
  var generics: GenericBindings?
  /// What `Self` is.
  var this: RuntimeType?
  /// The class or struct whose own initialiser this is: its properties are set without their observers.
  var initializing: Nominal?
  var result: Value = .void
  var resultType: RuntimeType?
  /// Whether an initialiser called `super.init` or `self.init`.
  var hasDelegated = false
  /// The tasks of `async let`, with their slots.
  var asyncLets: [(slot: Int, task: TaskBox)] = []
  var count = 0
  /// Which call it is, of all: a frame is used again.
  var serial = 0

  init(_ slots: UnsafeMutablePointer<Value>, _ code: Code) {
    self.slots = slots
    self.code = code
    tree = code.tree
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
  private var pool: [Frame] = []
  private(set) var depth = 0
  private var serial = 0

  init(capacity: Int = 1 << 20) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deinitialize(count: used)
    base.deallocate()
  }

  /// Makes room for a call; nil where there is none left.
  func push(_ code: Code) -> Frame? {
    guard top + code.slots <= capacity else { return nil }
    if top + code.slots > used {
      let more = min(max(256, code.slots), capacity - used)
      (base + used).initialize(repeating: .absent, count: more)
      used += more
    }
    let frame: Frame
    if depth < pool.count {
      frame = pool[depth]
      frame.slots = base + top
      frame.code = code
      frame.tree = code.tree
    } else {
      frame = Frame(base + top, code)
      pool.append(frame)
    }
    frame.count = code.slots
    serial += 1
    frame.serial = serial
    top += code.slots
    depth += 1
    return frame
  }

  /// Ends the last call: its locals go, the last one first.
  func pop(_ frame: Frame) {
    var index = frame.count
    while index > 0 {
      index -= 1
      frame.slots[index] = .absent
    }
    if !frame.captures.isEmpty { frame.captures = [] }
    frame.generics = nil
    frame.this = nil
    frame.initializing = nil
    frame.resultType = nil
    frame.hasDelegated = false
    frame.result = .void
    if !frame.asyncLets.isEmpty { frame.asyncLets = [] }
    frame.serial = 0
    top -= frame.count
    depth -= 1
  }
}

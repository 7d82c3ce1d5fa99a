import FlowModel

/// What is known of one function while it is lowered: its slots, the names that are visible, what it captures.
final class FunctionScope {
  /// Where the value of a name lies.
  enum Place: Hashable {
    case slot(Int32)
    case capture(Int32)
  }

  /// The function whose locals can be captured; nil for one that has none around it.
  let outer: FunctionScope?
  /// The index in ``CodeTree/functions``.
  let function: Int32
  /// The first slot that is free.
  private(set) var slots: Int32 = 0
  /// The captures so far.
  private(set) var captures: [TreeCapture] = []
  /// The names (texts) that may be members of `self`, in the order in which they were met.
  private(set) var freeNames: [Int32] = []
  /// The slots that hold boxes.
  private(set) var boxed: Set<Int32> = []
  /// The nodes that name a slot and become others when it is boxed.
  private(set) var uses: [Use] = []
  /// The blocks with the slots of their local functions.
  var functionBlocks: [(node: Int32, slots: [Int32])] = []
  /// How many `$n` there may be, and how many there are.
  var anonymous: (slots: [Int32], used: Int) = ([], 0)
  /// Whether something in it, closures inside aside, waits.
  var awaits = false
  /// What `#function` says.
  var title = ""

  /// The names that are visible; of several functions of one name how many there are.
  private var visible: [Name] = []
  private var captureOfPlace: [Place: Int32] = [:]
  private var freeNameSet: Set<Int32> = []

  /// A name that is visible.
  struct Name {
    var name: Int32
    var place: Place
    /// The hidden names of several functions of this name; empty for all others.
    var overloads: [Int32] = []
  }

  /// A node that names a slot.
  struct Use {
    var node: Int32
    var slot: Int32
  }

  init(function: Int32, outer: FunctionScope?) {
    self.function = function
    self.outer = outer
  }

  // MARK: Locals

  /// A new slot.
  func newSlot() -> Int32 {
    slots += 1
    return slots - 1
  }

  /// Makes a name visible from here to the end of the block.
  func declare(_ name: Int32, at place: Place, overloads: [Int32] = []) {
    visible.append(Name(name: name, place: place, overloads: overloads))
  }

  /// The hidden names of several functions of one name; empty where the name is one thing.
  func overloads(of name: Int32) -> [Int32] {
    if let found = visible.last(where: { $0.name == name }) { return found.overloads }
    return outer?.overloads(of: name) ?? []
  }

  /// Where the visible names end now, for ``hide(from:)``.
  var mark: Int { visible.count }

  /// Forgets the names that became visible since a mark.
  @discardableResult
  func hide(from mark: Int) -> [Name] {
    let hidden = Array(visible[mark...])
    visible.removeLast(visible.count - mark)
    return hidden
  }

  /// Makes hidden names visible again.
  func show(_ names: [Name]) { visible += names }

  /// Notes that a node names a slot.
  func note(_ node: Int32, uses slot: Int32) { uses.append(Use(node: node, slot: slot)) }

  // MARK: Captures

  /// Where a name lies; nil when it is no local here or in a function around, whose value is captured then.
  ///
  /// - Parameter isImplicit: whether the name, which is `self`, is not written but may be meant.
  func place(of name: Int32, isImplicit: Bool = false) -> Place? {
    if let found = visible.last(where: { $0.name == name }) { return found.place }
    guard let outer, let place = outer.place(of: name, isImplicit: isImplicit) else { return nil }
    return .capture(capture(place, of: outer, name: name, isImplicit: isImplicit))
  }

  /// The name of a capture, for messages; set by the reader, which has the texts.
  var textOfName: (Int32) -> String = { _ in "" }

  private func capture(_ place: Place, of outer: FunctionScope, name: Int32, isImplicit: Bool) -> Int32 {
    let known = captureOfPlace[place]
    if !isImplicit, case .slot(let slot) = place { outer.boxed.insert(slot) }
    if let known {
      if !isImplicit { captures[Int(known)].source = Self.source(of: place, isImplicit: false).source }
      return known
    }
    let (source, number) = Self.source(of: place, isImplicit: isImplicit)
    captures.append(TreeCapture(source: source, number: number, name: textOfName(name)))
    captureOfPlace[place] = Int32(captures.count - 1)
    return Int32(captures.count - 1)
  }

  private static func source(of place: Place, isImplicit: Bool) -> (source: TreeCapture.Source, number: Int32) {
    switch place {
    case .slot(let slot): (isImplicit ? .implicitSelf : .slot, slot)
    case .capture(let index): (isImplicit ? .implicitCapture : .capture, index)
    }
  }

  /// Adds an element of a capture list, whose name is visible in the whole closure.
  func addValue(_ node: Int32, ownership: TreeCapture.Ownership, name: Int32) {
    captures.append(TreeCapture(source: .value, number: node, ownership: ownership, name: textOfName(name)))
    declare(name, at: .capture(Int32(captures.count - 1)))
  }

  /// Adds a name that is no local to this function and to those around that it lies in.
  func addFreeName(_ name: Int32) {
    var scope: FunctionScope? = self
    while let current = scope, current.outer != nil {
      guard current.freeNameSet.insert(name).inserted else { return }
      current.freeNames.append(name)
      scope = current.outer
    }
  }
}

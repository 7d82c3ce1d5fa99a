import FlowModel
import Foundation

/// A tree with what is remembered of its nodes while it runs.
final class LoadedTree {
  let tree: CodeTree
  /// The tree's arrays, where reading them costs nothing.
  let nodes: UnsafeMutablePointer<TreeNode>
  let lists: UnsafeMutablePointer<Int32>
  let integers: UnsafeMutablePointer<UInt64>
  /// The tree's texts as names of the program.
  let symbols: TreeSymbols
  /// The functions, as they are called.
  private(set) var codes: [Code] = []
  /// The functions in which a run has met the type of a local variable.
  fileprivate var typed: [Code] = []
  /// What was found out at a node and does not change, of a class that the node's kind tells: where a name leads
  /// (``NameUse``), what a written type is (``RuntimeType``), which function a call means (``CallSite``).
  let caches: UnsafeMutablePointer<Unmanaged<AnyObject>?>
  /// The types that are written at nodes, for the code that asked last.
  let written: UnsafeMutablePointer<WrittenType>
  /// The types that stand in the tree, by their index; extensions are those that they extend.
  var nominals: [Nominal?]
  /// The variables outside of types that the file declares.
  var globals: [Symbol: StaticCell] = [:]
  /// The aliases outside of types that the file declares.
  var aliases: [String: TreeTypeAlias] = [:]
  /// Where the file names a function's generic parameters that hide types of their names.
  var genericNames: Set<Int32> = []
  private let nodeCount: Int
  /// Whether the program has ended.
  let end: ProgramEnd
  /// Whether it is of a model of a module, whose own names count in it before the app's.
  let isModel: Bool

  init(_ tree: CodeTree, symbols table: SymbolTable, end: ProgramEnd, isModel: Bool = false) {
    self.end = end
    self.isModel = isModel
    self.tree = tree
    nodeCount = tree.nodes.count
    nodes = .allocate(capacity: max(nodeCount, 1))
    nodes.initialize(from: tree.nodes, count: nodeCount)
    lists = .allocate(capacity: max(tree.lists.count, 1))
    lists.initialize(from: tree.lists, count: tree.lists.count)
    integers = .allocate(capacity: max(tree.integers.count, 1))
    integers.initialize(from: tree.integers, count: tree.integers.count)
    // Zeroed memory that costs nothing before it is used: few nodes of an app ever run.
    caches = calloc(max(nodeCount, 1), MemoryLayout<Unmanaged<AnyObject>?>.stride)!
      .bindMemory(to: Unmanaged<AnyObject>?.self, capacity: max(nodeCount, 1))
    written = calloc(max(nodeCount, 1), MemoryLayout<WrittenType>.stride)!
      .bindMemory(to: WrittenType.self, capacity: max(nodeCount, 1))
    symbols = TreeSymbols(tree.texts, table)
    nominals = Array(repeating: nil, count: tree.types.count)
    codes = tree.functions.indices.map { Code(self, Int32($0), table) }
  }

  deinit {
    for node in 0..<nodeCount { caches[node]?.release() }
    free(caches)
    free(written)
    symbols.deallocate()
    nodes.deallocate()
    lists.deallocate()
    integers.deallocate()
  }

  /// Whether a type of the file is the program's `@main`.
  var hasMain: Bool { tree.types.contains { $0.attributes.contains("main") } }

  /// The elements of a list; none for -1.
  @inline(__always)
  func list(_ index: Int32) -> UnsafeBufferPointer<Int32> {
    guard index >= 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: lists + Int(index) + 1, count: Int(lists[Int(index)]))
  }

  @inline(__always)
  func text(_ index: Int32) -> String { tree.texts[Int(index)] }

  /// Forgets what only a run has told: the next one finds the tree as the first did.
  func forgetRun() {
    for code in typed { code.forgetTypes() }
    typed = []
  }

  /// Remembers what was found out at a node.
  func remember(_ found: AnyObject, at node: Int32) {
    let before = caches[Int(node)]
    caches[Int(node)] = Unmanaged.passRetained(found)
    before?.release()
  }

  func location(of node: Int32) -> TreeLocation { TreeLocation(tree: self, node: node) }
}

/// What a written type is to the members of a type. Types and what declares them live as long as the program.
struct WrittenType {
  /// The declaration that the code belongs to, and what `Self` is there.
  var owner: UnsafeMutableRawPointer?
  var this: UnsafeMutableRawPointer?
  /// Nil where nobody asked yet.
  var type: Unmanaged<RuntimeType>?
}

/// A place in the app's code, worked out when it is asked for.
package struct TreeLocation {
  let tree: LoadedTree
  let node: Int32

  /// The file, line and column.
  package var source: SourceLocation { tree.tree.location(of: node) }
}

/// A function of the app, as it is called.
package final class Code {
  unowned(unsafe) let tree: LoadedTree
  let index: Int32
  package let function: TreeFunction
  let symbol: Symbol
  /// The labels of the parameters.
  let labels: [Symbol?]
  /// The type that it is a member of; nil for others.
  var owner: Nominal?
  /// The function around a closure or local function, once it was made there.
  unowned(unsafe) var enclosing: Code?
  /// Whether it is told of a property's changes.
  var isObserver: Bool { function.kind == .willSet || function.kind == .didSet }
  /// The slots that hold the same as long as a call runs.
  private(set) lazy var constantSlots: Set<Int32> = findConstantSlots()
  /// Whether a closure's names mean members of `self`; nil before it was made.
  var usesSelf: Bool?
  /// Of an operator the struct or enum of the app's that stands on its left: the inner nil for any other type, the outer
  /// one before it was asked for.
  var leftValueType: Nominal??
  /// To which actor the body belongs.
  lazy var isolation: Isolation = declaredIsolation ?? findIsolation()
  /// What the place that a closure is handed to says of it.
  var declaredIsolation: Isolation?
  /// Whether each parameter is given by one argument as it is: none is inout, variadic or left to its default.
  let isPlain: Bool
  let isGeneric: Bool
  let isStatic: Bool
  let slots: Int
  /// The slot of the first parameter.
  let hasSelf: Bool
  /// What a call needs; nil before the first.
  private var shape: UnsafeMutablePointer<CallShape>?
  /// The result builder that the parameter names which a closure is given to.
  var builder: RuntimeType? { didSet { call.pointee.mayBeBuilt = nil } }
  /// The types of the local variables, as far as this run has met what tells them.
  private(set) var slotTypes: [RuntimeType?]
  /// Whether one of them is known.
  private var isTyped = false

  init(_ tree: LoadedTree, _ index: Int32, _ table: SymbolTable) {
    self.tree = tree
    self.index = index
    let function = tree.tree.functions[Int(index)]
    self.function = function
    symbol = table[function.name]
    labels = function.parameters.map { $0.label.map { table[$0] } }
    isPlain = function.parameters.allSatisfy {
      !$0.isInout && !$0.isVariadic && !$0.isAutoclosure && $0.defaultValue < 0 && $0.attributes.isEmpty
    }
    isGeneric = !function.generics.isEmpty || function.parameters.contains { $0.attributes.contains("some") }
    isStatic = function.flags.contains(.isStatic) || function.flags.contains(.isClassMember)
    hasSelf = function.owner >= 0 && function.kind != .closure
    slots = max(Int(function.slots), 1)
    slotTypes = Array(repeating: nil, count: slots)
  }

  deinit {
    shape?.pointee.parameters?.deallocate()
    shape?.deallocate()
  }

  /// The file of the extension that it stands in, where that is private, so that no other file sees it.
  var fileOfExtension: LoadedTree? {
    guard function.owner >= 0 else { return nil }
    let part = tree.tree.types[Int(function.owner)]
    return part.kind == .extension && part.isPrivate ? tree : nil
  }

  /// Takes the type of the local variable in a slot.
  @inline(__always)
  func setType(_ type: RuntimeType?, of slot: Int) {
    if !isTyped {
      isTyped = true
      tree.typed.append(self)
    }
    slotTypes[slot] = type
  }

  /// Forgets the types of the local variables.
  fileprivate func forgetTypes() {
    isTyped = false
    for slot in slotTypes.indices { slotTypes[slot] = nil }
  }

  /// What a call needs.
  @inline(__always)
  var call: UnsafeMutablePointer<CallShape> { shape ?? makeShape() }

  private func makeShape() -> UnsafeMutablePointer<CallShape> {
    let made = UnsafeMutablePointer<CallShape>.allocate(capacity: 1)
    made.initialize(to: CallShape(self))
    shape = made
    return made
  }

  /// Whether the body of a value's initialiser calls another one, or sets `self`.
  lazy var delegates: Bool = {
    var open = [function.body]
    while let next = open.popLast() {
      guard next >= 0 else { continue }
      let node = tree.nodes[Int(next)]
      switch node.kind {
      case .assignment where isSelf(node.a): return true
      case .call:
        let callee = tree.nodes[Int(node.a)]
        if callee.kind == .member, tree.text(callee.b) == "init", isSelf(callee.a) { return true }
      default: break
      }
      open += tree.tree.nodesInside(node)
    }
    return false
  }()

  private func isSelf(_ node: Int32) -> Bool {
    let each = tree.nodes[Int(node)]
    return (each.kind == .local || each.kind == .boxed) && each.a == 0
  }

  /// Whether the body has no statement.
  package var isEmpty: Bool {
    guard function.body >= 0 else { return false }
    let body = tree.tree.nodes[Int(function.body)]
    return body.kind == .block && tree.list(body.a).isEmpty
  }

  /// The name with the labels: `viewWillAppear(_:)`.
  package private(set) lazy var labelledName: String = {
    let labels = function.parameters.map { ($0.label ?? "_") + ":" }
    return "\(function.name)(\(labels.joined()))"
  }()

  /// The name of the method that an override of Swift 2 overrides, where the first argument has no label although the
  /// declaration writes none away: `viewWillAppear(_:)` for `viewWillAppear(animated:)`. The same name for others.
  package private(set) lazy var overriddenName: String = {
    guard function.flags.contains(.isOverride), let first = function.parameters.first, let label = first.label
    else { return labelledName }
    return labelledName.replacing("(\(label):", with: "(_:", maxReplacements: 1)
  }()

  /// What `#function` says in it; nil where it is not known.
  var title: String? {
    switch function.kind {
    case .function where function.name.unicodeScalars.first?.isOperatorStart == true:
      "\(function.name)(\(String(repeating: "_:", count: function.parameters.count)))"
    case .function, .initializer, .subscripting: labelledName
    case .initialValue where function.flags.contains(.isLazyValue): function.name
    case .initialValue: function.flags.contains(.isMemberValue) ? owner?.name : nil
    default: function.name.isEmpty ? nil : function.name
    }
  }

  /// `Type.name(label:_:)`, for messages.
  package var fullName: String {
    switch function.kind {
    case .function, .initializer, .subscripting:
      let name = "\(function.name)(\(function.parameters.map { "\($0.label ?? "_"):" }.joined()))"
      return owner.map { "\($0.name).\(name)" } ?? name
    case .closure: return "a closure"
    default: return owner.map { "\($0.name).\(function.name)" } ?? function.name
    }
  }
}

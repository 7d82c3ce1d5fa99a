import FlowInterpreter
import HeadlessUIKit

/// The items of a section as a tree whose branches are open or closed: a value, by what the app's code calls them.
final class LiveSectionSnapshot: NativeBox {
  /// An item with those below it.
  struct Node {
    let item: Value
    var children: [Node] = []
    var isExpanded = false
  }

  var roots: [Node]
  /// The type of items, where code writes it.
  private let type: RuntimeType?

  init(_ roots: [Node] = [], type: RuntimeType? = nil) {
    self.roots = roots
    self.type = type
  }

  override var typeName: String { "NSDiffableDataSourceSectionSnapshot" }
  override func copied() -> NativeBox { LiveSectionSnapshot(roots, type: type) }

  /// All items, each before those below it.
  var items: [Value] { Self.items(of: roots) { _ in true } }
  /// The items that the list shows: those above which all are open.
  var visibleItems: [Value] { Self.items(of: roots, below: \.isExpanded) }

  private static func items(of nodes: [Node], below isFollowed: (Node) -> Bool) -> [Value] {
    nodes.flatMap { [$0.item] + (isFollowed($0) ? items(of: $0.children, below: isFollowed) : []) }
  }

  /// The way to an item: the places among the children, from the roots; nil for one that is not there.
  func way(to item: Value, _ call: Library.Call) throws -> [Int]? { try Self.way(to: item, in: roots, call) }

  private static func way(to item: Value, in nodes: [Node], _ call: Library.Call) throws -> [Int]? {
    for (index, node) in nodes.enumerated() {
      if try call.areEqual(node.item, item) { return [index] }
      if let rest = try way(to: item, in: node.children, call) { return [index] + rest }
    }
    return nil
  }

  /// The way to an item that is there.
  func required(_ item: Value, _ call: Library.Call) throws -> [Int] {
    guard let way = try way(to: item, call) else { throw call.stop("an item that a section snapshot lacks").final }
    return way
  }

  subscript(way: [Int]) -> Node {
    get { way.dropFirst().reduce(roots[way[0]]) { $0.children[$1] } }
    set { change(way[...], in: &roots) { $0[$1] = newValue } }
  }

  /// Changes the siblings of a way's end.
  func change(_ way: [Int], _ body: (inout [Node], Int) -> Void) { change(way[...], in: &roots, body) }

  private func change(_ way: ArraySlice<Int>, in nodes: inout [Node], _ body: (inout [Node], Int) -> Void) {
    guard let first = way.first else { return }
    if way.count == 1 { body(&nodes, first) } else { change(way.dropFirst(), in: &nodes[first].children, body) }
  }

  /// New nodes for items that are written without their type, too.
  func nodes(_ items: [Value], _ call: Library.Call) throws -> [Node] {
    let items = try items.map { item in
      if case .implicit = item, let type, !type.isUnknown {
        return try call.interpreter.resolve(item, type, at: call.location)
      }
      return item
    }
    for (index, item) in items.enumerated() {
      let isThere = try way(to: item, call) != nil
      if try isThere || items[..<index].contains(where: { try call.areEqual($0, item) }) {
        throw try call.fault(.repeatedInSection(item))
      }
    }
    return items.map { Node(item: $0) }
  }
}

extension LiveLibrary {
  /// Section snapshots, after Apple's documentation of NSDiffableDataSourceSectionSnapshot; iOS 14.
  mutating func addSectionSnapshots() {
    let type = "NSDiffableDataSourceSectionSnapshot"
    initializer(type, "()") { call in .native(LiveSectionSnapshot(type: call.type?.libraryArguments.first)) }
    addReadingOfSections(type)
    func changing(_ signature: String, _ body: @escaping (Library.Call, LiveSectionSnapshot) throws -> Void) {
      builder.mutator(type, signature) { call, base in
        guard let copy = try call.sectionSnapshot(base).copied() as? LiveSectionSnapshot else { return .void }
        try body(call, copy)
        base = .native(copy)
        return .void
      }
    }
    changing("append(_:to?:)") { call, this in
      let nodes = try this.nodes(call.values(0), call)
      guard let parent = call["to"]?.unwrapped else { return this.roots += nodes }
      let way = try this.required(parent, call)
      this[way].children += nodes
    }
    for (signature, label, offset) in [("insert(_:before:)", "before", 0), ("insert(_:after:)", "after", 1)] {
      changing(signature) { call, this in
        guard let other = call[label] else { return }
        let (nodes, way) = (try this.nodes(call.values(0), call), try this.required(other, call))
        this.change(way) { $0.insert(contentsOf: nodes, at: $1 + offset) }
      }
    }
    for (name, isExpanded) in [("expand", true), ("collapse", false)] {
      changing("\(name)(_:)") { call, this in
        for item in try call.values(0) { this[try this.required(item, call)].isExpanded = isExpanded }
      }
    }
    changing("delete(_:)") { call, this in
      for item in try call.values(0) {
        if let way = try this.way(to: item, call) { this.change(way) { $0.remove(at: $1) } }
      }
    }
    changing("deleteAll()") { _, this in this.roots = [] }
    changing("replace(childrenOf:using:)") { call, this in
      let way = try this.required(call[0], call)
      this[way].children = try call.sectionSnapshot(call[1]).roots
    }
  }

  private mutating func addReadingOfSections(_ type: String) {
    func reading(_ name: String, _ body: @escaping (LiveSectionSnapshot) -> [Value]) {
      builder.property(type, name) { call in
        .list(ListBox(ContiguousArray(body(try call.sectionSnapshot(call.value)))))
      }
    }
    reading("items", \.items)
    reading("rootItems") { $0.roots.map(\.item) }
    reading("visibleItems", \.visibleItems)
    func finding(_ signature: String, _ body: @escaping (Library.Call, LiveSectionSnapshot) throws -> Value) {
      builder.method(type, signature) { call in try body(call, call.sectionSnapshot(call.value)) }
    }
    finding("contains(_:)") { call, this in .bool(try this.way(to: call[0], call) != nil) }
    finding("isExpanded(_:)") { call, this in .bool(this[try this.required(call[0], call)].isExpanded) }
    finding("isVisible(_:)") { call, this in
      .bool(try this.visibleItems.contains { try call.areEqual($0, call[0]) })
    }
    finding("level(of:)") { call, this in try (this.required(call[0], call).count - 1).bridged }
    finding("index(of:)") { call, this in
      .optional(try this.items.firstIndex { try call.areEqual($0, call[0]) }.map(\.bridged))
    }
    finding("parent(of:)") { call, this in
      let way = try this.required(call[0], call)
      return .optional(way.count > 1 ? this[way.dropLast()].item : nil)
    }
    finding("snapshot(of:includingParent?:)") { call, this in
      let node = this[try this.required(call[0], call)]
      if case .bool(true)? = call["includingParent"] { return .native(LiveSectionSnapshot([node])) }
      return .native(LiveSectionSnapshot(node.children))
    }
  }
}

extension Library.Call {
  /// The section snapshot that a value is.
  func sectionSnapshot(_ value: Value) throws -> LiveSectionSnapshot {
    switch value.flattened {
    case .native(let box as LiveSectionSnapshot)?: return box
    case .unknown(let unknown)?: throw Stop(lacking: unknown, at: location)
    default: throw stop("a section snapshot is asked for")
    }
  }
}

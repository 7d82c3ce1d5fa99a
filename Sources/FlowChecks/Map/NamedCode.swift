import FlowModel

/// Where the trees of an app name something, with the functions that do.
final class NamedCode: Sendable {
  /// A place that names something.
  struct Mention: Sendable, Hashable {
    /// The function around it, that of a closure; nil outside of functions.
    let function: FunctionID?
    let tree: Int32
    let node: Int32
  }

  let trees: [CodeTree]
  private let numbers: [String: Int32]
  /// The functions of each tree other than closures and those inside of functions, by where they begin.
  private let starts: [[(offset: UInt32, function: Int32)]]
  private let functions: [SourceLocation: FunctionID]
  /// The texts of each name, and the nodes that are a text's.
  private let texts: [String: [(tree: Int32, text: Int32)]]
  private let nodes: [[Int32: [Int32]]]
  private let namesByFunction: [String: [FunctionID]]

  init(_ trees: [CodeTree]) {
    self.trees = trees
    var starts: [[(offset: UInt32, function: Int32)]] = []
    var functions: [SourceLocation: FunctionID] = [:]
    var texts: [String: [(tree: Int32, text: Int32)]] = [:]
    var nodes: [[Int32: [Int32]]] = []
    var named: [String: [FunctionID]] = [:]
    for (number, tree) in trees.enumerated() {
      let outer = tree.outerFunctions
      starts.append(outer.map { (tree.functions[Int($0)].offset, $0) }.sorted { $0 < $1 })
      for index in outer {
        let (function, id) = (tree.functions[Int(index)], FunctionID(tree: Int32(number), index: index))
        // An accessor stands where its property does: the function of a place is the one that is called.
        let place = tree.location(at: function.offset)
        if functions[place] == nil || function.kind == .function { functions[place] = id }
        if function.kind == .function { named[function.name, default: []].append(id) }
      }
      for (index, text) in tree.texts.enumerated() {
        texts[text, default: []].append((Int32(number), Int32(index)))
      }
      var found: [Int32: [Int32]] = [:]
      for (index, node) in tree.nodes.enumerated() {
        guard let text = node.naming else { continue }
        found[text, default: []].append(Int32(index))
      }
      nodes.append(found)
    }
    self.starts = starts
    self.functions = functions
    self.texts = texts
    self.nodes = nodes
    namesByFunction = named
    numbers = Dictionary(
      trees.enumerated().map { ($0.element.path, Int32($0.offset)) }, uniquingKeysWith: { first, _ in first })
  }

  func tree(of one: FunctionID) -> CodeTree { trees[Int(one.tree)] }
  func function(_ one: FunctionID) -> TreeFunction { trees[Int(one.tree)].functions[Int(one.index)] }

  /// The function whose name stands at a place.
  func function(at place: SourceLocation) -> FunctionID? { functions[place] }

  /// The functions with a body that are called so.
  func functions(named name: String) -> [FunctionID] {
    (namesByFunction[name] ?? []).filter { function($0).hasBody }
  }

  /// Whether a protocol of the app's asks for a function of a name.
  func isRequirement(_ name: String) -> Bool {
    (namesByFunction[name] ?? []).contains { one in
      let (tree, owner) = (tree(of: one), function(one).owner)
      return owner >= 0 && tree.types[Int(owner)].kind == .protocol
    }
  }

  /// The number of the tree of a file.
  func number(of file: String) -> Int32? { numbers[file] }

  /// Where something of a name is named: values, members, types and texts; of a text also where it begins a selector.
  func mentions(of name: String) -> [Mention] {
    ([name, "\(name):"].flatMap { texts[$0] ?? [] }).flatMap { tree, text in
      (nodes[Int(tree)][text] ?? []).map { Mention(function: function(around: $0, in: tree), tree: tree, node: $0) }
    }
  }

  /// The function that a node stands in.
  func function(around node: Int32, in tree: Int32) -> FunctionID? {
    let all = starts[Int(tree)]
    let offset = trees[Int(tree)].offsets[Int(node)]
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? FunctionID(tree: tree, index: all[low - 1].function) : nil
  }
}

extension TreeNode {
  /// The text that names something; nil for other nodes.
  fileprivate var naming: Int32? {
    switch kind {
    case .name, .namedType, .text: a
    case .member, .implicitMember, .memberType: b
    default: nil
    }
  }
}

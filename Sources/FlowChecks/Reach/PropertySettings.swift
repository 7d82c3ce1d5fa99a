import FlowModel

/// Who is given values for properties of some names, as far as the lines around tell the types of the objects that are
/// asked.
struct PropertySettings {
  /// The objects that properties of one name are set of.
  private struct Receivers {
    var types: [CodeType] = []
    /// Whether some may be of any type.
    var areUnknown = false
  }

  private let index: CodeIndex
  private var receivers: [String: Receivers] = [:]

  /// Looks through all files once.
  init(_ names: Set<String>, _ code: AppCode, _ source: TreeSource) {
    index = CodeIndex(code, source.trees(Set(code.facts.files.map(\.path))))
    for (number, tree) in index.trees.enumerated() where !names.isDisjoint(with: tree.texts) {
      for name in tree.keys(among: names) { receivers[name, default: Receivers()].areUnknown = true }
      for function in tree.functions(settingAnyOf: names) {
        var types = ValueTypes(index, FunctionID(tree: Int32(number), index: function))
        types.walk(tree.functions[Int(function)].body, in: function) { types, node, function in
          for target in tree.targets(of: tree.nodes[Int(node)]) {
            guard let name = tree.propertyName(target), names.contains(name) else { continue }
            switch types.owner(ofSet: target, in: function) {
            case .app(let type): receivers[name, default: Receivers()].types.append(type)
            case .unknown: receivers[name, default: Receivers()].areUnknown = true
            case .others: break
            }
          }
        }
      }
    }
  }

  /// Whether some code may set a property of a name of the objects of a class.
  func maySet(_ name: String, of owner: CodeType) -> Bool {
    guard let known = receivers[name] else { return false }
    return known.areUnknown || known.types.contains { $0.kind != .class || index.code.areRelated($0, owner) }
  }
}

extension CodeTree {
  /// What a node gives a value other than nil.
  fileprivate func targets(of node: TreeNode) -> [Int32] {
    switch node.kind {
    case .assignment where nodes[Int(node.b)].kind == .nothing: []
    case .assignment, .compoundAssignment, .inout:
      nodes[Int(node.a)].kind == .tuple ? nodesInside(nodes[Int(node.a)]).map(unwrapped) : [unwrapped(node.a)]
    default: []
    }
  }

  /// The functions, accessors and values, other than those inside of others, that may set a property of some names.
  fileprivate func functions(settingAnyOf names: Set<String>) -> [Int32] {
    let setting = nodes.indices.filter { index in
      targets(of: nodes[index]).contains { propertyName($0).map(names.contains) == true }
    }
    return Set(setting.compactMap { function(around: Int32($0)) }).sorted().filter { functions[Int($0)].body >= 0 }
  }

  /// Of names, those that are texts or stand in key paths, so that they may be set by these.
  fileprivate func keys(among names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for node in nodes {
      switch node.kind {
      case .text: if names.contains(texts[Int(node.a)]) { found.insert(texts[Int(node.a)]) }
      case .keyPath:
        for (place, part) in list(node.b).enumerated() where place % 2 == 1 && texts.indices.contains(Int(part)) {
          if names.contains(texts[Int(part)]) { found.insert(texts[Int(part)]) }
        }
      default: continue
      }
    }
    return found
  }
}

import FlowModel

/// The branches for lists without elements, of which the class's own lists have some from the start, and keep them.
struct FullLists {
  let code: AppCode
  let source: TreeSource

  /// What runs of a file only where such a list is empty, with its name.
  func nodes(in tree: CodeTree) -> [(node: Int32, name: String)] {
    guard tree.texts.contains("count") || tree.texts.contains("isEmpty") else { return [] }
    var known: [String: Bool] = [:]
    return tree.neverRun { condition in
      tree.holds(condition) { single -> (always: Bool, reason: String)? in
        guard let (name, isEmpty) = tree.askedForEmpty(single) else { return nil }
        let isFull = known[name] ?? isNeverEmpty(name)
        known[name] = isFull
        return isFull ? (always: !isEmpty, reason: name) : nil
      }
    }.map { (node: $0.node, name: $0.reason) }
  }

  /// Whether all properties of a name are lists of screens and views, which nobody decodes, that are written with
  /// elements, and nothing changes them.
  private func isNeverEmpty(_ name: String) -> Bool {
    guard !code.facts.objectiveCMentions.contains(name) else { return false }
    var isThere = false
    for tree in source.trees(source.mentioning([name])) {
      for one in tree.properties where one.name == name {
        guard one.attributes.isEmpty, one.getter < 0, one.initialValue >= 0,
          one.type < 0 || tree.nodes[Int(one.type)].kind == .arrayType,
          case let value = tree.nodes[Int(tree.functions[Int(one.initialValue)].body)], value.kind == .array,
          !tree.list(value.a).isEmpty,
          let owner = tree.fullName(ofType: one.owner).flatMap({ code.type($0, near: tree.path) }),
          ["UIViewController", "UIView"].contains(where: { code.isKind(owner, of: $0) == true })
        else { return false }
        isThere = true
      }
      guard tree.fillings(of: name, byKey: true).isEmpty else { return false }
    }
    return isThere
  }
}

extension CodeTree {
  /// The list of the object's own that a condition asks whether it is empty, or whether it is not.
  fileprivate func askedForEmpty(_ condition: Int32) -> (name: String, isEmpty: Bool)? {
    let node = nodes[Int(condition)]
    switch node.kind {
    case .member where texts[Int(node.b)] == "isEmpty": return ownList(node.a).map { ($0, true) }
    case .binary:
      let count = nodes[Int(node.a)]
      let number = nodes[Int(node.b)]
      guard count.kind == .member, texts[Int(count.b)] == "count", number.kind == .integer,
        let isEmpty = Self.emptyCounts[texts[Int(node.c)] + " \(integers[Int(number.a)])"]
      else { return nil }
      return ownList(count.a).map { ($0, isEmpty) }
    default: return nil
    }
  }

  /// The comparisons of a count that hold only for a list without elements, and those that hold for all others.
  private static let emptyCounts = [
    "== 0": true, "<= 0": true, "< 1": true, "!= 0": false, "> 0": false, ">= 1": false,
  ]

  /// The name of a property of the object itself.
  private func ownList(_ list: Int32) -> String? {
    let node = nodes[Int(list)]
    if node.kind == .name { return texts[Int(node.a)] }
    guard node.kind == .member, case let base = nodes[Int(node.a)], base.kind == .local, base.a == 0 else { return nil }
    return texts[Int(node.b)]
  }
}

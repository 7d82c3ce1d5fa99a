import FlowInterfaceBuilder
import FlowModel

/// The branches for another table or collection than those that a class serves: `else` of `tableView == list`, where
/// `list` is the only one that has it for its data source or delegate.
struct ServedViews {
  let app: CheckedApp
  let code: AppCode

  /// The outlets of those that are served, where a place is in a branch for other ones, or behind the branches of all.
  func only(at place: SourceLocation) -> [String]? {
    for tree in app.written.source.trees([place.file]) {
      if let index = tree.function(at: place),
        let names = only(of: index, in: tree, { tree.all(inside: $0).contains { tree.location(of: $0) == place } })
      {
        return names
      }
    }
    return nil
  }

  private func only(of index: Int32, in tree: CodeTree, _ isAround: (Int32) -> Bool) -> [String]? {
    let function = tree.functions[Int(index)]
    guard Self.asking.contains(function.name), let asker = function.parameters.first, asker.label == nil,
      let owner = tree.fullName(ofType: function.owner).flatMap({ code.type($0, near: tree.path) }),
      owner.kind == .class
    else { return nil }
    let excluded = Set(tree.nodes.flatMap { tree.namesExcluded(by: $0, than: asker.slot, isAround) })
      .union(tree.namesAnswered(in: function.body, for: asker.slot, before: isAround))
    guard !excluded.isEmpty, case let served = served(by: owner, function), !served.isEmpty,
      served.isSubset(of: excluded)
    else { return nil }
    return served.sorted()
  }

  /// The views that ask their data source and delegate, by how they begin to; and what documents call them.
  private static let asking: Set<String> = ["tableView", "collectionView", "pickerView"]
  /// What data sources are asked, by the second label; delegates are asked all else.
  static let ofDataSources: Set<String> = [
    "cellForRowAt", "cellForRowAtIndexPath", "numberOfRowsInSection", "titleForHeaderInSection",
    "titleForFooterInSection", "canEditRowAt", "canMoveRowAt", "commit", "moveRowAt", "cellForItemAt",
    "cellForItemAtIndexPath", "numberOfItemsInSection", "viewForSupplementaryElementOfKind", "canMoveItemAt",
    "moveItemAt", "numberOfRowsInComponent",
  ]

  /// The names of the views that ask a class what a function answers; an empty one for those without a name.
  private func served(by owner: CodeType, _ function: TreeFunction) -> Set<String> {
    let kind = function.name
    let isOfDataSource = function.parameters.dropFirst().first?.label.map(Self.ofDataSources.contains) == true
    let asking = isOfDataSource ? "dataSource" : "delegate"
    var names: Set<String> = []
    let family = code.family(of: owner)
    let classes = Set(family.map(\.shortName))
    for document in app.model.documents {
      for connection in document.connections where connection.kind == .outlet {
        guard connection.property == asking,
          connection.destination?.customClass.map(classes.contains) == true, let view = connection.source,
          view.elementName == kind
        else { continue }
        let outlets = document.connections.filter {
          $0.kind == .outlet && $0.destinationID == view.id && $0.source?.id == connection.destinationID
        }
        names.formUnion(outlets.isEmpty ? [""] : outlets.compactMap(\.property))
      }
      let isOwnView = document.root.descendants.contains {
        $0.name == kind + "Controller" && $0["customClass"].map(classes.contains) == true
      }
      if isOwnView { names.insert("") }
    }
    let files = Set((family + code.lineage(of: owner).classes).flatMap { $0.declarations.map(\.location.file) })
    let source = app.written.source
    for tree in source.trees(source.mentioning([asking])) {
      // Others may have the class serve a view of theirs.
      let isOwn = files.contains(tree.path)
      guard isOwn || !classes.isDisjoint(with: tree.texts) else { continue }
      names.formUnion(tree.served(by: asking, besidesSelf: !isOwn))
    }
    return names
  }
}

extension CodeTree {
  /// The names of views for which a place is not: in the branch for any other one of an `if`, `guard` or `switch`.
  fileprivate func namesExcluded(by node: TreeNode, than slot: Int32, _ isAround: (Int32) -> Bool) -> [String] {
    switch node.kind {
    case .if, .guard:
      let other = node.kind == .if ? node.c : node.b
      guard let name = nameCompared(by: node, with: slot), other >= 0, isAround(other) else { return [] }
      return [name]
    case .switch:
      guard isLocal(node.a, slot) else { return [] }
      let cases = list(node.b).map { nodes[Int($0)] }
      guard let other = cases.first(where: { $0.flag == 1 }), isAround(other.b) else { return [] }
      return cases.compactMap { one in
        let patterns = Array(list(one.a))
        guard patterns.count == 2, patterns[1] < 0, case let pattern = nodes[Int(patterns[0])],
          pattern.kind == .expressionPattern
        else { return nil }
        return memberName(pattern.a)
      }
    default: return []
    }
  }

  /// The names of views whose branches in a body end it before a place is come to.
  fileprivate func namesAnswered(in body: Int32, for slot: Int32, before isAround: (Int32) -> Bool) -> [String] {
    guard body >= 0, nodes[Int(body)].kind == .block else { return [] }
    var names: [String] = []
    for statement in list(nodes[Int(body)].a) {
      if isAround(statement) { return names }
      names += namesAnswered(by: nodes[Int(statement)], for: slot)
      var next = statement
      while next >= 0, nodes[Int(next)].kind == .if, let name = nameCompared(by: nodes[Int(next)], with: slot),
        endsBody(nodes[Int(next)].b)
      {
        names.append(name)
        next = nodes[Int(next)].c
      }
    }
    return []
  }

  /// Those of the cases of a `switch` over the view that end the body.
  private func namesAnswered(by node: TreeNode, for slot: Int32) -> [String] {
    guard node.kind == .switch, isLocal(node.a, slot) else { return [] }
    return list(node.b).map { nodes[Int($0)] }.filter { endsBody($0.b) }.flatMap { one -> [String] in
      let patterns = Array(list(one.a))
      let names = stride(from: 0, to: patterns.count - 1, by: 2).map { place -> String? in
        let pattern = nodes[Int(patterns[place])]
        return patterns[place + 1] < 0 && pattern.kind == .expressionPattern ? memberName(pattern.a) : nil
      }
      return names.compactMap(\.self)
    }
  }

  /// Whether a block leaves the function at its end.
  private func endsBody(_ block: Int32) -> Bool {
    let statements = list(nodes[Int(block)].a)
    guard let last = statements.last else { return false }
    return [.return, .throw].contains(nodes[Int(last)].kind)
  }

  /// The name of the view that the one condition of an `if` or `guard` asks for.
  private func nameCompared(by node: TreeNode, with slot: Int32) -> String? {
    let conditions = Array(list(node.a))
    return conditions.count == 1 ? nameCompared(nodes[Int(conditions[0])], with: slot) : nil
  }

  /// What may stand for an object that is there already.
  private static let references: Set<TreeNode.Kind> = [
    .local, .boxed, .captured, .name, .member, .upcast, .optionalCast, .forcedCast,
  ]

  private func nameCompared(_ node: TreeNode, with slot: Int32) -> String? {
    guard node.kind == .binary, ["==", "==="].contains(texts[Int(node.c)]) else { return nil }
    if isLocal(node.a, slot) { return memberName(node.b) }
    return isLocal(node.b, slot) ? memberName(node.a) : nil
  }

  private func isLocal(_ node: Int32, _ slot: Int32) -> Bool {
    [.local, .boxed].contains(nodes[Int(node)].kind) && nodes[Int(node)].a == slot
  }

  /// The name of a member of the object itself: `list`, `self.list`.
  private func memberName(_ index: Int32) -> String? {
    let node = nodes[Int(unwrapped(index))]
    if node.kind == .name { return texts[Int(node.a)] }
    guard node.kind == .member, isLocal(node.a, 0) else { return nil }
    return texts[Int(node.b)]
  }

  /// What is given an object for one of its properties: the names of members, an empty one for all else.
  ///
  /// - Parameter besidesSelf: whether that which code gives itself counts for nothing.
  fileprivate func served(by property: String, besidesSelf: Bool) -> Set<String> {
    var names: Set<String> = []
    for node in nodes where node.kind == .assignment {
      let target = nodes[Int(unwrapped(node.a))]
      guard target.kind == .member, texts[Int(target.b)] == property,
        Self.references.contains(nodes[Int(unwrapped(node.b))].kind), !besidesSelf || !isLocal(node.b, 0)
      else { continue }
      names.insert(memberName(target.a) ?? "")
    }
    return names
  }
}

import FlowInterfaceBuilder
import FlowModel

/// The branches for another table or collection than the one that a class serves: `else` of `tableView == list`, where
/// `list` is the only one that has it for its data source or delegate.
struct ServedViews {
  let app: CheckedApp
  let code: AppCode

  /// The outlet of the one that is served, where a place is in a branch for another one.
  func only(at place: SourceLocation) -> String? {
    for tree in app.written.source.trees([place.file]) {
      if let index = tree.function(at: place),
        let name = only(of: index, in: tree, { tree.all(inside: $0).contains { tree.location(of: $0) == place } })
      {
        return name
      }
    }
    return nil
  }

  private func only(of index: Int32, in tree: CodeTree, _ isAround: (Int32) -> Bool) -> String? {
    let function = tree.functions[Int(index)]
    guard Self.asking.contains(function.name), let asker = function.parameters.first, asker.label == nil,
      let owner = tree.fullName(ofType: function.owner).flatMap({ code.type($0, near: tree.path) }),
      owner.kind == .class
    else { return nil }
    for node in tree.nodes {
      guard let (name, other) = tree.branchForOthers(node, than: asker.slot), other >= 0, isAround(other),
        served(by: owner, function) == [name]
      else { continue }
      return name
    }
    return nil
  }

  /// The views that ask their data source and delegate, by how they begin to; and what documents call them.
  private static let asking: Set<String> = ["tableView", "collectionView", "pickerView"]
  /// What data sources are asked, by the second label; delegates are asked all else.
  private static let ofDataSources: Set<String> = [
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
  /// The block of a branch that is for any other view than one of a name; of `if`, `guard` and `switch`.
  fileprivate func branchForOthers(_ node: TreeNode, than slot: Int32) -> (name: String, block: Int32)? {
    switch node.kind {
    case .if, .guard:
      let conditions = Array(list(node.a))
      guard conditions.count == 1, let name = nameCompared(nodes[Int(conditions[0])], with: slot) else { return nil }
      return (name, node.kind == .if ? node.c : node.b)
    case .switch:
      guard isLocal(node.a, slot) else { return nil }
      let cases = list(node.b).map { nodes[Int($0)] }
      guard cases.count == 2, let other = cases.first(where: { $0.flag == 1 }),
        let one = cases.first(where: { $0.flag == 0 }), case let patterns = Array(list(one.a)), patterns.count == 2,
        case let pattern = nodes[Int(patterns[0])], pattern.kind == .expressionPattern, let name = memberName(pattern.a)
      else { return nil }
      return (name, other.b)
    default: return nil
    }
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

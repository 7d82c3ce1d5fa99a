import FlowModel

/// The lists of rows that are empty when a table or collection asks for them, and filled only later, behind which nothing
/// has the table ask anew: by closures, or by what the controls of the same screen send.
///
/// - UIKit: `reloadData()`: a table asks its data source when it is first shown, and then only when it is told to.
struct LateLists {
  let code: AppCode
  let index: CodeIndex

  /// Whether a function of a class gives the count of such a list.
  func counts(_ one: FunctionID, of owner: CodeType) -> Bool {
    let tree = index.tree(of: one)
    guard let result = tree.onlyResult(of: one.index), case let count = tree.nodes[Int(result)], count.kind == .member,
      tree.texts[Int(count.b)] == "count", case let list = tree.unwrapped(count.a), let name = tree.propertyName(list),
      isOwn(list, in: tree), case let lists = index.properties[name] ?? [], !lists.isEmpty,
      lists.allSatisfy(isEmptyAtFirst), !code.facts.objectiveCMentions.contains(name)
    else { return false }
    let files = Set(lists.map { index.trees[Int($0.tree)].path })
    let areFilledLater = index.trees.allSatisfy { tree in
      let fillings = tree.fillings(of: name, byKey: true)
      return fillings.isEmpty
        || files.contains(tree.path) && tree.later.union(touched(in: tree, owner)).isSuperset(of: fillings)
    }
    return areFilledLater && !asksAnew(owner)
  }

  /// What of a file runs where a control of a class's screen is touched, and at no other time.
  private func touched(in tree: CodeTree, _ owner: CodeType) -> Set<Int32> {
    tree.functions.filter { one in
      one.attributes.contains("IBAction") && one.hasBody && tree.fullName(ofType: one.owner) == owner.name
        && !index.trees.contains { $0.uses(one.name) }
    }.reduce(into: []) { $0.formUnion(tree.all(inside: $1.body)) }
  }

  /// Whether a list is a property of the object itself, or of one that it makes for itself.
  private func isOwn(_ list: Int32, in tree: CodeTree) -> Bool {
    let node = tree.nodes[Int(list)]
    guard node.kind == .member else { return node.kind == .name }
    let base = tree.nodes[Int(tree.unwrapped(node.a))]
    if base.kind == .local { return base.a == 0 }
    guard let name = tree.propertyName(tree.unwrapped(node.a)) else { return false }
    let holders = index.properties[name] ?? []
    return !holders.isEmpty
      && holders.allSatisfy { one in
        let tree = index.trees[Int(one.tree)]
        let property = tree.properties[Int(one.index)]
        guard property.owner >= 0, property.flags.isDisjoint(with: [.isStatic, .isClassMember]),
          property.initialValue >= 0,
          case let value = tree.nodes[Int(tree.functions[Int(property.initialValue)].body)], value.kind == .call
        else { return false }
        let called = tree.nodes[Int(value.a)]
        return tree.list(value.b).isEmpty && called.kind == .name
          && tree.texts[Int(called.a)].first?.isUppercase == true
      }
  }

  private func isEmptyAtFirst(_ one: (tree: Int32, index: Int32)) -> Bool {
    let tree = index.trees[Int(one.tree)]
    let property = tree.properties[Int(one.index)]
    return property.owner >= 0 && property.attributes.isEmpty && property.getter < 0 && property.didSet < 0
      && property.flags.isDisjoint(with: [.isStatic, .isClassMember]) && property.initialValue >= 0
      && tree.isEmptyList(tree.functions[Int(property.initialValue)].body)
  }

  /// Whether code that knows a class may have a list ask anew, or shows one only later.
  private func asksAnew(_ owner: CodeType) -> Bool {
    let classes = code.lineage(of: owner).classes + code.family(of: owner)
    let files = Set(classes.flatMap { $0.declarations.map(\.location.file) })
    let names = Set(classes.map(\.shortName))
    return index.trees.contains { tree in
      guard files.contains(tree.path) || !names.isDisjoint(with: tree.texts) else { return false }
      return tree.texts.contains { text in Self.asking.contains(where: text.lowercased().contains) }
        || tree.later.union(touched(in: tree, owner)).contains {
          tree.propertyName($0).map(Self.showing.contains) == true
        }
    }
  }

  /// What is in the names of that which has a list ask its data source.
  private static let asking = [
    "reload", "insertrows", "insertitems", "insertsections", "beginupdates", "batchupdates", "apply", "refresh",
    "update",
  ]
  /// What shows a list, or gives it its data source.
  private static let showing: Set<String> = [
    "dataSource", "addSubview", "isHidden", "hidden", "present", "show", "pushViewController", "view",
  ]
}

extension CodeTree {
  /// Whether anything in a file has a name, as what it calls.
  fileprivate func uses(_ name: String) -> Bool {
    let numbers = numbers(of: name)
    return !numbers.isEmpty
      && nodes.contains { node in
        switch node.kind {
        case .name: numbers.contains(node.a)
        case .member, .implicitMember: numbers.contains(node.b)
        default: false
        }
      }
  }

  /// What runs in closures that others may call later.
  fileprivate var later: Set<Int32> {
    var atOnce: Set<Int32> = []
    for node in nodes where node.kind == .call {
      let called = nodes[Int(node.a)]
      if called.kind == .closure { atOnce.insert(node.a) }
      if called.kind == .member, Self.callingAtOnce.contains(texts[Int(called.b)]) {
        atOnce.formUnion(arguments(of: node).map(\.value))
      }
    }
    return nodes.indices.map(Int32.init).filter { nodes[Int($0)].kind == .closure && !atOnce.contains($0) }
      .reduce(into: []) { $0.formUnion(all(inside: functions[Int(nodes[Int($1)].a)].body)) }
  }

  /// The methods that call a closure before they return.
  private static let callingAtOnce: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "sort", "first", "contains", "sync",
    "performAndWait", "enumerateObjects", "withUnsafeBytes", "reversed", "removeAll", "allSatisfy",
  ]
}

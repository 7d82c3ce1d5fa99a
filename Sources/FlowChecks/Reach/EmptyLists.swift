import FlowModel

/// What data sources and delegates are asked of rows, where the class says itself that there are none.
struct EmptyLists {
  let code: AppCode
  let index: CodeIndex

  /// What a data source is asked for how many there are, by the kind of list.
  private static let counting = ["tableView": "numberOfRowsInSection", "collectionView": "numberOfItemsInSection"]
  /// What is in the names of that which is asked of a row.
  private static let ofRows = ["RowAt", "ItemAt", "IndexPath"]

  /// Whether a function is what an object is asked of a row, and it says itself that there are none.
  func neverAsks(_ one: FunctionID, on owner: CodeType) -> Bool {
    let function = index.function(one)
    guard let counting = Self.counting[function.name], let label = function.parameters.last?.label,
      Self.ofRows.contains(where: label.contains)
    else { return false }
    if let sections = sections(of: owner), isNothing(sections) { return true }
    guard let count = count(of: owner, counting) else { return false }
    return isNothing(count) || LateLists(code: code, index: index).counts(count, of: owner)
  }

  private func count(of owner: CodeType, _ label: String) -> FunctionID? {
    only(of: owner) { $0.parameters.dropFirst().first?.label == label }
  }

  /// What a table or collection is asked for how many sections there are.
  private func sections(of owner: CodeType) -> FunctionID? {
    only(of: owner) { $0.name.hasPrefix("numberOfSections") && $0.parameters.count == 1 }
  }

  /// The one function of a kind that objects of a type have.
  private func only(of owner: CodeType, _ isMeant: (TreeFunction) -> Bool) -> FunctionID? {
    for type in owner.kind == .class ? code.lineage(of: owner).classes : [owner] {
      let found = (index.members[type.id] ?? []).filter { isMeant(index.function($0)) }
      if let first = found.first { return found.count == 1 ? first : nil }
    }
    return nil
  }

  /// Whether a function does nothing but return 0, or stops the app as it counts what is nil.
  private func isNothing(_ one: FunctionID) -> Bool {
    let tree = index.tree(of: one)
    guard var value = tree.onlyResult(of: one.index).map({ tree.nodes[Int($0)] }) else { return false }
    // `items?.count ?? 0`
    if value.kind == .coalesce, tree.isZero(value.b) { value = tree.nodes[Int(tree.unwrapped(value.a))] }
    if value.kind == .integer { return tree.integers[Int(value.a)] == 0 }
    // `items.count`
    guard value.kind == .member, tree.texts[Int(value.b)] == "count",
      let name = tree.propertyName(tree.unwrapped(value.a))
    else { return false }
    return isNeverFilled(name) || isNeverThere(name)
  }

  /// Whether the lists that properties of a name hold are empty at first, and nothing changes them.
  private func isNeverFilled(_ name: String) -> Bool {
    areAll(name) { tree, property in
      property.initialValue >= 0 && tree.isEmptyList(tree.functions[Int(property.initialValue)].body)
    } && !index.trees.contains { $0.mayFill(name, byKey: isByKey(name)) }
  }

  /// Whether the lists that properties of a name may hold are nil at first, and nothing gives them others: those of
  /// screens and views, which nobody decodes.
  private func isNeverThere(_ name: String) -> Bool {
    areAll(name) { tree, property in
      property.initialValue < 0 && property.type >= 0 && tree.nodes[Int(property.type)].kind == .optionalType
    }
      && (index.properties[name] ?? []).allSatisfy { one in
        index.owner(of: one).map { owner in
          owner.kind == .class
            && ["UIViewController", "UIView"].contains { code.isKind(owner, of: $0) == true }
        } == true
      } && !index.trees.contains { !$0.fillings(of: name, byKey: isByKey(name), isNil: true).isEmpty }
  }

  /// Whether all properties of a name store what they are given, and hold at first what is meant.
  private func areAll(_ name: String, _ isMeant: (CodeTree, TreeProperty) -> Bool) -> Bool {
    let own = index.properties[name] ?? []
    return !own.isEmpty && !code.facts.objectiveCMentions.contains(name)
      && own.allSatisfy { one in
        let tree = index.trees[Int(one.tree)]
        let property = tree.properties[Int(one.index)]
        return property.attributes.isEmpty && property.getter < 0 && isMeant(tree, property)
      }
  }

  /// Whether key-value coding may set properties of a name.
  private func isByKey(_ name: String) -> Bool { (index.properties[name] ?? []).contains { isKey(in: $0.tree) } }

  /// Whether key-value coding may set the properties of a file: not in Swift 4 or later where nothing says `@objc`.
  private func isKey(in tree: Int32) -> Bool {
    code.showsMembersToObjectiveC(index.trees[Int(tree)].path) != false
      || code.types.contains(where: \.hasObjectiveCMembers)
  }
}

extension CodeTree {
  /// What a function gives that does no more than to give it.
  func onlyResult(of function: Int32) -> Int32? {
    let body = functions[Int(function)].body
    guard body >= 0, nodes[Int(body)].kind == .block, case let statements = Array(list(nodes[Int(body)].a)),
      statements.count == 1
    else { return nil }
    let value = nodes[Int(statements[0])]
    return value.kind == .return && value.a >= 0 ? value.a : statements[0]
  }

  /// The name of a property of the object itself, or of another.
  func propertyName(_ index: Int32) -> String? {
    let node = nodes[Int(index)]
    switch node.kind {
    case .name: return texts[Int(node.a)]
    case .member: return texts[Int(node.b)]
    default: return nil
    }
  }

  /// Whether a value is written as an empty list: `[]`, `[Item]()`.
  func isEmptyList(_ index: Int32) -> Bool {
    let node = nodes[Int(index)]
    switch node.kind {
    case .array: return list(node.a).isEmpty
    case .call:
      let called = nodes[Int(node.a)].kind
      return list(node.b).isEmpty && called == .typeExpression
    default: return false
    }
  }

  /// Whether a file does more with a list of a name than to read it; a text of its name may be its key.
  fileprivate func mayFill(_ name: String, byKey: Bool) -> Bool { !fillings(of: name, byKey: byKey).isEmpty }

  fileprivate func isZero(_ index: Int32) -> Bool {
    let node = nodes[Int(index)]
    return node.kind == .integer && integers[Int(node.a)] == 0
  }

  /// Where it does.
  ///
  /// - Parameter isNil: whether there is no list yet, which nothing fills that it is asked for.
  func fillings(of name: String, byKey: Bool, isNil: Bool = false) -> [Int32] {
    let numbers = numbers(of: name)
    guard !numbers.isEmpty else { return [] }
    func isMeant(_ node: Int32) -> Bool { propertyName(unwrapped(node)) == name }
    return nodes.indices.map(Int32.init).filter { index in
      let node = nodes[Int(index)]
      return switch node.kind {
      case .assignment, .compoundAssignment, .inout: isMeant(node.a) || all(inside: node.a).contains(where: isMeant)
      case .member: !isNil && isMeant(node.a) && !Self.reading.contains(texts[Int(node.b)])
      case .text: byKey && numbers.contains(node.a)
      case .keyPath: list(node.b).contains(where: numbers.contains)
      default: false
      }
    }
  }

  /// What a list is asked without a change of it.
  private static let reading: Set<String> = [
    "count", "isEmpty", "first", "last", "indices", "map", "filter", "forEach", "contains", "enumerated", "sorted",
    "reversed", "index", "firstIndex", "joined", "compactMap", "reduce", "endIndex", "startIndex",
  ]
}

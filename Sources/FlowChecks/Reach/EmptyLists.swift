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
      Self.ofRows.contains(where: label.contains), let count = count(of: owner, counting)
    else { return false }
    return isNothing(count)
  }

  private func count(of owner: CodeType, _ label: String) -> FunctionID? {
    for type in owner.kind == .class ? code.lineage(of: owner).classes : [owner] {
      let found = (index.members[type.id] ?? []).filter { one in
        index.function(one).parameters.dropFirst().first?.label == label
      }
      if let first = found.first { return found.count == 1 ? first : nil }
    }
    return nil
  }

  /// Whether a function does nothing but return 0.
  private func isNothing(_ one: FunctionID) -> Bool {
    let tree = index.tree(of: one)
    let body = index.function(one).body
    guard body >= 0, tree.nodes[Int(body)].kind == .block,
      case let statements = Array(tree.list(tree.nodes[Int(body)].a)), statements.count == 1
    else { return false }
    var value = tree.nodes[Int(statements[0])]
    if value.kind == .return, value.a >= 0 { value = tree.nodes[Int(value.a)] }
    return value.kind == .integer && tree.integers[Int(value.a)] == 0
  }
}

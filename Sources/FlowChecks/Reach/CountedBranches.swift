import FlowModel

/// The branches for sections and rows that a list does not have: its class says itself how many there are.
struct CountedBranches {
  let code: AppCode
  let source: TreeSource

  /// What counts the sections, or the rows of each, of a list.
  fileprivate enum Part { case sections, rows }

  /// What runs of a file only for a section or row that no list has, with why.
  func nodes(in tree: CodeTree) -> [(node: Int32, reason: String)] {
    tree.functions.filter { Self.asking.contains($0.name) && $0.kind == .function && $0.owner >= 0 && $0.hasBody }
      .flatMap { function in
        [Part.sections, .rows].flatMap { part -> [(node: Int32, reason: String)] in
          let (branches, conditions) = tree.branches(of: function.body) { tree.isNumber($0, of: part, in: function) }
          guard !branches.isEmpty || !conditions.isEmpty, let count = count(of: part, function, in: tree) else {
            return []
          }
          let reason = "There are only \(count) \(part)"
          return branches.flatMap { $0.dead(count) }.map { ($0, reason) }
            + tree.neverRun { conditions[$0]?.holds(count).map { (always: $0, reason: reason) } }
        }
      }
  }

  /// The views that ask their data source and delegate, by how they begin to.
  private static let asking: Set<String> = ["tableView", "collectionView"]

  /// How many the class of a function says that there are, whatever is asked; nil where it says nothing certain.
  private func count(of part: Part, _ function: TreeFunction, in tree: CodeTree) -> Int64? {
    guard let owner = tree.fullName(ofType: function.owner).flatMap({ code.type($0, near: tree.path) }),
      owner.kind == .class,
      code.family(of: owner).allSatisfy({ one in one === owner || !one.functions.contains { isCount($0, part) } })
    else { return nil }
    for one in code.lineage(of: owner).classes where one.functions.contains(where: { isCount($0, part) }) {
      let counts = one.functions.filter { isCount($0, part) }
      guard counts.count == 1, let place = counts.first?.location else { return nil }
      return source.trees([place.file]).lazy.compactMap { tree in
        tree.function(at: place).flatMap { tree.onlyResult(of: $0) }.flatMap {
          tree.integer($0) ?? listed($0, in: tree)
        }
      }.first
    }
    return nil
  }

  /// How many elements a list has whose count is given: a property that is written with them, which nothing changes.
  private func listed(_ count: Int32, in tree: CodeTree) -> Int64? {
    let node = tree.nodes[Int(count)]
    guard node.kind == .member, tree.texts[Int(node.b)] == "count",
      let name = tree.propertyName(tree.unwrapped(node.a)),
      !code.facts.objectiveCMentions.contains(name)
    else { return nil }
    var counts: Set<Int64> = []
    for other in source.trees(source.mentioning([name])) {
      for one in other.properties where one.name == name {
        guard one.attributes.isEmpty, one.getter < 0, one.initialValue >= 0,
          case let value = other.nodes[Int(other.functions[Int(one.initialValue)].body)], value.kind == .array
        else { return nil }
        counts.insert(Int64(other.list(value.a).count))
      }
      guard other.fillings(of: name, byKey: true).isEmpty else { return nil }
    }
    return counts.count == 1 ? counts.first : nil
  }

  private func isCount(_ function: CodeFunction, _ part: Part) -> Bool {
    switch part {
    case .sections: function.name.hasPrefix("numberOfSections") && function.parameters.count == 1
    case .rows:
      Self.asking.contains(function.name)
        && ["numberOfRowsInSection", "numberOfItemsInSection"].contains(function.parameters.dropFirst().first?.label)
    }
  }

  /// The branches of one `switch`, or of `if … else if … else`, for numbers of sections or rows.
  fileprivate struct Branches {
    /// The blocks for some numbers alone.
    var blocks: [(numbers: Set<Int64>, block: Int32)] = []
    /// The block for all others; -1 for none.
    var other: Int32 = -1

    /// Those that nothing comes to where there are so many.
    func dead(_ count: Int64) -> [Int32] {
      let all = blocks.reduce(into: Set<Int64>()) { $0.formUnion($1.numbers) }
      let never = blocks.filter { $0.numbers.allSatisfy { $0 < 0 || $0 >= count } }.map(\.block)
      guard other >= 0, count >= 0, count <= Int64(all.count), (0..<count).allSatisfy(all.contains) else {
        return never
      }
      return never + [other]
    }
  }

  /// A comparison with a number.
  fileprivate struct Comparison {
    let number: Int64
    let isEqual: Bool

    /// Whether it holds where there are so many; nil where it may or may not.
    func holds(_ count: Int64) -> Bool? {
      if number < 0 || number >= count { return !isEqual }
      return count == 1 ? isEqual : nil
    }
  }
}

extension CodeTree {
  /// The branches for numbers in a body, closures left out, and the comparisons with numbers.
  fileprivate func branches(
    of body: Int32, _ isNumber: (Int32) -> Bool
  ) -> (branches: [CountedBranches.Branches], comparisons: [Int32: CountedBranches.Comparison]) {
    var branches: [CountedBranches.Branches] = []
    var comparisons: [Int32: CountedBranches.Comparison] = [:]
    var waiting = [body]
    while let next = waiting.popLast() {
      let node = nodes[Int(next)]
      waiting += nodesInside(node).filter { $0 >= 0 }
      switch node.kind {
      case .switch where isNumber(node.a): branches.append(cases(of: node))
      case .if: if let chain = chain(from: node, isNumber) { branches.append(chain) }
      case .binary: if let one = comparison(node, isNumber) { comparisons[next] = one }
      default: continue
      }
    }
    return (branches, comparisons)
  }

  private func cases(of node: TreeNode) -> CountedBranches.Branches {
    var found = CountedBranches.Branches()
    for one in list(node.b).map({ nodes[Int($0)] }) {
      if one.flag != 0 {
        found.other = one.b
        continue
      }
      let patterns = Array(list(one.a))
      let numbers = stride(from: 0, to: patterns.count - 1, by: 2).map { index -> Int64? in
        let pattern = nodes[Int(patterns[index])]
        return patterns[index + 1] < 0 && pattern.kind == .expressionPattern ? integer(pattern.a) : nil
      }
      // What is matched otherwise may be for any.
      if numbers.contains(nil) || numbers.isEmpty { continue }
      found.blocks.append((Set(numbers.compactMap(\.self)), one.b))
    }
    return found
  }

  /// `if section == 0 { … } else if section == 1 { … } else { … }`.
  private func chain(from node: TreeNode, _ isNumber: (Int32) -> Bool) -> CountedBranches.Branches? {
    var found = CountedBranches.Branches()
    var node = node
    while true {
      let conditions = Array(list(node.a))
      guard conditions.count == 1, let one = comparison(nodes[Int(conditions[0])], isNumber), one.isEqual else {
        return nil
      }
      found.blocks.append(([one.number], node.b))
      guard node.c >= 0 else { return found }
      guard nodes[Int(node.c)].kind == .if else {
        found.other = node.c
        return found
      }
      node = nodes[Int(node.c)]
    }
  }

  private func comparison(_ node: TreeNode, _ isNumber: (Int32) -> Bool) -> CountedBranches.Comparison? {
    guard node.kind == .binary, ["==", "!="].contains(texts[Int(node.c)]), isNumber(node.a),
      let number = integer(node.b)
    else { return nil }
    return .init(number: number, isEqual: texts[Int(node.c)] == "==")
  }

  /// Whether a node is the section or row that a function is asked about.
  fileprivate func isNumber(_ index: Int32, of part: Part, in function: TreeFunction) -> Bool {
    let node = nodes[Int(index)]
    if node.kind == .member, Self.members[part]?.contains(texts[Int(node.b)]) == true {
      return parameter(node.a, of: function).map { ["IndexPath", "NSIndexPath"].contains(nameOfType($0.type) ?? "") }
        ?? false
    }
    guard part == .sections, let one = parameter(index, of: function) else { return false }
    return one.label?.hasSuffix("InSection") == true || one.label?.hasSuffix("ForSection") == true
  }

  fileprivate typealias Part = CountedBranches.Part
  private static let members: [Part: Set<String>] = [.sections: ["section"], .rows: ["row", "item"]]

  private func parameter(_ index: Int32, of function: TreeFunction) -> TreeParameter? {
    let node = nodes[Int(index)]
    guard node.kind == .local || node.kind == .boxed else { return nil }
    return function.parameters.first { $0.slot == node.a }
  }

  fileprivate func integer(_ index: Int32) -> Int64? {
    let node = nodes[Int(index)]
    return node.kind == .integer ? Int64(clamping: integers[Int(node.a)]) : nil
  }
}

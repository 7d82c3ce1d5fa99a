import FlowModel

/// The code that is there for a local value that is nil, behind code that takes a member of that value, which nil does not
/// survive: `cell.title = …; if cell == nil { … }`.
struct UsedValues {
  /// What runs of a file only where such a value is nil.
  func nodes(in tree: CodeTree) -> [Int32] {
    let known = tree.nodes.filter { $0.kind == .block }.reduce(into: [:]) { known, block in
      known.merge(tree.comparisons(in: Array(tree.list(block.a)))) { one, _ in one }
    }
    guard !known.isEmpty else { return [] }
    return tree.neverRun { condition in
      tree.holds(condition) { single in known[single].map { (always: $0, reason: ()) } }
    }.map(\.node)
  }
}

extension CodeTree {
  /// Whether comparisons with nil hold that follow in a list of statements where a member of the value was taken.
  fileprivate func comparisons(in statements: [Int32]) -> [Int32: Bool] {
    var used: Set<Int32> = []
    var found: [Int32: Bool] = [:]
    for statement in statements {
      let node = nodes[Int(statement)]
      if !used.isEmpty, [.if, .guard].contains(node.kind) {
        for condition in list(node.a).flatMap(compared) {
          if let (slot, isEqual) = slotComparedWithNil(condition), used.contains(slot) { found[condition] = !isEqual }
        }
      }
      used.subtract(all(inside: statement).compactMap(slotChanged))
      if [.call, .assignment].contains(node.kind) { used.formUnion(certain(statement).compactMap(slotAsked)) }
    }
    return found
  }

  private func slotComparedWithNil(_ index: Int32) -> (slot: Int32, isEqual: Bool)? {
    let node = nodes[Int(index)]
    guard node.kind == .binary, ["==", "!="].contains(texts[Int(node.c)]), nodes[Int(node.b)].kind == .nothing else {
      return nil
    }
    return slot(node.a).map { ($0, texts[Int(node.c)] == "==") }
  }

  /// The local value that an assignment may change, or a call that is handed it to change.
  private func slotChanged(_ index: Int32) -> Int32? {
    let node = nodes[Int(index)]
    return [.assignment, .compoundAssignment, .inout].contains(node.kind) ? slot(node.a) : nil
  }

  /// A condition with those in it.
  private func compared(_ condition: Int32) -> [Int32] {
    let node = nodes[Int(condition)]
    switch node.kind {
    case .and, .or: return compared(node.a) + compared(node.b)
    case .prefix: return compared(node.a)
    default: return [condition]
    }
  }

  /// What of a statement runs whatever happens: not what is in a closure, in a chain with `?`, or on one side alone.
  private func certain(_ index: Int32) -> [Int32] {
    guard index >= 0 else { return [] }
    let node = nodes[Int(index)]
    switch node.kind {
    case .closure, .optionalChain, .localFunction, .localType, .ifExpression, .switchExpression: return []
    case .and, .or, .coalesce, .ternary: return certain(node.a)
    default: return [index] + nodesInside(node).flatMap(certain)
    }
  }

  /// The local value of which a member is taken without a `?`.
  private func slotAsked(_ index: Int32) -> Int32? {
    let node = nodes[Int(index)]
    return node.kind == .member ? slot(node.a) : nil
  }

  private func slot(_ index: Int32) -> Int32? {
    let node = nodes[Int(index)]
    return node.kind == .local && node.a > 0 ? node.a : nil
  }
}

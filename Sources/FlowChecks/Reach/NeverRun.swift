import FlowModel

extension CodeTree {
  /// What never runs of a file, where it is known of some conditions that they always or never hold, with why.
  ///
  /// - Parameter holds: whether a condition always holds, or never; nil where it may do both.
  func neverRun<Reason>(_ holds: (Int32) -> (always: Bool, reason: Reason)?) -> [(node: Int32, reason: Reason)] {
    var found: [(node: Int32, reason: Reason)] = []
    /// The statements that nothing comes past.
    var ends: [Int32: Reason] = [:]
    for (index, node) in nodes.enumerated() {
      switch node.kind {
      case .if:
        guard let one = all(node.a, holds) else { continue }
        found.append((one.always ? node.c : node.b, one.reason))
        if one.always, leaves(node.b) { ends[Int32(index)] = one.reason }
      case .guard:
        guard let one = all(node.a, holds) else { continue }
        if one.always { found.append((node.b, one.reason)) } else { ends[Int32(index)] = one.reason }
      case .ternary:
        guard let one = holds(node.a) else { continue }
        found.append((one.always ? node.c : node.b, one.reason))
      default: continue
      }
    }
    guard !ends.isEmpty else { return found.filter { $0.node >= 0 } }
    for node in nodes where node.kind == .block {
      let statements = Array(list(node.a))
      guard let end = statements.firstIndex(where: { ends[$0] != nil }), let reason = ends[statements[end]] else {
        continue
      }
      found += statements[(end + 1)...].map { ($0, reason) }
    }
    return found.filter { $0.node >= 0 }
  }

  /// Whether all conditions of a list always hold, or one of them never does.
  private func all<Reason>(
    _ conditions: Int32, _ holds: (Int32) -> (always: Bool, reason: Reason)?
  ) -> (always: Bool, reason: Reason)? {
    let known = list(conditions).map(holds)
    if let never = known.first(where: { $0?.always == false }) { return never }
    return known.contains { $0 == nil } ? nil : known.first ?? nil
  }

  /// Whether a block leaves what is around it at its end.
  private func leaves(_ block: Int32) -> Bool {
    guard let last = list(nodes[Int(block)].a).last else { return false }
    return [.return, .throw, .break, .continue].contains(nodes[Int(last)].kind)
  }

  /// Whether a condition always holds, or never, of `!x`, `x && y` and `x || y` too.
  ///
  /// - Parameter holds: the same of what has no condition inside.
  func holds<Reason>(
    _ condition: Int32, _ single: (Int32) -> (always: Bool, reason: Reason)?
  ) -> (always: Bool, reason: Reason)? {
    let node = nodes[Int(condition)]
    switch node.kind {
    case .prefix where texts[Int(node.c)] == "!":
      return holds(node.a, single).map { (!$0.always, $0.reason) }
    case .and, .or:
      let sides = [holds(node.a, single), holds(node.b, single)]
      let deciding = node.kind == .or
      if let one = sides.first(where: { $0?.always == deciding }) { return one }
      return sides.contains { $0 == nil } ? nil : sides[0]
    default: return single(condition)
    }
  }
}

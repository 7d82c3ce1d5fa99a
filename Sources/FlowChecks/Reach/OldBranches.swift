import FlowModel

/// The code that is there for versions of iOS on which the app does not run: `else` of `if #available(iOS 13, *)`.
struct OldBranches {
  let code: AppCode

  /// What runs of a file only before a version on which the app does not run, with that version.
  func nodes(in tree: CodeTree) -> [(node: Int32, version: String)] {
    guard tree.nodes.contains(where: { $0.kind == .availability }), let least = code.deploymentTarget(of: tree.path)
    else { return [] }
    return tree.neverRun { condition in
      tree.holds(condition) { single -> (always: Bool, reason: String)? in
        guard let (version, isUnavailable) = tree.version(askedBy: single), version <= least else { return nil }
        return (!isUnavailable, version.text)
      }
    }.map { ($0.node, $0.reason) }
  }
}

extension CodeTree {
  /// The version of iOS that a condition asks for, and whether it asks for older ones.
  fileprivate func version(askedBy condition: Int32) -> (version: SystemNumber, isUnavailable: Bool)? {
    let node = nodes[Int(condition)]
    guard node.kind == .availability else { return nil }
    let pairs = Array(list(node.a))
    for index in stride(from: 0, to: pairs.count - 1, by: 2) where texts[Int(pairs[index])] == "iOS" {
      guard pairs[index + 1] >= 0 else { return nil }
      return SystemNumber(texts[Int(pairs[index + 1])]).map { ($0, node.flag != 0) }
    }
    return nil
  }
}

import FlowModel

/// The code that is there for versions of iOS on which the app does not run: `else` of `if #available(iOS 13, *)`.
struct OldBranches {
  let code: AppCode

  /// The blocks of a file that run only before a version on which the app does not run, with that version.
  func blocks(in tree: CodeTree) -> [(block: Int32, version: String)] {
    guard tree.nodes.contains(where: { $0.kind == .availability }), let least = code.deploymentTarget(of: tree.path)
    else { return [] }
    return tree.nodes.compactMap { node in
      guard let old = tree.branchForOld(node), old.block >= 0, old.version <= least else { return nil }
      return (old.block, old.version.text)
    }
  }
}

extension CodeTree {
  /// The block that runs only before a version of iOS, of an `if` or `guard` with that condition alone.
  fileprivate func branchForOld(_ node: TreeNode) -> (block: Int32, version: SystemNumber)? {
    guard node.kind == .if || node.kind == .guard, case let conditions = Array(list(node.a)), conditions.count == 1,
      case let condition = nodes[Int(conditions[0])], condition.kind == .availability
    else { return nil }
    let pairs = Array(list(condition.a))
    for index in stride(from: 0, to: pairs.count - 1, by: 2) where texts[Int(pairs[index])] == "iOS" {
      guard pairs[index + 1] >= 0, let version = SystemNumber(texts[Int(pairs[index + 1])]) else { return nil }
      let isUnavailable = condition.flag != 0
      if node.kind == .guard { return isUnavailable ? nil : (node.b, version) }
      return (isUnavailable ? node.b : node.c, version)
    }
    return nil
  }
}

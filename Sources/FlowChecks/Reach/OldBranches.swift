import FlowModel

/// The code that is there for versions of iOS on which the app does not run: `else` of `if #available(iOS 13, *)`.
struct OldBranches {
  let code: AppCode
  let source: TreeSource

  /// The version before which alone a place runs, where the app does not run on such; nil for other places.
  func version(at place: SourceLocation) -> String? {
    for tree in source.trees([place.file]) {
      if let version = version(in: tree, { tree.all(inside: $0).contains { tree.location(of: $0) == place } }) {
        return version
      }
    }
    return nil
  }

  /// The same of a node.
  func version(around node: Int32, in tree: CodeTree) -> String? {
    version(in: tree) { tree.all(inside: $0).contains(node) }
  }

  private func version(in tree: CodeTree, _ isAround: (Int32) -> Bool) -> String? {
    guard tree.nodes.contains(where: { $0.kind == .availability }), let least = code.deploymentTarget(of: tree.path)
    else { return nil }
    for node in tree.nodes {
      guard let old = tree.branchForOld(node), old.block >= 0, old.version <= least, isAround(old.block) else {
        continue
      }
      return old.version.text
    }
    return nil
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

import FlowModel

/// The cases of the app's enums that nothing makes: what is done for one of them is never done.
struct UnmadeCases {
  let code: AppCode
  let source: TreeSource

  /// The name of the case that a place in a `switch` is done for, where nothing makes that case.
  func unmade(at place: SourceLocation) -> String? {
    for tree in source.trees([place.file]) {
      for node in tree.nodes where node.kind == .switchCase {
        guard let name = tree.onlyCase(of: node), isOfPlainEnum(name),
          tree.all(inside: node.b).contains(where: { tree.location(of: $0) == place }), !isMade(name)
        else { continue }
        return name
      }
    }
    return nil
  }

  /// Whether a case is one of an enum of the app's that no raw value and no list of all cases makes.
  private func isOfPlainEnum(_ name: String) -> Bool {
    let enums = code.types.filter { $0.cases.contains { $0.name == name } }
    return !enums.isEmpty
      && enums.allSatisfy { $0.inherited.allSatisfy { code.isProtocol($0) || Self.plain.contains($0) } }
  }

  private static let plain: Set<String> = ["Equatable", "Hashable", "Sendable", "Error"]

  private func isMade(_ name: String) -> Bool {
    source.trees(source.mentioning([name])).contains { tree in
      let numbers = tree.numbers(of: name)
      return tree.nodes.contains { node in
        switch node.kind {
        case .member, .implicitMember: numbers.contains(node.b)
        case .name: numbers.contains(node.a)
        default: false
        }
      }
    }
  }
}

extension CodeTree {
  /// The name of the case that a `switchCase` is for, where it is for one alone.
  fileprivate func onlyCase(of node: TreeNode) -> String? {
    let patterns = Array(list(node.a))
    guard patterns.count == 2, case let pattern = nodes[Int(patterns[0])], pattern.kind == .casePattern else {
      return nil
    }
    return texts[Int(pattern.b)]
  }
}

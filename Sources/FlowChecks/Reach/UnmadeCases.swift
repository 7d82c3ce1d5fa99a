import FlowModel

/// The cases of the app's enums that nothing makes: what is done for one of them is never done.
struct UnmadeCases {
  let code: AppCode
  let source: TreeSource

  /// The blocks of a file that run only for a case that nothing makes, with its name.
  func blocks(in tree: CodeTree) -> [(block: Int32, name: String)] {
    tree.nodes.compactMap { node in
      guard node.kind == .switchCase, let name = tree.onlyCase(of: node), isOfPlainEnum(name), !isMade(name) else {
        return nil
      }
      return (node.b, name)
    }
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
      return tree.nodes.indices.contains { index in
        let node = tree.nodes[index]
        switch node.kind {
        case .implicitMember: return numbers.contains(node.b)
        case .member: return numbers.contains(node.b) && !tree.isOfValue(node.a)
        case .name: return numbers.contains(node.a) && isInEnum(Int32(index), in: tree, with: name)
        default: return false
        }
      }
    }
  }

  /// Whether a name alone may be that of a case: in the enum itself.
  private func isInEnum(_ node: Int32, in tree: CodeTree, with name: String) -> Bool {
    guard let around = tree.function(around: node),
      let owner = tree.fullName(ofType: tree.functions[Int(around)].owner)
    else { return false }
    return code.type(owner, near: tree.path)?.cases.contains { $0.name == name } != false
  }
}

extension CodeTree {
  /// Whether what a member is asked of is a value, as small letters tell: `screens.item` is no case of an enum.
  fileprivate func isOfValue(_ base: Int32) -> Bool {
    let base = nodes[Int(unwrapped(base))]
    switch base.kind {
    case .name: return texts[Int(base.a)].first?.isLowercase == true
    case .member: return texts[Int(base.b)].first?.isLowercase == true
    default: return false
    }
  }

  /// The name of the case that a `switchCase` is for, where it is for one alone.
  fileprivate func onlyCase(of node: TreeNode) -> String? {
    let patterns = Array(list(node.a))
    guard patterns.count == 2, case let pattern = nodes[Int(patterns[0])], pattern.kind == .casePattern else {
      return nil
    }
    return texts[Int(pattern.b)]
  }
}

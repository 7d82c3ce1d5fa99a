import FlowModel

/// The branches for what compares a value with a case of one of the app's enums: `if way == .search`,
/// `if case .search = way`.
struct ComparedCases {
  let code: AppCode

  /// What never runs of a file, with the name of the case.
  ///
  /// - Parameter isUnmade: whether nothing makes a case of a name.
  func branches(in tree: CodeTree, where isUnmade: (String) -> Bool) -> [(node: Int32, reason: String)] {
    tree.neverRun { condition in
      tree.holds(condition) { single -> (always: Bool, reason: String)? in
        guard let one = tree.comparedCase(single), isOfEnum(one, in: tree), isUnmade(one.name) else { return nil }
        return (!one.isEqual, one.name)
      }
    }
  }

  /// Whether what is compared is written to be of an enum of the app's that has the case.
  private func isOfEnum(_ one: ComparedCase, in tree: CodeTree) -> Bool {
    let enums = code.types.filter { $0.kind == .enum && $0.cases.contains { $0.name == one.name } }
    let names = Set(enums.flatMap { [$0.name, $0.shortName] })
    // What `==` means, the app may say itself.
    guard !enums.isEmpty, !enums.contains(where: { $0.functions.contains { $0.name == "==" } }) else { return false }
    if let written = one.type { return names.contains(written) }
    let value = tree.unwrapped(one.value)
    if tree.nodes[Int(value)].kind == .local {
      guard let function = tree.function(around: value).map({ tree.functions[Int($0)] }),
        let parameter = function.parameters.first(where: { $0.slot == tree.nodes[Int(value)].a })
      else { return false }
      return tree.nameOfType(parameter.type).map(names.contains) == true
    }
    guard let name = tree.propertyName(value) else { return false }
    let properties = code.types.flatMap(\.properties).filter { $0.name == name }
    return !properties.isEmpty
      && properties.allSatisfy { $0.type.map { names.contains($0.filter { !"?!".contains($0) }) } == true }
  }
}

/// A value that is compared with a case.
struct ComparedCase {
  let name: String
  /// The name of the enum, where it is written: `Way.search`.
  let type: String?
  let value: Int32
  let isEqual: Bool
}

extension CodeTree {
  /// What a condition compares with a case, if that is all that it asks.
  fileprivate func comparedCase(_ condition: Int32) -> ComparedCase? {
    let node = nodes[Int(condition)]
    switch node.kind {
    case .patternCondition:
      var pattern = nodes[Int(node.a)]
      if pattern.kind == .optionalPattern { pattern = nodes[Int(pattern.a)] }
      guard pattern.kind == .casePattern else { return nil }
      return ComparedCase(
        name: texts[Int(pattern.b)], type: pattern.a >= 0 ? nameOfType(pattern.a) : nil, value: node.b, isEqual: true)
    case .binary where isComparison(node):
      let isEqual = texts[Int(node.c)] == "=="
      for (value, other) in [(node.a, node.b), (node.b, node.a)] {
        let other = nodes[Int(other)]
        switch other.kind {
        case .implicitMember: return ComparedCase(name: texts[Int(other.b)], type: nil, value: value, isEqual: isEqual)
        case .member:
          guard let type = propertyName(other.a), type.first?.isUppercase == true else { continue }
          return ComparedCase(name: texts[Int(other.b)], type: type, value: value, isEqual: isEqual)
        default: continue
        }
      }
      return nil
    default: return nil
    }
  }

  private func isComparison(_ node: TreeNode) -> Bool { ["==", "!="].contains(texts[Int(node.c)]) }

  /// What stands on both sides of `==` and `!=`.
  var comparedOperands: Set<Int32> {
    nodes.reduce(into: []) { found, node in
      if node.kind == .binary, isComparison(node) { found.formUnion([node.a, node.b]) }
    }
  }
}

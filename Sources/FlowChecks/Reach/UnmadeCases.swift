import FlowModel

/// The cases of the app's enums that nothing makes: what is done for one of them is never done.
final class UnmadeCases {
  private let code: AppCode
  private let source: TreeSource
  private let compared: ComparedCases
  private var known: [String: [(block: Int32, name: String)]] = [:]
  private var inside: [String: Set<Int32>] = [:]

  init(code: AppCode, source: TreeSource) {
    self.code = code
    self.source = source
    compared = ComparedCases(code: code)
  }

  /// The blocks of a file that run only for a case that nothing makes, with its name.
  func blocks(in tree: CodeTree) -> [(block: Int32, name: String)] {
    if let known = known[tree.path] { return known }
    let cases = tree.nodes.compactMap { node -> (block: Int32, name: String)? in
      guard let name = plainCase(of: node, in: tree), !isMade(name) else { return nil }
      return (node.b, name)
    }
    let branches = compared.branches(in: tree) { self.isOfPlainEnum($0) && !self.isMade($0) }
    let found = cases + branches.map { ($0.node, $0.reason) }
    known[tree.path] = found
    return found
  }

  /// Whether a node of a file is in such a block.
  func contains(_ node: Int32, in tree: CodeTree) -> Bool {
    if let inside = inside[tree.path] { return inside.contains(node) }
    let found = blocks(in: tree).reduce(into: Set<Int32>()) { $0.formUnion(tree.all(inside: $1.block)) }
    inside[tree.path] = found
    return found.contains(node)
  }

  /// The name of the only case that a `switchCase` is for, where only code that names it makes it.
  func plainCase(of node: TreeNode, in tree: CodeTree) -> String? {
    guard node.kind == .switchCase, let name = tree.onlyCase(of: node), isOfPlainEnum(name) else { return nil }
    return name
  }

  /// Whether a case is one of an enum of the app's that no raw value and no list of all cases makes.
  private func isOfPlainEnum(_ name: String) -> Bool {
    let enums = code.types.filter { $0.cases.contains { $0.name == name } }
    // Those of `Optional` are written alike.
    return !enums.isEmpty && !["none", "some"].contains(name)
      && enums.allSatisfy { one in
        one.inherited.allSatisfy { name in
          code.isProtocol(name) || Self.plain.contains(name)
            || Self.raw.contains(name) && !isMade(one, from: "rawValue")
            || name == "CaseIterable" && !isMade(one, from: "allCases")
        } && one.declarations.allSatisfy { !$0.attributes.contains("objc") }
      }
  }

  private static let plain: Set<String> = ["Equatable", "Hashable", "Sendable", "Error"]
  /// The types of raw values, by which cases are made as by their names.
  private static let raw: Set<String> = ["String", "Int", "Character", "Double", "Float", "UInt", "Int16", "Int32"]

  /// Whether any code may make cases of an enum from raw values, or takes all of them.
  private func isMade(_ one: CodeType, from way: String) -> Bool {
    source.trees(source.mentioning([way])).contains { tree in
      let owners = Set(tree.types.filter { $0.name == one.shortName }.map(\.name))
      return tree.nodes.contains { node in
        switch node.kind {
        case .call:
          guard way == "rawValue", tree.arguments(of: node).contains(where: { $0.label == way }) else { return false }
          return tree.mayMean(one.shortName, by: node.a) || !owners.isEmpty && tree.mayMean("Self", by: node.a)
        case .member:
          let name = tree.texts[Int(node.b)]
          return (name == way && way == "allCases" || name == "init" && way == "rawValue")
            && tree.mayMean(one.shortName, by: node.a)
        case .implicitMember: return way == "allCases" && tree.texts[Int(node.b)] == way
        default: return false
        }
      }
    }
  }

  /// Whether any code makes a case of a name: to compare something with it makes none.
  private func isMade(_ name: String) -> Bool {
    source.trees(source.mentioning([name])).contains { tree in
      let numbers = tree.numbers(of: name)
      guard !numbers.isEmpty else { return false }
      let operands = tree.comparedOperands
      return tree.nodes.indices.contains { index in
        let node = tree.nodes[index]
        guard !operands.contains(Int32(index)) else { return false }
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
  func isOfValue(_ base: Int32) -> Bool {
    let base = nodes[Int(unwrapped(base))]
    switch base.kind {
    case .name: return texts[Int(base.a)].first?.isLowercase == true
    case .member: return texts[Int(base.b)].first?.isLowercase == true
    default: return false
    }
  }

  /// Whether what is called or asked may be a type of a name: where it is none that is written, it may.
  fileprivate func mayMean(_ type: String, by node: Int32) -> Bool {
    let node = nodes[Int(unwrapped(node))]
    switch node.kind {
    case .name:
      let name = texts[Int(node.a)]
      return name == type || name.first?.isUppercase != true || name.count == 1
    case .member where texts[Int(node.b)] == "init": return mayMean(type, by: node.a)
    case .member: return texts[Int(node.b)] == type || texts[Int(node.b)].first?.isUppercase != true
    default: return true
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

import FlowModel

/// What a method of an app's class comes to, told without running it.
extension Interpreter {
  /// The names of what a method sets and calls, and of what methods do which it calls, as far as the class has them.
  package func membersReached(from method: Code, of nominal: Nominal) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<ObjectIdentifier> = []
    var open = [method]
    while let code = open.popLast() {
      guard seen.insert(ObjectIdentifier(code)).inserted else { continue }
      let names = members(setOrCalledIn: code)
      found.formUnion(names)
      for name in names {
        open += nominal.lineage.flatMap { $0.members[program.symbols[name]] ?? [] }.compactMap(\.code)
      }
    }
    return found
  }

  private func members(setOrCalledIn code: Code) -> Set<String> {
    let tree = code.tree
    var found: Set<String> = []
    var open = [code.function.body]
    while let next = open.popLast() {
      guard next >= 0 else { continue }
      let each = tree.nodes[Int(next)]
      switch each.kind {
      case .call, .assignment, .compoundAssignment:
        if let name = tree.lastName(of: each.a) { found.insert(name) }
      case .closure: open.append(tree.codes[Int(each.a)].function.body)
      case .localFunction: open.append(tree.codes[Int(each.b)].function.body)
      default: break
      }
      open += tree.tree.nodesInside(each)
    }
    return found
  }
}

extension LoadedTree {
  /// The last name of an expression: `text` of `self.label?.text`.
  fileprivate func lastName(of node: Int32) -> String? {
    let each = nodes[Int(node)]
    switch each.kind {
    case .name: return text(each.a)
    case .member, .implicitMember: return text(each.b)
    case .question, .forced, .optionalChain, .inout: return lastName(of: each.a)
    default: return nil
    }
  }
}

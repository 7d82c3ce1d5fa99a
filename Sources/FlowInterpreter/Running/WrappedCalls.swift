import FlowModel

/// Methods that an Optional has and the value in it too, called on what is declared with `!`.
extension Interpreter {
  /// The methods of both.
  private static let shared: Set<String> = ["map", "flatMap"]

  /// Whether such a call is one of the value in the Optional: the closure uses its parameter as no such value can be used.
  ///
  /// - Swift: what is declared with `!` is taken for an Optional first, and is forced where that does not type-check
  ///   (SE-0054).
  func isMeantForWrapped(_ name: String, _ each: TreeNode, _ frame: Frame) -> Bool {
    guard Self.shared.contains(name), let last = frame.tree.list(each.b).last else { return false }
    let callee = frame.tree.nodes[Int(each.a)]
    let closure = frame.tree.nodes[Int(last)]
    guard callee.kind == .member, closure.kind == .closure,
      let wrapped = staticType(callee.a, frame)?.wrapped, let type = wrapped.libraryName
    else { return false }
    let function = frame.tree.tree.functions[Int(closure.a)]
    guard let parameter = function.parameters.first, function.body >= 0 else { return false }
    return membersAsked(of: parameter.slot, in: function.body, frame.tree.tree).contains { member in
      !library.hasMember(member, of: type, program)
        && candidates(program.symbols[member], of: wrapped, isStatic: false).isEmpty
    }
  }

  /// The members of a local that stand below a node, outside of further closures.
  private func membersAsked(of slot: Int32, in node: Int32, _ tree: CodeTree) -> Set<String> {
    var found: Set<String> = []
    var open = [node]
    while let next = open.popLast() {
      let each = tree.nodes[Int(next)]
      if each.kind == .member {
        let base = tree.nodes[Int(each.a)]
        if base.kind == .local || base.kind == .boxed, base.a == slot { found.insert(tree.texts[Int(each.b)]) }
      }
      open += tree.nodesInside(each)
    }
    return found
  }
}

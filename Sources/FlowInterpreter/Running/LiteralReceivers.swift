import FlowModel

/// Methods that are called on a list as it is written: `[cat].speak()`.
extension Interpreter {
  /// Stops where a method of lists of a wider type may be meant: a literal is of the type that its place asks for, and of
  /// two extensions the compiler takes the one that says more.
  ///
  /// - Swift: with `extension Array where Element == Animal` beside one for all elements `[cat]` is an `[Animal]`, of a
  ///   superclass as of a protocol; beside `where Element: Animal` it is that of a superclass alone (recorded from swiftc).
  /// - Parameter found: the members of the list's own type.
  func checkElementType(
    of value: Value, calling symbol: Symbol, besides found: [Candidate], _ each: TreeNode, _ node: Int32,
    _ frame: Frame
  ) throws {
    guard case .list(let box) = value, each.a >= 0 else { return }
    let callee = frame.tree.nodes[Int(each.a)]
    guard callee.kind == .member, callee.a >= 0, frame.tree.nodes[Int(callee.a)].kind == .array,
      let element = box.element
    else { return }
    let ancestors = element.nominal.map { $0.isClass ? $0.lineage.dropFirst().map { types.nominal($0) } : [] } ?? []
    let protocols = found.contains { isForAll($0) } ? program.allProtocols(of: element) : []
    for wider in ancestors + protocols {
      let others = visible(candidates(symbol, of: types.array(wider), isStatic: false), frame)
      if others.contains(where: { other in
        other.member.code.map { code in !found.contains { $0.member.code === code } } ?? false
      }) {
        throw stop("which '\(program.symbols.text(of: symbol))' is called", node, frame)
      }
    }
  }

  /// Whether a member stands in an extension that asks for nothing.
  private func isForAll(_ candidate: Candidate) -> Bool {
    guard let code = candidate.member.code, code.function.owner >= 0 else { return true }
    return code.tree.tree.types[Int(code.function.owner)].requirements.isEmpty
  }
}

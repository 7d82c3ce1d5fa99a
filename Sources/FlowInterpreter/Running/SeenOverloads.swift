import FlowModel

/// Which of several functions of one name there are for the compiler.
///
/// It chooses among those of the static type: an overload that a subclass adds is none of its superclass's, and of what is
/// seen as a protocol there is what that asks for and what its extensions have.
extension Interpreter {
  /// The functions among which a call on what is seen as a type chooses.
  ///
  /// - Parameter codes: those of the type that it is while the code runs, which take the labels of the call.
  func seenOverloads(
    _ codes: [Code], _ symbol: Symbol, of type: RuntimeType, seenAs: @autoclosure () -> RuntimeType?, _ frame: Frame
  ) -> [Code] {
    guard codes.count > 1, mayBeSeenOtherwise(codes, symbol, type), let seen = seen(seenAs(), frame)?.flattened else {
      return codes
    }
    let visible = codes.filter { isVisible($0, symbol, of: type, seenAs: seen) }
    return visible.isEmpty ? codes : visible
  }

  /// Stops where the static type is not known, and a call that means `code` for one of the types that it may be means
  /// another function for another one of those.
  func checkOverload(
    _ code: Code, among codes: [Code], _ symbol: Symbol, on receiver: Receiver, _ each: TreeNode, _ node: Int32,
    _ frame: Frame
  ) throws {
    guard codes.count > 1, seen(receiver.seen, frame) == nil, mayBeSeenOtherwise(codes, symbol, receiver.type) else {
      return
    }
    let nodes = frame.tree.list(each.b)
    let arguments = stride(from: 1, to: nodes.count, by: 2).map { nodes[$0] }
    let labels = stride(from: 0, to: nodes.count, by: 2).map {
      nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil
    }
    let declared = arguments.map { declaredType($0, frame) }
    for view in views(of: receiver.type, symbol) where !isVisible(code, symbol, of: receiver.type, seenAs: view) {
      for other in codes where isVisible(other, symbol, of: receiver.type, seenAs: view) {
        let places = matches(other, labels, trailing: Int(each.extra))
        let takesLiterals = try arguments.indices.allSatisfy { index in
          guard isPlainLiteral(arguments[index], frame), try isPure(arguments[index], frame),
            let wanted = parameterType(of: other, on: receiver, at: index, labels, each)
          else { return true }
          return fit(try evaluate(arguments[index], frame), wanted, other, isLiteral: true) != nil
        }
        if places != nil, takesLiterals, accepts(other, on: receiver, declared, labels, Int(each.extra)) {
          throw stop("which '\(program.symbols.text(of: symbol))' is called", node, frame)
        }
      }
    }
  }

  /// Whether a value of a type of the app's may be seen as a superclass or a protocol.
  func mayBeSeenWider(_ type: RuntimeType) -> Bool {
    guard let nominal = type.nominal else { return false }
    return nominal.superclass?.nominal != nil || program.allProtocols(of: type).contains { $0.nominal != nil }
  }

  /// Whether there may be a type as which less than all of the functions is seen.
  private func mayBeSeenOtherwise(_ codes: [Code], _ symbol: Symbol, _ type: RuntimeType) -> Bool {
    codes.contains { $0.owner !== codes[0].owner || $0.function.flags.contains(.isOverride) }
      || program.allProtocols(of: type).contains { $0.nominal.map { asksFor(symbol, $0) } ?? false }
  }

  /// The other types as which a value of a type can be seen and that have functions of a name.
  private func views(of type: RuntimeType, _ symbol: Symbol) -> [RuntimeType] {
    let ancestors = type.nominal.map { $0.isClass ? $0.lineage.dropFirst().map { types.nominal($0) } : [] } ?? []
    return ancestors + program.allProtocols(of: type).filter { $0.nominal.map { asksFor(symbol, $0) } ?? false }
  }

  /// Whether a type as which something is seen has a function.
  private func isVisible(_ code: Code, _ symbol: Symbol, of type: RuntimeType, seenAs seen: RuntimeType) -> Bool {
    if let nominal = seen.nominal, nominal.isClass {
      guard let owner = code.owner, owner.isClass, nominal !== type.nominal,
        type.nominal?.lineage.contains(where: { $0 === nominal }) == true
      else { return true }
      if nominal.lineage.contains(where: { $0 === owner }) { return true }
      return code.function.flags.contains(.isOverride)
        && candidates(symbol, of: seen, isStatic: code.isStatic).contains { candidate in
          candidate.member.code.map { isSame($0, code) } ?? false
        }
    }
    guard seen.isOpen, !seen.isUnknown else { return true }
    return program.allProtocols(of: seen).compactMap(\.nominal).contains { owner in
      code.owner === owner || requirements(symbol, of: owner).contains { isSame($0, code) }
    }
  }

  /// The functions of a name that a protocol asks for.
  private func requirements(_ symbol: Symbol, of owner: Nominal) -> [Code] {
    guard owner.kind == .protocol, let tree = owner.tree, let declaration = owner.declaration else { return [] }
    return declaration.functions.map { tree.codes[Int($0)] }.filter { $0.symbol == symbol }
  }
}

import FlowModel

/// Which function a call means where the static type of its object decides.
///
/// A method that a protocol's extension has, and that the protocol does not ask for, goes by the static type; so does a
/// requirement that a class meets by the extension's, when a subclass has a method of that name.
extension Interpreter {
  /// The function that is called where the dynamic type has `code`.
  func dispatched(
    _ code: Code, _ found: [Candidate], _ type: RuntimeType, isOwn: Bool, _ each: TreeNode, _ node: Int32,
    _ frame: Frame
  ) throws -> Code {
    guard let place = found.firstIndex(where: { $0.member.code === code }), !found[place].isDefault else { return code }
    for candidate in found where candidate.isDefault {
      guard let other = candidate.member.code, other.labels == code.labels, let owner = code.owner,
        isByStaticType(code, owner, candidate.owner)
      else { continue }
      guard let known = isOwn ? ownType(frame) : staticType(frame.tree.nodes[Int(each.a)].a, frame) else {
        throw stop(
          "whether '\(code.function.name)' of \(owner.name) or of \(candidate.owner.name) is meant", node, frame)
      }
      if known.isOpen {
        return known.nominal.map { isRequirement(code.symbol, of: $0) } == true && !isMet(code, candidate)
          ? code : other
      }
      guard let nominal = known.nominal else { return code }
      // The static class's own, overridden or not; else the extension's.
      let own = nominal.lineage.contains {
        $0.members[code.symbol]?.contains { $0.code?.labels == code.labels } == true
      }
      return own ? code : other
    }
    return code
  }

  /// Whether a class meets a requirement by the extension's function, whatever a subclass has of that name.
  private func isMet(_ code: Code, _ candidate: Candidate) -> Bool {
    guard let owner = code.owner, owner.isClass else { return false }
    return isRequirement(code.symbol, of: candidate.owner) && isByStaticType(code, owner, candidate.owner)
  }

  /// Whether the static type decides between a type's own function and that of a protocol's extension.
  private func isByStaticType(_ code: Code, _ owner: Nominal, _ protocolOwner: Nominal) -> Bool {
    guard isRequirement(code.symbol, of: protocolOwner) else { return true }
    guard owner.isClass else { return false }
    // The class that declares the conformance meets the requirement with what it has itself or inherits.
    let conforming = owner.lineage.last { each in
      each.protocols.contains { declared in
        declared.nominal === protocolOwner
          || program.allProtocols(of: declared).contains { $0.nominal === protocolOwner }
      }
    }
    guard let conforming, conforming !== owner else { return false }
    return !conforming.lineage.contains { $0.members[code.symbol]?.contains { $0.code?.labels == code.labels } == true }
  }

  private func isRequirement(_ symbol: Symbol, of nominal: Nominal) -> Bool {
    let isOwn = nominal.members[symbol]?.contains { if case .requirement = $0 { true } else { false } } == true
    return isOwn || nominal.protocols.contains { $0.nominal.map { isRequirement(symbol, of: $0) } ?? false }
  }

  /// `Self` in a protocol's extension is the static type of what it is called on: of a subclass's object it may be the
  /// class that declares the conformance.
  func checkDynamicSelf(_ name: String, _ node: Int32, _ frame: Frame) throws {
    guard name == "Self", frame.code.owner?.kind == .protocol, let nominal = frame.this?.nominal, nominal.isClass,
      let parent = nominal.superclass?.nominal,
      program.conforms(types.nominal(parent), to: types.nominal(frame.code.owner!)) == true
    else { return }
    throw stop("which class 'Self' is", node, frame)
  }

  /// The type that `self` has in the code that runs.
  private func ownType(_ frame: Frame) -> RuntimeType? { frame.code.owner.map { types.nominal($0) } }

  /// The type that an expression has for the compiler, where it can be told from its form.
  func staticType(_ node: Int32, _ frame: Frame) -> RuntimeType? {
    let each = frame.tree.nodes[Int(node)]
    let scope = TypeScope(owner: frame.code.owner, generics: nil, this: nil)
    switch each.kind {
    case .local, .boxed:
      if each.a == 0, frame.code.hasSelf { return ownType(frame) }
      if let parameter = frame.code.function.parameters.first(where: { $0.slot == each.a }) {
        return parameter.type >= 0 ? program.type(parameter.type, in: frame.tree, scope) : nil
      }
      return frame.code.slotTypes[Int(each.a)]
    case .upcast, .forcedCast: return program.type(each.b, in: frame.tree, scope)
    case .forced, .question: return staticType(each.a, frame)?.wrapped
    case .name:
      guard case .cell(let cell) = use(of: each, node, frame).target else { return nil }
      let property = cell.property
      if property.type >= 0 {
        return program.type(property.type, in: cell.tree, TypeScope(owner: nil, generics: nil, this: nil))
      }
      guard property.initialValue >= 0 else { return nil }
      return madeType(cell.tree.codes[Int(property.initialValue)].function.body, cell.tree)
    case .call:
      if let made = madeType(node, frame.tree) { return made }
      let callee = frame.tree.nodes[Int(each.a)]
      guard callee.kind == .name, case .functions(let codes) = use(of: callee, each.a, frame).target, codes.count == 1,
        codes[0].function.result >= 0
      else { return nil }
      return program.type(codes[0].function.result, in: codes[0].tree, TypeScope(owner: nil, generics: nil, this: nil))
    default: return nil
    }
  }

  /// The type that `Type(…)` makes.
  private func madeType(_ node: Int32, _ tree: LoadedTree) -> RuntimeType? {
    let each = tree.nodes[Int(node)]
    guard each.kind == .call else { return nil }
    let callee = tree.nodes[Int(each.a)]
    guard callee.kind == .name, program.nominals[tree.text(callee.a)] != nil else { return nil }
    return program.named(tree.text(callee.a), [], in: tree, TypeScope(owner: nil, generics: nil, this: nil))
  }
}

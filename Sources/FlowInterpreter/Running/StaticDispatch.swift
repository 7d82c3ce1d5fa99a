import FlowModel

/// Which member a name means where the static type of its object decides.
///
/// A member that a protocol's extension has, and that the protocol does not ask for, goes by the static type; so does a
/// requirement that a class meets by the extension's, when a subclass has a member of that name.
extension Interpreter {
  /// The function that is called where the dynamic type has `code`.
  ///
  /// - Parameter isWritten: whether the code names the static type itself, for which no generic parameter stands.
  func dispatched(
    _ code: Code, _ found: [Candidate], _ symbol: Symbol, of type: RuntimeType,
    seenAs: @autoclosure () throws -> RuntimeType?, isWritten: Bool = false, _ node: Int32, _ frame: Frame
  ) throws -> Code {
    guard let place = found.first(where: { $0.member.code === code }) else { return code }
    let rivals = found.filter { candidate in
      guard let other = candidate.member.code, other.function.kind == .function, other !== code else { return false }
      return candidate.isDefault ? isOneFunction(other, code) : place.isDefault && isOneFunction(code, other)
    }
    guard !rivals.isEmpty else { return code }
    return try dispatched(
      [place] + rivals, symbol, seenAs: isWritten ? try seenAs() : seen(try seenAs(), frame),
      at: frame.tree.location(of: node), of: type)[0].member.code ?? code
  }

  /// Whether a type in another one is named from a type of the module on, which is what it is whatever the code is generic
  /// over: `Scenes.Item`.
  func isWrittenOut(_ node: Int32, _ frame: Frame) -> Bool {
    guard frame.tree.nodes[Int(node)].kind == .member, isTypeName(node, frame) else { return false }
    let path = sequence(first: node) { node in
      let each = frame.tree.nodes[Int(node)]
      return each.kind == .member ? each.a : nil
    }
    guard let root = path.reversed().first, frame.tree.nodes[Int(root)].kind == .name else { return false }
    let name = frame.tree.text(frame.tree.nodes[Int(root)].a)
    let outermost = program.named(name, [], in: frame.tree, TypeScope(owner: nil, generics: nil, this: nil))
    guard let nominal = outermost.nominal else { return false }
    return staticType(root, frame)?.instance.nominal === nominal
  }

  /// The static type, unless a generic parameter of the code stands for it now: the compiler may see that one's bounds
  /// alone.
  func seen(_ type: RuntimeType?, _ frame: Frame?) -> RuntimeType? {
    guard let frame, let type, let plain = Optional(type.flattened) else { return type }
    if plain.isUnknown { return bounded(plain, frame.code) }
    guard !plain.isOpen else { return type }
    let codes = sequence(first: frame.code, next: \.enclosing)
    let owners = codes.compactMap(\.owner)
    if owners.contains(where: { $0 === plain.nominal }) { return type }
    if owners.contains(where: { $0.kind == .library }) { return nil }
    guard isGeneric(frame.code) else { return type }
    if frame.this === plain { return nil }
    let bindings = [frame.generics, frame.this.flatMap { self.bindings(for: frame.code, $0) }].compactMap { $0 }
    let standing = bindings.flatMap { sequence(first: $0, next: \.outer).flatMap(\.types.values) }
    return standing.isEmpty || standing.contains { $0 === plain } ? nil : type
  }

  /// The members without those that are private to another file or class, which has the name for itself.
  func visible(_ found: [Candidate], _ frame: Frame?) -> [Candidate] {
    guard found.count > 1, let frame else { return found }
    let seen = found.filter { $0.member.onlyFile.map { $0 === frame.tree } ?? true }
    return visibleToClass(seen.isEmpty ? found : seen, frame)
  }

  private func visibleToClass(_ found: [Candidate], _ frame: Frame) -> [Candidate] {
    guard found.count > 1, let own = frame.code.owner, found.contains(where: \.member.isPrivate) else { return found }
    if let mine = found.first(where: { $0.owner === own && $0.member.isPrivate }) {
      // Methods of a name stand beside each other, and beside a property of it.
      let others = found.filter { $0.owner === own || !$0.member.isPrivate }
      return mine.member.code == nil ? [mine] + others.filter(\.member.isMethod) : others
    }
    let visible = found.filter { !$0.member.isPrivate }
    return visible.isEmpty ? found : visible
  }

  /// Of a type's own computed properties of one name the one first whose extension asks for more.
  ///
  /// - Throws: `Stop` in generic code, where the compiler may not know that what it asks for holds.
  private func byConstraints(
    _ found: [Candidate], _ symbol: Symbol, at location: TreeLocation, _ frame: Frame?, of type: RuntimeType?
  ) throws -> [Candidate] {
    let computed = found.filter { $0.member.isComputed && !$0.isDefault }
    let special = computed.filter { $0.member.code.map(isOfConstrainedExtension) == true }
    guard !special.isEmpty, special.count < computed.count else { return found }
    guard special.count == 1, let frame, !isGeneric(frame.code), let type, let code = special[0].member.code,
      meets(type, code) == true
    else {
      throw Stop(reason: "which '\(program.symbols.text(of: symbol))' is meant", location: location)
    }
    return special + found.filter { $0.member.code !== special[0].member.code }
  }

  /// Of computed properties that extensions of one protocol have, the one first whose extension asks for more, where the
  /// compiler knows that what it asks for holds.
  private func nearestDefault(
    _ found: [Candidate], _ symbol: Symbol, seenAs: @autoclosure () throws -> RuntimeType?,
    at location: TreeLocation, _ frame: Frame?, of type: RuntimeType?
  ) throws -> [Candidate] {
    let computed = found.filter { $0.member.isComputed && $0.isDefault && $0.owner === found[0].owner }
    guard computed.count > 1, computed.contains(where: { $0.member.code.map(isOfConstrainedExtension) == true }) else {
      return found
    }
    // What meets a requirement was chosen already, where it is known.
    let isMet = computed.contains { isRequirement(symbol, of: $0.owner) }
    let seen = try seenAs()
    if !isMet, let type, let frame, seen != nil || !isGeneric(frame.code) {
      let codes = computed.compactMap(\.member.code)
      let isOwn = frame.code.owner?.kind == .protocol && seen?.nominal === frame.code.owner
      // Of what is seen as a protocol nothing more is known.
      let left =
        seen?.flattened.nominal?.kind == .protocol && !isGeneric(frame.code)
        ? codes.filter { !isOfConstrainedExtension($0) }
        : seenByConstraints(codes, on: Receiver(type: type, seen: seen, isOwn: isOwn), [], [], 0, frame)
      if left.count == 1 {
        return computed.filter { $0.member.code === left[0] } + found.filter { $0.member.code !== left[0] }
      }
    }
    throw Stop(reason: "which '\(program.symbols.text(of: symbol))' is meant", location: location)
  }

  private func isOfConstrainedExtension(_ code: Code) -> Bool {
    guard code.function.owner >= 0 else { return false }
    let part = code.tree.tree.types[Int(code.function.owner)]
    return part.kind == .extension && !part.requirements.isEmpty
  }

  /// The members that a name may mean, the one that is meant first.
  ///
  /// - Parameter seenAs: the static type of the object or value.
  func dispatched(
    _ found: [Candidate], _ symbol: Symbol, seenAs: @autoclosure () throws -> RuntimeType?,
    at location: TreeLocation, _ frame: Frame? = nil, of type: RuntimeType? = nil
  ) throws -> [Candidate] {
    let found = try nearestDefault(
      byConstraints(visible(found, frame), symbol, at: location, frame, of: type), symbol, seenAs: try seenAs(),
      at: location,
      frame, of: type)
    let isConditional = type.map { program.hasConditionalConformance($0) } ?? false
    let defaults = found.filter(\.isDefault)
    guard let first = defaults.first else { return found }
    let own = found.filter { !$0.isDefault }
    guard let mine = own.first else {
      if let inherited = inheritedWitness(defaults, symbol, of: type) {
        guard let known = seen(try seenAs(), frame)?.flattened else {
          throw Stop(
            reason: "which extension meets '\(program.symbols.text(of: symbol))' is not known", location: location)
        }
        let meant = known.isOpen ? [inherited] : defaults.filter { conforms(known, to: $0.owner) }
        return meant.isEmpty ? found : meant
      }
      // Extensions of several protocols: a requirement is met by the nearest.
      guard defaults.contains(where: { $0.owner !== first.owner }),
        isConditional || !defaults.dropFirst().allSatisfy({ isRequirement(symbol, of: $0.owner) })
      else { return found }
      guard let known = seen(try seenAs(), frame) else {
        throw Stop(
          reason: "whether '\(program.symbols.text(of: symbol))' of "
            + "\(defaults.map(\.owner.name).joined(separator: " or of ")) is meant", location: location)
      }
      guard known.isOpen else { return found }
      if found.contains(where: { isRequirement(symbol, of: $0.owner) }) {
        throw Stop(
          reason: "which extension meets '\(program.symbols.text(of: symbol))' is not known", location: location)
      }
      let meant = defaults.filter { $0.owner === known.nominal || conforms(known, to: $0.owner) }
      return meant.isEmpty ? found : meant
    }
    // An extension's override of another one's method of a framework's class is called whatever the static type is.
    if mine.owner.kind == .library, mine.member.code?.function.flags.contains(.isOverride) == true { return found }
    let rivals = defaults.filter { isByStaticType(symbol, mine, $0.owner) }
    guard let rival = rivals.first else { return found }
    guard let known = seen(try seenAs(), frame)?.flattened else {
      throw Stop(
        reason:
          "whether '\(program.symbols.text(of: symbol))' of \(mine.owner.name) or of \(rival.owner.name) is meant",
        location: location)
    }
    if known.isOpen {
      // What the static type asks for is the type's own, where that meets it.
      let asking = program.allProtocols(of: known).compactMap(\.nominal).filter { asksFor(symbol, $0) }
      if !asking.isEmpty, !asking.contains(where: { isByStaticType(symbol, mine, $0) }) { return found }
      let meant = rivals.filter { $0.owner === known.nominal || conforms(known, to: $0.owner) }
      return meant.isEmpty ? found : meant + own
    }
    guard let nominal = known.nominal else { return found }
    // The static class's own, overridden or not; else the extension's.
    return nominal.lineage.contains { $0.has(symbol, like: mine.member) } ? found : rivals + own
  }

  /// The default that meets a requirement where a superclass declares the conformance: it knows nothing of protocols that
  /// a subclass adds, whose extensions have defaults of their own. Nil where the nearest default is that one.
  private func inheritedWitness(_ defaults: [Candidate], _ symbol: Symbol, of type: RuntimeType?) -> Candidate? {
    guard defaults.count > 1, let type, let nominal = type.nominal, nominal.isClass, nominal.superclass?.nominal != nil
    else { return nil }
    let asking = program.allProtocols(of: type).compactMap(\.nominal).filter { asksFor(symbol, $0) }
    guard asking.count == 1, let home = conforming(nominal, to: asking[0]), home !== nominal else { return nil }
    let met = defaults.first { conforms(types.nominal(home), to: $0.owner) }
    return met.flatMap { $0.owner === defaults[0].owner ? nil : $0 }
  }

  private func conforms(_ type: RuntimeType, to owner: Nominal) -> Bool {
    program.allProtocols(of: type).contains { $0.nominal === owner }
  }

  /// Whether two functions have the same labels and types of parameters, as far as those are known.
  func isSame(_ code: Code, _ other: Code) -> Bool {
    guard code.labels == other.labels else { return false }
    return zip(code.function.parameters, other.function.parameters).allSatisfy { left, right in
      let one = program.type(left.type, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
      let two = program.type(right.type, in: other.tree, TypeScope(owner: other.owner, generics: nil, this: nil))
      return one === two || one.isPartlyUnknown || two.isPartlyUnknown
    }
  }

  /// The same, where their generic parameters are bound to the same, too.
  func isOneFunction(_ code: Code, _ other: Code) -> Bool { isSame(code, other) && !differ(boundsOf: code, other) }

  /// Whether generic parameters of two functions are bound to different types.
  private func differ(boundsOf code: Code, _ other: Code) -> Bool {
    let (own, theirs) = (code.function.generics, other.function.generics)
    guard own.count == theirs.count else { return false }
    return zip(own, theirs).contains { left, right in
      let one = bound(left.name, own, code.function.requirements, code, code.tree)
      let two = bound(right.name, theirs, other.function.requirements, other, other.tree)
      guard let one, let two else { return one != nil || two != nil }
      return one !== two && !one.isPartlyUnknown && !two.isPartlyUnknown
    }
  }

  /// Whether two functions of one protocol's extensions have constraints that tell which of them is meant.
  func isBeside(_ code: Code, _ other: Code) -> Bool {
    code.owner === other.owner && code.owner?.kind == .protocol
      && [code, other].contains { each in
        each.function.owner >= 0 && !each.tree.tree.types[Int(each.function.owner)].requirements.isEmpty
      }
  }

  /// Whether the static type decides between a type's own member and that of a protocol's extension.
  private func isByStaticType(_ symbol: Symbol, _ own: Candidate, _ protocolOwner: Nominal) -> Bool {
    guard isRequirement(symbol, of: protocolOwner) else { return true }
    guard own.owner.isClass else { return false }
    // The class that declares the conformance meets the requirement with what it has itself or inherits.
    guard let conforming = conforming(own.owner, to: protocolOwner), conforming !== own.owner else { return false }
    return !conforming.lineage.contains { $0.has(symbol, like: own.member) }
  }

  /// The type itself, or the superclass, that declares the conformance to a protocol.
  func conforming(_ nominal: Nominal, to owner: Nominal) -> Nominal? {
    nominal.lineage.last { each in
      each.protocols.contains { $0.nominal === owner || conforms($0, to: owner) }
    }
  }

  /// Whether a protocol of a library that a protocol refines asks for a member.
  private func isOfLibrary(_ symbol: Symbol, _ nominal: Nominal) -> Bool {
    let name = program.symbols.text(of: symbol)
    return program.allProtocols(of: types.nominal(nominal)).contains {
      $0.libraryName.flatMap { Self.libraryRequirements[$0] }?.contains(name) == true
    }
  }

  /// What protocols of libraries ask for that extensions of the app's protocols give.
  private static let libraryRequirements: [String: Set<String>] = [
    "CustomStringConvertible": ["description"], "CustomDebugStringConvertible": ["debugDescription"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
    "CustomNSError": ["errorDomain", "errorCode", "errorUserInfo"], "Identifiable": ["id"],
    "Hashable": ["hash", "hashValue"], "Encodable": ["encode"], "RawRepresentable": ["rawValue"],
    "CaseIterable": ["allCases"], "CodingKey": ["stringValue", "intValue"], "IteratorProtocol": ["next"],
    "Sequence": ["makeIterator", "underestimatedCount"],
    "Collection": ["startIndex", "endIndex", "index", "formIndex", "count", "isEmpty", "indices"],
  ]

  /// Whether a protocol itself declares a requirement.
  func asksFor(_ symbol: Symbol, _ nominal: Nominal) -> Bool {
    nominal.members[symbol]?.contains { if case .requirement = $0 { true } else { false } } == true
  }

  private func isRequirement(_ symbol: Symbol, of nominal: Nominal) -> Bool {
    asksFor(symbol, nominal) || isOfLibrary(symbol, nominal)
      || nominal.protocols.contains { $0.nominal.map { isRequirement(symbol, of: $0) } ?? false }
  }

  /// `Self` in a protocol's extension is the static type of what it is called on: of a subclass's object it may be the
  /// class that declares the conformance.
  func checkDynamicSelf(_ name: String, _ node: Int32, _ frame: Frame) throws {
    guard name == "Self", !frame.isSelfKnown, frame.code.owner?.kind == .protocol, let nominal = frame.this?.nominal,
      nominal.isClass, let parent = nominal.superclass?.nominal,
      program.conforms(types.nominal(parent), to: types.nominal(frame.code.owner!)) == true
    else { return }
    throw stop("which class 'Self' is", node, frame)
  }

  /// Whether `Self` is an object's own class in a member of a protocol's extension that is called on it: it is seen as
  /// that, or as the protocol.
  func isSelfKnown(
    _ code: Code, _ type: RuntimeType, isOwn: Bool, seenAs: @autoclosure () -> RuntimeType?, _ frame: Frame
  )
    -> Bool
  {
    guard code.owner?.kind == .protocol, type.nominal?.isClass == true else { return false }
    if isOwn, frame.code.owner?.kind == .protocol { return frame.isSelfKnown }
    guard let known = seenAs()?.flattened else { return false }
    return known.isOpen || known.nominal?.isClass == true
  }

  /// The class that `Self` is in a member of a protocol's extension which is called on an object that is seen as one of
  /// its superclasses; nil where it is the object's own.
  func seenSelf(_ code: Code, _ type: RuntimeType, isOwn: Bool, seenAs: @autoclosure () -> RuntimeType?) -> RuntimeType?
  {
    guard !isOwn, code.owner?.kind == .protocol, let nominal = type.nominal, nominal.isClass, nominal.superclass != nil,
      let known = seenAs()?.flattened, let seen = known.nominal, seen.isClass, seen !== nominal
    else { return nil }
    return known
  }
}

extension Member {
  /// Whether it is a property that a getter gives, of the type or of its values.
  fileprivate var isComputed: Bool {
    switch self {
    case .computed, .staticComputed: true
    default: false
    }
  }
}

extension Nominal {
  /// Whether it declares a member of a name, a function with the same labels where one is asked for.
  fileprivate func has(_ symbol: Symbol, like member: Member) -> Bool {
    members[symbol]?.contains { other in
      guard let code = member.code, code.function.kind == .function else { return true }
      return other.code?.labels == code.labels
    } == true
  }
}

extension RuntimeType {
  /// The type whose metatype it is; itself where it is none.
  var instance: RuntimeType { if case .metatype(let inner) = kind { inner } else { self } }
}

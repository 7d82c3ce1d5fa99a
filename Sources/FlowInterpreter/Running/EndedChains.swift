import FlowModel

/// Chains that end at nil where they were to change something: `state?.count += 1`.
///
/// The value that holds the nil is taken from its place, and given back as it is: its setter runs, its observers are
/// told. An object is only read.
extension Interpreter {
  /// Gives back what a chain had taken that was to be set.
  func giveBack(_ end: ChainEnd, _ frame: Frame) throws {
    guard let (place, node) = end.place, runsCode(place, frame) else { return }
    guard let type = (staticType(node, frame) ?? declaredType(of: place, frame))?.wrapped, let isValue = isValue(type)
    else { throw stop("whether what a chain ends at is an object", node, frame) }
    if isValue { try modify(place, node, frame) { _ in } }
  }

  /// The same of a chain on whose end a method was to be called.
  func giveBack(_ end: ChainEnd, calling symbol: Symbol, of receiver: Int32, _ frame: Frame) throws {
    guard let (place, node) = end.place, runsCode(place, frame) else { return }
    let held = (staticType(node, frame) ?? declaredType(of: place, frame))?.wrapped
    if let held, isValue(held) == false { return }
    guard let type = staticType(receiver, frame) ?? declaredType(of: place, frame)?.wrapped else {
      throw stop("whether '\(program.symbols.text(of: symbol))' changes what a chain ends at", node, frame)
    }
    if isChanging(symbol, type.flattened) { try giveBack(end, frame) }
  }

  /// Whether a method of this name changes a value of the type.
  private func isChanging(_ symbol: Symbol, _ type: RuntimeType) -> Bool {
    let codes = candidates(symbol, of: type, isStatic: false).compactMap(\.member.code)
    if codes.contains(where: { $0.function.flags.contains(.isMutating) }) { return true }
    if asked(of: type).contains(where: { $0.nominal?.mutatingRequirements.contains(symbol) == true }) { return true }
    return codes.isEmpty && library.isMutating(program.symbols.text(of: symbol), type)
  }

  /// The protocols whose requirements an existential has.
  private func asked(of type: RuntimeType) -> [RuntimeType] { type.isOpen ? program.allProtocols(of: type) : [] }

  /// Whether code of the app's runs where a place is taken and given back.
  private func runsCode(_ place: Place, _ frame: Frame) -> Bool {
    switch place {
    case .slot(let slot):
      if case .box(let box) = frame.slots[slot] { return box.ownership == .accessed }
      return false
    case .box(let box): return box.ownership == .accessed
    case .cell(let cell):
      let property = cell.property
      return property.getter >= 0 || property.didSet >= 0 || property.willSet >= 0 || !property.attributes.isEmpty
    case .property(let base, let symbol, _):
      guard let type = declaredType(of: base, frame)?.flattened else { return true }
      let isStatic = if case .value(.type) = base { true } else { false }
      if candidates(symbol, of: type, isStatic: isStatic).contains(where: { $0.member.runsCode }) { return true }
      return runsCode(base, frame)
    case .element(let base, _, _):
      guard let type = declaredType(of: base, frame)?.flattened else { return true }
      return type.nominal != nil || runsCode(base, frame)
    case .tupleElement(let base, _, _), .forced(let base, _), .question(let base): return runsCode(base, frame)
    case .held(let held): return runsCode(held.place, frame)
    case .this, .value: return false
    case .superProperty: return true
    }
  }

  /// The type of what a place holds; of what was read already, as it is declared.
  private func declaredType(of place: Place, _ frame: Frame) -> RuntimeType? {
    if case .held(let held) = place { return type(of: held.place, frame) ?? thisType(of: held.value) }
    return type(of: place, frame)
  }

  /// Whether a type is of values rather than of objects; nil where that is not known.
  private func isValue(_ type: RuntimeType) -> Bool? { type.isUnknown ? nil : !program.isOfObjects(type) }
}

extension Member {
  /// Whether taking it and giving it back may run code of the app's.
  fileprivate var runsCode: Bool {
    switch self {
    case .observed, .computed, .staticComputed: true
    case .stored(let name, let owner): owner.fieldsBySymbol[name]?.runsCodeWhereTaken ?? true
    case .staticStored(_, let property): property.didSet >= 0 || property.willSet >= 0 || !property.attributes.isEmpty
    default: false
    }
  }
}

extension Field {
  /// The same of a stored property.
  fileprivate var runsCodeWhereTaken: Bool { isDynamic || wrapper != nil || willSet != nil || didSet != nil }
}

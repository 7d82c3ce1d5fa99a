import FlowModel

/// Which type of the app's something is of where only its declared type is known: a struct, the class itself where no
/// other inherits from it, the only one that conforms to a protocol.
struct OnlyClasses {
  /// The classes that others inherit from.
  private var inherited: Set<ObjectIdentifier> = []
  /// The types that conform to each protocol, extensions of a library's types among them.
  private var conforming: [ObjectIdentifier: [Nominal]] = [:]

  init(_ program: Program) {
    let declared = program.trees.filter { !$0.isModel }.flatMap { $0.nominals.compactMap(\.self) }
    var seen: Set<ObjectIdentifier> = []
    for nominal in declared + Array(program.libraryNominals.values) where nominal.kind != .protocol {
      guard seen.insert(ObjectIdentifier(nominal)).inserted else { continue }
      for parent in nominal.lineage.dropFirst() { inherited.insert(ObjectIdentifier(parent)) }
      for type in program.allProtocols(of: program.types.nominal(nominal)) {
        if let asked = type.nominal { conforming[ObjectIdentifier(asked), default: []].append(nominal) }
      }
    }
  }

  /// The class of the objects that have a type; nil where it may be another one.
  func only(of type: RuntimeType, in types: TypeTable) -> RuntimeType? {
    if case .composition(let parts) = type.kind { return parts.lazy.compactMap { only(of: $0, in: types) }.first }
    guard let nominal = type.nominal else { return nil }
    if nominal.kind == .protocol {
      guard let found = conforming[ObjectIdentifier(nominal)], found.count == 1 else { return nil }
      return only(of: types.nominal(found[0]), in: types)
    }
    guard nominal.isClass || nominal.kind == .struct, nominal.generics.isEmpty, nominal.tree?.isModel == false,
      !inherited.contains(ObjectIdentifier(nominal))
    else { return nil }
    return types.nominal(nominal)
  }
}

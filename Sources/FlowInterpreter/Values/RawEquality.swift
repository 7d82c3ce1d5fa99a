import FlowModel

/// `==` and `hash(into:)` of what is `RawRepresentable`: the library's for those, which ask raw values alone.
extension Interpreter {
  /// The raw value that Swift's library compares instead of a value; nil for values that are compared by themselves: of
  /// enums with a raw type, of subclasses of NSObject, and where the raw value is all that a structure holds.
  func comparedRawValue(of value: Value, at location: TreeLocation) throws -> Value? {
    switch value {
    case .structure, .enumeration, .object: break
    default: return nil
    }
    guard let type = thisType(of: value), let nominal = type.nominal, nominal.frameworkClass == nil,
      hasOwnRawValue(type, nominal)
    else { return nil }
    if case .structure(let box) = value, box.fields.count == 1, nominal.fieldsBySymbol[program.rawValueSymbol] != nil {
      return nil
    }
    guard program.conforms(type, to: program.library("RawRepresentable", [])) == true,
      program.rawType(of: nominal) == nil
    else { return nil }
    return try property(program.rawValueSymbol, of: value, at: location)
  }

  private func hasOwnRawValue(_ type: RuntimeType, _ nominal: Nominal) -> Bool {
    nominal.lineage.contains { $0.members[program.rawValueSymbol] != nil }
      || program.allProtocols(of: type).contains { $0.nominal?.members[program.rawValueSymbol] != nil }
  }
}

extension Equality {
  /// By the raw value, where the library does so; false for other values.
  static func hashByRawValue(_ value: Value, into hasher: inout Hasher) -> Bool {
    guard let interpreter else { return false }
    do {
      guard let raw = try interpreter.comparedRawValue(of: value, at: interpreter.nowhere) else { return false }
      hash(raw, into: &hasher)
    } catch { if interpreter.pending == nil { interpreter.pending = error } }
    return true
  }
}

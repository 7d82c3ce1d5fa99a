extension Program {
  /// Whether a type conforms to a protocol with what is written in its brackets: `any Feed<Int>`; nil where that is not
  /// known.
  func conforms(_ type: RuntimeType, to wanted: Nominal, primary: [RuntimeType]) -> Bool? {
    guard let conforms = conforms(type, to: types.nominal(wanted)) else { return nil }
    guard conforms else { return false }
    guard let names = wanted.declaration?.primaryAssociatedTypes, names.count == primary.count else { return nil }
    let answers = zip(names, primary).map { name, asked -> Bool? in
      guard let own = inner(name, of: type), !own.isPartlyUnknown, !asked.isPartlyUnknown else { return nil }
      return own === asked
    }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }
}

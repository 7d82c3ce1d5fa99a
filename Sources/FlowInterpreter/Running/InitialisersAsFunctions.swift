import FlowModel

/// Initialisers that are function values: `map(Seed.init)`.
extension Interpreter {
  /// Arguments of an initialiser that is called as a function value, without labels.
  func labelled(_ arguments: [Argument], for type: RuntimeType) -> [Argument] {
    guard let nominal = type.nominal, arguments.allSatisfy({ $0.label == nil }) else { return arguments }
    if arguments.count == 1, case .tuple(let box) = arguments[0].value, takes(box.items.count, nominal) {
      return labelled(box.items.map { Argument(nil, $0) }, for: type)
    }
    let codes = initializers(of: nominal).filter { $0.function.parameters.count == arguments.count }
    var labels: [String?]
    if codes.count == 1 {
      labels = codes[0].function.parameters.map(\.label)
    } else if codes.isEmpty, nominal.kind == .struct {
      labels = nominal.fields.map(\.property.name)
    } else if codes.isEmpty, nominal.kind == .enum, arguments.count == 1 {
      labels = ["rawValue"]
    } else {
      return arguments
    }
    guard labels.count >= arguments.count else { return arguments }
    labels = Array(labels.prefix(arguments.count))
    return zip(arguments, labels).map { Argument($1, $0.value) }
  }

  /// Whether a type's only initialiser takes several arguments, so many: a function of them is one of their tuple.
  ///
  /// - Swift: a function of several parameters goes where one of a tuple is wanted (SE-0110, its regression).
  private func takes(_ count: Int, _ nominal: Nominal) -> Bool {
    let codes = initializers(of: nominal)
    guard count > 1, codes.isEmpty else { return count > 1 && codes.map(\.function.parameters.count) == [count] }
    let given = nominal.fields.filter { !($0.property.flags.contains(.isLet) && $0.initialValue != nil) }
    return nominal.kind == .struct && given.count == count
  }
}

extension Code {
  /// Whether it is an initialiser that may give nil: `init?(…)`, `init!(…)`.
  var mayGiveNil: Bool { !function.flags.isDisjoint(with: [.isFailable, .isImplicitlyUnwrapped]) }
}

import FlowModel

/// Members of a type that only the place tells, where the place takes one of several types.
extension Interpreter {
  /// The type that has a member, where a place takes one type or another: a library's functions of one name, one for a
  /// Character and one for a text, are one here. What the app adds to the other type is meant where the first one has no
  /// such member: the app would not compile otherwise.
  func typeMeant(_ symbol: Symbol, _ type: RuntimeType) -> RuntimeType {
    guard let other = typeBeside(type), candidates(symbol, of: type, isStatic: true).isEmpty,
      !candidates(symbol, of: other, isStatic: true).isEmpty,
      !library.hasStaticMember(program.symbols.text(of: symbol), of: type, self)
    else { return type }
    return other
  }

  /// The other type that stands where one is asked for.
  ///
  /// - Source: `contains(_:)`, `split(separator:)` and `components(separatedBy:)` take texts as well as characters or sets
  ///   of those; to dates and moments a number of seconds is added (the pages of StringProtocol, Date and DispatchTime).
  private func typeBeside(_ type: RuntimeType) -> RuntimeType? {
    switch type.kind {
    case .character: types.string
    case .library("CharacterSet", _): types.string
    case .library("Date", _), .library("DispatchTime", _), .library("DispatchWallTime", _): types.double
    default: nil
    }
  }

  /// The type of a member beside a text: texts are compared with texts, and put behind them.
  func typeBesideText(_ node: Int32, _ operation: TreeOperator, _ frame: Frame) -> RuntimeType? {
    guard beginsWithImplicit(node, frame) else { return nil }
    switch operation {
    case .plus, .equal, .notEqual, .less, .greater, .lessOrEqual, .greaterOrEqual: return types.string
    default: return nil
    }
  }
}

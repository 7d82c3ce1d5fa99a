import FlowModel

/// What operators of Swift's give for what is not known.
extension Interpreter {
  /// A result that is not known: a number of the operands' type, a text of which parts are known.
  func openResult(
    _ operation: TreeOperator, _ left: Value, _ right: Value, _ what: String, _ location: TreeLocation
  ) -> Value {
    if case .unknown(let date) = left, let moment = date.moment, let seconds = right.doubleValue,
      operation == .plus || operation == .minus
    {
      let distance = operation == .plus ? seconds : -seconds
      return .unknown(Unknown(what, location, kind: "Date", moment: moment.moved(by: distance, distance)))
    }
    guard operation.isArithmetic, let one = plainKind(left), let other = plainKind(right) else {
      return .unknown(Unknown(what, location))
    }
    if one == "String", other == "String" {
      var text = OpenText(what, location)
      for side in [left, right] {
        switch side {
        case .text(let box): text.add(box.text)
        case .unknown(let unknown): text.add(unknown)
        default: break
        }
      }
      return text.value
    }
    // A literal without a point is a number of the other's type.
    var type: String? = one == other ? one : nil
    if type == nil, case .int = left { type = other }
    if type == nil, case .int = right { type = one }
    guard let type, type != "String" else { return .unknown(Unknown(what, location)) }
    let bounds = NumberBounds(left).flatMap { one in NumberBounds(right).flatMap { one.combined(operation, $0) } }
    return Unknown.number(what, location, type, bounds)
  }

  private static let plainKinds = Set(["Int", "Double", "String"] + FixedInteger.Kind.allCases.map(\.name))

  private func plainKind(_ value: Value) -> String? {
    switch value {
    case .int: return "Int"
    case .double: return "Double"
    case .fixed(let number): return number.kind.name
    case .text: return "String"
    case .unknown(let unknown):
      let kind = unknown.kind ?? (unknown.isThere ? unknown.type?.libraryName : nil)
      return kind.flatMap { Self.plainKinds.contains($0) ? $0 : nil }
    default: return nil
    }
  }
}

/// Choices between what is not known.
extension Interpreter {
  /// What `?:` gives where neither its condition nor any of its sides is known, and reading them runs no code: which of
  /// the two it is needs no asking.
  func eitherUnknown(_ each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Value? {
    guard try isPure(each.b, frame) && isPure(each.c, frame),
      case .unknown(let one) = try evaluate(each.b, frame), case .unknown(let other) = try evaluate(each.c, frame),
      one.kind == other.kind, one.type === other.type, [one, other].allSatisfy(\.isBareNumber)
    else { return nil }
    if one === other { return .unknown(one) }
    let bounds = one.bounds.flatMap { one in other.bounds.flatMap { one.joined($0) } }
    return .unknown(
      Unknown(
        "\(one.what) or \(other.what)", frame.tree.location(of: node), kind: one.kind, type: one.type, bounds: bounds))
  }
}

extension Unknown {
  /// Whether it is a value of which nothing is known but the type and the bounds: no text, date or object.
  fileprivate var isBareNumber: Bool {
    !hides && kind != "String" && form == nil && moment == nil && individual == nil && encoded == nil && among.isEmpty
      && byZone.isEmpty && known.isEmpty
  }
}

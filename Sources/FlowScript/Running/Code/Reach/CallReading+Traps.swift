import FlowModel

/// What may end the app: an element that is not there, a divisor that is 0.
extension CallReading {
  /// Whether an element is certainly there, or asking for it is harmless.
  func isInRange(_ value: CodeValue) -> Bool {
    if value.isInRange { return true }
    return range(of: value).map { $0.index >= 0 && $0.index < $0.count } ?? false
  }

  /// Whether an element of a list of a known length is certainly not there.
  func isOutOfRange(_ value: CodeValue) -> Bool { range(of: value).map { $0.index >= $0.count } ?? false }

  /// The number that asks for an element of a constant list, and how many the list has.
  private func range(of value: CodeValue) -> (index: Int, count: Int)? {
    let whole = function.whole(value)
    guard case .element(let arguments)? = whole.path.last, arguments.count == 1, arguments[0].label == nil,
      case .other(let text) = arguments[0].value.root, let index = Int(text), arguments[0].value.path.isEmpty
    else { return nil }
    let list = CodeValue(whole.root, whole.path.dropLast())
    if case .array(let elements) = list.root, list.path.isEmpty { return (index, elements.count) }
    guard let name = list.lastName, let found = reach.properties[name], found.count == 1, found[0].property.isConstant,
      case .array(let elements)? = found[0].property.initialValue?.root,
      found[0].property.initialValue?.path.isEmpty == true
    else { return nil }
    return (index, elements.count)
  }

  /// Whether a method of a list or text ends the app where it is handed what is not there; the start of a list to add
  /// to, and the row that a finger touches, are.
  func mayTrap(_ method: String, _ arguments: [CodeArgument]) -> Bool {
    guard
      ReachTables.trappingMethods[method]?.contains(arguments.first?.label ?? "") == true
        || (method == "insert" && arguments.last?.label == "at")
    else { return false }
    guard let place = arguments.last?.value else { return true }
    if method == "insert", place == CodeValue(.other("0")) { return false }
    return !["row", "item", "section", "startIndex", "endIndex"].contains(place.lastName)
  }

  /// Whether a value begins with a storyboard that is not there, as far as its name is written out.
  func loadsMissingStoryboard(_ value: CodeValue) -> Bool {
    let whole = function.whole(value)
    guard whole.root == .name("UIStoryboard"), case .call(let arguments)? = whole.path.first,
      let first = arguments.first, first.label == "name", let name = first.value.text, !reach.storyboards.isEmpty
    else { return false }
    return !reach.storyboards.contains(name)
  }

  /// Whether a division may be one of whole numbers by 0.
  func mayDivideByZero(_ effect: CodeEffect) -> Bool {
    if case .other(let text) = effect.value.root, effect.value.path.isEmpty, let number = Double(text) {
      return number == 0 && !text.contains(".")
    }
    return !isFraction(effect.value) && !(effect.newValue.map(isFraction) ?? false)
  }

  /// Whether a value is a floating-point number, as far as it tells.
  private func isFraction(_ value: CodeValue) -> Bool {
    let whole = function.whole(value)
    if let type = whole.madeType { return ReachTables.fractions.contains(type) }
    if let name = whole.lastName, ReachTables.fractionalMembers.contains(name) { return true }
    switch whole.root {
    case .other(let text) where whole.path.isEmpty:
      return text.contains(/[0-9]\.[0-9]|CGFloat|Double|Float|TimeInterval|\.(width|height|pi)\b/)
    case .parameter(let name) where whole.path.isEmpty:
      return function.parameters.contains { $0.name == name && ReachTables.fractions.contains($0.type) }
    default:
      guard let name = whole.path.isEmpty ? whole.ownName : whole.lastName else { return false }
      let types = reach.properties[name]?.map(\.property.type) ?? []
      return !types.isEmpty && types.allSatisfy { $0.map(ReachTables.fractions.contains) ?? false }
    }
  }
}

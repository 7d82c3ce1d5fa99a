import FlowModel

extension Interpreter {
  /// Texts, one after the other.
  func joined(_ items: ContiguousArray<Value>, _ separator: String, at location: TreeLocation) throws -> Value {
    if items.contains(where: \.isUnknown) { return try openlyJoined(items, separator, at: location) }
    var text = ""
    for (index, item) in items.enumerated() {
      if index > 0 { text += separator }
      switch item {
      case .text(let box): text += box.text
      case .character(let character): text.append(character)
      default:
        for part in try elements(of: item, at: location) {
          guard case .character(let character) = part else {
            throw Stop(reason: "joining what is no text", location: location)
          }
          text.append(character)
        }
      }
    }
    return .string(text)
  }

  /// Texts of which some are not known, as one.
  private func openlyJoined(
    _ items: ContiguousArray<Value>, _ separator: String, at location: TreeLocation
  ) throws -> Value {
    var whole = OpenText(nil, location)
    for (index, item) in items.enumerated() {
      if index > 0 { whole.add(separator) }
      switch item {
      case .unknown(let unknown): whole.add(unknown)
      case .text(let box): whole.add(box.text)
      case .character(let character): whole.add(String(character))
      default: throw Stop(reason: "joining what is no text", location: location)
      }
    }
    return whole.value
  }
}

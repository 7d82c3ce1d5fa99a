import FlowInterfaceBuilder

/// What a user reads on the thing that starts a transition.
enum TriggerText {
  /// The object's own title or text, else the first text inside it, else what VoiceOver says, else its system item; nil
  /// for a prototype cell, whose texts code replaces.
  static func text(of object: InterfaceObject) -> String? {
    if object.isPrototypeCell { return nil }
    if let own = ownText(of: object) { return own }
    for inner in object.allContainedObjects {
      if let text = ownText(of: inner) { return text }
    }
    return line(object.accessibilityLabel) ?? line(object.systemItem.map { $0.prefix(1).uppercased() + $0.dropFirst() })
  }

  private static func ownText(of object: InterfaceObject) -> String? { line(object.title) ?? line(object.text) }

  /// The text in one line; nil when nothing of it shows.
  private static func line(_ text: String?) -> String? {
    guard let text else { return nil }
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.isEmpty ? nil : line
  }
}

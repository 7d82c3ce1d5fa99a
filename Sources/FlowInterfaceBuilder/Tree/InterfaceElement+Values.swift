extension InterfaceElement {
  /// An attribute as a truth value: `YES` or `NO`, as Interface Builder writes them; nil for all else.
  public func bool(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// An attribute as a number; nil when it is missing or is not a finite one.
  public func number(_ attribute: String) -> Double? {
    guard let number = self[attribute].flatMap(Double.init), number.isFinite else { return nil }
    return number
  }

  /// An attribute as a whole number; nil when it is missing or is not one.
  public func integer(_ attribute: String) -> Int? { self[attribute].flatMap { Int($0) } }

  /// A text property: the attribute, or the child `<string key="…">` or `<mutableString key="…">` that Interface
  /// Builder writes instead when the text has line breaks; the text of the language that the document is shown in,
  /// where it has one.
  public func string(_ key: String) -> String? {
    if !tree.shownTexts.isEmpty, let text = tree.shownTexts[index]?[key] { return text }
    if let value = self[key] { return value }
    for child in children where child.has("key", equalTo: key) {
      if child.isNamed("string") || child.isNamed("mutableString") { return child.stringValue }
      if child.isNamed("attributedString") { return child.attributedText }
    }
    return nil
  }

  /// Whether the document itself has a plain text for a property.
  func hasOwnText(_ key: String) -> Bool {
    self[key] != nil
      || children.contains {
        $0.has("key", equalTo: key) && ($0.isNamed("string") || $0.isNamed("mutableString"))
      }
  }

  /// The text of a `<string>` element, decoded from base64 where Interface Builder wrote it so
  /// (`base64-UTF8="YES"`, for text with control characters).
  package var stringValue: String {
    guard bool("base64-UTF8") == true else { return text }
    return Base64.decode(text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The text of an `<attributedString>`: its fragments' contents, joined.
  var attributedText: String {
    children.lazy.filter { $0.isNamed("fragment") }.map { $0.string("content") ?? "" }.joined()
  }

  /// The names of the attributes that are `YES`, in the order of the file: how Interface Builder writes option sets.
  var options: [String] { attributes.filter { $0.value == "YES" }.map(\.name) }
}

import FlowInterfaceBuilder

/// What elements say, whatever the order of their attributes, their white space and the digits of their numbers.
enum ElementText {
  /// The elements whose attributes are measures: the digits in which each version of Interface Builder writes them
  /// differ.
  private static let measures: Set<String> = [
    "color", "rect", "point", "size", "inset", "edgeInsets", "constraint", "fontDescription", "real", "float",
  ]

  /// Measures are compared as multiples of the hundred-thousandth part.
  static let precision = 100_000.0

  /// The value of an attribute, for comparison.
  static func value(_ value: String, of element: InterfaceElement) -> String {
    guard measures.contains(element.name), let number = Double(value), number.isFinite, abs(number) < 1e9 else {
      return value
    }
    let rounded = (number * precision).rounded()
    return "\(rounded == 0 ? 0 : rounded)"
  }

  /// The attributes of an element by their names, for comparison.
  static func attributes(of element: InterfaceElement) -> [String: String] {
    var result: [String: String] = [:]
    for attribute in element.attributes { result[attribute.name] = value(attribute.value, of: element) }
    return result
  }

  /// All that an element says.
  static func whole(_ element: InterfaceElement) -> String {
    var text = "<\(element.name)"
    for (name, value) in attributes(of: element).sorted(by: { $0.key < $1.key }) { text += " \(name)=\"\(value)\"" }
    text += ">"
    var hasChildren = false
    for child in element.children {
      hasChildren = true
      text += whole(child)
    }
    if !hasChildren { text += own(element) ?? "" }
    return text + "</>"
  }

  /// The text in an element without children; nil where it has none but white space.
  static func own(_ element: InterfaceElement) -> String? {
    guard element.children.isEmpty, !element.contentByteRange.isEmpty else { return nil }
    let text = element.text
    return text.allSatisfy(\.isWhitespace) && !element.isNamed("string") ? nil : text
  }
}

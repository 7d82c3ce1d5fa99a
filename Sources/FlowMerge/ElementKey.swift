import FlowInterfaceBuilder

/// What an element is found by in all three documents: an object by its id, wherever it stands; what has no id by
/// what is around it, its name, and what tells it from its siblings.
struct ElementKey: Hashable, Comparable, Sendable {
  let text: String

  /// The `<document>` itself.
  static let document = ElementKey(text: "document")

  static func < (lhs: ElementKey, rhs: ElementKey) -> Bool { lhs.text < rhs.text }

  /// What holds other objects and has no id.
  func container(_ name: String) -> ElementKey { ElementKey(text: "\(text)>\(name)") }

  /// The second or third element of one id, in a document that is damaged.
  func again(_ number: Int) -> ElementKey { ElementKey(text: "\(text)/\(number)") }

  /// The object of an id.
  static func object(_ id: String) -> ElementKey { ElementKey(text: "#\(id)") }

  /// The scene of an id.
  static func scene(_ id: String) -> ElementKey { ElementKey(text: "scene \(id)") }
}

/// The names by which elements without an id are told from their siblings.
enum LocalName {
  /// What tells siblings apart, by importance. `key` alone says which property an element is the value of, whatever
  /// its tag: `<nil key="textColor"/>` takes the place of `<color key="textColor" …/>`.
  private static let attributes = ["identifier", "reference", "keyPath", "className", "name"]

  /// The name of an element.
  static func of(_ element: InterfaceElement) -> String {
    if let key = element["key"] { return "@\(key)" }
    let name = element.name
    for attribute in attributes {
      if let value = element[attribute] { return "\(name) \(attribute)=\(value)" }
    }
    return name
  }

  /// The names of an element's children without an id: several alike are numbered.
  static func unique(_ name: String, among taken: Set<String>) -> String {
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)/\(number)") { number += 1 }
    return "\(name)/\(number)"
  }
}

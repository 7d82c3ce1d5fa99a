import FlowInterfaceBuilder

/// Which objects elements refer to by their ids.
struct References {
  /// Attributes that hold ids of any form.
  private static let attributes: Set<String> = [
    "destination", "firstItem", "secondItem", "reference", "initialViewController", "popoverAnchorView",
    "popoverAnchorBarButtonItem", "tableViewCell", "textLabel", "detailTextLabel", "imageView",
  ]
  /// Attributes whose values are texts, whatever they look like.
  private static let texts: Set<String> = [
    "id", "sceneID", "key", "name", "text", "title", "placeholder", "prompt", "label", "hint", "value", "content",
    "userLabel",
  ]

  /// The attribute of an element that refers to an object, with the object.
  struct Reference: Hashable {
    var attribute: String
    var target: ElementKey
  }

  /// What an object or container refers to itself, and by its properties.
  static func of(_ node: KeyedNode, in document: KeyedDocument) -> Set<Reference> {
    var found: Set<Reference> = []
    collect(node.element, in: document, &found)
    for property in node.properties.values where !isMask(property) {
      collect(property, in: document, &found)
      for element in property.descendants { collect(element, in: document, &found) }
    }
    return found
  }

  /// Whether the value of an attribute names an object of the document.
  static func isReference(_ name: String, _ value: String) -> Bool {
    attributes.contains(name) || !texts.contains(name) && isGenerated(value)
  }

  /// What a variation leaves out, and which segue gives a screen its bars on the canvas, keep no object alive.
  static func isMask(_ property: InterfaceElement) -> Bool {
    property.isNamed("variation") || property.isNamed("inferredMetricsTieBreakers")
  }

  private static func collect(_ element: InterfaceElement, in document: KeyedDocument, _ found: inout Set<Reference>) {
    for attribute in element.attributes {
      let (name, value) = (attribute.name, attribute.value)
      guard isReference(name, value), let target = document.ids[value] else { continue }
      found.insert(Reference(attribute: name, target: target))
    }
  }

  /// Whether a text has the form of the ids that Interface Builder makes, such as `BYZ-38-t0r`.
  private static func isGenerated(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count == 10 && bytes[3] == UInt8(ascii: "-") && bytes[6] == UInt8(ascii: "-")
  }
}

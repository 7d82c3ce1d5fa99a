import FlowInterfaceBuilder

/// An element of the merged document, before it is written.
final class MergedElement {
  /// The element whose bytes are written.
  let element: InterfaceElement
  /// The side that has this element.
  let side: MergeSide
  /// What differs from the element; nil where it is written whole, as it stands.
  let content: Content?

  /// The attributes and children of an element that has something of both sides.
  struct Content {
    /// The attributes by their names, each as one of the sides writes it.
    var attributes: [String: InterfaceAttribute]
    /// The attributes that the other side's element has, in its order.
    var order: [String]
    var children: [MergedElement]
  }

  init(_ element: InterfaceElement, of side: MergeSide, content: Content? = nil) {
    self.element = element
    self.side = side
    self.content = content
  }

  /// Calls a closure with each value of an attribute in the element.
  func forEachValue(_ body: (String) -> Void) {
    guard let content else {
      for attribute in element.attributes { body(attribute.value) }
      for inner in element.descendants { for attribute in inner.attributes { body(attribute.value) } }
      return
    }
    for attribute in content.attributes.values { body(attribute.value) }
    for child in content.children { child.forEachValue(body) }
  }

  /// Which of two elements is written: that of the side which changed how it is written, else ours.
  static func written(_ versions: Versions<InterfaceElement>) -> MergeSide {
    guard let ours = versions.ours else { return .theirs }
    guard versions.theirs != nil, let base = versions.base else { return .ours }
    return ours.startTag == base.startTag ? .theirs : .ours
  }
}

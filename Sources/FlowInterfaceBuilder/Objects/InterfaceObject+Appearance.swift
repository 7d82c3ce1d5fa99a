extension InterfaceObject {
  /// The name of the object's image: of an image view or a bar item.
  public var image: String? { element["image"] ?? element.child(key: "image")?["image"] }

  /// Every image that the object names itself, its states included, by the property that names it, in the order of
  /// the file.
  public var imageNames: [(property: String, name: String)] {
    var result: [(property: String, name: String)] = []
    let sources = [element] + element.children.filter { $0["id"] == nil }
    for source in sources {
      for attribute in source.attributes where attribute.name.lowercased().hasSuffix("image") {
        result.append((attribute.name, attribute.value))
      }
    }
    return result
  }

  /// The colour of a property such as `backgroundColor`, `tintColor` or `textColor`; nil when the document leaves it.
  public func color(_ property: String) -> InterfaceColor? {
    element.children.first { $0.isNamed("color") && $0.has("key", equalTo: property) }.map(InterfaceColor.init)
  }

  /// The colours that the object sets itself, in the order of the file.
  public var colors: [InterfaceColor] { element.children.filter { $0.isNamed("color") }.map(InterfaceColor.init) }

  /// The font; nil when the document leaves it.
  public var font: InterfaceFont? {
    element.children.first { $0.isNamed("fontDescription") || $0.isNamed("font") }.map(InterfaceFont.init)
  }
}

/// A colour, as the document names or mixes it.
public struct InterfaceColor: Sendable, Hashable {
  /// The `<color>` element.
  public let element: InterfaceElement

  /// The property that the colour is for, such as `backgroundColor`.
  public var property: String? { element["key"] }

  /// The name in an asset catalogue.
  public var name: String? { element["name"] }

  /// The system's colour, such as `systemBackgroundColor`, whichever way the version of Xcode wrote it.
  public var systemColor: String? {
    element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"]
  }

  /// Red, green and blue from 0 to 1; of a grey, three times its white; nil for named colours.
  public var components: (red: Double, green: Double, blue: Double)? {
    if let white = element.number("white") { return (white, white, white) }
    guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
    else { return nil }
    return (red, green, blue)
  }

  /// The opacity from 0 to 1.
  public var alpha: Double { element.number("alpha") ?? 1 }
}

/// A font, as the document describes it.
public struct InterfaceFont: Sendable, Hashable {
  /// The `<fontDescription>` element.
  public let element: InterfaceElement

  /// `system`, `boldSystem`, `italicSystem`; nil for a named font or a text style.
  public var type: String? { element["type"] ?? element["metaFont"] }

  /// The size in points; nil for a text style.
  public var pointSize: Double? { element.number("pointSize") ?? element.number("size") }

  /// The PostScript name of a font of the developer's choice.
  public var name: String? { element["name"] }

  /// The family of a font of the developer's choice.
  public var family: String? { element["family"] }

  /// The weight of the system font, such as `semibold`.
  public var weight: String? { element["weight"] }

  /// The text style, such as `UICTFontTextStyleBody`.
  public var textStyle: String? { element["style"] }
}

import FlowInterfaceBuilder

/// What Interface Builder writes of its own accord: it is worked out anew from constraints, asset catalogs and the
/// version of Xcode, or belongs to the canvas and not to the app. Two versions of it are no conflict.
enum QuietProperties {
  /// Properties of the canvas.
  private static let canvas: Set<String> = [
    "canvasLocation", "freeformSize", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
    "simulatedBottomBarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedDestinationMetrics",
  ]

  /// Attributes that say how the last layout on the canvas ended.
  private static let layoutMarks: Set<String> = ["misplaced", "ambiguous"]

  /// Views that something else lays out.
  private static let laidOut: Set<String> = [
    "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
    "collectionReusableView", "viewLayoutGuide", "navigationBar", "tabBar",
  ]

  /// Parts of a document that say how it is edited.
  private static let ofDocument: Set<String> = [
    "device", "dependencies", "simulatedMetricsContainer", "designables", "classes", "customFonts",
  ]

  /// Whether a property is such a one.
  ///
  /// - Parameter owner: the object or container that has it.
  static func contains(_ property: InterfaceElement, of owner: InterfaceElement, in document: InterfaceDocument) -> Bool
  {
    if owner.isNamed("document") { return ofDocument.contains(property.name) }
    guard let key = property["key"] else { return false }
    if canvas.contains(key) { return true }
    return isFrame(property) && isLaidOut(owner, in: document)
  }

  /// Whether a property is the place and size of a view.
  static func isFrame(_ property: InterfaceElement) -> Bool {
    property.isNamed("rect") && property.has("key", equalTo: "frame")
  }

  /// Whether an attribute of a node is such a one.
  static func contains(attribute: String) -> Bool { layoutMarks.contains(attribute) }

  /// Whether a view's frame is what its constraints or the view around it come to.
  private static func isLaidOut(_ view: InterfaceElement, in document: InterfaceDocument) -> Bool {
    if view.bool("fixedFrame") == true { return false }
    if view.has("key", equalTo: "view") || laidOut.contains(view.name) || isPartOfCell(view) { return true }
    return document.usesAutolayout && view.bool("translatesAutoresizingMaskIntoConstraints") == false
  }

  /// Whether a view is one of the labels or the image of a cell of a style of UIKit's, which lays them out.
  private static func isPartOfCell(_ view: InterfaceElement) -> Bool {
    guard let content = view.parent?.parent, content.isNamed("tableViewCellContentView") else { return false }
    return content.parent?["style"] != nil
  }
}

/// Versions of tools, of which the newer one counts.
enum ToolsVersion {
  /// Attributes of the document and of what it depends on that are versions.
  static let attributes: Set<String> = ["toolsVersion", "systemVersion", "version", "minToolsVersion"]

  /// Whether a version is older than another, such as `22A5316f` than `22B83` and `9532` than `14109`.
  static func isOlder(_ one: String, _ two: String) -> Bool {
    one.compare(parts: two)
  }
}

extension String {
  /// Whether this comes before another text, digits taken as numbers.
  fileprivate func compare(parts other: String) -> Bool {
    let (one, two) = (Self.parts(of: self), Self.parts(of: other))
    for (left, right) in zip(one, two) where left != right {
      if let left = Int(left), let right = Int(right) { return left < right }
      return left < right
    }
    return one.count < two.count
  }

  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var wasDigit: Bool?
    for character in text {
      let isDigit = character.isNumber
      if isDigit == wasDigit { parts[parts.count - 1].append(character) } else { parts.append(String(character)) }
      wasDigit = isDigit
    }
    return parts
  }
}

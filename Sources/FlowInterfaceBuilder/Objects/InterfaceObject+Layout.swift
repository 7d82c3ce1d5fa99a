extension InterfaceObject {
  /// The constraints that the view holds, between itself and views inside it.
  public var constraints: [InterfaceConstraint] { element.elements(in: "constraints").map(InterfaceConstraint.init) }

  /// The layout guides of a view, such as its safe area and a scroll view's content.
  public var layoutGuides: [InterfaceLayoutGuide] {
    element.children.filter { $0.name.lowercased().hasSuffix("layoutguide") }.map(InterfaceLayoutGuide.init)
  }

  /// The guide of the view's safe area.
  public var safeAreaGuide: InterfaceLayoutGuide? { layoutGuides.first { $0.key == "safeArea" } }

  /// How strongly the view resists growing, from 1 to 1000; nil where the document leaves the class's default.
  public var horizontalHuggingPriority: Double? { element.number("horizontalHuggingPriority") }

  /// How strongly the view resists growing, from 1 to 1000; nil where the document leaves the class's default.
  public var verticalHuggingPriority: Double? { element.number("verticalHuggingPriority") }

  /// How strongly the view resists shrinking, from 1 to 1000; nil where the document leaves the class's default.
  public var horizontalCompressionResistancePriority: Double? {
    element.number("horizontalCompressionResistancePriority")
  }

  /// How strongly the view resists shrinking, from 1 to 1000; nil where the document leaves the class's default.
  public var verticalCompressionResistancePriority: Double? {
    element.number("verticalCompressionResistancePriority")
  }

  /// Whether the intrinsic size that the canvas shows is a stand-in: `deferred` or `infinite` per axis, or sizes.
  public var placeholderIntrinsicSize: InterfaceIntrinsicPlaceholder? {
    let width = element["placeholderIntrinsicWidth"]
    let height = element["placeholderIntrinsicHeight"]
    return width == nil && height == nil ? nil : InterfaceIntrinsicPlaceholder(width: width, height: height)
  }

  /// The margins that the document gives the view, as `edgeInsets` or `directionalEdgeInsets`; left is leading here.
  public var layoutMargins: (top: Double, leading: Double, bottom: Double, trailing: Double)? {
    guard let insets = element.child(key: "layoutMargins") ?? element.child(key: "directionalLayoutMargins") else {
      return nil
    }
    return (
      insets.number("top") ?? 0, insets.number("left") ?? insets.number("leading") ?? 0, insets.number("bottom") ?? 0,
      insets.number("right") ?? insets.number("trailing") ?? 0
    )
  }

  /// Whether the safe area comes on top of the margins; nil where the document leaves the default, `YES`.
  public var insetsLayoutMarginsFromSafeArea: Bool? { element.bool("insetsLayoutMarginsFromSafeArea") }

  /// Whether the superview's margins reach into the view's; nil where the document leaves the default, `NO`.
  public var preservesSuperviewLayoutMargins: Bool? { element.bool("preservesSuperviewLayoutMargins") }

  /// The points between the views of a stack view; nil where the document leaves the default, none.
  public var spacing: Double? { element.number("spacing") }

  /// How a stack view fills its axis, such as `fillEqually`; nil where the document leaves the default, `fill`.
  public var distribution: String? { element["distribution"] }

  /// How a stack view lays out across its axis, such as `center`; nil where the document leaves the default, `fill`.
  public var alignment: String? { element["alignment"] }

  /// Whether Interface Builder found that the constraints leave the frame open.
  public var isAmbiguous: Bool { element.bool("ambiguous") ?? false }

  /// Whether the frame in the document is not the one that the constraints give.
  public var isMisplaced: Bool { element.bool("misplaced") ?? false }

  /// How the object differs by size class, in the order of the file.
  public var variations: [InterfaceVariation] {
    element.children.filter { $0.isNamed("variation") }.map(InterfaceVariation.init)
  }
}

/// A stand-in for the intrinsic size of a view that only code can measure.
public struct InterfaceIntrinsicPlaceholder: Sendable, Hashable {
  /// The width as the document has it: points, or `infinite`.
  public let width: String?
  /// The height as the document has it: points, or `infinite`.
  public let height: String?
}

/// A guide that constraints refer to.
public struct InterfaceLayoutGuide: Sendable, Hashable {
  /// The guide's element.
  public let element: InterfaceElement

  /// The identifier that constraints use.
  public var id: String? { element["id"] }

  /// What the guide is of a view: `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `keyboard`.
  public var key: String? { element["key"] }

  /// What the guide is of a controller: `top` or `bottom`.
  public var type: String? { element["type"] }
}

/// How an object differs by size class.
public struct InterfaceVariation: Sendable, Hashable {
  /// The `<variation>` element.
  public let element: InterfaceElement

  /// The size classes, such as `heightClass=compact-widthClass=regular`, or `default`.
  public var key: String { element["key"] ?? "default" }

  /// The width class that the variation is for: `compact` or `regular`; nil for any.
  public var widthClass: String? { sizeClass("widthClass") }

  /// The height class that the variation is for: `compact` or `regular`; nil for any.
  public var heightClass: String? { sizeClass("heightClass") }

  /// The properties that the variation replaces, in the order of the file.
  public var properties: [InterfaceAttribute] { element.attributes.filter { $0.name != "key" } }

  /// The identifiers that the variation takes in, by what they are part of: `subviews` or `constraints`.
  public func included(in mask: String) -> [String] { references("include", in: mask) }

  /// The identifiers that the variation leaves out, by what they are part of: `subviews` or `constraints`.
  public func excluded(from mask: String) -> [String] { references("exclude", in: mask) }

  private func references(_ name: String, in mask: String) -> [String] {
    element.children.filter { $0.isNamed("mask") && $0.has("key", equalTo: mask) }
      .flatMap { $0.children.filter { $0.isNamed(name) }.compactMap { $0["reference"] } }
  }

  private func sizeClass(_ name: String) -> String? {
    for part in key.split(separator: "-") where part.hasPrefix(name + "=") {
      return String(part.dropFirst(name.utf8.count + 1))
    }
    return nil
  }
}

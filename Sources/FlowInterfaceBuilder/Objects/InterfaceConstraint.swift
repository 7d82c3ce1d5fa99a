/// A layout constraint: first attribute, relation, multiplier times second attribute plus constant.
public struct InterfaceConstraint: Sendable, Hashable {
  /// The `<constraint>` element.
  public let element: InterfaceElement

  /// The identifier that outlets and variations use.
  public var id: String? { element["id"] }

  /// Where the constraint is in the file.
  public var location: SourceLocation { element.location }

  /// The first item's identifier; nil when it is the view that holds the constraint.
  public var firstItemID: String? { element["firstItem"] }

  /// The first attribute, such as `leading`.
  public var firstAttribute: String? { element["firstAttribute"] }

  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  public var relation: String { element["relation"] ?? "equal" }

  /// The second item's identifier; nil when there is none.
  public var secondItemID: String? { element["secondItem"] }

  /// The second attribute; nil when there is none.
  public var secondAttribute: String? { element["secondAttribute"] }

  /// The attribute that is a margin's, such as `leadingMargin`; nil when none is.
  package var marginAttribute: String? {
    [firstAttribute, secondAttribute].compactMap(\.self).first { $0.hasSuffix("Margin") }
  }

  /// The factor of the second attribute; Interface Builder also writes it as a ratio, `16:9`.
  public var multiplier: Double {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, case let (first?, second?) = (parts[0], parts[1]), second != 0 else {
      return Double(text) ?? 1
    }
    return first / second
  }

  /// The number of points added.
  public var constant: Double { element.number("constant") ?? 0 }

  /// How strongly the constraint holds, from 1 to 1000 (required).
  public var priority: Double { element.number("priority") ?? 1000 }

  /// Whether the constant is the system's standard spacing.
  public var isSymbolic: Bool { element.bool("symbolic") ?? false }

  /// Whether the constraint is only for the canvas and removed at build time.
  public var isPlaceholder: Bool { element.bool("placeholder") ?? false }

  /// The identifier that UIKit prints in its log.
  public var identifier: String? { element["identifier"] }
}

import Foundation

/// A required constraint that says that two lengths are equal, as ``PinLayout`` reads it.
@MainActor
struct PinEquation {
  /// One side of the equation.
  struct Side {
    let item: any ConstrainedItem
    let part: LayoutSpan.Part
    let isVertical: Bool
    /// What is known of the item's place where constraints do not place it.
    let known: LayoutPlace
  }

  let first: Side
  /// Nil for a plain number.
  let second: Side?
  let multiplier: CGFloat
  let constant: CGFloat

  /// Whether it is about the vertical axis.
  var isVertical: Bool { first.isVertical }

  /// Reads a constraint in the coordinates of a view; nil for one that determines nothing here.
  init?(_ constraint: NSLayoutConstraint, in view: UIView, isStrict: Bool) {
    guard constraint.isActive, constraint.relation == .equal, constraint.priority == .required else { return nil }
    guard let first = Side(constraint, isFirst: true, in: view, isStrict: isStrict) else { return nil }
    let second = Side(constraint, isFirst: false, in: view, isStrict: isStrict)
    guard second != nil || constraint.secondAttribute == .notAnAttribute else { return nil }
    // A factor of a place counts from the origin of the view that holds both items.
    if let second, constraint.multiplier != 1, second.part != .size, second.item !== view { return nil }
    self.first = first
    self.second = second
    multiplier = constraint.multiplier
    constant = constraint.constant
  }
}

@MainActor
extension PinEquation.Side {
  fileprivate init?(_ constraint: NSLayoutConstraint, isFirst: Bool, in view: UIView, isStrict: Bool) {
    let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    let named = isFirst ? constraint.firstItem : constraint.secondItem
    let other = isFirst ? constraint.secondItem : constraint.firstItem
    guard let part = attribute.part, let named = named as? any ConstrainedItem else { return nil }
    let margins = attribute.isAboutMargins ? (named as? UIView)?.layoutMarginsGuide : nil
    item = margins ?? named
    self.part = part
    isVertical = attribute.isVertical
    known = item.knownPlace(in: view, seenFrom: (other as? any ConstrainedItem)?.layoutView, isStrict: isStrict)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The part of a span that it means; nil for a baseline, which takes a font.
  var part: LayoutSpan.Part? {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin, .top, .topMargin: .min
    case .right, .trailing, .rightMargin, .trailingMargin, .bottom, .bottomMargin: .max
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
    case .width, .height: .size
    case .firstBaseline, .lastBaseline, .notAnAttribute: nil
    }
  }

  /// Whether it is about the item's layout margins rather than its edges.
  var isAboutMargins: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }
}

extension NSLayoutConstraint {
  /// Whether one of its sides is about layout margins.
  var isAboutMargins: Bool { firstAttribute.isAboutMargins || secondAttribute.isAboutMargins }
}

import Foundation

/// What a constraint says of two lengths, as ``PinLayout`` reads it.
@MainActor
struct PinEquation {
  /// One side of the equation.
  struct Side {
    /// What it is about: ``PinWork`` keeps it, so that equations are copied without counting.
    unowned(unsafe) let item: any ConstrainedItem
    let part: LayoutSpan.Part
    let isVertical: Bool
    /// Where its place stands among those that are worked out; nil where constraints do not place it.
    var slot: Int?
    /// What is known of the item's place where constraints do not place it.
    var known = LayoutPlace.unknown
  }

  var first: Side
  /// Nil for a plain number.
  var second: Side?
  let multiplier: CGFloat
  var constant: Extent
  let relation: NSLayoutConstraint.Relation
  /// How strongly it holds, up to 1000.
  let strength: Float
  /// Whether it follows from others, and so pulls at nothing.
  var isDerived = false
  /// Whether it makes the views of a stack equally long.
  var isEqualShare = false

  /// What it is about.
  var items: [any ConstrainedItem] { [first.item] + (second.map { [$0.item] } ?? []) }
  /// Whether it is about the vertical axis.
  var isVertical: Bool { first.isVertical }
  /// Whether it can tell a length exactly.
  var isExact: Bool {
    relation == .equal && strength > UILayoutPriority.defaultHigh.rawValue && constant.isExact
  }
  /// Whether it holds whatever else is asked for.
  var isRequired: Bool { strength >= UILayoutPriority.required.rawValue }

  /// Whether it does not hold where its first side is so much larger than its second one, in points.
  func isBroken(by difference: CGFloat) -> Bool {
    switch relation {
    case .equal: abs(difference) > 0.5
    case .lessThanOrEqual: difference > 0.5
    case .greaterThanOrEqual: difference < -0.5
    }
  }

  /// What follows from a constraint or from a rule of UIKit's.
  init(
    _ first: Side, _ relation: NSLayoutConstraint.Relation = .equal, to second: Side?, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0
  ) {
    self.first = first
    self.second = second
    self.multiplier = multiplier
    self.constant = .at(constant)
    self.relation = relation
    strength = UILayoutPriority.required.rawValue
  }

  /// Whether it ties a part of an item to the same part of another one.
  func ties(_ part: LayoutSpan.Part) -> Bool {
    relation == .equal && multiplier == 1 && first.part == part && second?.part == part
  }

  /// The two items that an equation ties together, whichever comes first, and the axis.
  struct Tie: Hashable {
    let items: Set<ObjectIdentifier>
    let isVertical: Bool
  }

  /// What it ties together; nil for an equation about one item.
  var tie: Tie? {
    second.map { Tie(items: [ObjectIdentifier(first.item), ObjectIdentifier($0.item)], isVertical: isVertical) }
  }

  /// What follows for the lengths of two items from a tie of their starts and one of their ends; nil for ties of others.
  init?(from start: PinEquation, to end: PinEquation) {
    guard let other = end.second, let tie = start.tie, tie == end.tie else { return nil }
    let isTurned = start.first.item !== end.first.item
    func length(of side: Side) -> Side { Side(item: side.item, part: .size, isVertical: side.isVertical) }
    first = length(of: end.first)
    second = length(of: other)
    multiplier = 1
    constant = isTurned ? end.constant + start.constant : end.constant - start.constant
    relation = .equal
    strength = min(start.strength, end.strength)
    isDerived = true
  }

  /// Reads a constraint in the coordinates of a view; nil for one that determines nothing here.
  init?(_ constraint: NSLayoutConstraint, in view: UIView) {
    guard constraint.isActive else { return nil }
    guard let first = Side(constraint, isFirst: true) else { return nil }
    let second = Side(constraint, isFirst: false)
    guard second != nil || constraint.secondAttribute == .notAnAttribute else { return nil }
    // A factor of a place counts from the origin of the view that holds both items.
    if let second, constraint.multiplier != 1, second.part != .size, second.item !== view { return nil }
    self.first = first
    self.second = second
    multiplier = constraint.multiplier
    constant = constraint.openConstant?.extent ?? .at(constraint.constant)
    relation = constraint.relation
    strength = constraint.priority.rawValue
  }

  /// Whether content asks for its size as strongly: it stays as small as it is with 250 and as large with 750
  /// (documentation of UILayoutPriority.defaultLow and defaultHigh).
  var isFaint: Bool { strength <= UILayoutPriority.defaultLow.rawValue }
  /// Whether it can tell a length exactly where no content asks for a size as well.
  var isWish: Bool { relation == .equal && strength <= UILayoutPriority.defaultHigh.rawValue && constant.isExact }
}

@MainActor
extension PinEquation.Side {
  fileprivate init?(_ constraint: NSLayoutConstraint, isFirst: Bool) {
    let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    let named = isFirst ? constraint.firstItem : constraint.secondItem
    let other = isFirst ? constraint.secondItem : constraint.firstItem
    // To a view in it, a scroll view's edges are those of its content.
    guard let part = attribute.part, let named = named as? any ConstrainedItem else { return nil }
    let inner = (other as? any ConstrainedItem)?.layoutView
    if attribute.isAboutMargins, let named = named as? UIView {
      item = named.layoutMarginsGuide
    } else if part != .size, let scroll = named as? UIScrollView, let inner, inner !== scroll,
      inner.isDescendant(of: scroll)
    {
      item = scroll.contentLayoutGuide
    } else {
      item = named
    }
    self.part = part
    isVertical = attribute.isVertical
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

import UIKit

/// An edge, centre or size of a view or guide, which a constraint leads to.
struct ConstraintItem {
  let target: AnyObject
  let attributes: [NSLayoutConstraint.Attribute]
}

/// What is made in a closure that `makeConstraints` is given.
final class ConstraintMaker {
  let item: AnyObject
  let superview: UIView?
  var all: [ConstraintMakerExtendable] = []

  init(_ item: AnyObject, _ superview: UIView?) {
    self.item = item
    self.superview = superview
  }

  private func begin(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    let made = ConstraintMakerExtendable(item, superview)
    made.attributes = attributes
    all.append(made)
    return made
  }

  var left: ConstraintMakerExtendable { begin([.left]) }
  var top: ConstraintMakerExtendable { begin([.top]) }
  var right: ConstraintMakerExtendable { begin([.right]) }
  var bottom: ConstraintMakerExtendable { begin([.bottom]) }
  var leading: ConstraintMakerExtendable { begin([.leading]) }
  var trailing: ConstraintMakerExtendable { begin([.trailing]) }
  var width: ConstraintMakerExtendable { begin([.width]) }
  var height: ConstraintMakerExtendable { begin([.height]) }
  var centerX: ConstraintMakerExtendable { begin([.centerX]) }
  var centerY: ConstraintMakerExtendable { begin([.centerY]) }
  var lastBaseline: ConstraintMakerExtendable { begin([.lastBaseline]) }
  var leftMargin: ConstraintMakerExtendable { begin([.leftMargin]) }
  var rightMargin: ConstraintMakerExtendable { begin([.rightMargin]) }
  var topMargin: ConstraintMakerExtendable { begin([.topMargin]) }
  var bottomMargin: ConstraintMakerExtendable { begin([.bottomMargin]) }
  var leadingMargin: ConstraintMakerExtendable { begin([.leadingMargin]) }
  var trailingMargin: ConstraintMakerExtendable { begin([.trailingMargin]) }
  var centerXWithinMargins: ConstraintMakerExtendable { begin([.centerXWithinMargins]) }
  var centerYWithinMargins: ConstraintMakerExtendable { begin([.centerYWithinMargins]) }
  var margins: ConstraintMakerExtendable { begin([.leftMargin, .topMargin, .rightMargin, .bottomMargin]) }
  var firstBaseline: ConstraintMakerExtendable { begin([.firstBaseline]) }
  var edges: ConstraintMakerExtendable { begin([.left, .top, .right, .bottom]) }
  var horizontalEdges: ConstraintMakerExtendable { begin([.left, .right]) }
  var verticalEdges: ConstraintMakerExtendable { begin([.top, .bottom]) }
  var directionalEdges: ConstraintMakerExtendable { begin([.leading, .top, .trailing, .bottom]) }
  var directionalHorizontalEdges: ConstraintMakerExtendable { begin([.leading, .trailing]) }
  var directionalVerticalEdges: ConstraintMakerExtendable { begin([.top, .bottom]) }
  var size: ConstraintMakerExtendable { begin([.width, .height]) }
  var center: ConstraintMakerExtendable { begin([.centerX, .centerY]) }
}

/// One line of such a closure: attributes, what they are held against, and by how much.
final class ConstraintMakerExtendable {
  var attributes: [NSLayoutConstraint.Attribute] = []
  private let item: AnyObject
  private let superview: UIView?
  private var relation = NSLayoutConstraint.Relation.equal
  private var other: Any?
  private var amount: Any?
  private var isInset = false
  private var factor: CGFloat = 1
  private var importance: UILayoutPriority = .required
  private(set) var made: [NSLayoutConstraint] = []

  init(_ item: AnyObject, _ superview: UIView?) {
    self.item = item
    self.superview = superview
  }

  private func adding(_ more: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    attributes += more
    return self
  }

  var left: ConstraintMakerExtendable { adding([.left]) }
  var top: ConstraintMakerExtendable { adding([.top]) }
  var right: ConstraintMakerExtendable { adding([.right]) }
  var bottom: ConstraintMakerExtendable { adding([.bottom]) }
  var leading: ConstraintMakerExtendable { adding([.leading]) }
  var trailing: ConstraintMakerExtendable { adding([.trailing]) }
  var width: ConstraintMakerExtendable { adding([.width]) }
  var height: ConstraintMakerExtendable { adding([.height]) }
  var centerX: ConstraintMakerExtendable { adding([.centerX]) }
  var centerY: ConstraintMakerExtendable { adding([.centerY]) }
  var lastBaseline: ConstraintMakerExtendable { adding([.lastBaseline]) }
  var firstBaseline: ConstraintMakerExtendable { adding([.firstBaseline]) }
  var leftMargin: ConstraintMakerExtendable { adding([.leftMargin]) }
  var rightMargin: ConstraintMakerExtendable { adding([.rightMargin]) }
  var topMargin: ConstraintMakerExtendable { adding([.topMargin]) }
  var bottomMargin: ConstraintMakerExtendable { adding([.bottomMargin]) }
  var leadingMargin: ConstraintMakerExtendable { adding([.leadingMargin]) }
  var trailingMargin: ConstraintMakerExtendable { adding([.trailingMargin]) }
  var centerXWithinMargins: ConstraintMakerExtendable { adding([.centerXWithinMargins]) }
  var centerYWithinMargins: ConstraintMakerExtendable { adding([.centerYWithinMargins]) }
  var margins: ConstraintMakerExtendable { adding([.leftMargin, .topMargin, .rightMargin, .bottomMargin]) }
  var edges: ConstraintMakerExtendable { adding([.left, .top, .right, .bottom]) }
  var horizontalEdges: ConstraintMakerExtendable { adding([.left, .right]) }
  var verticalEdges: ConstraintMakerExtendable { adding([.top, .bottom]) }
  var directionalEdges: ConstraintMakerExtendable { adding([.leading, .top, .trailing, .bottom]) }
  var directionalHorizontalEdges: ConstraintMakerExtendable { adding([.leading, .trailing]) }
  var directionalVerticalEdges: ConstraintMakerExtendable { adding([.top, .bottom]) }
  var size: ConstraintMakerExtendable { adding([.width, .height]) }
  var center: ConstraintMakerExtendable { adding([.centerX, .centerY]) }

  private func related(_ relation: NSLayoutConstraint.Relation, _ other: Any?) -> ConstraintMakerExtendable {
    self.relation = relation
    self.other = other
    return self
  }

  func equalTo(_ other: Any) -> ConstraintMakerExtendable { related(.equal, other) }
  func lessThanOrEqualTo(_ other: Any) -> ConstraintMakerExtendable { related(.lessThanOrEqual, other) }
  func greaterThanOrEqualTo(_ other: Any) -> ConstraintMakerExtendable { related(.greaterThanOrEqual, other) }
  func equalToSuperview() -> ConstraintMakerExtendable { related(.equal, needed(by: "equalToSuperview")) }
  func lessThanOrEqualToSuperview() -> ConstraintMakerExtendable {
    related(.lessThanOrEqual, needed(by: "lessThanOrEqualToSuperview"))
  }
  func greaterThanOrEqualToSuperview() -> ConstraintMakerExtendable {
    related(.greaterThanOrEqual, needed(by: "greaterThanOrEqualToSuperview"))
  }

  private func needed(by method: String) -> UIView {
    guard let superview else {
      fatalError("Expected superview but found nil when attempting make constraint `\(method)`.")
    }
    return superview
  }

  func offset(_ amount: Any) -> ConstraintMakerExtendable {
    self.amount = amount
    isInset = false
    return self
  }

  func inset(_ amount: Any) -> ConstraintMakerExtendable {
    self.amount = amount
    isInset = true
    return self
  }

  func multipliedBy(_ factor: CGFloat) -> ConstraintMakerExtendable {
    self.factor = factor
    return self
  }

  func dividedBy(_ divisor: CGFloat) -> ConstraintMakerExtendable { multipliedBy(1 / divisor) }

  func priority(_ priority: UILayoutPriority) -> ConstraintMakerExtendable {
    importance = priority
    return self
  }

  func priority(_ priority: ConstraintPriority) -> ConstraintMakerExtendable {
    importance = UILayoutPriority(rawValue: priority.value)
    return self
  }

  func priority(_ priority: Float) -> ConstraintMakerExtendable {
    importance = UILayoutPriority(rawValue: priority)
    return self
  }

  func labeled(_ label: String) -> ConstraintMakerExtendable { self }

  var constraint: Constraint { Constraint(self) }

  // MARK: Making them

  func make() -> [NSLayoutConstraint] {
    made = attributes.indices.map { constraint(at: $0) }
    return made
  }

  private func constraint(at index: Int) -> NSLayoutConstraint {
    let (target, targets) = end(at: index)
    let made = NSLayoutConstraint(
      item: item, attribute: attributes[index], relatedBy: relation, toItem: target, attribute: targets,
      multiplier: factor, constant: constant(at: index, targets))
    made.priority = importance
    return made
  }

  /// What an attribute is held against.
  private func end(at index: Int) -> (item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    let attribute = attributes[index]
    if let item = other as? ConstraintItem {
      return (
        item.target, item.attributes.count == attributes.count ? item.attributes[index] : item.attributes[0]
      )
    }
    if let view = other as? UIView { return (view, attribute) }
    if let guide = other as? UILayoutGuide { return (guide, attribute) }
    if attribute == .width || attribute == .height { return (nil, .notAnAttribute) }
    return (superview, attribute)
  }

  private func constant(at index: Int, _ targets: NSLayoutConstraint.Attribute) -> CGFloat {
    if other is ConstraintItem || other is UIView || other is UILayoutGuide {
      return Insets.constant(amount, targets, isInset: isInset)
    }
    return Insets.number(other, attributes[index])
  }

  /// Gives those among constraints that say the same the constants of these.
  func update(among made: [NSLayoutConstraint]) {
    for index in attributes.indices {
      let (target, targets) = end(at: index)
      let known = made.first { each in
        each.firstItem === item && each.firstAttribute == attributes[index] && each.relation == relation
          && each.secondItem === target && each.secondAttribute == targets && each.multiplier == factor
          && each.priority == importance
      }
      guard let known else {
        fatalError("Updated constraint could not find existing matching constraint to update")
      }
      known.constant = constant(at: index, targets)
    }
  }

  func update(_ amount: Any, isInset: Bool) {
    for constraint in made {
      let second = constraint.secondAttribute
      let attribute = second == .notAnAttribute ? constraint.firstAttribute : second
      constraint.constant = Insets.constant(amount, attribute, isInset: isInset)
    }
  }
}

/// Numbers for attributes.
enum Insets {
  /// What an offset or inset means for an attribute.
  static func constant(_ amount: Any?, _ attribute: NSLayoutConstraint.Attribute, isInset: Bool) -> CGFloat {
    if let insets = amount as? UIEdgeInsets {
      switch attribute {
      case .top: return insets.top
      case .left, .leading: return insets.left
      case .bottom: return isInset ? -insets.bottom : insets.bottom
      case .right, .trailing: return isInset ? -insets.right : insets.right
      default: return 0
      }
    }
    if let insets = amount as? NSDirectionalEdgeInsets {
      switch attribute {
      case .top: return insets.top
      case .left, .leading: return insets.leading
      case .bottom: return isInset ? -insets.bottom : insets.bottom
      case .right, .trailing: return isInset ? -insets.trailing : insets.trailing
      default: return 0
      }
    }
    let value = plain(amount, attribute)
    guard isInset else { return value }
    // An inset is one from all sides.
    switch attribute {
    case .width, .height: return -2 * value
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return 0
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin, .lastBaseline, .firstBaseline:
      return -value
    default: return value
    }
  }

  /// A number that an attribute is held against.
  static func number(_ value: Any?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    if value is UIEdgeInsets { return constant(value, attribute, isInset: true) }
    return plain(value, attribute)
  }

  private static func plain(_ value: Any?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    if let size = value as? CGSize { return attribute == .width ? size.width : size.height }
    if let point = value as? CGPoint {
      return attribute == .centerX || attribute == .left || attribute == .leading ? point.x : point.y
    }
    if let number = value as? CGFloat { return number }
    if let number = value as? Double { return CGFloat(number) }
    if let number = value as? Int { return CGFloat(number) }
    if let number = value as? Float { return CGFloat(number) }
    return 0
  }
}

/// How important a constraint is, by SnapKit's names; the most important is named as UIKit's.
struct ConstraintPriority {
  let value: Float

  static let high = ConstraintPriority(value: 750)
  static let medium = ConstraintPriority(value: 500)
  static let low = ConstraintPriority(value: 250)
}

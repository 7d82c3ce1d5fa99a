import Foundation

/// A relation between two attributes of views or layout guides: the first is, or is at least or at most, the second
/// times a multiplier plus a constant.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// What a constraint is about.
  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
  }

  /// How the two sides compare.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// An axis of layout.
  public enum Axis: Int, Hashable, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The view or guide of the first side.
  public var firstItem: AnyObject? { first.target }
  private let first: ItemReference
  /// The attribute of the first side.
  public let firstAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// The view or guide of the second side; nil for a plain number.
  public var secondItem: AnyObject? { second.target }
  private let second: ItemReference
  /// The attribute of the second side.
  public let secondAttribute: Attribute
  /// The factor of the second side.
  public let multiplier: CGFloat
  /// The points added to the second side.
  open var constant: CGFloat {
    didSet {
      let wasOpen = openConstant != nil
      openConstant = nil
      checkNumbers()
      if wasOpen || oldValue != constant { itemsNeedLayout() }
    }
  }
  /// From the least to the most that the constant may be, and what it hangs on, in words; nil where it is known.
  private(set) var openConstant: (extent: Extent, what: String)?
  /// How strongly it holds.
  ///
  /// - UIKit: above 0 and at most 1000, else NSInternalInconsistencyException is raised; so it is where an installed one
  ///   becomes required or is so no longer (documentation of NSLayoutConstraint.priority, crash logs); the second is not
  ///   raised on all versions.
  open var priority = UILayoutPriority.required { didSet { priorityDidChange(from: oldValue) } }
  /// The name that UIKit prints in its log.
  open var identifier: String?
  /// The view that holds it; nil while it is not active.
  var holder: UIView? {
    get { holderReference.target }
    set { holderReference = BackReference(newValue) }
  }
  private var holderReference = BackReference<UIView>()

  /// Makes a constraint, which is not active yet.
  public init(
    item firstItem: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation, toItem secondItem: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    first = ItemReference(firstItem as AnyObject)
    self.firstAttribute = firstAttribute
    self.relation = relation
    second = ItemReference(secondItem as AnyObject?)
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    checkPairing()
    checkNumbers()
  }

  /// - UIKit: F7.3: neither may be infinite or no number.
  private func checkNumbers() {
    let reason: String
    if !multiplier.isFinite {
      reason = "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
    } else if !constant.isFinite {
      reason = "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)"
    } else {
      return
    }
    Simulation.current.raise(UIKitException(.internalInconsistency, reason))
  }

  private func priorityDidChange(from old: UILayoutPriority) {
    guard old != priority else { return }
    if !(priority.rawValue > 0 && priority.rawValue <= UILayoutPriority.required.rawValue) {
      let number = String(format: "%g", priority.rawValue)
      return Simulation.current.raise(
        UIKitException(
          .internalInconsistency,
          "It's illegal to set priority:\(number).  Priorities must be greater than 0 and less or equal to "
            + "NSLayoutPriorityRequired, which is 1000.000000."))
    }
    if isActive, (old == .required) != (priority == .required) {
      Simulation.current.leaveUndecided(
        "whether UIKit raises where an active constraint becomes required, or is so no longer")
    }
    itemsNeedLayout()
  }

  /// Takes the constant as not known until code sets it.
  ///
  /// - Parameters:
  ///   - extent: from the least to the most that it may be, in points.
  ///   - what: what it hangs on, in words.
  package func leaveConstantOpen(_ extent: Extent, by what: String) {
    openConstant = (extent, what)
    itemsNeedLayout()
  }

  /// Whether it takes part in layout.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }
}

/// How strongly a constraint holds, or a view keeps its size: up to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 1 to 1000.
  public var rawValue: Float
  /// A priority from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// 1000.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// 510: of a drag that may resize the scene (UILayoutPriority, UIKit's headers).
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: that at which the scene's size stays.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: of a drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
}

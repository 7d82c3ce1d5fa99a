import Foundation

/// Decides what a gesture recognizer may do.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture that was recognized begins.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes, unless the delegate implements it.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Recognizes a gesture on a view.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view that it is attached to.
  public internal(set) weak var view: UIView?
  /// Who decides what it may do.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it recognizes anything.
  open var isEnabled = true
  /// Whether views are not told of touches that it has recognized.
  open var cancelsTouchesInView = true
  var triggers: [Trigger] = []

  /// Makes a recognizer that sends an action.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { triggers.append(.action(WeakTarget(target as AnyObject?), action)) }
  }

  /// Makes a recognizer that sends nothing.
  public override init() { super.init() }

  /// Adds an action.
  open func addTarget(_ target: Any, action: Selector) {
    triggers.append(.action(WeakTarget(target as AnyObject), action))
  }

  /// Does what recognizing the gesture does.
  func recognize() {
    for trigger in triggers { trigger.fire(from: self) }
  }
}

/// Recognizes taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
}

/// Recognizes a finger that stays.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {}

/// Recognizes swipes.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt
    /// Makes directions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// Where the swipe goes.
  open var direction = Direction.right
}

/// Recognizes a finger that moves.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}

import Foundation

/// What is told of an animation of a layer.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Told that it has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Told that it is over.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing unless the delegate implements it.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing unless the delegate implements it.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer; nothing is drawn, its time passes.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// Seconds that it takes once; 0 stands for a quarter of a second.
  open var duration: TimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// How often it runs; 0 stands for once.
  open var repeatCount: Float = 0
  /// Whether it runs back after each time.
  open var autoreverses = false
  /// Whether it goes from the layer when it is over.
  open var isRemovedOnCompletion = true
  /// What is seen before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How fast it goes.
  open var speed: Float = 1
  /// How fast it goes at which time.
  open var timingFunction: CAMediaTimingFunction?
  /// What is told of it.
  open var delegate: (any CAAnimationDelegate)?

  /// Makes an animation.
  public override init() {}

  /// Seconds from begin to end.
  var length: TimeInterval {
    (duration == 0 ? 0.25 : duration) * TimeInterval(max(1, repeatCount)) * (autoreverses ? 2 : 1)
  }
}

/// What is seen of an animation before and after it.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its begin, before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How fast an animation goes at which time.
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
  /// A function by its name.
  public init(name: CAMediaTimingFunctionName) { super.init() }
}

/// A well-known function of time.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A function by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At one speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slowly at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slowly at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slowly at first and at last.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system's animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// An animation of a property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?

  /// Makes an animation of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation from a value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the begin.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between the two.
  open var byValue: Any?
}

/// An animation that swings about its end.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// How heavy what swings is.
  open var mass: CGFloat = 1
  /// How strong the spring is.
  open var stiffness: CGFloat = 100
  /// How much the swinging is held up.
  open var damping: CGFloat = 10
  /// How fast it is at the begin.
  open var initialVelocity: CGFloat = 0
}

/// An animation through values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  public var values: [Any]?
}

/// Animations that run together.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// An animation from one content to another.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// How the contents change.
  open var type = CATransitionType.fade
  /// From where the new one comes.
  open var subtype: CATransitionSubtype?
}

/// How contents change.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One fades into the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a new content comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A direction by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

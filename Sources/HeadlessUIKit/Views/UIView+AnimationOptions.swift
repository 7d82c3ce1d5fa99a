extension UIView {
  /// How fast an animation goes at which time.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }

  /// How an animation of several steps runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out the subviews at once, with the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the user touch what moves.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from where an animation that runs has come to.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Goes from step to step in straight lines.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from step to step.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Goes through the steps at one speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Goes through the steps in curves.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// How an animation runs; only its duration matters to a simulation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out the subviews at once, with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the user touch what moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from where an animation that runs has come to.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration in an animation with another.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own curve in an animation with another.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draws the content anew while it runs.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides views rather than adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes nothing over from an animation that it runs in.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Moves evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips about the vertical axis, from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips about the vertical axis, from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Dissolves from one view to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips about the horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips about the horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }
}

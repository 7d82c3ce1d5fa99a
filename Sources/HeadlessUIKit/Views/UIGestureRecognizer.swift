import Foundation

/// Decides what a gesture recognizer may do.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture that was recognized begins.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a recognizer is told of a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether two recognizers may recognize at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recognizer waits until another one has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another recognizer waits until this one has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes, unless the delegate implements it.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Yes, unless the delegate implements it.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }
  /// No, unless the delegate implements it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No, unless the delegate implements it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No, unless the delegate implements it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Recognizes a gesture on a view.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view that it is attached to.
  public internal(set) weak var view: UIView?
  /// Who decides what it may do.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it recognizes anything.
  ///
  /// - UIKit: disabling it cancels the gesture that it recognizes (documentation of isEnabled).
  open var isEnabled = true { didSet { if !isEnabled, state == .began { isCancelled = true } } }
  /// Whether code has ended the gesture that goes on.
  private var isCancelled = false
  /// Whether views are not told of touches that it has recognized.
  open var cancelsTouchesInView = true
  /// Whether views are told of a touch's begin only when it was not recognized.
  open var delaysTouchesBegan = false
  /// Whether views are told of a touch's end only when it was not recognized.
  open var delaysTouchesEnded = true
  /// A name to tell it by.
  open var name: String?
  var triggers: [Trigger] = []
  private var awaited: [WeakRecognizer] = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Lets it wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    awaited.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether it waits until another one has failed.
  func waits(for other: UIGestureRecognizer) -> Bool {
    awaited.contains { $0.recognizer === other }
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Makes a recognizer that sends an action.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { triggers.append(.action(WeakTarget(target), action)) }
  }

  /// Makes a recognizer that sends nothing.
  public override init() { super.init() }

  /// Adds an action.
  open func addTarget(_ target: Any, action: Selector) {
    triggers.append(.action(WeakTarget(target), action))
  }

  /// Removes an action; nil stands for all targets, or all actions of a target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let wanted = target as AnyObject?
    triggers.removeAll { trigger in
      guard case .action(let own, let selector, _) = trigger else { return false }
      return (wanted == nil || own.object === wanted) && (action == nil || selector == action)
    }
  }

  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
    /// As `ended`, for a gesture that is over when it is recognized.
    public static let recognized = State.ended
  }

  /// How far the gesture is.
  open var state = State.possible
  /// The states of which the actions are told.
  var toldStates: [State] { [.ended] }

  /// The finger whose gesture it recognized last.
  package private(set) var finger: UITouch?
  /// How many fingers the gesture takes.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  /// Where the gesture is in a view, or with nil in the window, in points; nought where that is not known.
  open func location(in view: UIView?) -> CGPoint { finger?.location(in: view) ?? .zero }

  /// Where one of its fingers is in a view, or with nil in the window, in points; nought where that is not known.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Does what recognizing the gesture does, all at once.
  ///
  /// - Returns: whether it began.
  @discardableResult
  func recognize(_ finger: UITouch) -> Bool {
    guard begin(finger) else { return false }
    finish()
    return true
  }

  /// Recognizes a gesture: tells of its begin, or of all of it where it is over at once.
  ///
  /// - UIKit: the delegate may forbid it; a gesture that is over at once tells of its end alone, a continuous one of its
  ///   begin too, and is possible again after it (documentation of gestureRecognizerShouldBegin(_:) and
  ///   UIGestureRecognizer.State).
  /// - Returns: whether it began.
  func begin(_ finger: UITouch) -> Bool {
    self.finger = finger
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    isCancelled = false
    tell(toldStates[0])
    return true
  }

  /// Tells of what comes after the begin, as the finger is lifted.
  func finish() {
    if isCancelled {
      tell(.cancelled)
    } else {
      for told in toldStates.dropFirst() { tell(told) }
    }
    state = .possible
  }

  private func tell(_ told: State) {
    state = told
    for trigger in triggers { trigger.fire(from: self) }
  }
}

/// Recognizes taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Recognizes a finger that stays.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger has to stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
  /// How many taps come before it.
  open var numberOfTapsRequired = 0

  override var toldStates: [State] { [.began, .ended] }
}

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
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Recognizes a finger that moves.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes at least.
  open var minimumNumberOfTouches = 1
  /// How many fingers it takes at most.
  open var maximumNumberOfTouches = Int.max
}

/// Recognizes a finger that comes from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// Recognizes two fingers that go apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart they are, as a part of how far they were.
  open var scale: CGFloat = 1
}

/// Recognizes two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned, in radians.
  open var rotation: CGFloat = 0
}

import Foundation

/// A finger's straight way across the screen, in points from the screen's top left corner.
public struct SwipePath: Hashable, Sendable {
  /// Where the finger comes down.
  public let start: CGPoint
  /// Where it lets go.
  public let end: CGPoint
  /// Seconds between the two.
  public let duration: TimeInterval
  /// Whether it is known where the finger comes down, and so how far it goes.
  public let isStartKnown: Bool

  /// A way from point to point.
  public init(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.4, isStartKnown: Bool = true) {
    self.start = start
    self.end = end
    self.duration = duration
    self.isStartKnown = isStartKnown
  }

  /// Where it mostly goes.
  public var direction: UISwipeGestureRecognizer.Direction {
    isHorizontal
      ? end.x > start.x ? .right : .left
      : end.y > start.y ? .down : .up
  }

  /// Whether it goes more sideways than up or down.
  var isHorizontal: Bool { abs(end.x - start.x) > abs(end.y - start.y) }

  /// Whether it is fast and long enough for a swipe beyond doubt: UIKit publishes no figures.
  var isSwift: Bool { duration <= 0.5 && max(abs(end.x - start.x), abs(end.y - start.y)) >= 60 }

  /// Whether it is long enough to bring out the buttons of a row beyond doubt: UIKit publishes no figures.
  var bringsOutButtons: Bool { abs(end.x - start.x) >= 60 }

  /// Whether it comes from the left edge. UIKit does not say how wide that is: here it is 20 points.
  var isFromLeftEdge: Bool { start.x < 20 && direction == .right }

  /// How much of a length the way covers in its direction, from 0 to 1.
  func share(of size: CGSize) -> CGFloat {
    let length = isHorizontal ? size.width : size.height
    guard length > 0 else { return 1 }
    return min(1, abs(isHorizontal ? end.x - start.x : end.y - start.y) / length)
  }
}

/// What a swipe set off.
public enum SwipeOutcome: Hashable, Sendable {
  /// Something answered it.
  case handled
  /// Something began to follow the finger and went back when it let go, so far on its way (0 to 1).
  case cancelled(progress: CGFloat)
  /// At most it scrolls.
  case scrolled
  /// Nothing answers it; why what could does not.
  case unanswered([String])
}

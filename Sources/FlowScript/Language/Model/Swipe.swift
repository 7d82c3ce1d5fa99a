/// Options of `swipe`.
public struct Swipe: Sendable, Hashable {
  /// Where a swipe without coordinates goes.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    case up
    case down
    case left
    case right
  }

  /// The finger's way.
  public enum Way: Sendable, Hashable {
    /// In a direction; from an element, or from where Maestro begins.
    case direction(Direction, from: ElementSelector?)
    /// From point to point: `100,200` in points, `50%,20%` in parts of the screen.
    case points(start: Template, end: Template)
  }

  /// The finger's way.
  public var way: Way
  /// Milliseconds that it takes.
  public var duration: Int

  /// Maestro's duration, in milliseconds.
  public static let standardDuration = 400

  /// Options from their parts.
  public init(_ way: Way, duration: Int = standardDuration) {
    self.way = way
    self.duration = duration
  }
}

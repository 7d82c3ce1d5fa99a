/// Options of `tapOn`, `doubleTapOn` and `longPressOn`.
public struct Tap: Sendable, Hashable {
  /// Which of the three it is.
  public enum Gesture: String, Sendable, Hashable, CaseIterable {
    /// One touch.
    case tapOn
    /// Two touches.
    case doubleTapOn
    /// A touch that stays.
    case longPressOn
  }

  /// Which gesture.
  public var gesture: Gesture
  /// What is touched.
  public var selector: ElementSelector
  /// How often, at least once.
  public var count: Int
  /// Milliseconds of virtual time between touches.
  public var delay: Int
  /// Whether a touch without any effect is repeated once.
  public var retryTapIfNoChange: Bool
  /// Whether to wait for the element first.
  public var waitUntilVisible: Bool
  /// How many milliseconds the screen may take to settle.
  public var waitToSettleTimeoutMs: Int?

  /// A gesture from its parts.
  public init(
    _ gesture: Gesture = .tapOn, on selector: ElementSelector, count: Int = 1, delay: Int = 100,
    retryTapIfNoChange: Bool = false, waitUntilVisible: Bool = false, waitToSettleTimeoutMs: Int? = nil
  ) {
    self.gesture = gesture
    self.selector = selector
    self.count = count
    self.delay = delay
    self.retryTapIfNoChange = retryTapIfNoChange
    self.waitUntilVisible = waitUntilVisible
    self.waitToSettleTimeoutMs = waitToSettleTimeoutMs
  }
}

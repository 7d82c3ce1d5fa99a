import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// How far a touch is.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The view that it came down on.
  public let view: UIView?
  /// The window that it came down in.
  public let window: UIWindow?
  /// How often it came down.
  public let tapCount: Int
  /// How far it is.
  public let phase: Phase

  init(on view: UIView?, tapCount: Int) {
    self.view = view
    window = view?.window
    self.tapCount = tapCount
    phase = .began
  }
}

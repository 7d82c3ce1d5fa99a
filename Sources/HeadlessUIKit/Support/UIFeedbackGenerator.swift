import Foundation

/// Lets the device tick; a simulation does not.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() {}

  /// Gets ready.
  open func prepare() {}
}

/// Ticks as something that hits.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it hits.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  /// Makes a generator.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Ticks.
  open func impactOccurred() {}
}

/// Ticks as a choice.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Ticks.
  open func selectionChanged() {}
}

/// Ticks as a message.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What the message says.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Ticks.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

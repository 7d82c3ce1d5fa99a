import Foundation

/// What a pull at the upper end of a list sets off.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether it turns.
  public private(set) var isRefreshing = false
  /// A text below the sign, with its looks.
  open var attributedTitle: NSAttributedString?

  /// Lets it turn; no event is sent.
  open func beginRefreshing() { isRefreshing = true }

  /// Lets it go.
  open func endRefreshing() { isRefreshing = false }

  /// Does what a pull does.
  ///
  /// - UIKit: it begins to turn and sends valueChanged; while it turns, a pull does nothing (documentation of
  ///   UIRefreshControl).
  /// - Returns: whether it answers.
  func userDidPull() -> Bool {
    guard isEnabled, !isRefreshing else { return false }
    isRefreshing = true
    sendActions(ofUserFor: [.valueChanged, .primaryActionTriggered])
    return true
  }
}

extension UIScrollView {
  /// Its refresh control: the one that it was given, or one that was added to it.
  var pullControl: UIRefreshControl? {
    refreshControl ?? subviews.lazy.compactMap { $0 as? UIRefreshControl }.first
  }
}

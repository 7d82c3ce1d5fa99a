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
  /// Whether it has a refresh control that a finger can bring out.
  ///
  /// - UIKit: what does not scroll, or does not bounce, is not pulled (documentation of isScrollEnabled and bounces).
  var mayBePulled: Bool { pullControl != nil && isScrollEnabled && bounces }

  /// Whether it may be scrolled away from its upper end.
  var mayBeAway: Bool { isOffsetOpen || listRest != nil || hasOwnOffset && contentOffset.y > (restingOffset ?? 0) }

  /// What is not known of whether a finger pulls it so far that it refreshes; nil where it does.
  ///
  /// - UIKit: content that fits does not move unless it is told to bounce (documentation of alwaysBounceVertical), as
  ///   tables are; how far a finger has to go is not published.
  func questionOfPull(_ path: SwipePath) -> String? {
    if mayBeAway {
      return "whether the list is scrolled to its upper end, where a pull refreshes it"
    }
    if !(self is UITableView), !alwaysBounceVertical, !(isContentSizeKnown && contentSize.height > bounds.height) {
      return "whether the list bounces, so that a pull refreshes it: alwaysBounceVertical is not set"
    }
    return path.end.y - path.start.y < 100 ? "whether the finger pulls far enough to refresh" : nil
  }

  /// Its refresh control: the one that it was given, or one that was added to it.
  var pullControl: UIRefreshControl? {
    refreshControl ?? subviews.lazy.compactMap { $0 as? UIRefreshControl }.first
  }
}

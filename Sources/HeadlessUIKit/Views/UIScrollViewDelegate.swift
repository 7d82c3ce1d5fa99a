import Foundation

/// What a scroll view tells of its scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Told that the content has moved, by a finger or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Told that a finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Told that the finger has let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Told that the content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Told that the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Told that an animation which code asked for is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing unless the delegate implements it.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing unless the delegate implements it.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing unless the delegate implements it.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing unless the delegate implements it.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless the delegate implements it.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless the delegate implements it.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// What has a delegate for its scrolling; subclasses declare one of a protocol of their own.
@preconcurrency @MainActor
public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
  /// What is told of its scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { setScrollDelegate(newValue) }
  }
}

extension UIScrollView: ScrollDelegating {}

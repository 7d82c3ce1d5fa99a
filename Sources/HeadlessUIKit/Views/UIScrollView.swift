import Foundation

/// A view whose content is larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How far the content is scrolled, in points.
  open var contentOffset: CGPoint {
    get { hasOwnOffset ? ownOffset : CGPoint(x: 0, y: restingOffset ?? 0) }
    set {
      let before = contentOffset
      isOffsetOpen = false
      hasOwnOffset = true
      listRest = nil
      ownOffset = newValue
      if newValue != before { scrollDelegate?.scrollViewDidScroll(self) }
    }
  }
  private var ownOffset = CGPoint.zero
  /// Forgets how far code, or a finger, has scrolled it.
  func leaveOffset() { (hasOwnOffset, isOffsetOpen, listRest) = (false, false, nil) }
  /// Whether it is not known how far the content is scrolled.
  package internal(set) var isOffsetOpen = false
  /// Whether code, or a finger, has set how far the content is scrolled.
  private(set) var hasOwnOffset = false
  /// Where rows or items came to rest, where that is not known exactly.
  var listRest: ListRest? { didSet { contentDidMove() } }
  /// The content's size, in points.
  open var contentSize = CGSize.zero { didSet { hasOwnContentSize = true } }
  /// Whether code set the content's size.
  private(set) var hasOwnContentSize = false
  private weak var ownDelegate: (any UIScrollViewDelegate)?
  /// What is told of its scrolling.
  package var scrollDelegate: (any UIScrollViewDelegate)? { ownDelegate }
  /// Sets what is told of its scrolling, where no subclass has a delegate of its own.
  package func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) { ownDelegate = delegate }
  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// That room with what the safe area adds, in points.
  open var adjustedContentInset: UIEdgeInsets {
    let top = restingOffset.map { -$0 } ?? contentInset.top
    return UIEdgeInsets(
      top: contentInset.top + top, left: contentInset.left,
      bottom: contentInset.bottom + (top > 0 ? safeAreaInsets.bottom : 0), right: contentInset.right)
  }
  /// How the safe area adds to that room.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether it shows how far it is scrolled up and down.
  open var showsVerticalScrollIndicator = true
  /// Whether it shows how far it is scrolled sideways.
  open var showsHorizontalScrollIndicator = true
  /// Whether the content gives way at its ends.
  open var bounces = true
  /// Whether content that fits gives way up and down.
  open var alwaysBounceVertical = false
  /// Whether content that fits gives way sideways.
  open var alwaysBounceHorizontal = false
  /// Whether it stops at multiples of its size.
  open var isPagingEnabled = false
  /// How scrolling puts the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// How scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// How the safe area adds to the room around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// What a pull at the upper end sets off.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  /// The guide that follows the content.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// The guide that follows the frame.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  /// Scrolls so far, in points.
  ///
  /// - UIKit: the delegate is told of the end of an animation that code asked for (documentation of
  ///   scrollViewDidEndScrollingAnimation(_:)); how long it takes is not published, here it is 0.3 seconds.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard offset != contentOffset || isOffsetOpen else { return }
    contentOffset = offset
    if animated { tellOfAnimation() }
  }

  /// Scrolls until a part of the content is seen, where it is not: how far is not simulated.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scrollSomewhere(animated: animated) }

  /// Called when other rows or items than before may be on the screen.
  func contentDidMove() {}

  /// Comes to rest where the row or item is on the screen that holds a view.
  func rest(showing view: UIView) {}

  /// Notes where the rows or items of a list come to rest after a finger.
  func moveList(_ path: SwipePath) {}

  override var keepsTouches: Bool { true }

  override var movesContent: Bool { true }
  override var contentOrigin: CGPoint {
    let offset = contentOffset
    return offset.x.isFinite && offset.y.isFinite ? offset : .zero
  }
}

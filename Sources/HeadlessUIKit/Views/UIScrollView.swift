import Foundation

/// A view whose content is larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How far the content is scrolled, in points.
  open var contentOffset: CGPoint {
    get { hasOwnOffset ? ownOffset : CGPoint(x: 0, y: restingOffset ?? 0) }
    set {
      let before = contentOffset
      if newValue.x.isNaN || newValue.y.isNaN { return raiseInvalidBounds(CGRect(origin: newValue, size: bounds.size)) }
      leaveOffset()
      hasOwnOffset = true
      ownOffset = newValue
      tellOfChange("contentOffset")
      if newValue != before { scrollDelegate?.scrollViewDidScroll(self) }
    }
  }
  private var ownOffset = CGPoint.zero
  /// Forgets how far code, or a finger, has scrolled it.
  func leaveOffset() {
    scrolling = nil
    (hasOwnOffset, isOffsetOpen) = (false, false)
    (listRest, openOffset, shownView) = (nil, nil, nil)
  }
  /// Whether it is not known how far the content is scrolled.
  package internal(set) var isOffsetOpen = false
  /// Whether code, or a finger, has set how far the content is scrolled.
  private(set) var hasOwnOffset = false
  /// Where rows or items came to rest, where that is not known exactly.
  var listRest: ListRest? { didSet { contentDidMove() } }
  /// Where the last row or item of a list, and what stands below it, ends; nil as long as the list was not gone through up
  /// to there.
  var contentEnd: Extent?
  /// How far the content is scrolled at least and at most, where that is not known exactly; nil for lists, and where
  /// nothing is known.
  var openOffset: (x: Extent, y: Extent)?
  /// The view that content was scrolled to.
  weak var shownView: UIView?
  /// The content's size, in points.
  ///
  /// - UIKit: constraints between the content and the edges set it (documentation of
  ///   UIScrollView.contentLayoutGuide).
  open var contentSize = CGSize.zero {
    didSet {
      hasOwnContentSize = true
      tellOfChange("contentSize")
    }
  }
  /// What the size of a list's content hung on when those that observe it were told last.
  var toldContent: ToldContent?
  /// Whether code, or constraints, set the content's size.
  private(set) var hasOwnContentSize = false
  /// Takes the content's size from constraints, where they determine it.
  func takeContent(_ place: LayoutPlace) {
    guard let width = place.x.size, let height = place.y.size else { return }
    contentSize = CGSize(width: width, height: height)
  }
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

  /// The animation that moves the content, if one does.
  var scrolling: ScrollAnimation?

  /// Scrolls so far, in points.
  ///
  /// - UIKit: an animation begins where the content lies, goes on from turn to turn, and tells the delegate of its end
  ///   (documentation of scrollViewDidEndScrollingAnimation(_:)); how long it takes is not published.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    let isMoving = scrolling != nil
    scrolling = nil
    guard offset != contentOffset || isOffsetOpen || isMoving else { return }
    if animated, window != nil, UIView.areAnimationsEnabled, offset.x.isFinite, offset.y.isFinite {
      scroll(to: offset)
    } else {
      contentOffset = offset
      if animated { tellOfAnimation() }
    }
  }

  /// Scrolls until a part of the content is seen, where it is not.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = offset(showing: rect) else { return scrollSomewhere(animated: animated) }
    setContentOffset(offset, animated: animated)
  }

  open override func layoutSubviews() {
    tellOfFirstOffset()
    super.layoutSubviews()
  }

  /// Told that it is in no window any longer.
  func didLeaveWindow() {}

  /// Where content rests below bars, as the delegate was told last.
  var toldRest: CGFloat = 0

  /// Called when other rows or items than before may be on the screen.
  func contentDidMove() {}

  /// Comes to rest where a view in it is on the screen.
  func rest(showing view: UIView) { restContent(showing: view) }

  /// - UIKit: the origin of a scroll view's bounds is how far its content is scrolled (documentation of
  ///   UIScrollView.contentOffset).
  override func moveOrigin(to origin: CGPoint) { contentOffset = origin }

  /// Notes where the content comes to rest after a finger.
  func move(_ path: SwipePath) { moveContent(after: path) }

  /// Moves parts of the content that scroll by themselves; whether there are any that do.
  func movesParts(along path: SwipePath, from view: UIView?) -> Bool { false }

  override var keepsTouches: Bool { true }

  override var movesContent: Bool { true }
  override var contentOrigin: CGPoint {
    let offset = contentOffset
    return offset.x.isFinite && offset.y.isFinite ? offset : .zero
  }
}

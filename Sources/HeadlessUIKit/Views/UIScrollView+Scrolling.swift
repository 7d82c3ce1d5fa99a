import Foundation

/// How far content scrolls, as far as that is known.
extension UIScrollView {
  /// Whether the size of the content is known: code set it, or nothing does, and it is nought.
  ///
  /// Rows, items, text and what constraints place take room that is not simulated; what frames place takes none, so that
  /// nothing scrolls (documentation of UIScrollView.contentSize: the default is zero).
  package var isContentSizeKnown: Bool {
    if self is UITableView || self is UICollectionView || self is UITextView { return false }
    return hasOwnContentSize || !subviews.contains { $0.isPlacedByConstraints || $0.isPlaceOpen }
  }

  /// Whether how far it is scrolled is known.
  package var isOffsetKnown: Bool {
    !isOffsetOpen && listRest == nil && (hasOwnOffset || restingOffset != nil) && scrolling?.isUnderWay != true
  }

  /// Whether it is known what bars add to the room around the content.
  package var isInsetKnown: Bool {
    contentInset.top == 0 && restingOffset != nil && (window == nil || knownSafeAreaEdges.contains(.bottom))
  }

  /// How far down the content is scrolled, in points, as long as nobody has moved it; nil where that is not known.
  ///
  /// - UIKit: content that scrolls, or that stands in a navigation controller, begins below the safe area unless told
  ///   otherwise (documentation of UIScrollView.adjustedContentInset and contentInsetAdjustmentBehavior). What room that
  ///   code adds does to it is not published.
  var restingOffset: CGFloat? {
    if let memory = PlaceMemory.current { return memory.restingOffsets.recall(self, findRestingOffset) }
    return findRestingOffset()
  }

  private func findRestingOffset() -> CGFloat? {
    guard window != nil else { return 0 }
    guard contentInset.top == 0 else { return nil }
    guard contentInsetAdjustmentBehavior == .never || knownSafeAreaEdges.contains(.top) else { return nil }
    let top = safeAreaInsets.top
    if let offset = restingOffset(below: top) { return offset }
    guard isContentSizeKnown, let frame = boundsPlace.frame else { return nil }
    return contentSize.height > frame.height ? -top : 0
  }

  /// The same below a safe area, in points, where the size of the content does not decide it.
  func restingOffset(below top: CGFloat) -> CGFloat? {
    if contentInsetAdjustmentBehavior == .never || top == 0 || self is UITextView { return 0 }
    if self is UITableView || alwaysBounceVertical || contentInsetAdjustmentBehavior == .always { return -top }
    return contentInsetAdjustmentBehavior == .automatic && owner?.navigationController != nil ? -top : nil
  }

  /// Tells the delegate where content that nobody has moved begins.
  ///
  /// - UIKit: F7.9: bars move it there, which may count as scrolling.
  func tellOfFirstOffset() {
    guard let delegate = scrollDelegate, (delegate as? NSObject)?.appImplements("scrollViewDidScroll(_:)") == true,
      window != nil, !hasOwnOffset, let rest = restingOffset, rest != toldRest
    else { return }
    toldRest = rest
    if Simulation.current.openRules.takesOther(.firstScroll) { return }
    delegate.scrollViewDidScroll(self)
  }

  /// Whether a finger that goes this way may move the content.
  ///
  /// - UIKit: content that fits does not move unless told to bounce (documentation of alwaysBounceVertical).
  func scrolls(_ path: SwipePath) -> Bool {
    if let flow = (self as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout {
      return path.isHorizontal == (flow.scrollDirection == .horizontal)
    }
    if self is UITableView || self is UITextView { return !path.isHorizontal }
    if let collection = self as? UICollectionView,
      let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout
    {
      return path.isHorizontal == layout.isHorizontal || collection.hasSidewaysSections
    }
    if path.isHorizontal ? alwaysBounceHorizontal : alwaysBounceVertical { return true }
    guard isContentSizeKnown, let frame = boundsPlace.frame else { return true }
    return path.isHorizontal ? contentSize.width > frame.width : contentSize.height > frame.height
  }

  /// Scrolls so far that something is seen: nobody knows how far.
  ///
  /// - Parameter path: the row or item that is to be seen, if it is one.
  package func scrollSomewhere(to path: IndexPath? = nil, animated: Bool) {
    isOffsetOpen = true
    (openOffset, shownView) = (nil, nil)
    listRest = path.map { .showing($0) }
    scrollDelegate?.scrollViewDidScroll(self)
    if animated { tellOfAnimation() }
  }

  /// How far it has to be scrolled at least for a part of the content to be seen; nil where that is not known.
  ///
  /// - UIKit: content moves only as far as it must (documentation of scrollRectToVisible(_:animated:)).
  func offset(showing rectangle: CGRect) -> CGPoint? {
    guard isContentSizeKnown, isOffsetKnown, isInsetKnown, let frame = boundsPlace.frame else { return nil }
    let edges = [rectangle.minX, rectangle.maxX, rectangle.minY, rectangle.maxY, contentSize.width, contentSize.height]
    guard edges.allSatisfy(\.isFinite) else { return nil }
    let inset = adjustedContentInset
    let part = rectangle.intersection(CGRect(origin: .zero, size: contentSize))
    if part.isNull { return contentOffset }
    func least(_ start: CGFloat, _ end: CGFloat, from offset: CGFloat, _ length: CGFloat, _ before: CGFloat) -> CGFloat?
    {
      guard end - start <= length else { return nil }
      if start < offset + before { return start - before }
      return end > offset + before + length ? end - length - before : offset
    }
    let (width, height) = (frame.width - inset.left - inset.right, frame.height - inset.top - inset.bottom)
    guard let x = least(part.minX, part.maxX, from: contentOffset.x, width, inset.left),
      let y = least(part.minY, part.maxY, from: contentOffset.y, height, inset.top)
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Tells of the end of an animation that has nothing to move.
  func tellOfAnimation() {
    Simulation.current.runLoop.afterAnimation(ScrollAnimation.duration) { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Moves the content so far in turns to come.
  func scroll(to offset: CGPoint) {
    let animation = ScrollAnimation()
    scrolling = animation
    Simulation.current.runLoop.afterAnimation(ScrollAnimation.duration) { [weak self] in
      guard let self, scrolling === animation else { return }
      contentOffset = offset
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Does what a finger does that moves the content.
  ///
  /// - UIKit: the delegate is told of the finger's begin and end, of each movement, and of what the content does by
  ///   itself after that (documentation of UIScrollViewDelegate). Where it comes to rest is known only with pages of a
  ///   known size; whether it goes on by itself depends on how fast the finger is: one that turns a page does.
  ///
  /// - Parameter view: what the finger comes down on, where that is known.
  func userDidScroll(_ path: SwipePath, from view: UIView?) {
    if movesParts(along: path, from: view) { return }
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      _ = Simulation.current.application.firstResponder?.resignFirstResponder()
    }
    guard let delegate = scrollDelegate else { return moveContent(path) }
    let name = Self.openEnd
    if (delegate as? any InterpretedClass)?.implements(name) == true {
      Simulation.current.leaveUndecided("what \((delegate as? NSObject)?.typeName ?? "the delegate").\(name) does")
    }
    delegate.scrollViewWillBeginDragging(self)
    let offset = contentOffset
    moveContent(path)
    if isOffsetOpen || contentOffset == offset { delegate.scrollViewDidScroll(self) }
    delegate.scrollViewDidEndDragging(self, willDecelerate: true)
    delegate.scrollViewWillBeginDecelerating(self)
    delegate.scrollViewDidEndDecelerating(self)
  }

  /// What the delegate may change of where the content comes to rest.
  private static var openEnd: String { "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)" }

  private func moveContent(_ path: SwipePath) {
    move(path)
    guard let offset = offset(after: path) else {
      isOffsetOpen = true
      return
    }
    contentOffset = offset
  }

  /// Where the content lies after a finger, where that is known.
  private func offset(after path: SwipePath) -> CGPoint? {
    guard isContentSizeKnown, !isOffsetOpen, let frame = boundsPlace.frame else { return nil }
    let room = CGSize(
      width: max(0, contentSize.width - frame.width), height: max(0, contentSize.height - frame.height))
    var offset = contentOffset
    if path.isHorizontal {
      guard room.width > 0 else { return offset }
      guard isPagingEnabled else { return nil }
      let step = path.direction == .left ? frame.width : -frame.width
      offset.x = min(max(0, ((offset.x + step) / frame.width).rounded() * frame.width), room.width)
    } else {
      guard room.height > 0 else { return offset }
      guard isPagingEnabled else { return nil }
      let step = path.direction == .up ? frame.height : -frame.height
      offset.y = min(max(0, ((offset.y + step) / frame.height).rounded() * frame.height), room.height)
    }
    return offset
  }
}

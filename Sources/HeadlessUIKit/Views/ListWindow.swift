import Foundation

/// From where to where a row, a header or an item reaches in a list's content.
struct ListSpan {
  let start: Extent
  let end: Extent
}

extension ListSpan {
  init(from start: Extent, length: Extent) {
    self.start = start
    end = start + length
  }

  /// From the begin of one span to the end of another.
  init(from first: ListSpan, to last: ListSpan) {
    start = first.start
    end = last.end
  }
}

/// The part of a list's content that is on the screen.
struct ListWindow: Equatable {
  /// Where it begins in the content.
  let start: Extent
  /// Where it ends.
  let end: Extent

  /// Whether a span may be on the screen, by what is known.
  func mayShow(_ span: ListSpan) -> Bool {
    span.start.lowerBound < end.upperBound && span.end.upperBound > start.lowerBound
  }

  /// Whether a span is on the screen whatever it is that is not known, and more of it than a sliver.
  private func mustShow(_ span: ListSpan) -> Bool {
    let sliver = min(12, (span.end.lowerBound - span.start.lowerBound) / 2)
    return span.start.upperBound + sliver <= end.lowerBound && span.end.lowerBound - sliver >= start.upperBound
  }

  /// Whether all that follows a place lies below the screen.
  func isPassed(at place: Extent) -> Bool { place.lowerBound >= end.upperBound }

  /// Whether a span counts as on the screen.
  @MainActor
  func shows(_ span: ListSpan, in simulation: Simulation) -> Bool {
    guard mayShow(span) else { return false }
    if mustShow(span) { return true }
    simulation.hasOpenRows = true
    return simulation.rowFit == .most
  }
}

/// How many rows of a list count as on the screen where their heights, or how far it is scrolled, are not known.
package enum RowFit: Sendable {
  /// All that may be there.
  case most
  /// Those alone that are there for certain.
  case least
}

/// Where a list came to rest when nobody said how far it is to scroll.
enum ListRest {
  /// A row or an item is on the screen.
  case showing(IndexPath)
  /// The view below all rows is on the screen.
  case showingFooter
  /// The begin of what is on the screen lies in an extent of the content.
  case moved(Extent)
}

extension UIScrollView {
  /// The part of a list's content that is on the screen.
  ///
  /// - Parameters:
  ///   - isHorizontal: whether it scrolls from side to side.
  ///   - contents: what was worked out before of where views lie.
  ///   - spanOf: from where to where a row or an item reaches.
  func listWindow(
    isHorizontal: Bool, _ contents: ScrolledContent = ScrolledContent(), spanOf: (IndexPath) -> ListSpan?
  ) -> ListWindow {
    let length = shownLength(isHorizontal: isHorizontal, contents)
    let rest = restingStart(isHorizontal: isHorizontal, contents)
    switch listRest {
    case .showing(let path)?:
      guard let span = spanOf(path) else { return ListWindow(start: rest, end: rest + length) }
      let first = max(rest.lowerBound, span.end.lowerBound - length.upperBound)
      return ListWindow(
        start: first...max(first, span.start.upperBound),
        end: span.end.lowerBound...max(span.end.lowerBound, span.start.upperBound + length.upperBound))
    case .moved(let start)?: return ListWindow(start: start, end: start + length)
    case .showingFooter?, nil:
      let start =
        openOffset.map { isHorizontal ? $0.x : $0.y } ?? (isOffsetOpen ? rest.lowerBound...Extent.farthest : rest)
      return ListWindow(start: start, end: start + length)
    }
  }

  /// The row or item that is known to be on the screen.
  var shownPath: IndexPath? { if case .showing(let path)? = listRest { path } else { nil } }

  /// How much of the content is on the screen at a time.
  func shownLength(isHorizontal: Bool, _ contents: ScrolledContent) -> Extent {
    let place = boundsPlace
    let size = isHorizontal ? place.x.size : place.y.size
    // A document that gives a view no frame leaves it open.
    if let size, size >= 0, size > 0 || origin.map({ $0.object.frame != nil }) ?? true { return .exactly(size) }
    let screen = window?.bounds.size ?? bounds.size
    let most = isHorizontal ? screen.width : screen.height
    // A list of which nothing is known fills a good part of the screen.
    let guess: Extent = most * 0.6...most
    guard let known = boundsOfLength(isHorizontal: isHorizontal, contents) else { return guess }
    let (lower, upper) = (max(known.lowerBound, guess.lowerBound), min(known.upperBound, guess.upperBound))
    return lower <= upper ? lower...upper : known
  }

  /// Between which bounds its length lies, by what places it on the screen; nil where that does not tell.
  private func boundsOfLength(isHorizontal: Bool, _ contents: ScrolledContent) -> Extent? {
    guard window != nil, !sequence(first: self, next: \.superview).dropFirst().contains(where: \.movesContent),
      let place = contents.windowPlace(of: self)
    else { return nil }
    let length = (isHorizontal ? place.x : place.y)[.size]
    return length.lowerBound > 0 && length.upperBound.isFinite ? length : nil
  }

  /// Where the screen begins in the content as long as no finger has moved it.
  ///
  /// - UIKit: content begins below the safe area unless told otherwise (documentation of
  ///   UIScrollView.adjustedContentInset and contentInsetAdjustmentBehavior).
  func restingStart(isHorizontal: Bool, _ contents: ScrolledContent) -> Extent {
    if hasOwnOffset, !isOffsetOpen { return .exactly(isHorizontal ? contentOffset.x : contentOffset.y) }
    return isHorizontal ? .exactly(-contentInset.left) : upperRest(contents)
  }

  /// Where the screen begins at the upper end of the content.
  private func upperRest(_ contents: ScrolledContent) -> Extent {
    if contentInsetAdjustmentBehavior == .never { return .exactly(-contentInset.top) }
    guard knownSafeAreaEdges.contains(.top) else {
      return .exactly(-contentInset.top) + (-mostSafeAreaAtTop(contents)...0)
    }
    return .exactly(-contentInset.top - safeAreaInsets.top)
  }

  /// Where the screen begins in content that nobody has moved, at least and at most; nil where somebody may have.
  func untouchedTop(_ contents: ScrolledContent) -> Extent? {
    guard !hasOwnOffset, !isOffsetOpen, listRest == nil, contentInset == .zero else { return nil }
    return contentInsetAdjustmentBehavior == .never ? .at(0) : -mostSafeAreaAtTop(contents)...0
  }

  /// How far the safe area's upper edge lies in it at most, in points, where that is not known.
  ///
  /// - UIKit: it is what bars and the screen's edges cover of the view itself (documentation of UIView.safeAreaInsets).
  private func mostSafeAreaAtTop(_ contents: ScrolledContent) -> CGFloat {
    guard let window, let root = owner?.loadedView, root.knownSafeAreaEdges.contains(.top) else { return 160 }
    if let distance = distance(to: root).y { return max(0, root.safeAreaInsets.top - distance) }
    guard let frame = root.convert(root.boundsPlace, to: window).frame, let place = contents.windowPlace(of: self)
    else { return 160 }
    return min(160, max(0, frame.minY + root.safeAreaInsets.top - place.y[.min].lowerBound))
  }

  /// Moves what is shown back to the content, where that has become shorter than it was scrolled.
  ///
  /// - UIKit: a list never rests beyond its content (observed by many authors; not documented), so that one whose content
  ///   fits on the screen rests at its begin.
  /// - Returns: whether it was beyond.
  func returns(to end: Extent, from window: ListWindow) -> Bool {
    let contents = ScrolledContent()
    if isOffsetOpen || listRest != nil, fits(end, contents) {
      leaveOffset()
      return true
    }
    // Below the content there may be room for bars.
    guard hasOwnOffset || listRest != nil || isOffsetOpen, window.end.lowerBound > end.upperBound + 120 else {
      return false
    }
    let (rest, length) = (upperRest(contents), shownLength(isHorizontal: false, contents))
    leaveOffset()
    if end.upperBound > length.lowerBound + rest.lowerBound {
      isOffsetOpen = true
      if Simulation.current.scrollSearch != nil {
        listRest = .moved(.exactly(max(rest.lowerBound, end.upperBound - length.lowerBound)))
        return true
      }
      listRest = .moved(rest.lowerBound...max(rest.upperBound, end.upperBound))
    }
    return true
  }

  /// Lets a list come to rest after a finger, or follow one that stops at what it looks for.
  func rest(after path: SwipePath, from window: ListWindow) {
    let extent = restingExtent(after: path, window, contentEnd: contentEnd)
    guard let search = Simulation.current.scrollSearch else { return listRest = .moved(extent) }
    listRest = .moved(window.start)
    search.note(extent, of: self)
  }

  /// Whether content that ends somewhere is all on the screen, wherever that is within its bounds.
  private func fits(_ end: Extent, _ contents: ScrolledContent) -> Bool {
    guard contentInset == .zero, knownSafeAreaEdges.contains(.bottom) else { return false }
    let length = end.upperBound - upperRest(contents).lowerBound + safeAreaInsets.bottom
    return length <= shownLength(isHorizontal: false, contents).lowerBound
  }

  /// Where content that is on the screen comes to rest after a finger: how fast that is decides, and nobody knows it.
  func restingExtent(after path: SwipePath, _ window: ListWindow, contentEnd: Extent?) -> Extent {
    let contents = ScrolledContent()
    let length = shownLength(isHorizontal: path.isHorizontal, contents)
    let isForward = path.direction == .up || path.direction == .left
    let far = length.upperBound * 3
    var first = window.start.lowerBound - (isForward ? 0 : far)
    var last = window.start.upperBound + (isForward ? far : 0)
    let rest = restingStart(isHorizontal: path.isHorizontal, contents)
    first = max(first, rest.lowerBound)
    // Below the content there may be room for bars.
    if let contentEnd { last = min(last, max(rest.upperBound, contentEnd.upperBound + 120 - length.lowerBound)) }
    return first...max(first, last)
  }
}

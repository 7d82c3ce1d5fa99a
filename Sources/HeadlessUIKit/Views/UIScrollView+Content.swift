import Foundation

/// Which part of the content of a scroll view that is no list is on the screen, as far as that is known.
extension UIScrollView {
  /// Tells those that observe the size of a list's content where it may have changed with its rows.
  ///
  /// - Parameter place: where the content lies; nil where the number of items alone tells of changes.
  func tellOfContentSize(_ place: @autoclosure () -> LayoutPlace?) {
    guard Simulation.current.propertyDidChange != nil else { return }
    let place = place()
    let counts = (self as? UITableView)?.shownCounts ?? (self as? UICollectionView)?.shownCounts
    let content = ToldContent(counts: counts, width: place?.x[.size], height: place?.y[.size])
    guard toldContent != content else { return }
    toldContent = content
    tellOfChange("contentSize")
  }

  /// What the size of a list's content hung on when it was told of last.
  struct ToldContent: Equatable {
    let counts: [Int]?
    let width: Extent?
    let height: Extent?
  }

  /// Whether what lies in its content at a place is on the screen: for certain, or, where that is not known, as the
  /// simulation counts what may be there.
  ///
  /// - Parameter contents: what was worked out before.
  func showsContent(at place: LayoutPlace, of view: UIView, _ contents: ScrolledContent) -> Bool {
    if let shownView, view.isDescendant(of: shownView) || shownView.isDescendant(of: view) { return true }
    if case .showingFooter? = listRest, (self as? UITableView)?.tableFooterView.map(view.isDescendant) == true {
      return true
    }
    // Rows and items are there as far as they are shown.
    let isOpen = !isList || (self as? UITableView)?.hasAboveOrBelowRows(view) == true
    return shows(place.x, isHorizontal: true, isOpen, contents)
      && shows(place.y, isHorizontal: false, isOpen, contents)
  }

  private func shows(
    _ span: LayoutSpan, isHorizontal: Bool, _ isOpen: Bool, _ contents: ScrolledContent
  ) -> Bool {
    let window = listWindow(isHorizontal: isHorizontal, contents) { _ in nil }
    let part = ListSpan(start: span[.min], end: span[.max])
    // What may lie anywhere counts as seen: nothing tells that it lies far away.
    guard isOpen, part.start.upperBound.isFinite else { return window.mayShow(part) }
    return window.shows(part, in: Simulation.current)
  }

  /// Whether it lays its rows, items or text by rules of its own.
  fileprivate var isList: Bool { self is UITableView || self is UICollectionView || self is UITextView }

  /// Comes to rest where a view in its content is on the screen.
  func restContent(showing view: UIView) {
    let contents = ScrolledContent()
    let place = contents.place(of: view, in: self)
    func start(isHorizontal: Bool) -> Extent {
      let now = listWindow(isHorizontal: isHorizontal, contents) { _ in nil }.start
      let span = isHorizontal ? place.x : place.y
      let length = shownLength(isHorizontal: isHorizontal, contents)
      let least = max(now.lowerBound, span[.max].lowerBound - length.upperBound)
      return .between(least, max(least, min(now.upperBound, span[.min].upperBound)))
    }
    let offset = (start(isHorizontal: true), start(isHorizontal: false))
    shownView = view
    guard isOffsetOpen || !offset.0.isExact || !offset.1.isExact else { return }
    isOffsetOpen = true
    openOffset = offset
  }

  /// Notes where the content comes to rest after a finger.
  func moveContent(after path: SwipePath) {
    let contents = ScrolledContent()
    let windows = [true, false].map { isHorizontal in listWindow(isHorizontal: isHorizontal, contents) { _ in nil } }
    let end: Extent? =
      isContentSizeKnown ? .exactly(path.isHorizontal ? contentSize.width : contentSize.height) : nil
    let moved = restingExtent(after: path, windows[path.isHorizontal ? 0 : 1], contentEnd: end)
    openOffset = path.isHorizontal ? (moved, windows[1].start) : (windows[0].start, moved)
    shownView = nil
  }
}

/// Where views lie in the scroll views around them, or on their screens, as far as constraints and content tell; worked out
/// once for each.
@MainActor
package final class ScrolledContent {
  package init() {}

  private var estimates: [ObjectIdentifier: [ObjectIdentifier: LayoutPlace]] = [:]
  private var overflows: [ObjectIdentifier: Bool] = [:]
  /// Where views lie in their window, of those that were asked for.
  var windowPlaces: [ObjectIdentifier: LayoutPlace?] = [:]

  /// Where a view lies in the content of a scroll view around it.
  func place(of view: UIView, in scroll: UIScrollView) -> LayoutPlace {
    place(of: view, in: scroll, scroll.isList ? [:] : places(in: scroll))
  }

  /// Where a view lies in its window, if constraints place it on a screen whose place is known.
  func place(of view: UIView) -> LayoutPlace? {
    let placed = sequence(first: view, next: \.superview).prefix { $0.isPlacedByConstraints || $0 === view }
    guard let window = view.window, let root = placed.reversed().first?.superview,
      mayOverflow(root, window) || placed.contains(where: { $0.liesBeside(window) }),
      let frame = root.convert(root.boundsPlace, to: window).frame
    else { return nil }
    let place = place(of: view, in: root, places(in: root))
    return LayoutPlace(
      x: place.x.moved(by: frame.minX - root.bounds.minX), y: place.y.moved(by: frame.minY - root.bounds.minY))
  }

  /// Where a view lies in one around it that constraints place it in.
  ///
  /// - Parameter bounds: between which bounds those of the outer view lie, where its place does not tell.
  func place(of view: UIView, in outermost: UIView, bounds: LayoutPlace?) -> LayoutPlace {
    place(of: view, in: outermost, places(in: outermost, bounds: bounds))
  }

  private func place(
    of view: UIView, in outermost: UIView, _ places: [ObjectIdentifier: LayoutPlace]
  ) -> LayoutPlace {
    var (place, current) = (view.boundsPlace, view)
    while current !== outermost, let superview = current.superview {
      let shift = (x: current.transform.tx, y: current.transform.ty)
      if let outer = places[ObjectIdentifier(current)] {
        // Constraints place it in the outermost view as if nothing on the way there were moved.
        let moved = current.shift(in: outermost)
        let (x, y) = (outer.x.moved(by: moved.tx), outer.y.moved(by: moved.ty))
        if current === view { return LayoutPlace(x: x, y: y) }
        return LayoutPlace(
          x: place.x.moved(into: x, by: current.bounds.minX), y: place.y.moved(into: y, by: current.bounds.minY))
      }
      let own = current.place
      place.x = place.x.moved(by: own.x.min.map { $0 + shift.x - current.bounds.minX })
      place.y = place.y.moved(by: own.y.min.map { $0 + shift.y - current.bounds.minY })
      current = superview
    }
    return place
  }

  /// Whether the heights and distances that constraints state on a screen, and its texts, may be more than fits on it: on
  /// others what is meant to be seen is.
  private func mayOverflow(_ root: UIView, _ window: UIWindow) -> Bool {
    if let known = overflows[ObjectIdentifier(root)] { return known }
    func room(_ view: UIView) -> CGFloat {
      var total: CGFloat = 0
      for constraint in view.constraints {
        if constraint.openConstant != nil { return .infinity }
        if constraint.firstAttribute.isVertical { total += abs(constraint.constant) }
      }
      if let stack = view as? UIStackView, stack.axis == .vertical {
        total += stack.shownViews.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
      }
      if view is UILabel || view is UITextView, view.isPlacedByConstraints {
        let width = Extent.between(window.bounds.width / 2, window.bounds.width)
        total += view.contentExtent(isVertical: true, width: width)?.upperBound ?? 0
      }
      return view.subviews.reduce(total) { $1.isHidden ? $0 : $0 + room($1) }
    }
    let isLarge = room(root) > window.bounds.height
    overflows[ObjectIdentifier(root)] = isLarge
    return isLarge
  }

  private func places(in view: UIView, bounds: LayoutPlace? = nil) -> [ObjectIdentifier: LayoutPlace] {
    if let known = estimates[ObjectIdentifier(view)] { return known }
    let places = Simulation.current.layoutSolver.estimates(in: view, bounds: bounds)
    estimates[ObjectIdentifier(view)] = places
    return places
  }
}

extension LayoutSpan {
  /// What lies in a view, in the coordinates in which that is known: anywhere in it, where nothing else is.
  fileprivate func moved(into outer: LayoutSpan, by origin: CGFloat) -> LayoutSpan {
    min == nil ? LayoutSpan(in: outer) : moved(by: outer[.min] + -origin)
  }
}

import Foundation

extension UIView {
  /// Whether nothing of it can be on the screen, by what is known of its place: it lies wholly beside the window, or
  /// wholly in a part that a view around it cuts off, or that is scrolled away.
  ///
  /// - UIKit: a transform moves what is drawn about the view's middle, and one that maps all to a line draws nothing;
  ///   subviews are cut off at the bounds where clipsToBounds is set (documentation of UIView.transform and
  ///   clipsToBounds).
  func isOffScreen(in contents: ScrolledContent = ScrolledContent()) -> Bool {
    guard let window else { return false }
    if countsAsUnplaced(in: window.simulation) { return true }
    guard mayBeOffScreen(of: window) else { return false }
    var place = shownPlace
    if !transform.isTranslation {
      let middle = self.place.frame.map { CGPoint(x: $0.midX, y: $0.midY) }
      guard let turned = turned(self.place, by: transform, about: middle) else {
        return isLost(by: transform, in: window)
      }
      place = turned
    }
    var (current, scrolled): (UIView, UIView) = (self, self)
    while let superview = current.superview, superview !== window {
      if let scroll = superview as? UIScrollView {
        guard scroll.showsContent(at: contents.place(of: scrolled, in: scroll), of: scrolled, contents),
          (scroll as? UITableView)?.hasScrolledAway(current) != true
        else { return true }
        var inner = place
        // What lies in a row or an item lies where that does.
        if current is UITableViewCell || current is UICollectionReusableView, inner.y.min == nil || inner.x.min == nil {
          inner = current.place
        }
        place = superview.boundsPlace
        if scroll.isOffsetKnown {
          if inner.x.isDetermined { place.x = inner.x.moved(by: -scroll.contentOffset.x) }
          if inner.y.isDetermined { place.y = inner.y.moved(by: -scroll.contentOffset.y) }
        }
        scrolled = superview
      } else if superview.clipsToBounds,
        superview.boundsPlace.liesBeside(place) || superview.cutsOff(self, contents)
      {
        return true
      }
      if !superview.transform.isTranslation {
        let middle = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
        guard let turned = turned(place, by: superview.transform, about: middle), let outer = superview.place.frame
        else {
          return isLost(by: superview.transform, in: window)
        }
        place.x = turned.x.moved(by: outer.minX - superview.bounds.minX)
        place.y = turned.y.moved(by: outer.minY - superview.bounds.minY)
        current = superview
        continue
      }
      let outer = superview.shownPlace
      place.x = place.x.moved(by: outer.x[.min] + -superview.bounds.minX)
      place.y = place.y.moved(by: outer.y[.min] + -superview.bounds.minY)
      current = superview
    }
    if let what = sequence(first: self, next: \.superview).lazy.compactMap(\.madeLayoutParts?.openTransform).first {
      window.simulation.openPlace = .code(what)
      return window.simulation.rowFit == .least
    }
    if let moved = sequence(first: self, next: \.superview).first(where: \.liesAgainstConstraints) {
      return moved.isBackInOneRun(in: window)
    }
    if let frame = place.frame, !frame.isEmpty, window.bounds.shown(of: frame) < Self.leastShown { return true }
    let estimate = place.frame == nil && scrolled === self ? contents.place(of: self) : nil
    if LayoutPlace(window.bounds).liesBeside(estimate ?? place) { return !hangsOnContradiction(in: window) }
    return isDoubtful(at: estimate ?? place, of: window) || isMovedSomewhere(from: estimate ?? place, in: window)
  }

  /// Whether a transform moves it, or what it lies in, and its place in the window is not known: a card's is not published.
  /// Then it counts as there in one run and as away in another.
  private func isMovedSomewhere(from place: LayoutPlace, in window: UIWindow) -> Bool {
    let shift = shift(in: window)
    guard shift.tx != 0 && !place.x.isDetermined || shift.ty != 0 && !place.y.isDetermined else { return false }
    window.simulation.openPlace = .unpublished("whether what a transform moves lies on the screen still")
    return window.simulation.rowFit == .least
  }

  /// The smallest rectangle around what a transform that turns or scales makes of a place that is known exactly; nil where
  /// it is not, or becomes very small.
  private func turned(_ place: LayoutPlace, by transform: CGAffineTransform, about middle: CGPoint?) -> LayoutPlace? {
    guard let frame = place.frame, let middle, !transform.isTiny else { return nil }
    let (x, y) = (frame.midX - middle.x, frame.midY - middle.y)
    let width = abs(transform.a) * frame.width + abs(transform.c) * frame.height
    let height = abs(transform.b) * frame.width + abs(transform.d) * frame.height
    return LayoutPlace(
      CGRect(
        x: middle.x + transform.a * x + transform.c * y + transform.tx - width / 2,
        y: middle.y + transform.b * x + transform.d * y + transform.ty - height / 2, width: width, height: height))
  }

  /// Whether nothing is seen of it by what a transform makes of it that turns or scales: a line, or a point. What becomes
  /// very small, or is moved as well, counts as there in one run and as away in another.
  private func isLost(by transform: CGAffineTransform, in window: UIWindow) -> Bool {
    if transform.isFlat { return true }
    guard transform.isTiny || transform.tx != 0 || transform.ty != 0 else { return false }
    window.simulation.openPlace = .unpublished("whether what a transform makes small, or turns and moves, is seen")
    return window.simulation.rowFit == .least
  }

  /// Whether code has moved it from where its constraints place it: the next layout of what it lies in puts it back.
  ///
  /// - UIKit: setting a frame asks for no layout of the superview; constraints place the view when that is laid out again
  ///   (Auto Layout Guide, "The deferred layout pass").
  var liesAgainstConstraints: Bool { madeLayoutParts?.placeLeftByCode != nil }

  /// Whether it counts as back in its place, which it is in one run and not in another.
  private func isBackInOneRun(in window: UIWindow) -> Bool {
    window.simulation.openPlace = .unpublished(
      "whether a layout has put back by now what code moved from where constraints place it")
    return window.simulation.rowFit == .least
  }

  /// Whether it counts as on the screen although the constraints around it place it beside that: they contradict each other,
  /// and it lies elsewhere if another one is broken. Then it counts as there in one run and as away in another.
  ///
  /// - UIKit: it breaks one of the constraints that it cannot satisfy at the same time and says so in its log; which one is
  ///   not documented.
  private func hangsOnContradiction(in window: UIWindow) -> Bool {
    let placed = sequence(first: self as UIView, next: \.superview).filter(\.isPlacedByConstraints)
    let solver = window.simulation.layoutSolver
    guard placed.contains(where: { view in view.superview.map(solver.hasContradiction) == true }) else { return false }
    window.simulation.openPlace = .unpublished("which of the constraints that contradict each other is broken")
    return window.simulation.rowFit == .most
  }

  /// Whether it may as well lie wholly beside its window as on it: since code placed it, or what it lies in, by a number
  /// of which the bounds alone are known, since a text beside it is one of a few that are not of one height, or since its
  /// middle lies beside the window and how large its content makes it is not known. Then it counts as there in one run and
  /// as away in another.
  private func isDoubtful(at place: LayoutPlace, of window: UIWindow) -> Bool {
    guard !place.x.surelyMeets(window.bounds.width) || !place.y.surelyMeets(window.bounds.height) else { return false }
    let ways = sequence(first: self as UIView, next: \.superview)
    if let what = ways.lazy.compactMap(\.madeLayoutParts?.placedBy).first ?? window.textOfOpenHeight {
      window.simulation.openPlace = .code(what)
    } else if place.x.isMiddleBeside(window.bounds.width) || place.y.isMiddleBeside(window.bounds.height) {
      window.simulation.openPlace = .content((self as? UILabel)?.text ?? accessibilityLabel ?? "\(type(of: self))")
    } else {
      return false
    }
    return window.simulation.rowFit == .least
  }

  /// Whether what is known of its place tells that it lies wholly beside its window.
  func liesBeside(_ window: UIWindow) -> Bool {
    let shift = shift(in: window)
    return shift.isTranslation
      && LayoutPlace(window.bounds).liesBeside(convert(boundsPlace, to: window).moved(shift))
  }

  /// Of which part of its area a view is seen at least that tests come to: Maestro leaves out others.
  private static var leastShown: CGFloat { 0.1 }

  /// What is known of its frame, moved as its transform moves it.
  private var shownPlace: LayoutPlace { place.moved(transform) }

  /// Whether it shows nothing of its own since it is known to take no room: a text or a button of code that nobody has
  /// given a size.
  var isEmptyOfContent: Bool {
    guard window != nil, origin == nil, bounds.width == 0 || bounds.height == 0 else { return false }
    let hasOwnSize = (self as? UIButton).map { $0.configuration != nil || $0.systemLabel != nil } ?? false
    guard self is UILabel || self is UITextField || (self is UIButton && !hasOwnSize) else { return false }
    let place = place
    return place.x.size == 0 || place.y.size == 0
  }

  /// Whether a view in it lies wholly beside it, by what is known of where both lie in the window: rows are placed by the
  /// heights of those above them.
  private func cutsOff(_ view: UIView, _ contents: ScrolledContent) -> Bool {
    guard let own = contents.windowPlace(of: self), let inner = contents.windowPlace(of: view) else { return false }
    return own.liesBeside(inner)
  }

  /// Whether it may be off the screen, by frames alone, which are those of views that are known to lie there.
  private func mayBeOffScreen(of window: UIWindow) -> Bool {
    if window.bounds.shown(of: frameInWindow) < Self.leastShown { return true }
    return sequence(first: self, next: \.superview).contains { view in
      !view.transform.isIdentity || view.isPlacedByConstraints || view.superview?.movesContent == true
        || view.madeLayoutParts?.placedBy != nil
        || (view.clipsToBounds && view.frameInWindow.intersection(frameInWindow).isEmpty)
    }
  }
}

extension UIWindow {
  /// What gives the text of a label in it whose height hangs on that; nil where none does.
  fileprivate var textOfOpenHeight: String? {
    simulation.openLabels.lazy.compactMap { open in
      open.label.flatMap { $0.window === self && $0.hasOpenHeight ? $0.possibleTexts?.what : nil }
    }.first
  }
}

extension CGRect {
  /// Which part of another rectangle's area lies in this one; 1 for one without an area.
  fileprivate func shown(of other: CGRect) -> CGFloat {
    guard other.width > 0, other.height > 0 else { return intersects(other) ? 1 : 0 }
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return max(0, width) * max(0, height) / (other.width * other.height)
  }
}

extension CGAffineTransform {
  /// Whether it moves alone.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
  /// Whether it makes all less than a tenth as wide or as high.
  fileprivate var isTiny: Bool { hypot(a, b) < 0.1 || hypot(c, d) < 0.1 }
  /// Whether it maps all to a line or a point.
  fileprivate var isFlat: Bool { a * d - b * c == 0 }
}

extension LayoutPlace {
  /// Whether a place that is known to take room has no point in common with this one.
  func liesBeside(_ other: LayoutPlace) -> Bool {
    guard other.x.size != 0, other.y.size != 0 else { return false }
    return x.liesBeside(other.x) || y.liesBeside(other.y)
  }
}

extension LayoutSpan {
  fileprivate func liesBeside(_ other: LayoutSpan) -> Bool {
    if size == 0 { return true }
    return other[.max].upperBound <= self[.min].lowerBound || other[.min].lowerBound >= self[.max].upperBound
  }

  /// Whether its middle is known and its length is not, and the middle does not lie between nought and a length.
  fileprivate func isMiddleBeside(_ length: CGFloat) -> Bool {
    size == nil && center.map { $0 <= 0 || $0 >= length } == true
  }

  /// Whether some of it lies between nought and a length, wherever it is within its bounds; what is not bounded is taken
  /// to.
  fileprivate func surelyMeets(_ length: CGFloat) -> Bool {
    let (start, end) = (self[.min].upperBound, self[.max].lowerBound)
    return (start < length || start == .infinity) && (end > 0 || end == -.infinity)
  }
}

import Foundation

extension UIView {
  /// Takes the view's place as not known from here on.
  package func leavePlaceOpen() { layoutParts.isPlaceOpen = true }

  /// Takes it as not known how the view is moved, turned or scaled when it is drawn, until code says it anew.
  ///
  /// - Parameter what: what it hangs on, in words.
  package func leaveTransformOpen(by what: String) { layoutParts.openTransform = what }

  /// Takes the view's place as known in part, or within bounds, until code sets its frame.
  ///
  /// - Parameter what: what it hangs on, in words.
  package func leavePlace(_ place: LayoutPlace, by what: String) {
    // The next layout places it by its constraints.
    if isPlacedByConstraints {
      if window != nil, let parts = madeLayoutParts { parts.placeLeftByCode = parts.place }
      return
    }
    let isOther = madeLayoutParts?.place != place
    take(place)
    layoutParts.openPlace = what
    if isOther { (self as? UIScrollView)?.contentDidMove() }
  }

  /// Forgets what is known of a frame that code has set in part: constraints place it from here on.
  func forgetOpenFrame() {
    guard madeLayoutParts?.openPlace != nil else { return }
    layoutParts.place = nil
    layoutParts.openPlace = nil
  }

  /// Takes the view's size as not known until code sets its frame.
  package func leaveMadeSizeOpen() { layoutParts.place = .unknown }

  /// Whether nothing is known of its place.
  var isPlaceOpen: Bool { madeLayoutParts?.isPlaceOpen == true }

  /// What code that asks for its frame learns: before it is on the screen, the frame is as it was made.
  package var askedFrame: LayoutPlace {
    let known = isAsMade ? LayoutPlace(frame) : placeOnPixels
    if transform.isIdentity { return known }
    guard let frame = known.frame else { return .unknown }
    // The smallest rectangle around what the transform makes of the bounds, about their middle.
    let width = abs(transform.a) * frame.width + abs(transform.c) * frame.height
    let height = abs(transform.b) * frame.width + abs(transform.d) * frame.height
    return LayoutPlace(
      CGRect(
        x: frame.midX + transform.tx - width / 2, y: frame.midY + transform.ty - height / 2, width: width,
        height: height))
  }

  /// What code that asks for its middle learns, which no transform moves.
  package var askedCenter: LayoutPlace { isAsMade ? LayoutPlace(frame) : placeOnPixels }

  /// Its place, as code learns it.
  ///
  /// - UIKit: layout by constraints puts edges on the nearest pixels (frames that Interface Builder writes into documents);
  ///   which of two an edge in the middle between them takes is not published.
  private var placeOnPixels: LayoutPlace {
    guard madeLayoutParts?.place != nil, let scale = window?.simulation.screen.scale else { return place }
    let place = place
    return LayoutPlace(x: place.x.onPixels(scale), y: place.y.onPixels(scale))
  }

  /// What code that asks for its bounds learns.
  package var askedBounds: LayoutPlace {
    let place = placeOnPixels
    let known =
      isAsMade
      ? LayoutPlace(bounds)
      : LayoutPlace(
        x: LayoutSpan((.min, .at(contentOrigin.x)), (.size, place.x[.size])),
        y: LayoutSpan((.min, .at(contentOrigin.y)), (.size, place.y[.size])))
    guard let scroll = self as? UIScrollView, !scroll.isOffsetKnown else { return known }
    return LayoutPlace(
      x: LayoutSpan((.min, .anything), (.size, known.x[.size])),
      y: LayoutSpan((.min, .anything), (.size, known.y[.size])))
  }

  /// Whether nothing has placed it since it was made: it is on no screen, and was not laid out by itself.
  private var isAsMade: Bool { window == nil && madeLayoutParts?.place == nil && !followsOpenPlace }

  /// Whether it was made of a frame that is not known, or was given one, or follows a view that was.
  private var followsOpenPlace: Bool {
    isPlaceOpen || awaitsContainer || madeLayoutParts?.openPlace != nil
      || (!autoresizingMask.isEmpty && superview?.followsOpenPlace == true)
  }

  /// What is known of its frame, in the superview's coordinates.
  ///
  /// A frame that code, a container or a mask set is known; where constraints place the view, what they determine.
  var place: LayoutPlace {
    if let place = madeLayoutParts?.place { return place }
    return PlaceMemory.current?.places.recall(self, findPlace) ?? findPlace()
  }

  /// Whether it is the bar of a container that has not laid it out yet.
  private var awaitsContainer: Bool {
    guard frame == .zero else { return false }
    return (self as? UINavigationBar)?.navigationController != nil || (self as? UITabBar)?.tabBarController != nil
  }

  private func findPlace() -> LayoutPlace {
    // - UIKit: a container's bar has a place as soon as the container's view is loaded, which is not published.
    if awaitsContainer { return .unknown }
    if isArranged || isPlaceOpen || isPlacedByConstraints { return .unknown }
    guard let superview else { return LayoutPlace(frame) }
    if let presentation = (superview as? UIPresentationContainerView)?.presentationController,
      presentation.presentedView === self
    {
      return presentation.knownPlace(of: frame)
    }
    if let parent = controller?.parent, parent.loadedView === superview { return parent.knownPlace(ofContent: frame) }
    guard !autoresizingMask.isEmpty else { return LayoutPlace(frame) }
    let outer = superview.place
    if outer.x.size != nil, outer.y.size != nil { return LayoutPlace(frame) }
    return LayoutPlace(
      x: followed(
        outer.x, frame.minX, frame.width, moves: autoresizingMask.contains(.flexibleLeftMargin),
        grows: autoresizingMask.contains(.flexibleWidth)),
      y: followed(
        outer.y, frame.minY, frame.height, moves: autoresizingMask.contains(.flexibleTopMargin),
        grows: autoresizingMask.contains(.flexibleHeight)))
  }

  /// What is known of an axis on which the mask follows the superview's size.
  private func followed(_ outer: LayoutSpan, _ min: CGFloat, _ size: CGFloat, moves: Bool, grows: Bool) -> LayoutSpan {
    outer.size == nil ? LayoutSpan(min: moves ? nil : min, size: grows ? nil : size) : LayoutSpan(min: min, size: size)
  }

  /// What is known of its bounds, in its own coordinates.
  var boundsPlace: LayoutPlace {
    let place = place
    return LayoutPlace(
      x: LayoutSpan((.min, .at(bounds.minX)), (.size, place.x[.size])),
      y: LayoutSpan((.min, .at(bounds.minY)), (.size, place.y[.size])))
  }

  /// How far its origin lies from the origin of a view around it; nil on an axis where that is not known.
  func distance(to ancestor: UIView?) -> (x: CGFloat?, y: CGFloat?) {
    var distance: (x: CGFloat?, y: CGFloat?) = (0, 0)
    var current: UIView = self
    while current !== ancestor, let superview = current.superview {
      if superview.movesContent { return (nil, nil) }
      let place = current.place
      distance.x = distance.x.flatMap { total in place.x.min.map { total + $0 - current.contentOrigin.x } }
      distance.y = distance.y.flatMap { total in place.y.min.map { total + $0 - current.contentOrigin.y } }
      current = superview
    }
    return distance
  }

  /// How transforms move it against a view around it: frames do not follow them, and what is seen does. Of those that
  /// turn or scale, what they do to the middle.
  func shift(in outer: UIView) -> CGAffineTransform {
    let all = sequence(first: self, next: \.superview).prefix { $0 !== outer }.map(\.transform)
    var shift = all.reduce(CGAffineTransform.identity) { $0.concatenating($1) }
    (shift.tx, shift.ty) = all.reduce((CGFloat(0), CGFloat(0))) { ($0.0 + $1.tx, $0.1 + $1.ty) }
    return shift
  }

  /// A place in this view's coordinates, in those of another view of the same tree.
  func convert(_ place: LayoutPlace, to view: UIView) -> LayoutPlace {
    if view === self { return place }
    let common = nearestCommonAncestor(with: view)
    let there = distance(to: common)
    let back = view.distance(to: common)
    return LayoutPlace(
      x: place.x.moved(by: there.x.flatMap { out in back.x.map { out - $0 } }),
      y: place.y.moved(by: there.y.flatMap { out in back.y.map { out - $0 } }))
  }
}

extension ConstrainedItem {
  /// What is known of the item's place in a view's coordinates.
  ///
  /// - Parameter isStrict: whether the edges of the safe area that are not known count as such.
  func knownPlace(in view: UIView, isStrict: Bool) -> LayoutPlace {
    guard let layoutView else { return .unknown }
    if let guide = self as? UILayoutGuide {
      // How far the content is scrolled decides where that is outside of it.
      if guide.kind == .scrollContent, view !== layoutView { return .unknown }
      return layoutView.convert(
        guide.kind.map { layoutView.place(ofGuide: $0, isStrict: isStrict) } ?? guide.place, to: view)
    }
    return layoutView.convert(layoutView.boundsPlace, to: view)
  }
}

extension UILayoutGuide {
  /// What code that asks for its rectangle learns.
  package var askedFrame: LayoutPlace {
    guard let owningView, owningView.window != nil else { return LayoutPlace(layoutFrame) }
    return kind.map { owningView.place(ofGuide: $0, isStrict: false) } ?? place
  }
}

extension CALayer {
  /// What code that asks for its frame learns: a view's layer lies where the view does.
  package var askedFrame: LayoutPlace { view.target?.askedFrame ?? LayoutPlace(frame) }

  /// What code that asks for its bounds learns.
  package var askedBounds: LayoutPlace { view.target?.askedBounds ?? LayoutPlace(bounds) }
}

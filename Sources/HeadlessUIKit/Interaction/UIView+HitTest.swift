import Foundation

extension UIView {
  /// Goes through the subviews from front to back, into those that the point lies in and that take touches.
  ///
  /// - UIKit: the innermost view is hit; what lies outside of its superview's bounds is drawn and never hit
  ///   (documentation of UIView.hitTest(_:with:)).
  func hit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    return hitInFront(of: event) { hit($0, at: point, with: event) } ?? self
  }

  /// Goes through the subviews from front to back.
  ///
  /// What may lie over what is found, though a finger on it does what one on this view does, makes that open.
  private func hitInFront(of event: UIEvent?, _ hit: (UIView) -> UIView?) -> UIView? {
    let subviews = subviews.reversed().filter(\.takesTouches)
    for (index, subview) in subviews.enumerated() {
      guard let found = hit(subview) else { continue }
      if let event, event.target == nil, !found.isPassive {
        subviews[..<index].first { $0.mayBePassedOver(by: event) }?.leaveHitOpen()
      }
      return found
    }
    return nil
  }

  /// Whether a finger on a point may have come down on it, though it was taken not to.
  private func mayBePassedOver(by event: UIEvent) -> Bool {
    isPassive && (place.x.min == nil || place.y.min == nil || !transform.isTranslation || liesAgainstConstraints)
      && isUnderFinger(of: event) == nil
  }

  /// What is hit in a subview, as far as it is known where that lies.
  private func hit(_ subview: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    let place = subview.place
    if let x = place.x.min, let y = place.y.min, !subview.liesAgainstConstraints,
      subview.transform.isTranslation || event?.target != nil
    {
      let (origin, moved) = (subview.contentOrigin, subview.transform)
      let inner = CGPoint(x: point.x - x - moved.tx + origin.x, y: point.y - y - moved.ty + origin.y)
      guard (subview as? UIScrollView)?.isOffsetKnown == false, event != nil else {
        return subview.hitTest(inner, with: event)
      }
      return subview.hitMoved(at: inner, with: event)
    }
    guard subview.liesSomewhere(at: point, event) else { return nil }
    if let event, event.target == nil { return subview.hitWithinBounds(with: event) }
    if subview.isHitAlone { return subview }
    subview.leaveHitOpen()
    return nil
  }

  /// What a finger on a point of the screen hits in it, by the bounds of where it and what is in it lie; it lies there.
  private func hitWithinBounds(with event: UIEvent) -> UIView {
    if decidesOnHits { leaveHitOpen() }
    return hitInFront(of: event) { subview in
      subview.isUnderFingerForCertain(of: event) ? subview.hitWithinBounds(with: event) : nil
    } ?? self
  }

  /// Whether a finger on a point of the screen lies in it; where that is not certain, it is open.
  private func isUnderFingerForCertain(of event: UIEvent) -> Bool {
    isHit(known: transform.isTranslation ? isUnderFinger(of: event) : nil, event)
  }

  /// What is hit in a scroll view of which it is not known how far it is scrolled.
  private func hitMoved(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    if event?.target == nil, !isPassive { leaveHitOpen() }
    return self
  }

  /// Whether a point of its own coordinates lies in it, as far as its size is known.
  func isInside(_ point: CGPoint, with event: UIEvent?) -> Bool {
    let place = boundsPlace
    if let width = place.x.size, let height = place.y.size {
      return CGRect(origin: contentOrigin, size: CGSize(width: width, height: height)).contains(point)
    }
    return isHit(known: isUnderFinger(of: event) ?? place.contains(point), event)
  }

  /// Whether something of which it is not known where it lies counts as lying at the point.
  private func isTakenAsHit(_ event: UIEvent?) -> Bool {
    // A finger on an element is there, and on what holds that.
    if let target = event?.target {
      guard target.isDescendant(of: self) else {
        if liesAgainstConstraints { leaveHitOpen() }
        return false
      }
      leaveSizeOpen(under: target)
      return true
    }
    if event != nil, isPassive { return false }
    leaveHitOpen()
    return false
  }

  /// Whether a subview whose place is not known lies at a point of its superview, by the bounds of what is known.
  private func liesSomewhere(at point: CGPoint, _ event: UIEvent?) -> Bool {
    guard transform.isTranslation, !liesAgainstConstraints else { return isTakenAsHit(event) }
    return isHit(known: isUnderFinger(of: event) ?? place.contains(point), event)
  }

  /// Whether a finger on a point of the screen lies in it, by the bounds of where constraints and content put it; nil
  /// where that is not certain, and for a finger on an element.
  private func isUnderFinger(of event: UIEvent?) -> Bool? {
    guard let event, event.target == nil, let point = event.allTouches?.first?.knownLocation(in: nil) else {
      return nil
    }
    return event.places.windowPlace(of: self)?.contains(point)
  }

  private func isHit(known: Bool?, _ event: UIEvent?) -> Bool {
    switch known {
    case false?: false
    case true? where event?.target == nil: true
    default: isTakenAsHit(event)
    }
  }

  /// Whether nothing in it takes a touch by itself.
  var isHitAlone: Bool { !(self is any InterpretedClass) && subviews.allSatisfy { !$0.takesTouches } }

  /// Whether a touch on it does what one on its superview does: nothing in it answers touches.
  var isPassive: Bool {
    switch self {
    case is UIControl, is UITextView, is UISearchBar, is UITableViewCell, is UICollectionViewCell, is UINavigationBar,
      is UITabBar, is UIToolbar, is UIPresentationContainerView:
      return false
    default: break
    }
    guard gestureRecognizers?.isEmpty != false, ownInteractions.isEmpty, controller == nil else { return false }
    if let own = self as? any InterpretedClass, Self.touchMethods.contains(where: own.implements) { return false }
    return subviews.allSatisfy { !$0.takesTouches || $0.isPassive }
  }

  private static let touchMethods = [
    "hitTest(_:with:)", "point(inside:with:)", "touchesBegan(_:with:)", "touchesEnded(_:with:)",
  ]

  /// Whether a view in it lies wholly outside of its bounds, so that no finger on that one comes to either. Where rows and
  /// items lie, what documents without frames hold, and how large views beside the keyboard are, which stand in no window
  /// here, is not known.
  func surelyCutsTouches(from view: UIView) -> Bool {
    guard window != nil, view !== self, !(self is UIScrollView), hasStatedPlace else { return false }
    for inner in sequence(first: view, next: \.superview) {
      if inner === self { break }
      guard inner.hasStatedPlace, !inner.movesContent else { return false }
    }
    return boundsPlace.liesBeside(view.convert(view.boundsPlace, to: self))
  }

  private var hasStatedPlace: Bool {
    if self is UITableViewCell || self is UICollectionReusableView || superview is UITableViewCell { return false }
    return isPlacedByConstraints || origin.map { $0.object.frame != nil } ?? true
  }

  /// Whether the app's class decides itself on what is hit in it.
  var decidesOnHits: Bool {
    guard let own = self as? any InterpretedClass else { return false }
    return ["hitTest(_:with:)", "point(inside:with:)"].contains(where: own.implements)
  }

  private func leaveHitOpen() {
    Simulation.current.leaveUndecided("where \(caption) lies", at: origin?.location)
  }
}

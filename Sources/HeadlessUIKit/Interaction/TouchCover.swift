import Foundation

/// A view that may lie over another one, whose own place is not known: a finger meant for that one may come down on it.
///
/// - UIKit: of views at one point the one in front is hit (documentation of UIView.hitTest(_:with:)).
@MainActor
struct TouchCover {
  let view: UIView
  /// Whether the finger comes down on it for certain, and on nothing in it.
  let isCertain: Bool

  /// The view in front of another one, or of what that lies in.
  ///
  /// - Returns: nil where none answers touches, or none has bounds that hold the middle of the other one: what lies
  ///   nowhere in particular is taken to lie beside it.
  init?(over covered: UIView) {
    let contents = ScrolledContent()
    let place = contents.windowPlace(of: covered)
    for branch in sequence(first: covered, next: \.superview) {
      guard let superview = branch.superview, let index = superview.subviews.firstIndex(where: { $0 === branch }) else {
        break
      }
      for other in superview.subviews[(index + 1)...].reversed() where other.takesTouches {
        if other.liesAgainstConstraints {
          (view, isCertain) = (other, false)
          return
        }
        let ties = covered.sides(tiedTo: other)
        let near = ties.isEmpty ? branch.sides(tiedTo: other) : ties
        let its = contents.windowPlace(of: other)
        if near.coverAll || its.flatMap({ its in place.map(its.holdsMiddle) }) == true {
          (view, isCertain) = (other, (other.isHitAlone || other.isPassive) && !other.decidesOnHits)
          return
        }
        // What answers nothing and may lie elsewhere is taken to do so.
        if other.isPassive { continue }
        if near.contains(where: \.isVertical), !near.allSatisfy(\.isVertical) {
          (view, isCertain) = (other, false)
          return
        }
        guard let place, let its, its.mayHoldMiddle(of: place),
          !superview.separates(covered, other)
        else { continue }
        (view, isCertain) = (other, false)
        return
      }
    }
    return nil
  }

  /// A view in front that answers touches and may lie over another one, where neither bounds nor constraints keep the two
  /// apart.
  ///
  /// A touch on what answers none may be one on that view: it is asked where nothing else answers.
  static func unplacedView(over covered: UIView) -> UIView? {
    let contents = ScrolledContent()
    let place = contents.windowPlace(of: covered)
    for branch in sequence(first: covered, next: \.superview) {
      guard let superview = branch.superview, let index = superview.subviews.firstIndex(where: { $0 === branch }) else {
        break
      }
      for other in superview.subviews[(index + 1)...].reversed()
      where other.takesTouches && !other.isPassive && other.isPlacedByConstraints {
        let its = contents.windowPlace(of: other)
        let isBeside = place.flatMap { place in its.map { !$0.couldHoldMiddle(of: place) } } == true
        if !isBeside, !superview.separates(covered, other) { return other }
      }
    }
    return nil
  }
}

extension UIView {
  /// The sides and middles that constraints put at those of another view.
  fileprivate func sides(tiedTo other: UIView) -> Set<NSLayoutConstraint.Attribute> {
    Set(
      attachedConstraints.filter { tie in
        tie.isActive && tie.relation == .equal && tie.firstAttribute == tie.secondAttribute && tie.multiplier == 1
          && tie.constant == 0 && !tie.firstAttribute.isDimension && tie.items.contains { $0 === other }
      }.map(\.firstAttribute))
  }
}

extension Set<NSLayoutConstraint.Attribute> {
  /// Whether two views with these sides in common lie one on the other.
  fileprivate var coverAll: Bool {
    isSuperset(of: [.top, .bottom]) && (isSuperset(of: [.leading, .trailing]) || isSuperset(of: [.left, .right]))
  }
}

extension LayoutPlace {
  /// Whether the middle of another one surely lies in it.
  fileprivate func holdsMiddle(of other: LayoutPlace) -> Bool {
    x.surelyHolds(other.x[.center]) && y.surelyHolds(other.y[.center])
  }

  /// Whether nothing that is known keeps the middle of another one out of it.
  fileprivate func couldHoldMiddle(of other: LayoutPlace) -> Bool {
    x.couldHold(other.x[.center]) && y.couldHold(other.y[.center])
  }

  /// Whether the middle of another one may lie in it.
  fileprivate func mayHoldMiddle(of other: LayoutPlace) -> Bool {
    x.mayHold(other.x[.center]) && y.mayHold(other.y[.center])
  }
}

extension LayoutSpan {
  fileprivate func surelyHolds(_ place: Extent) -> Bool {
    self[.min].upperBound < place.lowerBound && place.upperBound < self[.max].lowerBound
  }

  /// Whether a place may lie in it, as far as bounds tell.
  fileprivate func couldHold(_ place: Extent) -> Bool {
    self[.min].lowerBound < place.upperBound && place.lowerBound < self[.max].upperBound
  }

  /// Whether a place with bounds may lie in it, whose ends have bounds as well.
  fileprivate func mayHold(_ place: Extent) -> Bool {
    let ends = [self[.min].lowerBound, self[.max].upperBound, place.lowerBound, place.upperBound]
    return ends.allSatisfy(\.isFinite) && couldHold(place)
  }
}

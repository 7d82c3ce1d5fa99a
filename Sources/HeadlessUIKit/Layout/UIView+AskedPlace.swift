import Foundation

/// What code learns that converts places from one view to another.
extension UIView {
  /// A place in this view's coordinates, in those of another view; nil stands for the window.
  package func askedPlace(_ place: LayoutPlace, in view: UIView?) -> LayoutPlace {
    let target = view ?? window ?? outermost
    let common = nearestCommonAncestor(with: target)
    let (out, back) = (askedDistance(to: common), target.askedDistance(to: common))
    return LayoutPlace(x: place.x.moved(by: out.x - back.x), y: place.y.moved(by: out.y - back.y))
  }

  /// A place in another view's coordinates, or with nil in the window's, in those of this view.
  package func askedPlace(_ place: LayoutPlace, from view: UIView?) -> LayoutPlace {
    (view ?? window ?? outermost).askedPlace(place, in: self)
  }

  private var outermost: UIView { sequence(first: self, next: \.superview).reversed().first ?? self }

  /// How far the point zero of its coordinates lies from that of a view around it, as far as it is known how the views
  /// between them lie and how far they are scrolled.
  private func askedDistance(to ancestor: UIView?) -> (x: Extent, y: Extent) {
    var distance: (x: Extent, y: Extent) = (.at(0), .at(0))
    var current = self
    while current !== ancestor, let superview = current.superview {
      if (current as? UIScrollView)?.isOffsetKnown == false || !current.transform.isTranslation {
        return (.anything, .anything)
      }
      let (place, origin) = (current.placeInContent, current.contentOrigin)
      distance.x += place.x[.min] + -origin.x
      distance.y += place.y[.min] + -origin.y
      current = superview
    }
    return distance
  }

  /// What is known of its frame; of a row, by the heights of those before it.
  private var placeInContent: LayoutPlace {
    switch superview {
    case let table as UITableView:
      guard let cell = self as? UITableViewCell, let path = table.indexPath(for: cell) else { return .unknown }
      return table.place(ofRow: path)
    case is UICollectionView: return .unknown
    default: return askedFrame
    }
  }
}

extension UITableView {
  /// The row at a point of its coordinates, in points; nil where that is not known.
  package func path(at point: CGPoint) -> IndexPath?? {
    if point.y < 0 { return .some(nil) }
    for row in rows {
      guard let isInside = place(ofRow: row.path).contains(point) else { return nil }
      if isInside { return row.path }
    }
    return nil
  }

  /// The row that a view lies in.
  package func path(holding view: UIView) -> IndexPath? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }.compactMap(indexPath).first
  }
}

extension UICollectionView {
  /// The item that a view lies in.
  package func path(holding view: UIView) -> IndexPath? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UICollectionViewCell }.compactMap(indexPath).first
  }
}

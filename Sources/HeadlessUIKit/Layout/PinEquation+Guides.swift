import Foundation

/// UIKit's own guides of a view that is placed in the same work: they lie so far inside of its edges, wherever those come
/// to lie. What is known of the guide itself is where it lay after the last layout.
extension PinEquation {
  /// The view whose guide a side is about; nil for another side.
  static func owner(of item: any ConstrainedItem) -> UIView? {
    guard let guide = item as? UILayoutGuide, let kind = guide.kind, !(guide.owningView is UIScrollView) else {
      return nil
    }
    switch kind {
    case .safeArea, .layoutMargins, .top, .bottom: return guide.owningView
    case .readableContent, .scrollContent, .scrollFrame, .keyboard: return nil
    }
  }

  /// The same about the views themselves, where such a guide belongs to one that is placed with the rest.
  ///
  /// - Parameter isStrict: whether an inset counts as unknown that hangs on a place or a bar which is.
  func withViewsForGuides(isStrict: Bool, where isPlaced: (UIView) -> Bool) -> PinEquation {
    var equation = self
    if let (side, distance) = first.ofView(isStrict: isStrict, where: isPlaced) {
      equation.first = side
      equation.constant = equation.constant - distance
    }
    if let (side, distance) = second?.ofView(isStrict: isStrict, where: isPlaced) {
      equation.second = side
      equation.constant = equation.constant + distance * multiplier
    }
    return equation
  }
}

@MainActor
extension PinEquation.Side {
  /// The part of the view that a part of its guide keeps a distance to, and the distance, in points; nil for a side that is
  /// about no such guide.
  fileprivate func ofView(isStrict: Bool, where isPlaced: (UIView) -> Bool) -> (PinEquation.Side, Extent)? {
    guard let guide = item as? UILayoutGuide, let kind = guide.kind, let view = PinEquation.owner(of: guide),
      isPlaced(view)
    else { return nil }
    let insets = view.insets(ofGuide: kind, isStrict: isStrict)
    let (start, end) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    func side(_ part: LayoutSpan.Part) -> PinEquation.Side {
      PinEquation.Side(item: view, part: part, isVertical: isVertical)
    }
    switch (kind, isVertical, part) {
    case (.top, true, .max): return (side(.min), start)
    case (.bottom, true, .min): return (side(.max), .at(0) - end)
    case (.top, true, .size), (.bottom, true, .size), (.top, true, .center), (.bottom, true, .center): return nil
    case (.top, _, let part), (.bottom, _, let part): return (side(part), .at(0))
    case (_, _, .min): return (side(.min), start)
    case (_, _, .max): return (side(.max), .at(0) - end)
    case (_, _, .size): return (side(.size), .at(0) - start - end)
    case (_, _, .center): return (side(.center), (start - end) / 2)
    }
  }
}

extension UIView {
  /// How far inside of the view's edges one of UIKit's own guides lies, in points.
  fileprivate func insets(
    ofGuide kind: UILayoutGuide.Kind, isStrict: Bool
  ) -> (top: Extent, left: Extent, bottom: Extent, right: Extent) {
    let insets = kind == .layoutMargins ? layoutMargins : safeAreaInsets
    let known = isStrict ? knownSafeAreaEdges : .all
    func inset(_ edge: UIRectEdge, _ inset: CGFloat) -> Extent { known.contains(edge) ? .at(inset) : 0 ... .infinity }
    return (
      inset(.top, insets.top), inset(.left, insets.left), inset(.bottom, insets.bottom), inset(.right, insets.right)
    )
  }
}

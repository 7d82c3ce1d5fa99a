import Foundation

extension UIStackView {
  /// The views that take room.
  ///
  /// - UIKit: hidden ones take none (documentation of UIStackView, "Managing the stack view's appearance").
  var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// Whether its views fill it, with no more between them than the spacing.
  var isTight: Bool { distribution != .equalSpacing && distribution != .equalCentering }

  /// The room between its views, in points.
  var spacings: [CGFloat] { shownViews.dropLast().map { spacing(after: $0) } }

  /// What the stack says of the places of its views.
  ///
  /// - UIKit: the first and last view touch the ends; the spacing lies between all; views that fill a stack equally have
  ///   equal lengths, and those that are spaced or centered equally are at least the spacing apart (documentation of
  ///   UIStackView.Distribution and Alignment).
  func arrangement() -> [PinEquation] {
    let shown = shownViews
    guard let first = shown.first, let last = shown.last else { return [] }
    let isVertical = axis == .vertical
    let insets = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero

    func side(_ item: UIView, _ part: LayoutSpan.Part, isAcross: Bool = false) -> PinEquation.Side {
      PinEquation.Side(item: item, part: part, isVertical: isVertical != isAcross)
    }
    let (start, end) = insets.ends(isVertical: isVertical)
    var equations = [PinEquation(side(first, .min), to: side(self, .min), plus: start)]
    for (view, next) in zip(shown, shown.dropFirst()) {
      equations.append(
        PinEquation(
          side(next, .min), isTight ? .equal : .greaterThanOrEqual, to: side(view, .max), plus: spacing(after: view)))
    }
    equations.append(PinEquation(side(last, .max), to: side(self, .max), plus: -end))
    if distribution == .fillEqually {
      let gaps = spacings.reduce(start + end, +)
      for view in shown {
        var share = PinEquation(side(self, .size), to: side(view, .size), times: CGFloat(shown.count), plus: gaps)
        share.isEqualShare = true
        equations.append(share)
      }
    }
    let (before, after) = insets.ends(isVertical: !isVertical)
    for view in shown {
      func across(
        _ part: LayoutSpan.Part, _ relation: NSLayoutConstraint.Relation = .equal, _ constant: CGFloat
      ) -> PinEquation {
        PinEquation(side(view, part, isAcross: true), relation, to: side(self, part, isAcross: true), plus: constant)
      }
      let (touchesStart, touchesEnd) = (
        alignment == .fill || alignment == .leading, alignment == .fill || alignment == .trailing
      )
      equations.append(across(.min, touchesStart ? .equal : .greaterThanOrEqual, before))
      equations.append(across(.max, touchesEnd ? .equal : .lessThanOrEqual, -after))
      if alignment == .center { equations.append(across(.center, .equal, (before - after) / 2)) }
    }
    return equations
  }

  /// The room at both ends that the margins take, in points.
  func insetLength(isVertical: Bool) -> CGFloat {
    guard isLayoutMarginsRelativeArrangement else { return 0 }
    let (start, end) = layoutMargins.ends(isVertical: isVertical)
    return start + end
  }
}

extension UIEdgeInsets {
  fileprivate func ends(isVertical: Bool) -> (start: CGFloat, end: CGFloat) {
    isVertical ? (top, bottom) : (left, right)
  }
}

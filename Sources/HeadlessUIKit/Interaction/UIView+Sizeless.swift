import Foundation

/// Views of which nothing says how large they are.
///
/// - UIKit: F7.7: such a view mostly becomes as small as can be, and no finger on what is drawn in it comes to that.
extension UIView {
  /// Leaves open whether a finger on a view in it lies in it as well, where no constraint says how large it is.
  func leaveSizeOpen(under view: UIView) {
    guard view !== self, lacksSize else { return }
    Simulation.current.leaveUndecided(
      "whether \(caption) reaches to \(view.caption) in it: no constraint says how large it is", at: origin?.location)
  }

  /// Whether neither constraints nor content say how large it is along an axis.
  private var lacksSize: Bool {
    guard isPlainContainer, isPlacedByConstraints, !attachedConstraints.isEmpty, layoutGuides.isEmpty,
      !(superview is UIStackView), !attachedConstraints.contains(where: isAboutGuide)
    else { return false }
    if let own = self as? any InterpretedClass,
      own.implements("layoutSubviews()") || own.implements("updateConstraints()")
    {
      return false
    }
    return [false, true].contains { isVertical in
      contentExtent(isVertical: isVertical, width: .anything) == nil && lacksSize(isVertical: isVertical)
    }
  }

  /// Whether it is none of the views that UIKit gives a size by their content, or lays out itself.
  private var isPlainContainer: Bool {
    switch self {
    case is UIControl, is UILabel, is UIImageView, is UIScrollView, is UIStackView, is UISearchBar, is UIPickerView,
      is UIProgressView, is UIActivityIndicatorView, is UITableViewCell, is UITableViewHeaderFooterView,
      is UICollectionReusableView, is UINavigationBar, is UITabBar, is UIToolbar, is UIWindow,
      is UIPresentationContainerView:
      false
    default: true
    }
  }

  private func isAboutGuide(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.items.contains { !($0 is UIView) && $0.layoutView === self }
  }

  /// Whether constraints alone place it along an axis, and none tells its length.
  func lacksSize(isVertical: Bool) -> Bool {
    var parts: Set<LayoutSpan.Part> = []
    for constraint in attachedConstraints {
      let sides = [
        (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
      ]
      for (item, attribute) in sides where item === self && attribute.isVertical == isVertical {
        let part = attribute.part ?? .max
        if part == .size { return false }
        parts.insert(part)
      }
    }
    return parts.count < 2
  }
}

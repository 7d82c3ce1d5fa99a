import Foundation

extension UIView {
  /// The space to keep free around the content, with the safe area, in points.
  ///
  /// - UIKit: 8 on every edge of a plain view, and on a controller's root view the system's minimum at the sides and
  ///   nothing above and below (F4.13); the safe area comes on top (F4.15).
  public var layoutMargins: UIEdgeInsets {
    get {
      let own = respectingMinimum(madeLayoutParts?.margins ?? defaultLayoutMargins)
      var margins = insetsLayoutMarginsFromSafeArea ? own + safeAreaInsets : own
      if preservesSuperviewLayoutMargins, let superview {
        margins = margins.union(superview.layoutMargins.overlapping(frame, in: superview.bounds))
      }
      return margins
    }
    set {
      layoutParts.margins = newValue
      marginsDidChange()
    }
  }

  /// The space to keep free around the content, in the direction of reading, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }

  /// Whether the safe area comes on top of the margins.
  ///
  /// - UIKit: by default (F4.15).
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { madeLayoutParts?.insetsMarginsFromSafeArea ?? true }
    set {
      layoutParts.insetsMarginsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  /// Whether the superview's margins reach into this view's.
  ///
  /// - UIKit: not by default (F4.15).
  public var preservesSuperviewLayoutMargins: Bool {
    get { madeLayoutParts?.preservesSuperviewMargins ?? false }
    set {
      layoutParts.preservesSuperviewMargins = newValue
      marginsDidChange()
    }
  }

  private var defaultLayoutMargins: UIEdgeInsets {
    guard let controller else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    guard !controller.viewRespectsSystemMinimumLayoutMargins else { return .zero }
    let minimum = controller.systemMinimumLayoutMargins
    return UIEdgeInsets(left: minimum.leading, right: minimum.trailing)
  }

  /// - UIKit: a root view's margins are raised to the system's minimum unless its controller says otherwise (F4.14).
  private func respectingMinimum(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return margins }
    let minimum = controller.systemMinimumLayoutMargins
    return margins.union(
      UIEdgeInsets(top: minimum.top, left: minimum.leading, bottom: minimum.bottom, right: minimum.trailing))
  }

  private func marginsDidChange() {
    layoutMarginsDidChange()
    madeLayoutParts?.safeAreaDidChange(of: self)
  }
}

import Foundation

extension UIViewController {
  /// The safe area insets of the root view.
  ///
  /// - Parameters:
  ///   - superview: the view that the root view lies in.
  ///   - overlap: what reaches into the root view of the superview's insets.
  ///   - outer: the superview's insets.
  /// - UIKit: what the container's bars cover takes the place of what they lie over, and the additional insets come
  ///   on top (F4.4, F4.5).
  func safeAreaInsets(
    ofRootViewIn superview: UIView, overlap: UIEdgeInsets, outer: UIEdgeInsets
  ) -> UIEdgeInsets {
    var insets = overlap
    if let parent, parent.loadedView === superview, let bars = parent.bars, let frame = loadedView?.frame {
      insets = insets.union(bars.cover(over: self, given: outer).overlapping(frame, in: superview.bounds))
    }
    return insets + additionalSafeAreaInsets
  }

  func sendViewSafeAreaInsetsDidChange() {
    simulation.record(.viewSafeAreaInsetsDidChange, traceSubject)
    simulation.run { viewSafeAreaInsetsDidChange() }
  }

  /// The least margins of a root view, in points.
  ///
  /// - UIKit: 16 at the sides in compact width and 20 in regular width (F4.14); on phones of 414 points and more 20 in
  ///   compact width too, which sources hold less firmly.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide =
      simulation.traitCollection.horizontalSizeClass == .regular || simulation.device.portraitSize.width >= 414
    return NSDirectionalEdgeInsets(leading: isWide ? 20 : 16, trailing: isWide ? 20 : 16)
  }

  /// The bars and other things above the content.
  public var topLayoutGuide: any UILayoutSupport { view.systemGuide(.top) }

  /// The bars and other things below the content.
  public var bottomLayoutGuide: any UILayoutSupport { view.systemGuide(.bottom) }
}

/// A guide of what lies above or below a controller's content, as it was before the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: LayoutItem {
  /// Its height, in points.
  var length: CGFloat { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// Its height, in points.
  public var length: CGFloat { layoutFrame.height }
}

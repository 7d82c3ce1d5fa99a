import Foundation

extension UIView {
  /// Asks for layout at the end of the turn.
  public func setNeedsLayout() {
    guard !needsLayout, let window else {
      needsLayout = true
      return
    }
    needsLayout = true
    window.simulation.layoutQueue.add(self)
  }

  /// Lays out now what waits for it, from the topmost superview that does.
  public func layoutIfNeeded() {
    noteAnimatableChange()
    window?.simulation.layoutQueue.followResized()
    layOutWaiting()
  }

  private func layOutWaiting() {
    var waiting: [UIView] = []
    var current: UIView? = self
    while let view = current {
      if view.needsLayout { waiting.append(view) }
      current = view.superview
    }
    for view in waiting.reversed() where view.needsLayout { view.layOut() }
    for subview in subviews { subview.layOutWaiting() }
  }

  /// Lays out this one view, with its controller's callbacks around it.
  ///
  /// - UIKit: viewWillLayoutSubviews, layoutSubviews, viewDidLayoutSubviews (F1.2.3; G01, G07).
  func layOut() {
    needsLayout = false
    updateConstraintsIfNeeded()
    checkStrayConstraints()
    controller?.sendViewWillLayoutSubviews()
    controller?.rootViewWillLayOut()
    layOutSubviews()
    controller?.layOutContent()
    controller?.sendViewDidLayoutSubviews()
  }

  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    needsConstraintsUpdate = true
    setNeedsLayout()
  }

  /// Whether `updateConstraints()` is to be called.
  public func needsUpdateConstraints() -> Bool { needsConstraintsUpdate }

  /// Calls `updateConstraints()` if it waits.
  public func updateConstraintsIfNeeded() {
    guard needsConstraintsUpdate else { return }
    needsConstraintsUpdate = false
    updateConstraints()
  }

  /// Forgets what constraints said of the frame, and looks at what the change means for the safe area.
  func frameDidChange(from old: CGRect) {
    if let parts = madeLayoutParts, let place = parts.place {
      parts.openPlace = nil
      if !parts.isBeingPlaced, isPlacedByConstraints, window != nil { parts.placeLeftByCode = place }
      // Moved alone, it is as large as before, whatever that is.
      let isMoved = old.size == bounds.size && (place.x.size == nil || place.y.size == nil)
      parts.place =
        isMoved
        ? LayoutPlace(x: LayoutSpan(min: frame.minX, size: nil), y: LayoutSpan(min: frame.minY, size: nil)) : nil
    }
    setNeedsSafeAreaUpdate(old.size == bounds.size ? .view : .subviews)
  }

  func boundsSizeDidChange(from oldSize: CGSize) {
    setNeedsLayout()
    // - UIKit: F7.14.
    if contentMode == .redraw { setNeedsDisplay() }
    guard autoresizesSubviews else { return }
    for subview in subviews { subview.resize(from: oldSize, to: bounds.size) }
  }

  /// Follows the superview's change of size by the autoresizing mask.
  ///
  /// - UIKit: the root view of a window has the window's bounds, whatever its mask says (F1.1.12).
  private func resize(from old: CGSize, to new: CGSize) {
    if let controller, let window = superview as? UIWindow, window.rootViewController === controller {
      frame = window.bounds
      return
    }
    guard !autoresizingMask.isEmpty else { return }
    let open = madeLayoutParts?.openPlace
    frame = frameAfterResizing(from: old, to: new)
    if let open { leavePlace(.unknown, by: open) }
  }

  /// The frame that the autoresizing mask makes of a change of the superview's size.
  ///
  /// - UIKit: what the mask names shares the change in proportion to its size, or evenly when all are zero.
  ///   Source: documentation of UIView.autoresizingMask.
  func frameAfterResizing(from old: CGSize, to new: CGSize) -> CGRect {
    let (x, width) = Self.share(
      new.width - old.width, before: frame.minX, size: frame.width, after: old.width - frame.maxX,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.share(
      new.height - old.height, before: frame.minY, size: frame.height, after: old.height - frame.maxY,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func share(
    _ change: CGFloat, before: CGFloat, size: CGFloat, after: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    let parts = [flexible.0 ? before : 0, flexible.1 ? size : 0, flexible.2 ? after : 0]
    let total = parts.reduce(0, +)
    let count = [flexible.0, flexible.1, flexible.2].count { $0 }
    guard count > 0 else { return (before, size) }
    func portion(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? change * parts[index] / total : change / CGFloat(count)
    }
    return (before + portion(0, flexible.0), max(0, size + portion(1, flexible.1)))
  }
}

import Foundation

/// How containers place their children's root views.
extension UIViewController {
  /// The frame that a child's root view gets: the bounds, without what lies under bars that the child does not reach
  /// under.
  ///
  /// - UIKit: it reaches under a bar at the edges for extended layout, under one that is not translucent only where it
  ///   includes opaque bars (F4.12; documentation of edgesForExtendedLayout).
  private func contentFrame(of child: UIViewController, below bars: any ContainerBars) -> CGRect {
    let cover = bars.cover(over: child, given: view.safeAreaInsets)
    func part(_ cover: CGFloat, _ edge: UIRectEdge) -> CGFloat {
      let extends = bars.isTranslucent(at: edge) || child.extendedLayoutIncludesOpaqueBars
      return child.edgesForExtendedLayout.contains(edge) && extends ? 0 : cover
    }
    return view.bounds.inset(by: UIEdgeInsets(top: part(cover.top, .top), bottom: part(cover.bottom, .bottom)))
  }

  /// Puts a child's root view into the place that the container has for it.
  func placeContent(of child: UIViewController) {
    guard let bars else { return }
    let frame = contentFrame(of: child, below: bars)
    if child.view.frame != frame { child.view.frame = frame }
  }

  /// Takes the place that its container has for it.
  ///
  /// - UIKit: the frame is right before the first viewWillAppear (F1.2.3; G07).
  func takePlaceInContainer() {
    if isViewLoaded, let parent, parent.isViewLoaded { parent.placeContent(of: self) }
  }

  /// Lays out the container's bars and content anew, as its root view is laid out.
  func layOutContent() {
    guard let bars else { return }
    bars.layOut(given: view.safeAreaInsets)
    for child in appearanceChildren where child.loadedView?.superview === loadedView { placeContent(of: child) }
  }

  /// A bar has come, gone or changed its height.
  func barsDidChange() {
    loadedView?.setNeedsLayout()
    loadedView?.setNeedsSafeAreaUpdate(.subviews)
  }
}

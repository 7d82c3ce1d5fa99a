extension UIView {
  /// The edges at which the safe area insets are known: elsewhere they hang on a frame that constraints do not
  /// determine, or on a bar whose height nobody has published.
  package var knownSafeAreaEdges: UIRectEdge {
    guard let window else { return .all }
    guard let superview else { return window.knownEdgesOfScreen }
    let outer = superview.safeAreaInsets
    let place = place
    let around = superview.place
    var known = superview.knownSafeAreaEdges
    func forget(_ edge: UIRectEdge, unless isKnown: Bool) { if !isKnown { known.remove(edge) } }
    // A card that surely begins below the safe area's edge has none of its own there.
    let isBelow = superview is UIPresentationContainerView && place.y[.min].lowerBound >= outer.top - 0.01
    forget(.top, unless: outer.top == 0 || place.y.min != nil || isBelow)
    forget(.left, unless: outer.left == 0 || place.x.min != nil)
    forget(.bottom, unless: outer.bottom == 0 || (place.y.max != nil && around.y.max != nil))
    forget(.right, unless: outer.right == 0 || (place.x.max != nil && around.x.max != nil))
    if let controller, let parent = controller.parent, parent.loadedView === superview {
      known.formIntersection(parent.bars?.knownEdges(over: controller) ?? .all)
    }
    return known
  }
}

extension UIWindow {
  /// The edges at which the screen's safe area is known: whether a status bar that code hides keeps its room on a
  /// device without a sensor housing is not published.
  fileprivate var knownEdgesOfScreen: UIRectEdge {
    let device = simulation.device
    let statusBar = device.statusBarHeight(in: simulation.orientation, on: simulation.system)
    let hasHousing = device.idiom == .phone && device.safeAreaInsets(in: .portrait, on: simulation.system).bottom > 0
    guard statusBar > 0, !hasHousing else { return .all }
    let isHidden = simulation.systemInterface.answer(to: .statusBarHidden) == .flag(true)
    return isHidden ? [.left, .bottom, .right] : .all
  }
}

extension UIView {
  /// The edges at which the safe area insets are known: elsewhere they hang on a frame that constraints do not
  /// determine, or on a bar whose height nobody has published.
  var knownSafeAreaEdges: UIRectEdge {
    guard window != nil, let superview else { return .all }
    let outer = superview.safeAreaInsets
    let place = place
    let around = superview.place
    var known = superview.knownSafeAreaEdges
    func forget(_ edge: UIRectEdge, unless isKnown: Bool) { if !isKnown { known.remove(edge) } }
    forget(.top, unless: outer.top == 0 || place.y.min != nil)
    forget(.left, unless: outer.left == 0 || place.x.min != nil)
    forget(.bottom, unless: outer.bottom == 0 || (place.y.max != nil && around.y.max != nil))
    forget(.right, unless: outer.right == 0 || (place.x.max != nil && around.x.max != nil))
    if let controller, let parent = controller.parent, parent.loadedView === superview {
      known.formIntersection(parent.bars?.knownEdges(over: controller) ?? .all)
    }
    return known
  }
}

/// Works out where constraints place views.
@MainActor
protocol LayoutSolver {
  /// What the constraints determine of the places of a view's subviews and guides, by item, in the view's coordinates.
  ///
  /// - Parameter isStrict: whether bars count as unknown whose heights are; else they are as high as they were last
  ///   known to be.
  func places(in view: UIView, isStrict: Bool) -> [ObjectIdentifier: LayoutPlace]

  /// Between which bounds all that constraints place in a view lies, by what its content may ask for; in the view's
  /// coordinates.
  ///
  /// - Parameter bounds: between which bounds the view's own lie, where its place does not tell.
  func estimates(in view: UIView, bounds: LayoutPlace?) -> [ObjectIdentifier: LayoutPlace]

  /// Whether required constraints in a view cannot hold at the same time.
  func hasContradiction(in view: UIView) -> Bool

  /// Between which bounds the constraints in a view make it high, by what its content may ask for; nil where they do not
  /// reach from its top to its bottom.
  ///
  /// - Parameter width: the view's width, in points; nil where it is not known.
  func fittingHeight(of view: UIView, width: CGFloat?) -> Extent?
}

extension LayoutSolver {
  /// The same, where the view's place tells its bounds.
  func estimates(in view: UIView) -> [ObjectIdentifier: LayoutPlace] { estimates(in: view, bounds: nil) }
}

extension UIView {
  /// Places the subviews and guides that constraints place.
  func layOutByConstraints() {
    let guides = layoutGuides
    guard !guides.isEmpty || subviews.contains(where: \.isPlacedByConstraints) else { return }
    let simulation = window?.simulation ?? Simulation.current
    let places = simulation.layoutSolver.places(in: self, isStrict: true)
    let assumed = knownSafeAreaEdges == .all ? places : simulation.layoutSolver.places(in: self, isStrict: false)
    for subview in subviews where subview.isPlacedByConstraints {
      subview.take(assumed[ObjectIdentifier(subview)] ?? .unknown)
      subview.layoutParts.place = places[ObjectIdentifier(subview)] ?? .unknown
    }
    if let scroll = self as? UIScrollView {
      scroll.takeContent(places[ObjectIdentifier(scroll.contentLayoutGuide)] ?? .unknown)
    }
    for guide in guides {
      guide.place = places[ObjectIdentifier(guide)] ?? .unknown
    }
  }

  /// Asks for layout of the views around this one, as far as constraints place them anew.
  ///
  /// - UIKit: a superview is laid out again where the frame of a view in it changes (documentation of
  ///   layoutSubviews()).
  ///
  /// - Parameter known: what constraints determine in the views that were asked before, which is worked out once.
  func askForOuterLayout(_ known: inout [ObjectIdentifier: [ObjectIdentifier: LayoutPlace]]) {
    var current = self
    while current.isPlacedByConstraints, let superview = current.superview, !superview.needsLayout {
      let key = ObjectIdentifier(superview)
      let places = known[key] ?? Simulation.current.layoutSolver.places(in: superview, isStrict: true)
      known[key] = places
      guard places[ObjectIdentifier(current)] != current.madeLayoutParts?.place else { return }
      superview.setNeedsLayout()
      current = superview
    }
  }

  /// Takes a place, of which what is not known stays as it was.
  func take(_ place: LayoutPlace) {
    let parts = layoutParts
    parts.isBeingPlaced = true
    frame = CGRect(
      x: place.x.min ?? frame.minX, y: place.y.min ?? frame.minY, width: place.x.size ?? frame.width,
      height: place.y.size ?? frame.height)
    parts.isBeingPlaced = false
    if parts.placeLeftByCode != place { parts.placeLeftByCode = nil }
    parts.place = place
  }

  /// Whether constraints or a stack's rules place it, and neither code nor its autoresizing mask.
  var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints && !isArranged }

  /// Whether its superview places it by rules of its own.
  var isArranged: Bool { superview?.arranges(self) == true }
}

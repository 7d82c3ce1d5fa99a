extension UIView {
  /// The traits of the view's place, with what it sets itself.
  ///
  /// - UIKit: a controller's root view has the controller's; any other view its superview's (F5.12).
  var knownTraits: UITraitCollection {
    let above =
      controller?.traitCollection ?? superview?.traitCollection
      ?? (window?.simulation ?? Simulation.current).screenTraits.current
    return traitState?.applied(to: above) ?? above
  }

  /// Takes over traits that have changed above.
  func inheritTraits(from old: UITraitCollection, to new: UITraitCollection) {
    var (old, new) = (old, new)
    if let controller { (old, new) = controller.takeOverTraits() }
    if let traitState { (old, new) = (traitState.applied(to: old), traitState.applied(to: new)) }
    traitsDidChange(from: old, to: new)
  }

  /// Tells the view of new traits, and all below it.
  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    guard old != new else { return }
    variations?.apply(to: self, under: new)
    traitCollectionDidChange(old)
    traitState?.notify(of: new, since: old)
    for subview in subviews { subview.inheritTraits(from: old, to: new) }
  }

  /// Traits that the view sets for itself and all below it.
  ///
  /// - UIKit: from iOS 17 on (F5.12).
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { changeTraits { $0.overrides = newValue } }
  }

  /// The style that the view sets for itself and all below it; unspecified for the one from above.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState?.style ?? .unspecified }
    set { changeTraits { $0.style = newValue } }
  }

  private func changeTraits(_ change: (TraitState) -> Void) {
    let old = traitCollection
    change(madeTraitState)
    (window?.simulation ?? Simulation.current).screenTraits.hasOverrides = true
    if window != nil { traitsDidChange(from: old, to: traitCollection) }
  }

  var madeTraitState: TraitState {
    let state = traitState ?? TraitState()
    traitState = state
    return state
  }
}

extension UIViewController {
  /// The traits that this controller knows.
  ///
  /// - UIKit: up to iOS 16 those of the parent controller, at any time; from iOS 17 on those of its view's superview,
  ///   as they were when the view last took its place: stale in viewWillAppear, right from viewIsAppearing on. What
  ///   the parent and the controller set themselves comes on top (F5.12).
  var knownTraits: UITraitCollection {
    let screen = simulation.screenTraits
    guard simulation.system.inheritsTraitsFromSuperview else {
      guard screen.hasOverrides else { return screen.current }
      let above = parent?.traitCollection ?? loadedView?.superview?.traitCollection ?? screen.current
      return traitState?.applied(to: above) ?? above
    }
    guard let traitState else { return screen[traitGeneration] }
    return traitState.applied(to: traitState.inherited ?? screen[traitGeneration])
  }

  /// Takes over the traits of its place, now that the view has one, and tells the controller of a change.
  ///
  /// - Returns: the traits before and after.
  @discardableResult
  func takeOverTraits() -> (old: UITraitCollection, new: UITraitCollection) {
    let screen = simulation.screenTraits
    guard screen.hasOverrides || traitGeneration != screen.generation else {
      let traits = screen.current
      return (traits, traits)
    }
    let old = traitState?.seen ?? screen[traitGeneration]
    traitGeneration = screen.generation
    if screen.hasOverrides || traitState != nil {
      let state = madeTraitState
      state.inherited = loadedView?.superview?.traitCollection ?? screen.current
      state.seen = traitCollection
    }
    let new = traitCollection
    if old != new { sendTraitCollectionDidChange(old, new) }
    return (old, new)
  }

  private func sendTraitCollectionDidChange(_ old: UITraitCollection, _ new: UITraitCollection) {
    simulation.record(.traitCollectionDidChange, traceSubject, .text(new.sizeClasses))
    simulation.run {
      traitCollectionDidChange(old)
      traitState?.notify(of: new, since: old)
    }
  }

  /// Sets traits of a child and all below it.
  ///
  /// - UIKit: changes that one child's traits (F5.2, F5.12).
  public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    guard child.parent === self else { return }
    child.changeTraits { $0.fromParent = collection }
  }

  /// What this controller sets of a child's traits.
  public func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    child.parent === self ? child.traitState?.fromParent : nil
  }

  /// Traits that the controller sets for itself and all below it.
  ///
  /// - UIKit: from iOS 17 on (F5.12).
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { changeTraits { $0.overrides = newValue } }
  }

  /// The style that the controller sets for itself and all below it; unspecified for the one from above.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState?.style ?? .unspecified }
    set { changeTraits { $0.style = newValue } }
  }

  /// Its own record of traits; from the first one on traits can differ within the window.
  var madeTraitState: TraitState {
    if let traitState { return traitState }
    let state = TraitState()
    // What it was told of up to now is what the screen had.
    state.seen = traitCollection
    state.inherited = simulation.system.inheritsTraitsFromSuperview ? state.seen : nil
    traitState = state
    return state
  }

  private func changeTraits(_ change: (TraitState) -> Void) {
    change(madeTraitState)
    simulation.screenTraits.hasOverrides = true
    if let loadedView, loadedView.window != nil {
      // The controller knows what it has seen.
      loadedView.inheritTraits(from: traitCollection, to: traitCollection)
    }
  }
}

extension UITraitCollection {
  /// The size classes as traces write them: `compact/regular`.
  var sizeClasses: String { "\(horizontalSizeClass)/\(verticalSizeClass)" }
}

/// What a view or controller sets of its traits, and what it has seen of them; made where there is any such thing.
@MainActor
final class TraitState {
  /// What the parent sets with `setOverrideTraitCollection(_:forChild:)`.
  var fromParent: UITraitCollection?
  /// What it sets itself.
  var overrides = UITraitOverrides()
  /// The style that it sets itself.
  var style = UIUserInterfaceStyle.unspecified
  /// What came from above when a controller's view last had its place.
  var inherited: UITraitCollection?
  /// What a controller was last told of.
  var seen: UITraitCollection?
  var registrations: [TraitRegistration] = []

  /// Traits from above with what is set here.
  func applied(to inherited: UITraitCollection) -> UITraitCollection {
    var values = inherited.values
    if let fromParent { values.apply(fromParent.values) }
    values.apply(overrides.values)
    if style != .unspecified { values.userInterfaceStyle = style }
    return values == inherited.values ? inherited : UITraitCollection(values)
  }

  /// Calls those who registered for a trait that differs.
  func notify(of change: UITraitCollection, since old: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { change.values.differs(from: old.values, in: $0) }) {
      registration.handler(old)
    }
  }
}

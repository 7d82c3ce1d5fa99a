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

/// A registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// The traits of the screen since the simulation began: the newest hold.
@MainActor
final class ScreenTraits {
  private var all: [UITraitCollection]
  /// Whether any view or controller sets traits of its own; without that all have the screen's.
  var hasOverrides = false

  init(_ device: Device, _ orientation: UIInterfaceOrientation) { all = [Self.traits(of: device, orientation)] }

  /// The traits that hold.
  var current: UITraitCollection { all[all.count - 1] }

  /// The number of the traits that hold.
  var generation: Int { all.count - 1 }

  /// The traits of a number.
  subscript(generation: Int) -> UITraitCollection { all[generation] }

  /// The screen has turned.
  func change(to orientation: UIInterfaceOrientation, on device: Device) {
    let new = Self.traits(of: device, orientation)
    if new != current { all.append(new) }
  }

  private static func traits(of device: Device, _ orientation: UIInterfaceOrientation) -> UITraitCollection {
    var values = device.traitCollection(in: orientation).values
    values.userInterfaceIdiom = device.idiom == .pad ? .pad : .phone
    values.userInterfaceStyle = .light
    values.displayScale = device.scale
    return UITraitCollection(values)
  }
}

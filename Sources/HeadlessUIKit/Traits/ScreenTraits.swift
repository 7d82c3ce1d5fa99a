/// The traits of the screen since the simulation began: the newest hold.
@MainActor
final class ScreenTraits {
  private var all: [UITraitCollection]
  /// Whether any view or controller sets traits of its own; without that all have the screen's.
  var hasOverrides = false

  /// Light or dark, as the app's Info.plist wants it; devices are light until they are told otherwise.
  private var style: UIUserInterfaceStyle
  /// Whether the app's Info.plist says which.
  private let isStyleStated: Bool

  init(_ device: Device, _ orientation: UIInterfaceOrientation, _ info: InfoDictionary) {
    isStyleStated = info.userInterfaceStyle != .unspecified
    style = info.userInterfaceStyle == .unspecified ? .light : info.userInterfaceStyle
    all = [Self.traits(of: device, orientation, style)]
  }

  /// The traits that hold.
  var current: UITraitCollection { all[all.count - 1] }

  /// The number of the traits that hold.
  var generation: Int { all.count - 1 }

  /// The traits of a number.
  subscript(generation: Int) -> UITraitCollection { all[generation] }

  /// The screen has turned.
  func change(to orientation: UIInterfaceOrientation, on device: Device) {
    let new = Self.traits(of: device, orientation, style)
    if new != current { all.append(new) }
  }

  /// The device is made dark or light, which an app does not follow that states its style.
  func change(to style: UIUserInterfaceStyle) {
    guard !isStyleStated, style != self.style else { return }
    self.style = style
    var values = current.values
    values.userInterfaceStyle = style
    all.append(UITraitCollection(values))
  }

  private static func traits(
    of device: Device, _ orientation: UIInterfaceOrientation, _ style: UIUserInterfaceStyle
  ) -> UITraitCollection {
    var values = device.traitCollection(in: orientation).values
    values.userInterfaceIdiom = device.idiom == .pad ? .pad : .phone
    values.userInterfaceStyle = style
    values.displayScale = device.scale
    return UITraitCollection(values)
  }
}

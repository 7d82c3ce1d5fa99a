extension Simulation {
  /// Makes the device dark or light, as its user does.
  ///
  /// - UIKit: the traits change from the windows down, and who is registered for them is told; an app whose Info.plist
  ///   has `UIUserInterfaceStyle` keeps that (documentation of UITraitEnvironment and "Choosing a specific interface
  ///   style for your iOS app").
  public func setInterfaceStyle(_ style: UIUserInterfaceStyle) {
    let old = screenTraits.current
    screenTraits.change(to: style)
    guard screenTraits.current != old else { return }
    for window in application.windowScene.windows { window.inheritTraits(from: old, to: screenTraits.current) }
    _ = layoutQueue.performLayout()
  }
}

extension UIApplication {
  /// The style of the status bar where Info.plist takes it from the controllers.
  ///
  /// - UIKit: setting it does nothing while the controllers decide (UIApplication.h; F3.1); Info.plist gives the value
  ///   that the app starts with (F3.10).
  public var statusBarStyle: UIStatusBarStyle {
    get { ownStatusBarStyle ?? simulation.interfaces.info.statusBarStyle }
    set { ownStatusBarStyle = newValue }
  }

  /// Whether the status bar is hidden where Info.plist takes that from the controllers.
  ///
  /// - UIKit: as ``statusBarStyle``.
  public var isStatusBarHidden: Bool {
    get { hidesStatusBar ?? simulation.interfaces.info.statusBarHidden }
    set { hidesStatusBar = newValue }
  }

  /// Sets the style of the status bar.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Hides or shows the status bar.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
}

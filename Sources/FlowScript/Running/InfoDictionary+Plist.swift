import FlowModel
import HeadlessUIKit

extension InfoDictionary {
  /// What UIKit goes by of an app's Info.plist.
  init(_ plist: InfoPlist) {
    self.init()
    viewControllerBasedStatusBarAppearance = plist.isStatusBarViewControllerBased
    statusBarHidden = plist.isStatusBarHidden
    statusBarStyle = Self.styles[plist.statusBarStyle ?? ""] ?? .default
    userInterfaceStyle =
      plist.interfaceStyle == "Dark" ? .dark : plist.interfaceStyle == "Light" ? .light : .unspecified
    supportedOrientations = plist.orientations.compactMap { Self.orientations[$0] }
    padOrientations = plist.padOrientations.compactMap { Self.orientations[$0] }
  }

  private static let styles: [String: UIStatusBarStyle] = [
    "UIStatusBarStyleDefault": .default, "UIStatusBarStyleLightContent": .lightContent,
    "UIStatusBarStyleDarkContent": .darkContent,
  ]

  private static let orientations: [String: UIInterfaceOrientation] = [
    "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]
}

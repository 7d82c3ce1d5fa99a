import Foundation

extension Device {
  /// The screen's size in an orientation, in points.
  public func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
  }

  /// The safe area of a window that fills the screen, in points.
  ///
  /// - UIKit: of the device and its orientation; left and right are alike in landscape, whichever side the sensors are
  ///   on (F4.2, F4.10, F4.11). iPhone 11 and XR have 48 since iOS 14 and the minis 50 since iOS 15, both 44 before;
  ///   iPhone 16 Pro has 20 at the top and bottom in landscape since iOS 26.
  public func safeAreaInsets(in orientation: UIInterfaceOrientation, on system: SystemVersion) -> UIEdgeInsets {
    let top = screen.top.value(on: system)
    guard orientation.isLandscape else { return UIEdgeInsets(top: top, bottom: screen.bottom) }
    guard idiom == .phone else { return UIEdgeInsets(top: top, bottom: screen.landscapeBottom.value(on: system)) }
    let side = screen.bottom > 0 ? top : 0
    return UIEdgeInsets(
      top: screen.landscapeTop.value(on: system), left: side, bottom: screen.landscapeBottom.value(on: system),
      right: side)
  }

  /// The height of the status bar where it is shown, in points; 0 on a phone in landscape, which shows none.
  ///
  /// - UIKit: 54 where the safe area is 59 or 62 (F4.10).
  public func statusBarHeight(in orientation: UIInterfaceOrientation, on system: SystemVersion) -> CGFloat {
    if orientation.isLandscape, idiom == .phone { return 0 }
    return screen.statusBar ?? screen.top.value(on: system)
  }

  /// How far below its top edge the bar under the status bar begins, in points.
  ///
  /// - UIKit: at the safe area's top; below a Dynamic Island 5.333 or 5.667 points above it, so that content begins at
  ///   97.667 or 100.333 (F4.7, F4.8).
  public func navigationBarTop(in orientation: UIInterfaceOrientation, on system: SystemVersion) -> CGFloat {
    if !orientation.isLandscape, let contentTop = screen.contentTop { return contentTop - screen.bars.navigation }
    return safeAreaInsets(in: orientation, on: system).top
  }

  /// Whether the place and height of a navigation bar below the status bar are known.
  ///
  /// - UIKit: on phones with a Dynamic Island, in portrait where somebody has measured them (iPhone 14 Pro to 16), and
  ///   in landscape on the wide ones; on the others sources disagree there between 32 and 44 (F4.8, F4.9).
  func knowsNavigationBar(in orientation: UIInterfaceOrientation) -> Bool {
    guard idiom == .phone, screen.statusBar != nil else { return true }
    return screen.contentTop != nil && (!orientation.isLandscape || screen.isRegularInLandscape)
  }

  /// The heights of UIKit's bars, without the safe area that they reach into, in points.
  ///
  /// - UIKit: F4.9.
  public func barHeights(in orientation: UIInterfaceOrientation) -> BarHeights {
    orientation.isLandscape ? screen.landscapeBars : screen.bars
  }

  /// The size classes of a window that fills the screen.
  ///
  /// - UIKit: a phone is compact × regular in portrait; in landscape compact × compact, or regular × compact on the
  ///   Plus, Max, XR, 11 and Air; an iPad is regular × regular (F5.10).
  public func traitCollection(in orientation: UIInterfaceOrientation) -> UITraitCollection {
    let isPhone = idiom == .phone
    let isWide = !isPhone || (orientation.isLandscape && screen.isRegularInLandscape)
    return UITraitCollection(
      horizontalSizeClass: isWide ? .regular : .compact,
      verticalSizeClass: isPhone && orientation.isLandscape ? .compact : .regular)
  }
}

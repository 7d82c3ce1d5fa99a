import Foundation

/// What a device's screen measures in one orientation, on one version of iOS, in points; worked out when the screen
/// turns, since every layout asks for it.
struct ScreenMetrics {
  /// The screen's size.
  let size: CGSize
  /// The safe area of a window that fills it.
  let safeAreaInsets: UIEdgeInsets
  /// How far below its top edge the bar under the status bar begins.
  let navigationBarTop: CGFloat
  /// The heights of bars.
  let bars: BarHeights

  init(_ device: Device, in orientation: UIInterfaceOrientation, on system: SystemVersion) {
    size = device.size(in: orientation)
    safeAreaInsets = device.safeAreaInsets(in: orientation, on: system)
    navigationBarTop = device.navigationBarTop(in: orientation, on: system)
    bars = device.barHeights(in: orientation)
  }
}

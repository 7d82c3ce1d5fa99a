import FlowInterfaceBuilder
import Foundation
import HeadlessUIKit

/// The device that Interface Builder's canvas shows a document on.
package struct DesignDevice: Sendable {
  package let device: Device
  package let orientation: UIInterfaceOrientation

  package init(device: Device, orientation: UIInterfaceOrientation) {
    (self.device, self.orientation) = (device, orientation)
  }

  /// The device of a scene: the document's, or where the scene's view is as large as another one's, that.
  ///
  /// - Parameter root: the controller's view.
  init(_ document: InterfaceDocument, _ root: InterfaceObject) {
    let own = document.device?.id.flatMap { Self.names[$0] }.flatMap { Device(named: $0) }
    let turn: UIInterfaceOrientation = document.device?.orientation == "landscape" ? .landscapeRight : .portrait
    let candidates = [own.map { DesignDevice(device: $0, orientation: turn) }].compactMap(\.self) + Self.usual
    // A wide scene of a size of its own has the margins of an iPad's.
    let isWide = (root.frame?.width ?? 0) > 600
    self =
      candidates.first { $0.isFilled(by: root) }
      ?? candidates.first { !isWide || $0.device.idiom == .pad }
      ?? DesignDevice(device: .standard, orientation: .portrait)
  }

  /// The devices that documents are for which name none.
  private static let usual = [
    "iPhone 8", "iPhone SE (1st gen)", "iPhone 8 Plus", "iPad Air 2", "iPad Pro 12.9-inch (6th gen)",
  ].compactMap { Device(named: $0) }.flatMap { device in
    [UIInterfaceOrientation.portrait, .landscapeRight].map { DesignDevice(device: device, orientation: $0) }
  }

  /// The version of iOS whose safe areas Xcode drew a document with: the one of Xcode 11 or, from Xcode 12 on, a newer one.
  static func system(of document: InterfaceDocument) -> SystemVersion {
    let tools = document.toolsVersion?.split(separator: ".").first.flatMap { Int($0) }
    return tools.map { $0 < 17_000 } == true ? SystemVersion(named: "13") ?? .standard : .standard
  }

  /// Whether a view fills the screen, but for bars that are not translucent, or for what a sheet leaves free above it.
  private func isFilled(by root: InterfaceObject) -> Bool {
    guard let frame = root.frame else { return true }
    let screen = device.size(in: orientation)
    let room = Double(screen.height) - frame.height
    return frame.width == Double(screen.width) && room >= 0 && room <= 140
  }

  /// Where on the screen the window of a scene is on the canvas; nil for the whole screen. One that is not at its top has no
  /// safe area.
  ///
  /// - UIKit: Xcode draws a scene that is presented as a sheet 10 or 20 points lower than the screen, and without a safe
  ///   area (frames in documents).
  func windowFrame(of root: InterfaceObject, _ controller: InterfaceObject) -> CGRect? {
    guard let frame = root.frame, frame.width > 0, frame.height > 0 else { return nil }
    let screen = device.size(in: orientation)
    let room = Double(screen.height) - frame.height
    let hasNoStatusBar = controller.simulatedMetrics.statusBar?.isNamed("nil") == true
    let isSheet = isFilled(by: root) && (room == 10 || room == 20)
    if isFilled(by: root), !isSheet, !hasNoStatusBar { return nil }
    return CGRect(x: 0, y: isSheet || hasNoStatusBar ? 68 : 0, width: frame.width, height: frame.height)
  }

  /// Why Xcode's canvas is none that a device has; nil where it is one.
  ///
  /// - UIKit: documents for any size class are drawn on a square of 600 points, and phones on their side with the safe area
  ///   and the bars of phones that are held upright (frames in documents).
  func canvasFault(of root: InterfaceObject) -> String? {
    if let frame = root.frame, frame.width == 600, (500...600).contains(frame.height) {
      return "Xcode drew its scene on a square, which no device has"
    }
    if device.idiom == .phone, orientation.isLandscape {
      return "Xcode draws phones on their side with the safe area of phones that are held upright"
    }
    return nil
  }

  /// The names that Interface Builder has for screens.
  private static let names = [
    "retina4_0": "iPhone SE (1st gen)", "retina4_7": "iPhone 8", "retina5_5": "iPhone 8 Plus", "retina5_9": "iPhone X",
    "retina6_1": "iPhone 11", "retina6_5": "iPhone 11 Pro Max", "retina5_4": "iPhone 13 mini",
    "retina6_0": "iPhone 13", "retina6_7": "iPhone 13 Pro Max", "retina6_12": "iPhone 16",
    "retina6_72": "iPhone 16 Plus", "retina6_3": "iPhone 16 Pro", "retina6_9": "iPhone 16 Pro Max",
    "ipad9_7": "iPad Air 2", "ipad10_2": "iPad (9th gen)", "ipad10_5": "iPad Pro 10.5-inch",
    "ipad10_9rounded": "iPad (10th gen)", "ipad11_0rounded": "iPad Pro 11-inch (4th gen)",
    "ipad12_9": "iPad Pro 12.9-inch (6th gen)", "ipad12_9rounded": "iPad Pro 12.9-inch (6th gen)",
  ]
}

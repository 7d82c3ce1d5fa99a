import Foundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// With the home button, or its edge, on the right.
  case landscapeLeft = 3
  /// With the home button, or its edge, on the left.
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Whether it is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is held on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The orientation of an interface that is upright on the device; nil where it lies flat.
  ///
  /// - UIKit: a device turned left turns its interface right, and the other way round (documentation of
  ///   UIInterfaceOrientation).
  public var interfaceOrientation: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}

/// The device that the app runs on.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The device of the current simulation.
  public static var current: UIDevice { Simulation.current.uiDevice }

  /// How it is held; before it has been turned it may be unknown.
  ///
  /// - UIKit: unknown unless the app has asked for notifications of it (documentation of UIDevice.orientation).
  public var orientation: UIDeviceOrientation {
    if !hasTurned, Simulation.current.openRules.takesOther(.firstOrientation) { return .unknown }
    return heldOrientation
  }
  /// How it is held in truth.
  package var heldOrientation: UIDeviceOrientation { didSet { hasTurned = true } }
  private var hasTurned = false
  /// Phone or pad.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The kind of device: `iPhone` or `iPad`.
  public let model: String
  /// The version of the system, such as `18.0`.
  public let systemVersion: String

  /// Whether the charge of the battery is asked for.
  public var isBatteryMonitoringEnabled = false
  /// The charge of the battery, from 0 to 1; -1 as long as it is not asked for.
  ///
  /// - UIKit: -1.0 where monitoring is off or the state is unknown (documentation of batteryLevel). A device that is
  ///   simulated has no battery, and the charge of another one only that knows.
  public var batteryLevel: Float {
    if isBatteryMonitoringEnabled { Simulation.current.leaveUndecided("how far the device's battery is charged") }
    return -1
  }
  /// Whether the device is charging; unknown as long as it is not asked for.
  public var batteryState: BatteryState {
    if isBatteryMonitoringEnabled { Simulation.current.leaveUndecided("whether the device's battery is charging") }
    return .unknown
  }

  /// What a battery does.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  init(_ device: Device, _ system: SystemVersion, _ orientation: UIInterfaceOrientation) {
    heldOrientation = orientation.deviceOrientation
    userInterfaceIdiom = device.idiom == .pad ? .pad : .phone
    model = device.idiom == .pad ? "iPad" : "iPhone"
    systemVersion = "\(system.major).0"
  }
}

extension UIInterfaceOrientation {
  /// How a device is held on which the interface is upright.
  var deviceOrientation: UIDeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown: .unknown
    }
  }
}

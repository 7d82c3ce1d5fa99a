/// How the interface is turned on the device.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it lies on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

import Foundation

/// The device that a simulation runs on: its screen in points, and its kind.
public struct Device: Hashable, Sendable {
  /// A class of devices, as UIKit tells them apart.
  public enum Idiom: String, Hashable, Sendable {
    case phone
    case pad
  }

  /// The marketing name.
  public let name: String
  /// Phone or pad.
  public let idiom: Idiom
  /// The screen's size in portrait, in points.
  public let portraitSize: CGSize

  /// The devices that a flow or `--device` can name.
  public static let all: [Device] = [
    Device(name: "iPhone SE (3rd gen)", idiom: .phone, portraitSize: CGSize(width: 375, height: 667)),
    Device(name: "iPhone 8 Plus", idiom: .phone, portraitSize: CGSize(width: 414, height: 736)),
    Device(name: "iPhone 13", idiom: .phone, portraitSize: CGSize(width: 390, height: 844)),
    Device(name: "iPhone 16", idiom: .phone, portraitSize: CGSize(width: 393, height: 852)),
    Device(name: "iPhone 16 Pro Max", idiom: .phone, portraitSize: CGSize(width: 440, height: 956)),
    Device(name: "iPad (10th gen)", idiom: .pad, portraitSize: CGSize(width: 820, height: 1180)),
    Device(name: "iPad Pro 13-inch (M4)", idiom: .pad, portraitSize: CGSize(width: 1032, height: 1376)),
  ]

  /// The device of a simulation that names none.
  public static let standard = Device(
    name: "iPhone 16", idiom: .phone, portraitSize: CGSize(width: 393, height: 852))

  /// The device of a name, compared without regard to case.
  public init?(named name: String) {
    guard let device = Device.all.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
    self = device
  }

  init(name: String, idiom: Idiom, portraitSize: CGSize) {
    self.name = name
    self.idiom = idiom
    self.portraitSize = portraitSize
  }

  /// Whether a full-screen window is of regular width: on every iPad, on no phone in portrait.
  ///
  /// - UIKit: phones are compact × regular in portrait, iPads regular × regular at full width (all versions).
  ///   Source: facts, section 5.
  public var isRegularWidth: Bool { idiom == .pad }
}

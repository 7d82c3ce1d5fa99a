/// What a document is made for.
public enum InterfacePlatform: Sendable, Hashable {
  /// iPhone and iPad: the platform that flows are simulated for.
  case iOS
  /// Mac with AppKit.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch with WatchKit.
  case watchOS
  /// A platform that the reader does not know, by the document's `targetRuntime`, or its type without one.
  case other(String)

  /// The platform that a `<document>` element states: by its `targetRuntime`, else by its type.
  init(document: InterfaceElement) {
    let runtime = document["targetRuntime"] ?? ""
    let type = document["type"] ?? ""
    switch runtime {
    case "iOS.CocoaTouch", "iOS.CocoaTouch.iPad": self = .iOS
    case "MacOSX.Cocoa": self = .macOS
    case "AppleTV": self = .tvOS
    case "watchKit": self = .watchOS
    case "" where type.contains(".CocoaTouch."): self = .iOS
    case "" where type.contains(".Cocoa."): self = .macOS
    case "" where type.contains(".AppleTV."): self = .tvOS
    case "" where type.contains(".WatchKit."): self = .watchOS
    case "": self = .other(type)
    default: self = .other(runtime)
    }
  }

  /// Whether flows run over documents of this platform. The others are read and counted only.
  public var isSimulated: Bool { self == .iOS }
}

extension InterfacePlatform: CustomStringConvertible {
  /// The platform's name as Apple writes it.
  public var description: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    case .other(let name): name
    }
  }
}

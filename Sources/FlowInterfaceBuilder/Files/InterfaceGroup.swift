/// The files that are one interface to code: `Main.storyboard` and `Main~ipad.storyboard`, or the copies of one
/// document in `Base.lproj` and `de.lproj`. UIKit picks one of them when it loads the name.
public struct InterfaceGroup: Sendable, Hashable {
  /// The name that code loads.
  public let name: String
  /// The folder that the files are in, without `.lproj`.
  public let directory: String
  /// What the files are.
  public let kind: InterfaceKind?
  /// The variants: the one for all devices and the base language first, then by path.
  public let variants: [InterfaceFile]

  /// The variant that stands for the group: for all devices before `~iphone` and `~ipad`; unlocalized or `Base` before
  /// English, and that before the rest.
  public var primary: InterfaceFile { variants[0] }

  /// The variant for a device and a localization: the nearest of those that UIKit may load.
  ///
  /// - Parameters:
  ///   - device: `iphone` or `ipad`.
  ///   - localization: a folder's name such as `de`; nil for the base.
  public func variant(device: String? = nil, localization: String? = nil) -> InterfaceFile {
    let fitting = variants.filter { $0.device == nil || $0.device == device }
    let candidates = fitting.isEmpty ? variants : fitting
    let localized = candidates.filter { $0.localization == localization && localization != nil }
    let pool = localized.isEmpty ? candidates : localized
    return pool.first { $0.device == device && device != nil } ?? pool[0]
  }
}

extension InterfaceFiles {
  /// The files as the interfaces that code knows, sorted by folder, name and kind.
  public var groups: [InterfaceGroup] {
    struct Key: Hashable {
      let directory: String
      let name: String
      let kind: InterfaceKind?
    }
    return Dictionary(grouping: files) { Key(directory: $0.directory, name: $0.name, kind: $0.kind) }
      .map { key, files in
        InterfaceGroup(
          name: key.name, directory: key.directory, kind: key.kind, variants: files.sorted(by: Self.precedes))
      }
      .sorted {
        ($0.directory, $0.name, $0.kind?.rawValue ?? "") < ($1.directory, $1.name, $1.kind?.rawValue ?? "")
      }
  }

  private static func precedes(_ lhs: InterfaceFile, _ rhs: InterfaceFile) -> Bool {
    (rank(lhs), lhs.path) < (rank(rhs), rhs.path)
  }

  private static func rank(_ file: InterfaceFile) -> Int {
    let localization =
      switch file.localization {
      case nil, "Base": 0
      case "en": 1
      default: 2
      }
    let device =
      switch file.device {
      case nil: 0
      case "iphone": 1
      default: 2
      }
    return device * 3 + localization
  }
}

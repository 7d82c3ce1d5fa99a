/// The path of a document, taken apart: `Resources/Base.lproj/Main~ipad.storyboard`.
public struct InterfaceFile: Sendable, Hashable {
  /// The path as given.
  public let path: String
  /// The name that code uses, without extension and device: `Main`.
  public let name: String
  /// The device that the file is for, `ipad` or `iphone`; nil when it is for all.
  public let device: String?
  /// The localization that the file is for, from the folder `xx.lproj`: `Base`, `de`; nil outside one.
  public let localization: String?
  /// The folder that the file is in, without the `.lproj` around it.
  public let directory: String
  /// What the extension says; nil for another extension.
  public let kind: InterfaceKind?

  /// Takes a path apart; reads nothing.
  public init(path: String) {
    self.path = path
    kind = InterfaceKind(path: path)
    let base = FilePath.base(of: path)
    let device = ["ipad", "iphone"].first {
      base.lowercased().hasSuffix("~" + $0) && base.utf8.count > $0.utf8.count + 1
    }
    self.device = device
    name = device.map { String(base.dropLast($0.count + 1)) } ?? base
    let folder = FilePath.directory(of: path)
    if FilePath.extension(of: folder) == "lproj" {
      localization = FilePath.base(of: folder)
      directory = FilePath.directory(of: folder)
    } else {
      localization = nil
      directory = folder
    }
  }
}

import Foundation

/// Real apps for tests: the folders in the one that the environment variable FLOWSIM_CORPUS names. Tests that need
/// them are skipped, and say so, where it is not set.
public enum Corpus {
  /// The folder, or an empty path.
  public static let path = ProcessInfo.processInfo.environment["FLOWSIM_CORPUS"] ?? ""
  /// Whether the apps are there.
  public static var isAvailable: Bool { !apps.isEmpty }
  /// What to say of a skipped test.
  public static let hint = "set FLOWSIM_CORPUS to a folder with a folder of .storyboard and .xib files for each app"

  /// The names of the apps, sorted.
  public static let apps: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder) && isFolder.boolValue
    }.sorted()
  }()
}

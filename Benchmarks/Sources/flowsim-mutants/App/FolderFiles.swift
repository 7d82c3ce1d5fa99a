import Foundation

/// The files below a folder that an app is made of.
struct FolderFiles {
  /// Their paths, relative to the folder, sorted.
  let paths: [String]
  private let folder: URL

  private static let extensions: Set<String> = [
    "h", "m", "mm", "pbxproj", "plist", "storyboard", "swift", "xcconfig", "xib", "yml",
  ]
  private static let foreign: Set<String> = ["Carthage", "Checkouts", "Pods", ".build", "node_modules", ".git"]

  init(_ folder: URL) {
    self.folder = folder
    var paths: [String] = []
    Self.collect(folder.path, below: "", into: &paths)
    self.paths = paths.sorted()
  }

  private static func collect(_ folder: String, below prefix: String, into paths: inout [String]) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard !foreign.contains(name) else { continue }
      var isFolder: ObjCBool = false
      let path = "\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        collect(path, below: prefix + name + "/", into: &paths)
      } else if extensions.contains(String(name.split(separator: ".").last ?? "")) {
        paths.append(prefix + name)
      }
    }
  }

  /// The bytes of a file; nil when it cannot be read.
  func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.appendingPathComponent(path))).map { [UInt8]($0) }
  }

  /// Copies every file into another folder, which then holds the app.
  func copy(to target: URL) throws {
    for path in paths {
      guard let bytes = bytes(path) else { continue }
      let file = target.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }
}

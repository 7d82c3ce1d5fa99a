import FlowInterfaceBuilder
import Foundation

/// What is wrong with a file that an option names, and what to do.
enum FileFault {
  /// Why a file cannot be read, from its path, else from what reading it said.
  static func reading(_ path: String, _ failure: FileBytes.Failure) -> String {
    if isFolder(path) { return "it is a folder. Name a file." }
    guard FileManager.default.fileExists(atPath: path) else { return "there is no such file. Check the path." }
    return ["it cannot be read: ", "it is not read: "].reduce(failure.message) { $0.replacing($1, with: "") }
  }

  /// Why a file cannot be written; nil when nothing speaks against it yet.
  static func writing(_ path: String) -> String? {
    if isFolder(path) {
      let name = path.hasSuffix("/") ? path + "findings.txt" : path + "/findings.txt"
      return "it is a folder. Name a file in it, such as \(name)."
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
    if !isFolder(folder) { return "the folder \(LogText.line(folder)) does not exist. Create it first." }
    return nil
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

import FlowInterfaceBuilder
import Foundation

/// Finds and reads the Info.plists of an app.
struct InfoPlistFiles {
  /// Those that say anything about how the app starts or what its bundle is called, sorted by path.
  private(set) var infoPlists: [InfoPlist] = []
  /// Those that could not be read, sorted by path.
  private(set) var errors: [InterfaceError] = []

  /// Reads those at a path (``paths(at:)``).
  init(at path: String) {
    for path in Self.paths(at: path) {
      do throws(InterfaceError) {
        infoPlists.append(try InfoPlist(contentsOf: path))
      } catch {
        errors.append(error)
      }
    }
  }

  /// Searches a folder, or the folder around a project, for `Info.plist`, `App-Info.plist` and the like, leaving out
  /// the folders that documents are not searched in either. For a single document there are none.
  static func paths(at path: String) -> [String] {
    guard InterfaceKind(path: path) == nil else { return [] }
    let root = AppFolder(path).directory
    let directory = root.isEmpty ? "." : root
    let folder = URL(fileURLWithPath: directory)
    guard
      let entries = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    else { return [] }
    let prefix = folder.standardizedFileURL.path
    var paths: [String] = []
    for case let entry as URL in entries {
      let name = entry.lastPathComponent
      if InterfaceFiles.skippedFolders.contains(name)
        || InterfaceFiles.skippedExtensions.contains(entry.pathExtension)
      {
        entries.skipDescendants()
      } else if name.hasSuffix(".plist"), name.contains("Info") {
        let inside = entry.standardizedFileURL.path.dropFirst(prefix.count).drop { $0 == "/" }
        paths.append(directory == "." ? String(inside) : "\(directory)/\(inside)")
      }
    }
    return paths.sorted()
  }
}

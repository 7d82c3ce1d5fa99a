import FlowInterfaceBuilder
import FlowModel
import FlowSources
import Foundation

/// The Swift files of an app.
enum AppSources {
  /// Reads the Swift files below a folder, those left out that documents are not searched in either.
  static func read(in folder: String) -> CodeFacts {
    let root = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL
    guard
      let entries = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    else { return CodeFacts() }
    var files: [SourceReader.SourceFile] = []
    for case let entry as URL in entries {
      let name = entry.lastPathComponent
      if InterfaceFiles.skippedFolders.contains(name)
        || InterfaceFiles.skippedExtensions.contains(entry.pathExtension)
      {
        entries.skipDescendants()
      } else if entry.pathExtension == "swift" {
        let inside = entry.standardizedFileURL.path.dropFirst(root.path.count).drop { $0 == "/" }
        files.append(.init(path: folder.isEmpty ? String(inside) : "\(folder)/\(inside)"))
      }
    }
    return SourceReader(files: files).read()
  }
}

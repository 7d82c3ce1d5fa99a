import FlowInterfaceBuilder
import Foundation

/// Finds the flows below a folder.
public enum FlowFolder {
  /// The paths of all `.yaml` and `.yml` files below a folder, sorted, each beginning with the folder's path.
  ///
  /// A workspace's `config.yaml` is no flow; hidden files and folders are left out.
  ///
  /// - Throws: `FlowError` when the folder cannot be read.
  public static func flows(in folder: String) throws(FlowError) -> [String] {
    var flows: [String] = []
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
      let files = FileManager.default.enumerator(atPath: folder)
    else {
      throw FlowError(SourceLocation(file: folder, line: 1, column: 1), "the folder cannot be read")
    }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    while let file = files.nextObject() as? String {
      guard !file.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { continue }
      let isFlow = file.hasSuffix(".yaml") || file.hasSuffix(".yml")
      if isFlow, !WorkspaceConfiguration.isName(of: file) { flows.append(base + file) }
    }
    return flows.sorted()
  }
}

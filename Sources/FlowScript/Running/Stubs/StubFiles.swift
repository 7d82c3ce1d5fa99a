import FlowInterfaceBuilder
import FlowModel
import Foundation

/// The Swift files that one entry of `stubs:` names.
struct StubFiles: Sendable {
  /// The entry.
  let entry: StubPath
  /// The files, sorted.
  let files: [String]

  /// Finds the files of entries; of one that several name the first counts.
  ///
  /// - Parameter header: where a fault of an entry is told that no file writes.
  /// - Throws: for each entry that names none.
  static func found(_ entries: [StubPath], header: SourceLocation) throws(FlowErrors) -> [StubFiles] {
    var known: Set<String> = []
    var found: [StubFiles] = []
    var faults: [FlowError] = []
    for entry in entries {
      do throws(FlowError) {
        let files = try files(of: entry)
        var entry = entry
        if entry.location.file.isEmpty { entry.location = header }
        found.append(StubFiles(entry: entry, files: files.filter { known.insert(FlowPath.identity(of: $0)).inserted }))
      } catch {
        var error = error
        if error.location.file.isEmpty { error.location = header }
        faults.append(error)
      }
    }
    if !faults.isEmpty { throw FlowErrors(faults) }
    return found
  }

  private static func files(of entry: StubPath) throws(FlowError) -> [String] {
    let path = entry.location.file.isEmpty ? entry.text : FlowPath.resolve(entry.text, from: entry.location.file)
    let text = entry.text.shortened(to: 60)
    if let star = path.firstIndex(of: "*") {
      let folder = path[..<star].lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
      let pattern = PathPattern(path)
      let files = swiftFiles(in: folder).filter(pattern.matches)
      guard files.isEmpty else { return files }
      throw FlowError(
        entry.location, "no Swift file matches '\(text)' in stubs",
        hint: "* stands for any part of a name, ** for any folders: the files are searched in "
          + (folder.isEmpty ? "the folder of this file" : folder))
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FlowError(
        entry.location, "there is no stub at '\(text)'",
        hint: FlowPath.nearest(to: path).map { "did you mean \($0)?" } ?? "no such file: \(path)")
    }
    guard isFolder.boolValue else { return [path] }
    let files = swiftFiles(in: path)
    guard files.isEmpty else { return files }
    throw FlowError(
      entry.location, "the folder '\(text)' in stubs has no Swift file", hint: "name the files themselves")
  }

  private static func swiftFiles(in folder: String) -> [String] {
    let start = folder.isEmpty ? "." : folder
    let all = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".swift") }.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }.sorted()
  }
}

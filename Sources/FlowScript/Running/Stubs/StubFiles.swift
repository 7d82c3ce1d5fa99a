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
  /// - Parameters:
  ///   - header: where a fault of an entry is told that no file writes.
  ///   - scope: what may be read of what a configuration names.
  ///   - flowScope: what may be read of what a flow names; by default the same.
  /// - Throws: for each entry that names none, or what may not be read.
  static func found(
    _ entries: [StubPath], header: SourceLocation, in scope: FileScope, ofFlow flowScope: FileScope? = nil
  ) throws(FlowErrors) -> [StubFiles] {
    var known: Set<String> = []
    var found: [StubFiles] = []
    var faults: [FlowError] = []
    for entry in entries {
      do throws(FlowError) {
        let named = entry.location.file == header.file ? flowScope ?? scope : scope
        let files = try files(of: entry, in: entry.location.file.isEmpty ? .everything : named)
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

  private static func files(of entry: StubPath, in scope: FileScope) throws(FlowError) -> [String] {
    let path = entry.location.file.isEmpty ? entry.text : FlowPath.resolve(entry.text, from: entry.location.file)
    let text = entry.text.shortened(to: 60)
    let found = try filesAnywhere(of: entry, at: path, called: text, in: scope)
    if let outside = found.first(where: { !scope.admits($0) }) { throw fault(entry, outside) }
    return found
  }

  private static func fault(_ entry: StubPath, _ path: String) -> FlowError {
    FlowError(
      entry.location, "the stub '\(path.shortened(to: 100))' lies outside of what is around the flow and the app",
      hint: "it is not read. \(FileScope.advice)")
  }

  private static func filesAnywhere(
    of entry: StubPath, at path: String, called text: String, in scope: FileScope
  ) throws(FlowError) -> [String] {
    if let star = path.firstIndex(of: "*") {
      let folder = path[..<star].lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
      guard scope.admits(folder.isEmpty ? "." : folder) else { throw fault(entry, path) }
      let pattern = PathPattern(path)
      let files = swiftFiles(in: folder).filter(pattern.matches)
      guard files.isEmpty else { return files }
      throw FlowError(
        entry.location, "no Swift file matches '\(text)' in stubs",
        hint: "* stands for any part of a name, ** for any folders: the files are searched in "
          + (folder.isEmpty ? "the folder of this file" : folder))
    }
    guard scope.admits(path) else { throw fault(entry, path) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FlowError(
        entry.location, "there is no stub at '\(text)'",
        hint: FlowPath.nearest(to: path).map { "did you mean \($0)?" } ?? "no such file: \(LogText.line(path))")
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

import FlowInterfaceBuilder
import Foundation

/// Reads the file that a command names.
struct SubflowReader {
  /// The reader of the command's own file.
  let steps: StepReader

  /// The flow in a file. Its faults are reported by its own reader; the command then stands for an empty flow.
  func flow(_ path: String, for options: Options) throws(FlowError) -> Flow {
    let parent = steps.file
    let file = try existingFile(path, for: options)
    let identity = FlowPath.identity(of: file)
    if parent.openFiles.last == identity {
      throw FlowError(options.location, "the flow runs itself", hint: "name another file, or use repeat")
    }
    if let first = parent.openFiles.firstIndex(of: identity) {
      let names = (parent.openFiles[first...] + [identity]).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
      throw FlowError(
        options.location, "the flow runs itself: \(names.joined(separator: " → "))",
        hint: "remove one of these runFlow steps")
    }
    try parent.session.enterSubflow(at: options.location)
    let empty = Flow(
      file: file, header: FlowHeader(location: SourceLocation(file: file, line: 1, column: 1)), steps: [])
    guard !parent.session.isFaulty(file) else { return empty }
    let reader = FlowFileReader(
      session: parent.session, file: file, callSites: parent.callSites + [options.location],
      openFiles: parent.openFiles + [identity])
    return reader.flow() ?? empty
  }

  /// The path of a file that a command names, relative to the flow's own.
  private func existingFile(_ path: String, for options: Options) throws(FlowError) -> String {
    let file = FlowPath.resolve(path, from: steps.file.file)
    guard steps.file.session.scope.admits(file) else {
      throw FlowError(
        options.location, "the file \"\(path.shortened(to: 100))\" lies outside of what is around the flow",
        hint: "it is not read. \(FileScope.advice)")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      throw FlowError(
        options.location, "the file \"\(path.shortened(to: 100))\" does not exist",
        hint: FlowPath.nearest(to: file).map { "did you mean \(LogText.line($0))?" }
          ?? "looked for \(LogText.line(file))")
    }
    guard !isFolder.boolValue else {
      throw FlowError(options.location, "\"\(path.shortened(to: 100))\" is a folder, not a file")
    }
    return file
  }
}

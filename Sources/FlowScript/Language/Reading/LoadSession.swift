import FlowInterfaceBuilder
import Foundation

/// What is kept while one flow and the flows that it runs are read.
final class LoadSession {
  /// How many times files may be run from one flow, directly or not.
  static let subflowLimit = 1_000
  /// How many lists of commands may stand inside one another, in all the files: more than people write, and few enough
  /// for the stack.
  static let nestingLimit = 50

  /// What may be read.
  let scope: FileScope
  private(set) var errors: [FlowError] = []
  private(set) var subflowCount = 0
  private var nesting = 0
  private var documents: [String: [YAMLNode]] = [:]
  private var faultyFiles: Set<String> = []

  /// - Parameter scope: what may be read.
  init(scope: FileScope) { self.scope = scope }

  /// Keeps a fault and goes on.
  func report(_ error: FlowError, callSites: [SourceLocation]) {
    var error = error
    error.callSites = callSites
    faultyFiles.insert(error.location.file)
    errors.append(error)
  }

  /// Whether a file's faults are already reported.
  func isFaulty(_ file: String) -> Bool { faultyFiles.contains(file) }

  /// Counts a run of another file.
  func enterSubflow(at location: SourceLocation) throws(FlowError) {
    subflowCount += 1
    guard subflowCount <= Self.subflowLimit else {
      throw FlowError(
        location, "the flow runs other files more than \(Self.subflowLimit) times",
        hint: "use repeat for what is done often")
    }
  }

  /// Reads a list of commands inside those that are being read.
  func nested<Value>(at location: SourceLocation, _ read: () -> Value) throws(FlowError) -> Value {
    guard nesting < Self.nestingLimit else {
      throw FlowError(
        location, "more than \(Self.nestingLimit) lists of commands stand inside one another",
        hint: "run the innermost file or block from further out")
    }
    nesting += 1
    defer { nesting -= 1 }
    return read()
  }

  /// A file's YAML documents, read once.
  func documents(of file: String) throws(FlowError) -> [YAMLNode] {
    if let known = documents[file] { return known }
    let source = YAMLSource(file: file, text: try text(of: file))
    let read = try YAMLReader.documents(of: source)
    documents[file] = read
    return read
  }

  private func text(of file: String) throws(FlowError) -> String {
    let start = SourceLocation(file: file, line: 1, column: 1)
    guard scope.admits(file) else {
      throw FlowError(
        start, "the file is not read: it leads outside of what is around the flow", hint: FileScope.advice)
    }
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(file, limit: YAMLReader.sizeLimit)
    } catch {
      guard !error.isTooLarge else {
        throw FlowError(start, "the file is larger than \(YAMLReader.sizeLimit >> 20) MB", hint: "is it a flow?")
      }
      throw FlowError(start, "the file cannot be read", hint: reason(file))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FlowError(start, "the file is not UTF-8 text", hint: "save it as UTF-8")
    }
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  private func reason(_ file: String) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else { return "it does not exist" }
    if isFolder.boolValue { return "it is a folder" }
    return FileManager.default.isReadableFile(atPath: file) ? "it is no regular file" : "its permissions forbid it"
  }
}

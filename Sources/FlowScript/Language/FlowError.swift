import FlowInterfaceBuilder

/// A fault in a flow file, at its place.
public struct FlowError: Error, Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
  /// Where the fault is; for a file that cannot be read, its first line and column.
  public var location: SourceLocation
  /// What is wrong, naming the culprit.
  public var message: String
  /// The likely cause, the nearest valid name or the next thing to do.
  public var hint: String?
  /// The `runFlow` or `retry` steps through which the file was reached, outermost first.
  public var callSites: [SourceLocation]

  /// A fault at a place.
  public init(_ location: SourceLocation, _ message: String, hint: String? = nil, callSites: [SourceLocation] = []) {
    self.location = location
    self.message = message
    self.hint = hint
    self.callSites = callSites
  }

  /// `path:line:column: error: message`, then the hint and the way to the file, a line each.
  public var description: String {
    var lines = ["\(location): error: \(LogText.line(message))"]
    if let hint { lines += hint.split(separator: "\n").map { "  \(LogText.line(String($0)))" } }
    lines += callSites.reversed().map { "  run from \($0)" }
    return lines.joined(separator: "\n")
  }

  /// By place, then by text.
  public static func < (a: FlowError, b: FlowError) -> Bool {
    a.location == b.location ? a.description < b.description : a.location < b.location
  }
}

/// All faults of a flow and of the flows it runs, sorted by place.
public struct FlowErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// At least one.
  public var errors: [FlowError]

  /// Sorts the faults and drops repeated ones.
  public init(_ errors: [FlowError]) {
    self.errors = Set(errors).sorted()
  }

  /// One after the other.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// Why a file could not be read as an Interface Builder document, and where it went wrong.
public struct InterfaceError: Error, Sendable, Hashable {
  /// The place at fault: for text, where the reader stopped; for a file that could not be opened, its first character.
  public var location: SourceLocation
  /// What is wrong, the likely cause, and what to do.
  public var message: String

  /// Makes an error at a place.
  public init(location: SourceLocation, message: String) {
    self.location = location
    self.message = message
  }
}

extension InterfaceError {
  /// The error of a file that may not be read.
  package init(outside file: String) {
    self.init(location: SourceLocation(file: file, line: 1, column: 1), message: FileBytes.outside)
  }
}

extension InterfaceError: CustomStringConvertible {
  /// `path:line:column: error: message`.
  public var description: String { "\(location): error: \(LogText.line(message))" }
}

/// A place in a file that a person can open: a path with a 1-based line and a 1-based column.
///
/// The column counts characters (Unicode scalars), as editors show them, not bytes.
public struct SourceLocation: Sendable, Hashable, Codable {
  /// The file's path, as it was given to the reader.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int

  /// Makes a location from a path and a 1-based line and column.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  /// Orders by file, then line, then column.
  public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `path:line:column`, on one line whatever the file is called.
  public var description: String { "\(LogText.line(file)):\(line):\(column)" }
}

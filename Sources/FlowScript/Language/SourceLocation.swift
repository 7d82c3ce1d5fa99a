/// A place in a file, as an editor counts it.
public struct SourceLocation: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The file's path as it was given.
  public var file: String
  /// The line, 1-based.
  public var line: Int
  /// The column in characters (Unicode scalars), 1-based.
  public var column: Int

  /// A place in a file; line and column are 1-based.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `path:line:column`
  public var description: String { "\(file):\(line):\(column)" }

  /// By file, then line, then column.
  public static func < (a: Self, b: Self) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

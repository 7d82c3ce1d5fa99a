import SwiftParser
import SwiftSyntax

/// A Swift file as the parser has it.
struct SourceSyntax: Sendable {
  /// The bytes with their lines.
  let source: SourceText
  /// The syntax tree.
  let syntax: SourceFileSyntax

  /// Parses a file. Wrong Swift is read as far as the parser makes sense of it.
  ///
  /// - Parameters:
  ///   - bytes: the file, in UTF-8. Files that ``BracketDepth`` finds fault with are refused before, and the thread has the
  ///     stack that the parser needs (`ParallelMap`).
  ///   - path: the path that locations name.
  init(_ bytes: [UInt8], path: String) {
    source = SourceText(path: path, bytes: bytes)
    syntax = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }
}

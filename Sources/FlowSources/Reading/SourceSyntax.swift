import FlowModel
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
    let bytes = OldCompositions.rewritten(bytes) ?? bytes
    var source = SourceText(path: path, bytes: bytes)
    var syntax = Self.parsed(bytes)
    if syntax.hasError {
      let labels = OldLabels.rewritten(bytes)
      let loops = OldLoops.rewritten(labels?.bytes ?? bytes)
      if let read = loops?.bytes ?? labels?.bytes {
        source.labels = labels?.names ?? []
        source.loops = loops?.loops ?? [:]
        syntax = Self.parsed(read)
      }
    }
    self.source = source
    self.syntax = syntax
  }

  /// What the parser makes of a file. What lies deeper than it goes, and all that follows, is missing there
  /// (``excess``).
  static func parsed(_ bytes: [UInt8]) -> SourceFileSyntax {
    // Told, since the parser's own bound is another one in debug builds.
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: levels) }
  }

  /// How deep the parser goes where it counts. A level of ours may be two of its.
  static let levels = 256

  /// The error of a file that nests deeper than the parser goes; nil in every sensible one.
  var excess: CodeError? {
    guard syntax.hasMaximumNestingLevelOverflow else { return nil }
    var node = Syntax(syntax)
    while let next = node.children(viewMode: .all).first(where: \.hasMaximumNestingLevelOverflow) { node = next }
    return CodeError(
      location: source.location(at: node.positionAfterSkippingLeadingTrivia.utf8Offset),
      message: NestingDepth.message(Self.levels))
  }
}

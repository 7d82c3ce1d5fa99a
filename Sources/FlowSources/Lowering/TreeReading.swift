import FlowModel
import SwiftParser
import SwiftSyntax

/// Lowers one Swift file to a ``CodeTree``.
package enum TreeReading {
  /// The tree of a file.
  ///
  /// - Parameters:
  ///   - bytes: the file, in UTF-8. Wrong Swift is read as far as the parser makes sense of it. Files that ``BracketDepth``
  ///     finds fault with are refused before, and the thread has the stack that the parser needs (`ParallelMap`).
  ///   - path: the path that locations name. A file named `main.swift` is a script, as is one with statements outside of
  ///     declarations.
  ///   - platform: what `#if` asks for.
  ///   - operators: what other files declare of operators; the file's own declarations are added.
  package static func tree(
    of bytes: [UInt8], path: String, platform: BuildPlatform = .iOS, operators: OperatorPrecedences = .standard
  ) -> CodeTree {
    let syntax = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var operators = operators
    if OperatorPrecedences.areDeclared(in: bytes) { operators.add(syntax.statements, platform: platform) }
    let reader = TreeReader(path: path, bytes: bytes, platform: platform, operators: operators)
    reader.read(syntax)
    return reader.tree
  }
}

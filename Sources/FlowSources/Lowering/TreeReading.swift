import FlowModel

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
    tree(of: SourceSyntax(bytes, path: path), platform: platform, operators: operators)
  }

  /// The tree of a parsed file.
  static func tree(
    of parsed: SourceSyntax, platform: BuildPlatform, operators: OperatorPrecedences
  ) -> CodeTree {
    var operators = operators
    if OperatorPrecedences.areDeclared(in: parsed.source.bytes) {
      operators.add(parsed.syntax.statements, platform: platform)
    }
    let reader = TreeReader(parsed.source, platform: platform, operators: operators)
    reader.read(parsed.syntax)
    return reader.tree
  }
}

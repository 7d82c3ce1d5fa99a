import FlowModel

/// Reads one Swift file into facts.
package enum FileReader {
  /// What a file says.
  ///
  /// - Parameters:
  ///   - bytes: the file, in UTF-8. Wrong Swift is read as far as it makes sense.
  ///   - path: the path that locations name.
  package static func read(_ bytes: [UInt8], path: String) -> CodeFile { read(SourceSyntax(bytes, path: path)) }

  /// What a parsed file says.
  static func read(_ parsed: SourceSyntax) -> CodeFile {
    let reader = DeclarationReader(
      source: parsed.source, readsBodies: Relevance.isRelevant(parsed.source.bytes))
    reader.read(parsed.syntax.statements)
    var file = reader.file
    file.comments = CommentReader.comments(in: parsed.source)
    return file
  }
}

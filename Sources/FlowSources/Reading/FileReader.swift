import FlowModel
import SwiftParser
import SwiftSyntax

/// Reads one Swift file into facts.
package enum FileReader {
  /// What a file says.
  ///
  /// - Parameters:
  ///   - bytes: the file, in UTF-8. Wrong Swift is read as far as it makes sense.
  ///   - path: the path that locations name.
  package static func read(_ bytes: [UInt8], path: String) -> CodeFile {
    let source = SourceText(path: path, bytes: bytes)
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let reader = DeclarationReader(source: source)
    reader.read(tree.statements)
    var file = reader.file
    file.comments = CommentReader.comments(in: source)
    return file
  }
}

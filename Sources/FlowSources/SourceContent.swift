import FlowInterfaceBuilder
import FlowModel
import Foundation

/// A file as it was on the disk.
package struct SourceContent: Sendable {
  /// The file's path.
  package let path: String
  /// The bytes with the key that stands for them, or why they cannot be read.
  let found: Result<(bytes: [UInt8], key: ContentKey), CodeError>

  /// What stands for the content; nil when it cannot be read.
  package var key: ContentKey? { try? found.get().key }

  /// The bytes; nil when they cannot be read.
  package var bytes: [UInt8]? { (try? found.get())?.bytes }

  /// How many bytes there are; none when they cannot be read.
  package var size: Int { (try? found.get().bytes.count) ?? 0 }

  /// Reads the file at a path.
  ///
  /// - Parameter scope: what may be read.
  package init(of path: String, in scope: FileScope = .everything) {
    self.path = path
    found = Result { () throws(FileBytes.Failure) in
      let bytes = try FileBytes.read(path, in: scope)
      return (bytes, ContentKey(bytes))
    }
    .mapError { CodeError(location: SourceLocation(file: path, line: 1, column: 1), message: $0.message) }
  }

  /// A file whose text is part of the program.
  init(path: String, text: String) {
    self.path = path
    let bytes = Array(text.utf8)
    found = .success((bytes, ContentKey(bytes)))
  }

  /// The bytes for the parser, or why it is not given them.
  var parsable: Result<[UInt8], CodeError> {
    found.flatMap { bytes, _ in
      func refused(at offset: Int, _ message: String) -> Result<[UInt8], CodeError> {
        .failure(CodeError(location: SourceText(path: path, bytes: bytes).location(at: offset), message: message))
      }
      guard String(validating: bytes, as: UTF8.self) != nil else {
        return refused(at: 0, "the file is not UTF-8 text, as sources of Swift are. Save it as UTF-8.")
      }
      if let offset = BracketDepth.excess(in: bytes) {
        return refused(
          at: offset,
          "more than \(BracketDepth.limit) square brackets open inside one another here. Break the expression up.")
      }
      if let excess = NestingDepth.excess(in: bytes) {
        return refused(at: excess.offset, NestingDepth.message(excess.limit))
      }
      return .success(bytes)
    }
  }
}

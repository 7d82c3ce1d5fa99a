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

  /// Reads the file at a path.
  init(of path: String) {
    self.path = path
    found = Result {
      // A URL asks for the working folder each time; what is wrong with a file only it says.
      let bytes =
        try FileManager.default.contents(atPath: path).map(Array.init)
        ?? Array(Data(contentsOf: URL(fileURLWithPath: path)))
      return (bytes, ContentKey(bytes))
    }
    .mapError { error in
      CodeError(
        location: SourceLocation(file: path, line: 1, column: 1),
        message: "it cannot be read: \(error.localizedDescription)")
    }
  }
}

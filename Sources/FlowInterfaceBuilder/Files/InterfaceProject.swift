/// All documents of an app, read: what could be read, and one located error for each file that could not.
public struct InterfaceProject: Sendable {
  /// The files that were found.
  public let files: InterfaceFiles
  /// The documents that could be read, sorted by path.
  public let documents: [InterfaceDocument]
  /// What could not be read, sorted by place: one error a file or folder.
  public let errors: [InterfaceError]
  private let indexes: [String: Int]

  /// Finds and reads the documents at a path: a folder, an `.xcodeproj`, or one document.
  ///
  /// A file that cannot be read never stops the others.
  public init(at path: String) { self.init(reading: InterfaceFiles(at: path)) }

  /// Reads documents that were found.
  public init(reading files: InterfaceFiles) {
    var documents: [InterfaceDocument] = []
    var errors = files.errors
    for file in files.files {
      do throws(InterfaceError) {
        documents.append(try InterfaceReader.read(file.path))
      } catch {
        errors.append(error)
      }
    }
    self.files = files
    self.documents = documents
    indexes = Dictionary(documents.indices.map { (documents[$0].file, $0) }, uniquingKeysWith: { first, _ in first })
    self.errors = errors.sorted { $0.location < $1.location }
  }

  /// The document that was read from a path.
  public func document(at path: String) -> InterfaceDocument? { indexes[path].map { documents[$0] } }
}

/// Reads .storyboard and .xib files into documents.
public enum InterfaceReader {
  /// The largest file that is read, in bytes (64 MiB). Interface Builder's documents seldom reach 5 MB.
  public static let sizeLimit = 64 * 1024 * 1024

  /// Reads a file.
  ///
  /// - Throws: an `InterfaceError` at the place of the first fault; at 1:1 when the file cannot be opened.
  public static func read(_ path: String) throws(InterfaceError) -> InterfaceDocument {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path, limit: sizeLimit)
    } catch {
      throw InterfaceError(location: SourceLocation(file: path, line: 1, column: 1), message: error.message)
    }
    return try read(bytes: bytes, file: path)
  }

  /// Reads a document from its bytes.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, in UTF-8, or in UTF-16 after a byte order mark.
  ///   - file: the path that locations name.
  /// - Throws: an `InterfaceError` at the place of the first fault.
  public static func read(bytes: [UInt8], file: String) throws(InterfaceError) -> InterfaceDocument {
    let root = try element(bytes: bytes, file: file)
    if let message = RootCheck.fault(of: root) {
      throw InterfaceError(location: root.location, message: message)
    }
    return InterfaceDocument(tree: root.tree)
  }

  /// Reads the root element of an XML file of Xcode's of any kind.
  ///
  /// - Throws: an `InterfaceError` at the place of the first fault.
  package static func element(bytes: [UInt8], file: String) throws(InterfaceError) -> InterfaceElement {
    let text = try InterfaceText(file: file, fileBytes: bytes)
    do {
      return InterfaceElement(tree: try InterfaceTree(scanning: text), index: 0)
    } catch {
      throw InterfaceError(location: text.location(at: error.offset), message: error.message)
    }
  }
}

extension InterfaceTree {
  /// Scans a text into a tree.
  convenience init(scanning text: InterfaceText) throws(ScanFailure) {
    var failure: ScanFailure?
    let (nodes, attributes) = text.bytes.withUnsafeBytes { bytes in
      var scanner = InterfaceScanner(bytes, from: text.markLength)
      do throws(ScanFailure) { try scanner.scan() } catch { failure = error }
      return (scanner.nodes, scanner.attributes)
    }
    if let failure { throw failure }
    self.init(InterfaceRecords(text: text, nodes: nodes, attributes: attributes))
  }
}

import FlowInterfaceBuilder

/// The content of a file of localized texts, before it is read as what it is.
struct LocalizedText {
  /// The file's path.
  let file: String
  /// The file's bytes.
  let fileBytes: [UInt8]

  /// Opens a file.
  ///
  /// - Throws: an `InterfaceError` at 1:1 when it cannot be read.
  init(contentsOf file: String) throws(InterfaceError) {
    self.file = file
    do {
      fileBytes = try FileBytes.read(file, limit: InterfaceReader.sizeLimit)
    } catch {
      throw InterfaceError(location: SourceLocation(file: file, line: 1, column: 1), message: error.message)
    }
  }

  /// Whether it is a property list in one of the newer formats, XML or binary.
  var isPropertyList: Bool {
    let start = fileBytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = fileBytes[start...].drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return ["bplist", "<?xml", "<plist", "<!DOCTYPE"].contains { first.starts(with: $0.utf8) }
  }

  /// The text as UTF-8: the file's own bytes, or what its UTF-16 stands for.
  ///
  /// - Throws: an `InterfaceError` where the encoding is broken or is another one.
  func utf8() throws(InterfaceError) -> [UInt8] {
    let encoding = InterfaceEncoding.detect(fileBytes)
    if encoding == .utf16BigEndian || encoding == .utf16LittleEndian {
      let (text, fault) = encoding.decodeUTF16(fileBytes)
      if let fault {
        throw InterfaceError(
          location: SourceLocation(offset: text.count, in: text, of: file),
          message: "\(fault): the file is damaged. Restore it, or convert it to UTF-8.")
      }
      return text
    }
    var parser = UTF8.ForwardParser()
    var bytes = fileBytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return fileBytes
      case .error:
        throw InterfaceError(
          location: SourceLocation(offset: offset, in: fileBytes, of: file),
          message: "this is no UTF-8, and no UTF-16 with a byte order mark. Convert the file to UTF-8.")
      }
    }
  }

  /// A fault in the text as an error, with what to do about it.
  func error(_ fault: TextFault, advice: String) -> InterfaceError {
    let bytes = (try? utf8()) ?? fileBytes
    return InterfaceError(
      location: SourceLocation(offset: fault.offset, in: bytes, of: file), message: "\(fault.message). \(advice)")
  }
}

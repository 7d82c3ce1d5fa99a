extension InterfaceText {
  /// Decodes and checks a file's bytes.
  init(file: String, fileBytes: [UInt8]) throws(InterfaceError) {
    func error(_ message: String) -> InterfaceError {
      InterfaceError(location: SourceLocation(file: file, line: 1, column: 1), message: message)
    }
    guard fileBytes.count <= InterfaceReader.sizeLimit else {
      throw error(
        "the file has \(fileBytes.count) bytes, more than the \(InterfaceReader.sizeLimit) that are read: "
          + "Interface Builder's documents stay far below. Check what the file holds, or split the storyboard.")
    }
    if let message = ForeignFormat.message(for: fileBytes) { throw error(message) }
    let encoding = InterfaceEncoding.detect(fileBytes)
    guard encoding == .utf16BigEndian || encoding == .utf16LittleEndian else {
      try self.init(file: file, utf8: fileBytes, encoding: encoding)
      return
    }
    let (bytes, fault) = encoding.decodeUTF16(fileBytes)
    try self.init(file: file, utf8: bytes, encoding: encoding)
    if let fault {
      throw InterfaceError(
        location: location(at: bytes.count),
        message: "\(fault): the file is damaged. Restore it, or convert it to UTF-8.")
    }
  }

  private init(file: String, utf8 bytes: [UInt8], encoding: InterfaceEncoding) throws(InterfaceError) {
    let check = TextCheck(bytes)
    self.init(
      file: file, bytes: bytes, encoding: encoding, lineStarts: check.lineStarts,
      characterMarks: Self.characterMarks(bytes, lineStarts: check.lineStarts))
    if let failure = check.failure {
      throw InterfaceError(location: location(at: failure.offset), message: failure.message)
    }
  }
}

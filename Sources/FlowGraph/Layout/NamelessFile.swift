import Foundation

/// A temporary file that no folder lists, and that is gone with the last process that has it open.
struct NamelessFile {
  let handle: FileHandle

  /// - Throws: ``LayoutError/noTemporaryFile(reason:)``.
  init() throws(LayoutError) {
    let folder = FileManager.default.temporaryDirectory.path
    var descriptor: CInt = -1
    #if os(Linux)
    // O_TMPFILE, which Swift's module of glibc leaves out: it never has a name.
    descriptor = open(folder, O_RDWR | O_CLOEXEC | 0o20_000_000 | O_DIRECTORY, 0o600)
    #endif
    if descriptor < 0 {
      var name = Array("\(folder)/flowsim-XXXXXX".utf8CString)
      descriptor = mkstemp(&name)
      if descriptor >= 0 { unlink(name) }
    }
    guard descriptor >= 0 else { throw .noTemporaryFile(reason: String(cString: strerror(errno))) }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Writes what it holds; who reads on begins at its start.
  func fill(_ data: Data) throws(LayoutError) {
    do {
      try handle.write(contentsOf: data)
      try handle.seek(toOffset: 0)
    } catch {
      throw .noTemporaryFile(reason: error.localizedDescription)
    }
  }

  /// All that it holds.
  func content() throws -> Data {
    try handle.seek(toOffset: 0)
    return try handle.readToEnd() ?? Data()
  }
}

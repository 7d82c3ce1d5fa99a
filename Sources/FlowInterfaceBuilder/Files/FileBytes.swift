#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reads files through POSIX: no Foundation on the way of every document.
package enum FileBytes {
  /// Why a file could not be read.
  package struct Failure: Error {
    package var message: String
    /// Whether it has more bytes than the limit.
    package var isTooLarge = false
  }

  /// The bytes of a regular file that is not larger than a limit.
  ///
  /// - Parameter scope: what may be read.
  package static func read(
    _ path: String, limit: Int = .max, in scope: FileScope = .everything
  ) throws(Failure) -> [UInt8] {
    guard scope.admits(path) else { throw Failure(message: outside) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure(message: reason(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(message: reason(errno)) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw Failure(
        message: "this is a folder, not a document. A nib bundle or a compiled nib or storyboard keeps other files "
          + "inside; give the source document that Interface Builder edits.")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(message: "this is not a regular file (a pipe, socket or device). Give a file.")
    }
    guard status.st_size <= limit else {
      throw Failure(
        message: "the file has \(status.st_size) bytes, more than the \(limit) that are read: Interface Builder's "
          + "documents stay far below. Check what the file holds, or split the storyboard.", isTooLarge: true)
    }
    var failure: Int32 = 0
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Self.read(descriptor, buffer.baseAddress! + count, size - count)
        if got < 0 && errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { break }
        count += got
      }
    }
    guard failure == 0 else { throw Failure(message: reason(failure)) }
    return bytes
  }

  /// The text of a regular file; nil where it cannot be read, or is not UTF-8.
  package static func text(_ path: String, limit: Int = .max, in scope: FileScope = .everything) -> String? {
    guard let bytes = try? read(path, limit: limit, in: scope) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// What is said of a file that may not be read.
  static let outside =
    "it is not read: it lies outside of the app's folder and of the repository, or is a link that leads there. "
    + FileScope.advice

  private static func read(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    #if canImport(Darwin)
    Darwin.read(descriptor, buffer, count)
    #elseif canImport(Glibc)
    Glibc.read(descriptor, buffer, count)
    #else
    Musl.read(descriptor, buffer, count)
    #endif
  }

  /// What the system says of an error number, and what to do about it.
  static func reason(_ number: Int32) -> String {
    let text = String(cString: strerror(number))
    let advice =
      switch number {
      case ENOENT: "Check the path; the file may have been moved or renamed."
      case EACCES, EPERM: "Give yourself permission to read it (chmod u+r)."
      case ELOOP: "A symbolic link leads back to itself; remove it."
      default: "Check the file and the disk it is on."
      }
    return "it cannot be read: \(text). \(advice)"
  }
}

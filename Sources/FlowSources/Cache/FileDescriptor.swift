#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An open file that several threads read parts of. It stays the one that was opened when another takes its name.
final class FileDescriptor: Sendable {
  private let number: Int32
  /// How many bytes the file had when it was opened.
  let size: UInt64

  /// Opens a regular file; nil where there is none that can be read.
  init?(reading path: String) {
    number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { return nil }
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(number)
      return nil
    }
    size = UInt64(status.st_size)
  }

  deinit { close(number) }

  /// Fills a buffer from a place; false where the file ends before it is full.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: UInt64) -> Bool {
    var count = 0
    while count < buffer.count {
      let got = pread(number, buffer.baseAddress! + count, buffer.count - count, off_t(offset) + off_t(count))
      if got < 0 && errno == EINTR { continue }
      guard got > 0 else { return false }
      count += got
    }
    return true
  }

  /// The bytes at a place; nil where the file has not as many.
  func bytes(_ count: Int, at offset: UInt64) -> [UInt8]? {
    var isRead = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      isRead = read(into: UnsafeMutableRawBufferPointer(buffer), at: offset)
      initialized = isRead ? count : 0
    }
    return isRead ? bytes : nil
  }

  /// The words of eight bytes at a place, as this machine writes them; nil where the file has not as many.
  func words(_ count: Int, at offset: UInt64) -> [UInt64]? {
    guard UInt64(count) <= size / 8 else { return nil }
    var isRead = false
    let words = [UInt64](unsafeUninitializedCapacity: count) { buffer, initialized in
      isRead = read(into: UnsafeMutableRawBufferPointer(buffer), at: offset)
      initialized = isRead ? count : 0
    }
    return isRead ? words : nil
  }
}

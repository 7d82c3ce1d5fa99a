import FlowInterfaceBuilder
import Foundation

/// Writes what a command makes: whole, or not at all.
///
/// Only regular files are replaced, by a new file that takes their name and has their permissions; pipes and devices are
/// written to, and never renamed over.
enum OutputFile {
  /// Why something cannot be written.
  struct Fault: Error {
    var message: String
    /// Whether whoever reads it has gone away.
    var isOfReader = false

    init(_ message: String) { self.message = message }

    /// What the system says.
    init(errno number: Int32) {
      message = "\(String(cString: strerror(number)))."
      isOfReader = number == EPIPE
    }
  }

  /// Writes to an open file, pipe or device.
  static func write(_ data: Data, to descriptor: Int32) throws {
    try data.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Foundation.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        if count >= 0 {
          done += count
        } else if errno == EAGAIN {
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&wait, 1, -1)
        } else if errno != EINTR {
          throw Fault(errno: errno)
        }
      }
    }
  }

  /// Writes the file at a path.
  static func write(_ data: Data, toFileAt path: String) throws {
    if let descriptor = openFile(named: path) { return try write(data, to: descriptor) }
    let target = try target(of: path)
    try checkFolders(of: target)
    var status = stat()
    guard stat(target, &status) == 0 else { return try replace(target, with: data, like: nil) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: try replace(target, with: data, like: status)
    case S_IFIFO, S_IFCHR: try send(data, to: target)
    default: throw Fault("it is neither a file nor a pipe. Name a file.")
    }
  }

  /// Writes a file that is not there yet.
  ///
  /// - Returns: whether it was not there; nothing is written where anything is.
  static func create(_ data: Data, at path: String) throws -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw Fault(errno: errno)
    }
    do {
      defer { close(descriptor) }
      try write(data, to: descriptor)
    } catch {
      unlink(path)
      throw error
    }
    return true
  }

  /// Whether there is a regular file at a path.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Where a path leads: a link to a file beside it, in its repository, or to a pipe or device is followed and stays.
  private static func target(of path: String) throws -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    let real = FileScope.realPath(path)
    guard stat(real, &status) == 0 else { throw Fault("it is a link that leads nowhere. Remove it, or name a file.") }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard status.st_mode & S_IFMT != S_IFREG || FileScope.around(folder).admits(real) else {
      throw Fault("it is a link that leads to \(LogText.line(real)). Name that file, or remove the link.")
    }
    return status.st_mode & S_IFMT == S_IFREG ? real : path
  }

  /// What a path of the system's names, where it names a file that is open already, such as `/dev/stdout`.
  private static func openFile(named path: String) -> Int32? {
    switch path {
    case "/dev/stdout": 1
    case "/dev/stderr": 2
    case _ where path.hasPrefix("/dev/fd/"): Int32(path.dropFirst(8)).flatMap { fcntl($0, F_GETFD) >= 0 ? $0 : nil }
    default: nil
    }
  }

  /// Links among the folders of a path that lie in a repository must not lead out of it.
  private static func checkFolders(of path: String) throws {
    var folder = path.hasPrefix("/") ? "/" : "."
    for name in path.split(separator: "/").dropLast() {
      let next = "\(folder)/\(name)"
      var status = stat()
      if lstat(next, &status) == 0, status.st_mode & S_IFMT == S_IFLNK, FileScope.isInRepository(folder) {
        let real = FileScope.realPath(next)
        guard FileScope.around(folder).admits(real) else {
          throw Fault("its folder is a link that leads to \(LogText.line(real)). Name that folder, or remove the link.")
        }
      }
      folder = next
    }
  }

  private static func replace(_ path: String, with data: Data, like old: stat?) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var name = Array("\(folder)/.flowsim-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw Fault(errno: errno) }
    let temporary = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    do {
      var isOpen = true
      defer { if isOpen { close(descriptor) } }
      try write(data, to: descriptor)
      let mask = umask(0)
      umask(mask)
      if let old { _ = fchown(descriptor, old.st_uid, old.st_gid) }
      guard fchmod(descriptor, old.map { $0.st_mode & 0o7777 } ?? 0o666 & ~mask) == 0 else { throw Fault(errno: errno) }
      isOpen = false
      guard close(descriptor) == 0, rename(temporary, path) == 0 else { throw Fault(errno: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func send(_ data: Data, to path: String) throws {
    // A pipe that nobody reads would be waited for without end.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      throw errno == ENXIO ? Fault("it is a pipe that nobody reads.") : Fault(errno: errno)
    }
    var isOpen = true
    defer { if isOpen { close(descriptor) } }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    try write(data, to: descriptor)
    isOpen = false
    guard close(descriptor) == 0 else { throw Fault(errno: errno) }
  }
}

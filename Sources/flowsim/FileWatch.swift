import FlowInterfaceBuilder
import Foundation

/// The files below some paths, and when each was changed: asked again and again, which works on all systems alike.
struct FileWatch {
  /// What tells a file from what it was.
  fileprivate struct Stamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int64
    let number: UInt64
  }

  private let paths: [String]
  private let ignored: Set<String>
  private var stamps: [String: Stamp]

  /// Looks at files as they are now.
  ///
  /// - Parameters:
  ///   - paths: files, and folders with all that is in them, but for what builds and package managers put there.
  ///   - ignored: files that count for nothing, such as those that the program writes.
  init(_ paths: [String], without ignored: [String] = []) {
    self.paths = paths
    self.ignored = Set(ignored.map(Self.whole))
    stamps = Self.stamps(paths, self.ignored)
  }

  /// How many files there are.
  var count: Int { stamps.count }

  /// The files that have come, gone or changed since the last look, sorted.
  mutating func changes() -> [String] {
    let now = Self.stamps(paths, ignored)
    defer { stamps = now }
    return Set(now.keys).union(stamps.keys).filter { now[$0] != stamps[$0] }.sorted()
  }

  private static func whole(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  private static func stamps(_ paths: [String], _ ignored: Set<String>) -> [String: Stamp] {
    var found: [String: Stamp] = [:]
    var waiting = paths
    while let path = waiting.popLast() {
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where !isSkipped(name) {
          let inner = path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
          if !isLinkToFolder(inner) { waiting.append(inner) }
        }
      } else if status.st_mode & S_IFMT == S_IFREG, ignored.isEmpty || !ignored.contains(whole(path)) {
        found[path] = Stamp(status)
      }
    }
    return found
  }

  /// Whether a folder's content is nobody's: a repository's own, what a build makes.
  private static func isSkipped(_ name: String) -> Bool {
    InterfaceFiles.skippedFolders.contains(name) || [".build", ".git", ".swiftpm"].contains(name)
  }

  /// Whether it leads to a folder, which may hold the link.
  private static func isLinkToFolder(_ path: String) -> Bool {
    var link = stat()
    var target = stat()
    return lstat(path, &link) == 0 && link.st_mode & S_IFMT == S_IFLNK && stat(path, &target) == 0
      && target.st_mode & S_IFMT == S_IFDIR
  }
}

extension FileWatch.Stamp {
  fileprivate init(_ status: stat) {
    #if canImport(Darwin)
    (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
    (size, number) = (Int64(status.st_size), UInt64(status.st_ino))
  }
}

import FlowModel
import Foundation

/// Paths that flows write, relative to their own file.
enum FlowPath {
  /// The path from the folder of `file`, without `.` and without `..` that can be taken back.
  static func resolve(_ path: String, from file: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    let isAbsolute = file.hasPrefix("/")
    var parts = file.split(separator: "/").dropLast().filter { $0 != "." }.map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// One name for a file, however its path is written.
  static func identity(of file: String) -> String {
    URL(fileURLWithPath: file).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// The file beside it whose name is nearest.
  static func nearest(to file: String) -> String? {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder ?? ".")) ?? []
    guard let near = NearestName.of(name, in: names.sorted()) else { return nil }
    return folder.map { "\($0)/\(near)" } ?? near
  }
}

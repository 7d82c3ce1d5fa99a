#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What files may be read: those of an app or of a repository, and what a command line names.
///
/// Paths that flows, projects and configurations write, and links that lie in a folder, are anybody's; where they lead
/// counts, and not what they are called.
package struct FileScope: Sendable, Hashable {
  /// Folders and files by their real paths; nil where everything may be read.
  private let roots: Set<String>?

  /// Whatever there is.
  package static let everything = FileScope(roots: nil)

  private init(roots: Set<String>?) { self.roots = roots }

  /// What is around an app: the repository that its folder is in (the nearest folder above that has `.git`), else the
  /// folder itself.
  ///
  /// - Parameter path: a folder, or a file in it.
  package static func around(_ path: String) -> FileScope {
    let folder = folder(of: path)
    return FileScope(roots: [repository(around: folder) ?? folder, realPath(path)])
  }

  /// What is around a flow: the repository that its folder is in, else the working folder where that is further out,
  /// else the folder that its own folder lies in.
  ///
  /// - Parameter path: the flow's file, as the command line or a listing of a folder gives it.
  package static func aroundFlow(_ path: String) -> FileScope {
    let folder = folder(of: path.contains("/") ? FilePath.directory(of: path) : ".")
    if let repository = repository(around: folder) { return FileScope(roots: [repository]) }
    let working = realPath(".")
    let above = FilePath.directory(of: folder)
    let home = getenv("HOME").map { String(cString: $0) } ?? "/"
    if folder != working, isIn(working, folder), working != "/" { return FileScope(roots: [working]) }
    return FileScope(roots: [above.isEmpty || isIn(above, home) ? folder : above])
  }

  /// Whether a file lies in a repository; what lies in none is no pull request's.
  package static func isInRepository(_ path: String) -> Bool { repository(around: path) != nil }

  /// This and a path that a command line names: a file, or a folder with all that is in it.
  package func adding(_ path: String) -> FileScope { FileScope(roots: roots.map { $0.union([Self.realPath(path)]) }) }

  /// This and another.
  package func union(_ other: FileScope) -> FileScope {
    guard let roots, let others = other.roots else { return .everything }
    return FileScope(roots: roots.union(others))
  }

  /// Whether the file at a path may be read; of one that is not there, whether its folder may be.
  package func admits(_ path: String) -> Bool {
    guard let roots else { return true }
    let real = Self.realPath(path)
    return roots.contains { Self.isIn($0, real) }
  }

  /// What to say of a path that it does not admit.
  package static let advice = "Name it on the command line, or allow it with --allow-outside."

  /// The repository around a file or folder: the nearest folder from there upwards that has `.git`, by its real path.
  package static func repository(around path: String) -> String? {
    var folder = folder(of: path)
    while true {
      if access(FilePath.join(folder, ".git"), F_OK) == 0 { return folder }
      let above = FilePath.directory(of: folder)
      if above.isEmpty || above == folder { return nil }
      folder = above
    }
  }

  private static func isIn(_ root: String, _ path: String) -> Bool {
    path == root || root == "/" || path.hasPrefix(root + "/")
  }

  private static func folder(of path: String) -> String {
    let real = realPath(path.isEmpty ? "." : path)
    var status = stat()
    guard stat(real, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return real }
    return FilePath.directory(of: real)
  }

  /// Where a path leads, all links followed; of what is not there, where its folder leads.
  package static func realPath(_ path: String) -> String {
    var rest: [String] = []
    var known = path.isEmpty ? "." : path
    while true {
      if let real = realpath(known, nil) {
        defer { free(real) }
        return rest.reversed().reduce(String(cString: real)) { folder, name in
          name == ".." ? FilePath.directory(of: folder) : name == "." ? folder : FilePath.join(folder, name)
        }
      }
      rest.append(FilePath.lastComponent(known))
      let above = FilePath.directory(of: known)
      if above == known || rest.count > 4096 { return path }
      known = above.isEmpty ? "." : above
    }
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Finds the documents of an app.
///
/// A folder is searched to every depth in sorted order. Left out are hidden folders (`.git`, `.build`) and what
/// builds and package managers put there: `Build` and `build`, `DerivedData`, `Pods`, `Carthage`, `SourcePackages`,
/// `node_modules`, and bundles (`.app`, `.framework`, `.xcframework`, `.xcarchive`, `.xcassets`). Symbolic links to
/// folders are not followed. A path that is given itself is always read.
public struct InterfaceFiles: Sendable {
  /// The documents, sorted by path.
  public private(set) var files: [InterfaceFile] = []
  /// The property lists found on the way, `Info.plist`, `App-Info.plist` and the like, sorted by path; none for a
  /// single document.
  package private(set) var propertyLists: [String] = []
  /// The files that hold texts of a language, or of several, found on the way, sorted by path; those of other bundles
  /// (`Settings.bundle`) left out.
  package private(set) var localizedTexts: [String] = []
  /// The folders that could not be read, sorted by path.
  public private(set) var errors: [InterfaceError] = []

  /// The names of folders that are left out wherever they stand.
  public static let skippedFolders: Set<String> = [
    "Build", "Carthage", "DerivedData", "Pods", "SourcePackages", "build", "node_modules",
  ]

  /// The extensions of folders that are left out.
  public static let skippedExtensions: Set<String> = [
    "app", "framework", "xcarchive", "xcassets", "xcframework",
  ]

  /// The extensions of files that hold texts of a language, or of several.
  package static let localizedTextExtensions: Set<String> = ["strings", "stringsdict", "xcstrings"]

  /// Finds the documents at a path.
  ///
  /// - Parameter path: a folder; an `.xcodeproj` or `.xcworkspace`, which stands for the folder around it; or one
  ///   document, whatever its extension.
  public init(at path: String) { self.init(at: path, in: .around(path)) }

  /// Finds the documents at a path.
  ///
  /// - Parameter scope: what may be read: what a link leads to that it does not admit becomes an error.
  package init(at path: String, in scope: FileScope) {
    let given = Self.withoutTrailingSlashes(path)
    var status = stat()
    guard stat(given, &status) == 0 else {
      fail(given, FileBytes.reason(errno))
      return
    }
    let isProject = ["xcodeproj", "xcworkspace"].contains(FilePath.extension(of: given))
    let folder = isProject ? FilePath.directory(of: given) : given
    let root = folder.isEmpty ? "." : folder
    if status.st_mode & S_IFMT == S_IFDIR && InterfaceKind(path: root) == nil {
      search(root, in: scope)
      files.sort { $0.path < $1.path }
      propertyLists.sort()
      localizedTexts.sort()
      errors.sort { $0.location < $1.location }
    } else {
      files = [InterfaceFile(path: root)]
    }
  }

  private mutating func search(_ root: String, in scope: FileScope) {
    var folders = [root]
    while let folder = folders.popLast() {
      guard let entries = opendir(folder) else {
        fail(folder, FileBytes.reason(errno))
        continue
      }
      defer { closedir(entries) }
      while let entry = readdir(entries) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        }
        guard !name.hasPrefix(".") else { continue }
        let path = folder == "." ? name : FilePath.join(folder, name)
        let type = Int32(entry.pointee.d_type)
        let isRead =
          InterfaceKind(path: name) != nil || Self.isInfoPlist(name)
          || Self.localizedTextExtensions.contains(FilePath.extension(of: name))
        if isRead, Self.isLink(path, type), !scope.admits(path) {
          fail(path, FileBytes.outside)
        } else if InterfaceKind(path: name) != nil {
          files.append(InterfaceFile(path: path))
        } else if Self.isInfoPlist(name) {
          propertyLists.append(path)
        } else if Self.localizedTextExtensions.contains(FilePath.extension(of: name)) {
          if !path.contains(".bundle/") { localizedTexts.append(path) }
        } else if type == Int32(DT_DIR) || (type == Int32(DT_UNKNOWN) && Self.isFolder(path)), !Self.isSkipped(name) {
          folders.append(path)
        }
      }
    }
  }

  private mutating func fail(_ path: String, _ message: String) {
    errors.append(InterfaceError(location: SourceLocation(file: path, line: 1, column: 1), message: message))
  }

  private static func isSkipped(_ name: String) -> Bool {
    skippedFolders.contains(name) || skippedExtensions.contains(FilePath.extension(of: name))
  }

  private static func isInfoPlist(_ name: String) -> Bool { name.hasSuffix(".plist") && name.contains("Info") }

  /// Whether a path is a link's, or may be.
  package static func isLink(_ path: String, _ type: Int32) -> Bool {
    type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var path = path[...]
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }
}

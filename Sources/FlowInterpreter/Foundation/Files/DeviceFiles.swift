import FlowInterfaceBuilder
import FlowModel
import Foundation

/// The files of an app on its device: those that it wrote, in folders that are empty when it is installed, and those of
/// its bundle, which it can read.
///
/// - Foundation: iOS makes no folder for what supports an app; code makes it (File System Programming Guide).
final class DeviceFiles {
  /// What is at a path.
  enum Content {
    case data(Value)
    case folder
    case missing
    /// Why that is not known.
    case unknown(Unknown)
  }

  static let home = "/var/mobile/Containers/Data/Application/App"
  /// Where the containers lie that apps of one team share, each by its group.
  static let groups = "/private/var/mobile/Containers/Shared/AppGroup"
  static let bundle = "/var/containers/Bundle/Application/App.app"

  private var files: [String: Value] = [:]
  private var folders: Set<String> = Set(
    ["", "/Documents", "/Library", "/Library/Caches", "/Library/Preferences", "/tmp"].map { home + $0 })
  /// What lies at the root of the device's file system, where an app makes nothing (the layout of iOS's root volume).
  private static let systemFolders: Set<String> = [
    "Applications", "Developer", "Library", "System", "Users", "Volumes", "bin", "cores", "dev", "etc", "private",
    "sbin", "tmp", "usr", "var",
  ]
  /// Why it is not known what is there: something was written to a place that is not known.
  private var unknown: Unknown?

  func content(at path: String, _ interpreter: Interpreter, _ location: TreeLocation) -> Content {
    let path = Self.standard(path)
    if path.hasPrefix(Self.bundle + "/") {
      let name = String(path.dropFirst(Self.bundle.count + 1))
      switch interpreter.world.bundleFile(name) {
      case .at where name.hasSuffix(".lproj"): return .folder
      case .at(let file): if let bytes = try? FileBytes.read(file) { return .data(Data(bytes).bridged) }
      case .missing: return .missing
      case .unknown: break
      }
      return .unknown(Unknown("the file '\(name)' of the app's bundle", location))
    }
    guard isOwn(path) else {
      if let folder = path.split(separator: "/").first, path.hasPrefix("/"),
        !Self.systemFolders.contains(String(folder))
      {
        return .missing
      }
      return .unknown(Unknown("the file '\(path)'", location))
    }
    if let unknown { return .unknown(unknown) }
    if let data = files[path] { return .data(data) }
    return folders.contains(path) ? .folder : .missing
  }

  /// Writes a file; false where its folder is not there.
  func write(_ data: Value, to path: String) -> Bool {
    let path = Self.standard(path)
    guard unknown == nil, folders.contains(Self.folder(of: path)), !folders.contains(path) else { return false }
    files[path] = data
    return true
  }

  /// Makes a folder; false where that is not possible.
  func makeFolder(_ path: String, withParents: Bool) -> Bool {
    let path = Self.standard(path)
    guard isOwn(path) else { return false }
    if folders.contains(path) { return withParents }
    if files[path] != nil { return false }
    let parent = Self.folder(of: path)
    guard folders.contains(parent) || withParents && makeFolder(parent, withParents: true) else { return false }
    folders.insert(path)
    return true
  }

  /// Writes a folder with all that is in it once more; false where that is not possible.
  func copyFolder(_ source: String, to target: String) -> Bool {
    let (source, target) = (Self.standard(source), Self.standard(target))
    guard folders.contains(source), folders.contains(Self.folder(of: target)), files[target] == nil,
      !folders.contains(target), !target.hasPrefix(source + "/")
    else { return false }
    for folder in folders where folder == source || folder.hasPrefix(source + "/") {
      folders.insert(target + folder.dropFirst(source.count))
    }
    for (file, data) in files where file.hasPrefix(source + "/") { files[target + file.dropFirst(source.count)] = data }
    return true
  }

  /// Removes a file, or a folder with all that is in it; false where there is none.
  func remove(_ path: String) -> Bool {
    let path = Self.standard(path)
    guard files[path] != nil || folders.contains(path) else { return false }
    for file in files.keys where file == path || file.hasPrefix(path + "/") { files[file] = nil }
    folders = folders.filter { $0 != path && !$0.hasPrefix(path + "/") }
    return true
  }

  /// The names in a folder, sorted; nil where there is none.
  func names(in path: String) -> [String]? {
    let path = Self.standard(path)
    guard folders.contains(path) else { return nil }
    return (Array(files.keys) + folders).filter { $0 != path && Self.folder(of: $0) == path }
      .map { String($0.dropFirst(path.count + 1)) }.sorted()
  }

  /// The paths of all that lies in a folder, from it; nil where there is none.
  func paths(below path: String) -> [String]? {
    let path = Self.standard(path)
    guard folders.contains(path) else { return nil }
    return (Array(files.keys) + folders).filter { $0.hasPrefix(path + "/") }
      .map { String($0.dropFirst(path.count + 1)) }.sorted()
  }

  /// What is there is not known any longer.
  func leaveOpen(_ unknown: Unknown) { self.unknown = unknown }

  /// Whether a path lies outside of the folders that an app may write to.
  func isForeign(_ path: String) -> Bool {
    let path = Self.standard(path)
    return path.hasPrefix("/") && !isOwn(path)
  }

  private func isOwn(_ path: String) -> Bool {
    path == Self.home || path.hasPrefix(Self.home + "/") || path.hasPrefix(Self.groups + "/")
  }

  /// The container of a group: its folders are there from the start (documentation of containerURL).
  func container(of group: String) -> String {
    let container = "\(Self.groups)/\(group)"
    folders.formUnion(["", "/Library", "/Library/Caches"].map { container + $0 })
    return container
  }

  func isFolder(_ path: String) -> Bool { folders.contains(Self.standard(path)) }

  private static func standard(_ path: String) -> String {
    var path = path.hasPrefix("file://") ? String(path.dropFirst(7)) : path
    while path.contains("//") { path = path.replacing("//", with: "/") }
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}

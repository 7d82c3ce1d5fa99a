/// Small pure functions over paths with `/`.
enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// The last component of a path, trailing slashes aside.
  static func lastComponent(_ path: String) -> String {
    let end = path.utf8.lastIndex { $0 != slash }.map { path.utf8.index(after: $0) } ?? path.startIndex
    let trimmed = path[..<end]
    return trimmed.utf8.lastIndex(of: slash).map { String(trimmed[trimmed.utf8.index(after: $0)...]) }
      ?? String(trimmed)
  }

  /// All but the last component; empty for a path of one component, `/` for one at the root.
  static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component's extension without the dot; empty when it has none.
  static func `extension`(of path: String) -> String {
    let name = lastComponent(path)
    guard let dot = dot(in: name) else { return "" }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The last component without its extension.
  static func base(of path: String) -> String {
    let name = lastComponent(path)
    return dot(in: name).map { String(name[..<$0]) } ?? name
  }

  /// The dot before a name's extension; nil when it has none.
  private static func dot(in name: String) -> String.Index? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return nil }
    return dot
  }

  /// A path one component deeper.
  static func join(_ directory: String, _ name: String) -> String {
    directory.isEmpty ? name : directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }
}

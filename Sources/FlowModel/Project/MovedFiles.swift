/// Where files lie that projects name in a place where none is: in Xcode they are red, though the folder has them.
///
/// A file that was moved in Finder, or a project that was, leaves such names behind (`../../.Trash/Main.storyboard`). The
/// only file of that name that nothing else names is meant; where there are several, none is.
struct MovedFiles {
  private var places: [String: String] = [:]

  /// - Parameter projects: all projects of the folder.
  init(named projects: [XcodeProject], among found: AppFolderSearch) {
    let targets = projects.flatMap(\.targets)
    let named = Set(
      targets.flatMap { $0.sources + $0.resources + ($0.infoPlist.map { [$0] } ?? []) }.map(found.nameOnDisk))
    let absent = named.filter { !found.holds($0) && !$0.contains("*") }
    guard !absent.isEmpty else { return }
    let inFolders = Set(targets.flatMap(\.folders).flatMap { found.files(in: $0.path) })
    let free = Dictionary(grouping: found.files(in: "").filter { !named.contains($0) && !inFolders.contains($0) }) {
      Self.name(of: $0)
    }
    let asked = Dictionary(grouping: absent, by: Self.name)
    for (name, paths) in asked where paths.count == 1 {
      guard let only = free[name], only.count == 1 else { continue }
      places[paths[0]] = only[0]
    }
  }

  /// The path of a file that a project names.
  func place(of path: String) -> String { places[path] ?? path }

  /// `Main.storyboard`; `Base.lproj/Main.storyboard` where it is localized.
  private static func name(of path: String) -> Substring {
    let parts = path.split(separator: "/")
    let isLocalized = parts.dropLast().last?.hasSuffix(".lproj") == true
    return path[(isLocalized ? parts[parts.count - 2] : parts.last ?? "").startIndex...]
  }
}

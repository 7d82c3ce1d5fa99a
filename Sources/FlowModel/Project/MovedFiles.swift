/// Where files lie that projects name in a place where none is: in Xcode they are red, though the folder has them.
///
/// A file that was moved in Finder, or a project that was, leaves such names behind (`../../.Trash/Main.storyboard`). The
/// only file of that name around the project that nothing else names is meant; where there are several, the only one in a
/// folder of the same name, or none.
struct MovedFiles {
  private var places: [String: String] = [:]

  /// - Parameter projects: all projects of the folder.
  init(named projects: [XcodeProject], among found: AppFolderSearch) {
    let targets = projects.flatMap(\.targets)
    let named = Set(targets.flatMap(Self.named).map(found.nameOnDisk))
    guard named.contains(where: { !found.holds($0) }) else { return }
    let inFolders = Set(targets.flatMap(\.folders).flatMap { found.files(in: $0.path) })
    for project in projects {
      let folder = project.path.lastIndex(of: "/").map { String(project.path[..<$0]) } ?? ""
      let free = found.files(in: folder).filter { !named.contains($0) && !inFolders.contains($0) }
      let own = Set(project.targets.flatMap(Self.named).map(found.nameOnDisk))
      let absent = own.filter { !found.holds($0) && !$0.contains("*") }
      let freeByName = Dictionary(grouping: free, by: Self.name)
      for (name, paths) in Dictionary(grouping: absent, by: Self.name) where paths.count == 1 {
        let language = Self.language(of: paths[0])
        let fitting = (freeByName[name] ?? []).filter {
          language == Self.language(of: $0) || language == nil && Self.language(of: $0) == "Base.lproj"
        }
        let around = Self.folder(of: paths[0])
        let near = fitting.count == 1 ? fitting : fitting.filter { around != nil && Self.folder(of: $0) == around }
        if near.count == 1 { places[paths[0]] = near[0] }
      }
    }
  }

  /// The files that are taken for those that projects name.
  var guessed: Set<String> { Set(places.values) }

  /// The path of a file that a project names.
  func place(of path: String) -> String { places[path] ?? path }

  /// The files that a target names.
  static func named(by target: XcodeTarget) -> [String] {
    target.sources + target.resources + (target.infoPlist.map { [$0] } ?? [])
  }

  private static func name(of path: String) -> Substring { path.split(separator: "/").last ?? "" }

  /// The name of the folder that a file is in.
  private static func folder(of path: String) -> Substring? { path.split(separator: "/").dropLast().last }

  /// The folder of a localized file: `Base.lproj`.
  private static func language(of path: String) -> Substring? {
    path.split(separator: "/").dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
  }
}

/// Where files lie that projects name in a place where none is: in Xcode they are red, though the folder has them.
///
/// A file that was moved in Finder, or a project that was, leaves such names behind (`../../.Trash/Main.storyboard`). The
/// only file of that name around the project that nothing else names is meant; where there are several, the only one in a
/// folder of the same name, or none. Who only asks what code may have takes all of several sources, unless one alone lies
/// in two folders of the same names.
struct MovedFiles {
  private var places: [String: [String]] = [:]

  /// - Parameters:
  ///   - projects: all projects of the folder.
  ///   - takesAll: whether all of several sources are taken that may be meant.
  init(named projects: [XcodeProject], among found: AppFolderSearch, takesAll: Bool = false) {
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
        if let taken = Self.taken(for: paths[0], among: fitting, takesAll: takesAll) { places[paths[0]] = taken }
      }
    }
  }

  /// The files that are taken for those that projects name.
  var guessed: Set<String> { Set(places.values.joined()) }

  /// The path of a file that a project names.
  func place(of path: String) -> String { places[path]?.first ?? path }

  /// The paths of all files that may be one which a project names.
  func places(of path: String) -> [String] { places[path] ?? [path] }

  /// What is taken for a file that is not where the project says; nil for nothing.
  private static func taken(for path: String, among fitting: [String], takesAll: Bool) -> [String]? {
    if fitting.count < 2 { return fitting.isEmpty ? nil : fitting }
    let folders = folders(of: path)
    func near(_ count: Int) -> [String] {
      guard folders.count >= count else { return [] }
      return fitting.filter { Self.folders(of: $0).suffix(count) == folders.suffix(count) }
    }
    if takesAll, path.hasSuffix(".swift") { return near(2).count == 1 ? near(2) : fitting.sorted() }
    return near(1).count == 1 ? near(1) : nil
  }

  /// The files that a target names.
  static func named(by target: XcodeTarget) -> [String] {
    target.sources + target.resources + (target.infoPlist.map { [$0] } ?? [])
  }

  private static func name(of path: String) -> Substring { path.split(separator: "/").last ?? "" }

  /// The names of the folders that a file is in, the innermost last.
  private static func folders(of path: String) -> [Substring] { path.split(separator: "/").dropLast() }

  /// The folder of a localized file: `Base.lproj`.
  private static func language(of path: String) -> Substring? {
    path.split(separator: "/").dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
  }
}

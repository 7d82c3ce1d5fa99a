/// Which files of a folder are built together, by its Xcode projects.
struct ProjectFolders {
  /// What the projects of a folder compile and copy.
  private struct Built {
    var names: Set<String> = []
    /// The localized files: `Base.lproj/Main.storyboard`.
    var localized: Set<String> = []
    /// Whether a project takes whole folders, without listing the files.
    var takesFolders = false
  }

  /// The outermost folders with a project.
  private var built: [String: Built] = [:]

  init(_ files: FolderFiles) {
    let projects = files.paths.filter { $0.hasSuffix(".pbxproj") }
    // Folder/App.xcodeproj/project.pbxproj
    let folders = Set(projects.map { $0.split(separator: "/").dropLast(2).joined(separator: "/") })
    for path in projects {
      let outer = folders.filter { $0.isEmpty || path.hasPrefix($0 + "/") }.min { $0.count < $1.count } ?? ""
      let text = files.bytes(path).map { String(decoding: $0, as: UTF8.self) } ?? ""
      built[outer, default: Built()].names.formUnion(Self.built(in: text))
      built[outer, default: Built()].localized.formUnion(Self.localized(in: text))
      if text.contains("PBXFileSystemSynchronizedRootGroup") { built[outer, default: Built()].takesFolders = true }
    }
  }

  /// The names in comments such as `/* Main.storyboard in Resources */`.
  private static func built(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line -> String? in
      guard let start = line.range(of: "/* ")?.upperBound,
        let end = line.range(of: " in Sources */") ?? line.range(of: " in Resources */"), start < end.lowerBound
      else { return nil }
      return String(line[start..<end.lowerBound])
    }
  }

  /// The localized files, as in `path = "en.lproj/Main.storyboard";`.
  private static func localized(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line -> String? in
      guard line.contains(".lproj/"), let start = line.range(of: "path = ")?.upperBound else { return nil }
      return line[start...].prefix { $0 != ";" }.filter { $0 != "\"" }.lastTwoComponents
    }
  }

  /// The project's folder that a file is in; nil when it is in none.
  func folder(of file: String) -> String? {
    built.keys.filter { $0.isEmpty || file.hasPrefix($0 + "/") }.max { $0.count < $1.count }
  }

  /// Whether two files are built together, as far as their folders tell.
  func areTogether(_ one: String, _ other: String) -> Bool {
    guard let first = folder(of: one), let second = folder(of: other) else { return true }
    return first == second
  }

  /// Whether a target compiles or copies a file.
  func isInTarget(_ file: String) -> Bool {
    guard !built.isEmpty else { return true }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let projects = folder(of: file).flatMap { built[$0] }.map { [$0] } ?? Array(built.values)
    let isLocalized = file.contains(".lproj/")
    return projects.contains { project in
      project.takesFolders
        || project.names.contains(name) && (!isLocalized || project.localized.contains(file.lastTwoComponents))
    }
  }
}

extension StringProtocol {
  fileprivate var lastTwoComponents: String { split(separator: "/").suffix(2).joined(separator: "/") }
}

import Foundation

/// What the environment says: which apps, how many mutants, in what order of chance.
struct MutantSettings {
  /// The folder whose subfolders are the apps; nil when the environment names none.
  var apps: String?
  /// The folder of the project's own examples.
  var examples: String
  /// The program that is held against the mutants.
  var flowsim: String
  /// Where every random choice starts.
  var seed: UInt64
  /// How many mutants of one kind are tried in one app.
  var cap: Int
  /// Only these apps and kinds; empty for all.
  var only: Set<String>

  /// Reads FLOWSIM_APPS, FLOWSIM_EXAMPLES, FLOWSIM, FLOWSIM_SEED, FLOWSIM_CAP and FLOWSIM_ONLY.
  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    apps = environment["FLOWSIM_APPS"].flatMap { $0.isEmpty ? nil : $0 }
    examples = environment["FLOWSIM_EXAMPLES"] ?? "../Examples"
    flowsim = environment["FLOWSIM"] ?? "../.build/release/flowsim"
    seed = environment["FLOWSIM_SEED"].flatMap(UInt64.init) ?? 1
    cap = environment["FLOWSIM_CAP"].flatMap(Int.init) ?? 8
    only = Set((environment["FLOWSIM_ONLY"] ?? "").split(separator: ",").map(String.init))
  }

  /// How many mutants of a kind are tried in one app: more of the headline's.
  func cap(for kind: MutantKind) -> Int { kind == .injection ? cap * 5 : cap }

  /// Whether an app is asked for.
  func includes(app: String) -> Bool {
    let apps = only.filter { MutantKind(rawValue: $0) == nil }
    return apps.isEmpty || apps.contains(app)
  }

  /// Whether a kind is asked for.
  func includes(_ kind: MutantKind) -> Bool {
    let kinds = only.compactMap(MutantKind.init)
    return kinds.isEmpty || kinds.contains(kind)
  }

  /// The apps' folders, sorted by name: the given ones, then the examples.
  func folders() throws -> [URL] {
    let given = try apps.map(Self.subfolders) ?? []
    return (given + (try Self.subfolders(of: examples))).filter { includes(app: $0.lastPathComponent) }
  }

  private static func subfolders(of path: String) throws -> [URL] {
    let folder = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw MutantFailure("there is no folder \(path): let FLOWSIM_APPS name one whose subfolders are apps")
    }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
      .map { $0.resolvingSymlinksInPath() }
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

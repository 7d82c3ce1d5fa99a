import FlowModel
import Foundation

/// Reads the sources of an app into facts, several files at a time.
package struct SourceReader: Sendable {
  private let files: [(path: String, modules: [String])]
  private let objectiveCFiles: [String]
  private let modules: [CodeModule]
  private let libraries: [String]
  private let errors: [CodeError]
  private let app: String

  /// The sources of the app at a path (see `AppFiles`).
  package init(at path: String) { self.init(AppFiles(at: path), at: path) }

  /// The sources among files that were found.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - path: the path that they were found at; the cache is kept by it.
  package init(_ files: AppFiles, at path: String) {
    self.files = files.swiftFiles
    objectiveCFiles = files.objectiveCFiles
    modules = files.modules
    libraries = files.libraries
    errors = files.errors.map { CodeError(location: $0.location, message: $0.message) }
    app = path
  }

  /// Where facts of unchanged files are kept.
  package enum Cache: Sendable {
    /// In the user's folder for caches, or in `FLOWSIM_CACHE`.
    case user
    /// In this folder.
    case folder(String)
    /// Nowhere: every file is parsed, and nothing is written.
    case none
  }

  /// Reads all files. One that cannot be read becomes an entry of `CodeFacts.unreadable` and changes nothing else.
  package func read(cache: Cache = .user) -> CodeFacts {
    let known: FactCache? =
      switch cache {
      case .user: FactCache(folder: CacheFolder.user, app: app)
      case .folder(let folder): FactCache(folder: folder, app: app)
      case .none: nil
      }
    var facts = CodeFacts(modules: modules, unreadable: errors)
    facts.libraries = libraries
    var kept: Set<ContentKey> = []
    var new: [ContentKey: [UInt8]] = [:]
    for result in ParallelMap.map(files, { Self.read($0.path, modules: $0.modules, known: known) }) {
      switch result {
      case .success(let reading):
        facts.files.append(reading.file)
        guard let key = reading.key else { continue }
        if let entry = reading.newEntry { new[key] = entry } else { kept.insert(key) }
      case .failure(let error): facts.unreadable.append(error)
      }
    }
    known?.save(known: kept.subtracting(new.keys), new: new)
    facts.objectiveCClasses = ParallelMap.map(objectiveCFiles) { path in
      (try? Self.bytes(of: path)).map { ObjectiveCReader.classes(in: $0, path: path) } ?? []
    }
    .flatMap(\.self).sorted { ($0.name, $0.location) < ($1.name, $1.location) }
    facts.unreadable.sort { $0.location < $1.location }
    return facts
  }

  /// A file's facts, its content's key where there is a cache, and what the cache did not have.
  private struct Reading: Sendable {
    var file: CodeFile
    var key: ContentKey?
    var newEntry: [UInt8]?
  }

  private static func read(_ path: String, modules: [String], known: FactCache?) -> Result<Reading, CodeError> {
    do {
      let bytes = try bytes(of: path)
      let key = known.map { _ in ContentKey(bytes) }
      let cached = key.flatMap { known?.facts(for: $0, path: path) }
      if cached == nil, let offset = BracketDepth.excess(in: bytes) {
        return .failure(
          CodeError(
            location: SourceText(path: path, bytes: bytes).location(at: offset),
            message:
              "more than \(BracketDepth.limit) square brackets open inside one another here. Break the expression up."))
      }
      var file = cached ?? FileReader.read(bytes, path: path)
      file.modules = modules
      let entry = key != nil && cached == nil ? FactCache.entry(of: file) : nil
      return .success(Reading(file: file, key: key, newEntry: entry))
    } catch {
      let start = SourceLocation(file: path, line: 1, column: 1)
      return .failure(CodeError(location: start, message: "it cannot be read: \(error.localizedDescription)"))
    }
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    // A URL asks for the working folder each time; what is wrong with a file only it says.
    try FileManager.default.contents(atPath: path).map(Array.init)
      ?? Array(Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

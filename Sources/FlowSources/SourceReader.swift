import FlowInterfaceBuilder
import FlowModel

/// Reads the sources of an app into facts, several files at a time.
package struct SourceReader: Sendable {
  /// The files of the app.
  package let files: AppFiles
  /// The Swift and Objective-C files with their content.
  package let contents: [SourceContent]
  /// The Objective-C files of libraries that hold categories.
  private let libraryCategories: [SourceContent]
  /// All that is read.
  package var allContents: [SourceContent] { contents + libraryCategories }
  /// What was found in the app's folder.
  package let found: AppFolderSearch
  private let app: String

  /// The Swift files with their content.
  package var swiftContents: [SourceContent] { Array(contents.prefix(files.swiftFiles.count)) }

  /// The sources of the app at a path (see `AppFiles`); the cache is kept by the path. Each is read from the disk once,
  /// here, while the projects say which of them are the app's.
  ///
  /// - Parameters:
  ///   - survey: what was found in the folder; nil where it was not searched.
  ///   - scope: what may be read where it was not; by default what is around the app.
  ///   - key: the path that the cache is kept by, where it is another one's.
  ///   - takesAll: whether all of several sources are read that may be one which a project names elsewhere.
  package init(
    at path: String, survey: AppSurvey? = nil, in scope: FileScope? = nil, cachedAs key: String? = nil,
    takesAll: Bool = false
  ) {
    app = key ?? path
    let found = survey?.found ?? AppFolderSearch(path, in: scope)
    self.found = found
    let paths = found.swiftFiles + found.objectiveCFiles
    let (read, files) = ParallelMap.both {
      ParallelMap.map(paths + found.libraryCategories) { SourceContent(of: $0) }
    } _: {
      survey?.files ?? AppFiles(among: found, takesAll: takesAll)
    }
    self.files = files
    let members = Set(files.swiftFiles.map(\.path) + files.objectiveCFiles)
    contents = read.prefix(paths.count).filter { members.contains($0.path) }
    libraryCategories = Array(read.dropFirst(paths.count))
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

  /// The facts of all files, which are in the cache then.
  package func read(cache: Cache = .user) -> CodeFacts {
    let reading = reading(cache: cache)
    reading.keep()
    return reading.facts
  }

  /// The facts of all files, and their trees when they are asked for; to be put into the cache at leisure. A file that cannot be read becomes an entry of
  /// `CodeFacts.unreadable` and changes nothing else.
  package func reading(cache: Cache = .user) -> SourceReading {
    let errors = files.errors.map { CodeError(location: $0.location, message: $0.message) }
    let sources = AppSources(swiftContents, of: app, cache: cache)
    var reading = SourceReading(facts: CodeFacts(modules: files.modules, unreadable: errors), sources: sources)
    reading.facts.libraries = files.libraries
    reading.facts.absentFiles = files.absentFiles
    for (file, result) in zip(files.swiftFiles, sources.facts()) {
      switch result {
      case .success(var found):
        found.modules = file.modules
        reading.facts.files.append(found)
      case .failure(let error): reading.facts.unreadable.append(error)
      }
    }
    reading.facts.unreadable += sources.faults
    let objectiveC = ParallelMap.map(Array(contents.dropFirst(files.swiftFiles.count))) { content in
      content.bytes.map { ObjectiveCReader.declarations(in: $0, path: content.path) } ?? ObjectiveCDeclarations()
    }
    reading.facts.objectiveCClasses = objectiveC.flatMap(\.classes)
      .sorted { ($0.name, $0.location) < ($1.name, $1.location) }
    let ofLibraries = ParallelMap.map(libraryCategories) { content in
      content.bytes.map { ObjectiveCReader.declarations(in: $0, path: content.path).categories.map(\.withoutCalls) }
        ?? []
    }
    reading.facts.objectiveCCategories = (objectiveC.flatMap(\.categories) + ofLibraries.joined())
      .sorted { ($0.name, $0.location) < ($1.name, $1.location) }
    reading.facts.objectiveCTexts = Set(objectiveC.flatMap(\.texts)).sorted()
    let paths = contents.dropFirst(files.swiftFiles.count).map(\.path)
    let here = Set((found.objectiveCFiles + found.libraryCategories).compactMap(Self.nameOfHeader))
    reading.facts.absentHeaders = Set(objectiveC.flatMap(\.headers)).subtracting(here).sorted()
    reading.facts.objectiveCFiles = Self.files(zip(paths, objectiveC), reading.facts)
    reading.facts.objectiveCMentions = Set(reading.facts.objectiveCFiles.flatMap(\.mentions)).sorted()
    reading.facts.unreadable.sort { $0.location < $1.location }
    return reading
  }

  /// `Item` of `App/Item.h`; nil for what is no header.
  private static func nameOfHeader(_ path: String) -> String? {
    guard path.hasSuffix(".h"), let file = path.split(separator: "/").last else { return nil }
    return String(file.dropLast(2))
  }

  /// What each file of Objective-C names of the app's classes, and of what is noted besides.
  private static func files(
    _ files: some Sequence<(String, ObjectiveCDeclarations)>, _ facts: CodeFacts
  ) -> [ObjectiveCFile] {
    let own = facts.files.flatMap(\.declarations).flatMap { [$0.name, $0.objectiveCName].compactMap(\.self) }
    let known = Set(own).union(facts.objectiveCClasses.map(\.name)).union(CodeFacts.filling)
      .union(["instantiateInitialViewController", "loadNibNamed"]).union(CodeFacts.controls)
      .union(CodeFacts.ofBars)
      .union(facts.files.flatMap(\.declarations).flatMap(\.messagesOfObjectiveC))
    return files.map { path, file in
      var mentions = file.namesOfOthers.intersection(known)
      if file.names.isSuperset(of: CodeFacts.makingByClass) { mentions.formUnion(CodeFacts.makingByClass) }
      return ObjectiveCFile(
        path: path, classes: Set((file.classes + file.categories).map(\.name)).sorted(), mentions: mentions.sorted(),
        pointed: file.pointed.intersection(mentions).sorted(),
        texts: file.texts.sorted(), made: file.made, replacesRoot: file.replacesRoot)
    }.sorted { $0.path < $1.path }
  }
}

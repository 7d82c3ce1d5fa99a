/// The app's code, joined across files: types with their extensions, superclasses and protocols, type aliases
/// followed, constants and functions outside of types.
///
/// It is read by everything that looks at code, so it is shared, not copied.
package final class AppCode: Sendable {
  /// What the sources say, the files sorted by path.
  package let facts: CodeFacts
  /// The types, in the order of the files; extensions of types that the app does not declare come last.
  package let types: [CodeType]
  /// The classes among the types.
  package let classes: [CodeType]

  /// The extensions of types that the app does not declare as classes: of Apple's classes, and of protocols.
  package let extensionsOfOthers: [CodeDeclaration]

  /// The functions outside of types, by name.
  let freeFunctions: [String: [CodeFunction]]
  /// The variables and constants outside of types, by name.
  let globals: [String: [CodeProperty]]
  let aliases: [String: String]
  let objectiveC: [String: [ObjectiveCClass]]
  let objectiveCCategories: [String: [ObjectiveCClass]]
  /// The names of modules by their ids.
  let moduleNames: [String: String]
  /// Their names in other configurations, where they have others.
  let otherModuleNames: [String: [String]]
  /// The ids of the modules that copy each document.
  let documentModules: [String: Set<String>]
  // What follows is derived from what stands above, in the initialiser, and never changed again.

  /// The class and its superclasses for each type, and what they end with.
  nonisolated(unsafe) private(set) var lineages: [(classes: [Int], root: ClassRoot)] = []
  /// The classes that inherit from each type, itself among them.
  nonisolated(unsafe) private(set) var descendants: [[Int]] = []
  /// Where members of each type may be declared (``sources(of:)``).
  nonisolated(unsafe) private(set) var memberSources: [[Int]] = []

  private let typesByName: [String: [Int]]
  /// The base names of the functions of types that have a body.
  let callableNames: Set<String>
  /// The last parts of the names of types.
  let shortNames: Set<String>
  let imports: Set<String>
  let libraries: LibraryNames
  /// The names of the files that targets compile, and of the headers that Objective-C imports, which are not here.
  let absentNames: Set<String>
  /// Whether a source of the app's cannot be read, so that what is not found may be there.
  package let lacksSource: Bool
  /// The types that properties, superclasses and aliases name.
  let namedTypes: Set<String>
  private let swift2Files: Set<String>
  /// The major version of Swift of each file, where a project says.
  private let swiftVersions: [String: Int]
  /// The ids of modules that no other can import: apps and extensions.
  let programs: Set<String>
  /// The ids of the modules that are built for other platforms than iOS.
  private let foreignModules: Set<String>
  private let fileModules: [String: [String]]

  /// - Parameters:
  ///   - facts: what the sources say.
  ///   - documents: the modules that copy each document, by its path; empty where no project says.
  package init(_ facts: CodeFacts, documents: [String: [String]] = [:]) {
    var facts = facts
    facts.files.sort { $0.path < $1.path }
    self.facts = facts
    aliases = TypeAliases.all(in: facts.files)
    types = TypeJoining.types(of: facts.files, aliases: aliases)
    classes = types.filter { $0.kind == .class }
    extensionsOfOthers = types.filter { $0.kind != .class }.flatMap(\.declarations).filter { $0.kind == .extension }
    var names: [String: [Int]] = [:]
    for type in types {
      names[type.name, default: []].append(type.id)
      if let name = type.objectiveCName, name != type.name { names[name, default: []].append(type.id) }
    }
    typesByName = names
    shortNames = Set(types.map(\.shortName))
    callableNames = types.reduce(into: []) { $0.formUnion($1.callable.keys) }
    objectiveC = Dictionary(grouping: facts.objectiveCClasses, by: \.name)
    objectiveCCategories = Dictionary(grouping: facts.objectiveCCategories, by: \.name)
    freeFunctions = Dictionary(grouping: facts.files.flatMap(\.functions), by: \.name)
    globals = Dictionary(grouping: facts.files.flatMap(\.properties), by: \.name)
    otherModuleNames = Dictionary(
      facts.modules.filter { !$0.otherNames.isEmpty }.map { ($0.id, $0.otherNames) },
      uniquingKeysWith: { first, _ in first })
    moduleNames = Dictionary(facts.modules.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    documentModules = documents.mapValues { Set($0) }
    imports = Set(facts.files.flatMap(\.imports))
    libraries = LibraryNames(facts.libraries)
    let read = Set(facts.files.map(\.path))
    lacksSource = facts.unreadable.contains { file in
      file.location.file.hasSuffix(".swift") && !read.contains(file.location.file)
    }
    absentNames = Set(
      facts.absentFiles.compactMap { $0.split(separator: "/").last }.map { name in
        String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex).drop { $0 == " " })
      } + facts.absentHeaders)
    namedTypes = Set(types.flatMap { $0.inherited + $0.properties.compactMap(\.type) } + aliases.values)
    let versions = Dictionary(
      facts.modules.map { ($0.id, $0.swiftVersion.flatMap { Int($0.prefix { $0 != "." }) }) },
      uniquingKeysWith: { first, _ in first })
    swiftVersions = Dictionary(
      facts.files.compactMap { file in
        file.modules.compactMap { versions[$0] ?? nil }.min().map { (file.path, $0) }
      }, uniquingKeysWith: { first, _ in first })
    swift2Files = Self.swift2Files(of: facts)
    programs = Set(
      facts.modules.filter { module in
        ["application", "extension", "watchapp"].contains { module.product?.contains($0) == true }
      }.map(\.id))
    fileModules = Dictionary(facts.files.map { ($0.path, $0.modules) }, uniquingKeysWith: { first, _ in first })
    foreignModules = Set(facts.modules.filter { !$0.isForIOS }.map(\.id))
    lineages = traceLineages()
    descendants = Array(repeating: [], count: types.count)
    for type in classes {
      for ancestor in lineages[type.id].classes { descendants[ancestor].append(type.id) }
    }
    memberSources = traceSources()
  }

  /// The files of Swift 1 and 2: those with a sign of it, and all others of a module of which many have one, since one
  /// compiler reads all of a module. What a project says of the version may be later than its code; where there is no
  /// project, all files are taken for one module.
  private static func swift2Files(of facts: CodeFacts) -> Set<String> {
    let signed = facts.files.filter { $0.swift2Sign != nil }
    let all = facts.files.reduce(into: [String: Int]()) { $0[$1.modules.first ?? "", default: 0] += 1 }
    let counts = signed.reduce(into: [String: Int]()) { $0[$1.modules.first ?? "", default: 0] += 1 }
    let old = Set(
      counts.filter { module, count in
        (module != "" || facts.modules.isEmpty) && count > 1 && count * 10 >= all[module] ?? 0
      }.keys)
    return Set(signed.map(\.path))
      .union(facts.files.filter { old.contains($0.modules.first ?? "") }.map(\.path))
  }

  /// The types of a name, as Swift code or a document writes it, in the order of the files: `Outer.Inner`, or an
  /// `@objc(Name)`.
  package func types(named name: String) -> [CodeType] { (typesByName[name] ?? []).map { types[$0] } }

  /// The classes of a Swift or Objective-C name, in the order of the files.
  package func classes(named name: String) -> [CodeType] { types(named: name).filter { $0.kind == .class } }

  /// The type that a name in code stands for, aliases followed: nested in the type around it, else of the same module,
  /// else of one that can be imported; of several, the nearest file's.
  ///
  /// - Parameters:
  ///   - name: the name as written; generic arguments, `?` and `!` count for nothing.
  ///   - scope: the type in which the name stands.
  ///   - file: the file in which it stands, where there is no type around it.
  package func type(_ name: String, in scope: CodeType? = nil, near file: String? = nil) -> CodeType? {
    let name = TypeAliases.withoutArguments(name)
    let file = scope?.location.file ?? file
    var outer = scope.map(\.name)
    while let path = outer {
      let nested = "\(path).\(name)"
      if let found = pick(types(named: nested), for: scope, near: file) { return found }
      if let alias = aliases[nested], alias != name { return type(alias, in: scope, near: file) }
      outer = path.lastIndex(of: ".").map { String(path[..<$0]) }
    }
    if let found = pick(types(named: name), for: scope, near: file) { return found }
    let plain = TypeAliases.follow(name, aliases)
    if plain != name, let found = pick(types(named: plain), for: scope, near: file) { return found }
    // `Module.Name`.
    guard plain.contains(".") else { return nil }
    return pick(types(named: CodeType.lastName(plain)), for: scope, near: file)
  }

  /// What a type alias stands for, followed to its end; the name itself when it is none.
  package func unaliased(_ name: String) -> String { TypeAliases.follow(name, aliases) }

  /// Whether a file is Swift 1 or 2, whose selectors leave the first label out.
  package func isSwift2(_ file: String) -> Bool {
    swift2Files.contains(file) || swiftVersions[file].map { $0 < 3 } == true
  }

  /// Whether Objective-C sees a file's members without being told, as before Swift 4; nil where no project says.
  package func showsMembersToObjectiveC(_ file: String) -> Bool? {
    isSwift2(file) ? true : swiftVersions[file].map { $0 < 4 }
  }

  /// The ids of the modules that compile a file; none where no project says.
  package func modules(of file: String) -> [String] { fileModules[file] ?? [] }

  /// The least version of iOS that a file is compiled for; nil where no project says.
  package func deploymentTarget(of file: String) -> SystemNumber? {
    let own = Set(modules(of: file))
    let targets = facts.modules.filter { own.contains($0.id) }.map { $0.deploymentTarget.flatMap(SystemNumber.init) }
    return targets.contains(nil) ? nil : targets.compactMap(\.self).min()
  }

  /// Whether what has these modules is in targets for other platforms alone: its screens are not those of the iPhone.
  package func isForOtherPlatforms(_ modules: some Collection<String>) -> Bool {
    !modules.isEmpty && modules.allSatisfy(foreignModules.contains)
  }

  /// Whether an app or extension is among modules, which no other module can import.
  package func isInPrograms(_ modules: some Collection<String>) -> Bool { modules.contains(where: programs.contains) }

  /// Whether a name is a protocol's of the app.
  package func isProtocol(_ name: String) -> Bool {
    types(named: unaliased(name)).contains { $0.kind == .protocol }
  }

  /// Whether the app declares nothing of a name, in Swift or Objective-C.
  package func isUnknown(_ name: String) -> Bool {
    let plain = unaliased(name)
    return types(named: plain).allSatisfy { $0.kind == .extension } && objectiveC[plain] == nil
  }

  /// Of the types of one name the one that code of a type means; extensions of others' types only where nothing else is.
  private func pick(_ found: [CodeType], for scope: CodeType?, near file: String?) -> CodeType? {
    let declared = found.filter { $0.kind != .extension }
    var candidates = declared.isEmpty ? found : declared
    if let modules = scope?.modules, !modules.isEmpty {
      let own = candidates.filter { !modules.isDisjoint(with: $0.modules) }
      candidates = own.isEmpty ? candidates.filter { $0.modules.isEmpty || !$0.modules.isSubset(of: programs) } : own
    }
    return nearest(candidates, to: file)
  }

  /// The first of those whose file shares most folders with another.
  func nearest(_ candidates: [CodeType], to file: String?) -> CodeType? {
    guard candidates.count > 1, let file else { return candidates.first }
    return PathNearness.nearest(candidates, to: file, \.location.file)
  }
}

/// The app's code, joined across files: classes with their extensions and superclasses, constants and enums.
package struct AppCode: Sendable {
  /// What the sources say.
  package let facts: CodeFacts
  /// The same joined by name, for what needs no screens.
  package let index: CodeIndex
  /// The classes, in the order of the files.
  package let classes: [AppClass]

  /// The extensions of types that the app does not declare as classes: of Apple's classes, and of protocols.
  package let extensionsOfOthers: [CodeDeclaration]

  let enums: [String: [CodeDeclaration]]
  let constants: [String: [CodeProperty]]
  private let classesByName: [String: [Int]]
  private let objectiveC: [String: [ObjectiveCClass]]
  private let aliases: [String: String]
  private let protocols: Set<String>
  /// The names of modules by their ids.
  private let moduleNames: [String: String]
  /// The ids of the modules that copy each document.
  private let documentModules: [String: Set<String>]
  private let swift2Files: Set<String>
  private var ancestors: [[Int]] = []
  private var roots: [ClassRoot] = []
  private var descendants: [[Int]] = []

  /// - Parameters:
  ///   - facts: what the sources say.
  ///   - documents: the modules that copy each document, by its path; empty where no project says.
  package init(_ facts: CodeFacts, documents: [String: [String]] = [:]) {
    var facts = facts
    facts.files.sort { $0.path < $1.path }
    self.facts = facts
    index = CodeIndex(facts)
    let declarations = facts.files.flatMap { file in file.declarations.map { ($0, Set(file.modules)) } }
    aliases = Dictionary(
      facts.files.flatMap { $0.typeAliases + $0.declarations.flatMap(\.typeAliases) }.map { ($0.name, $0.type) },
      uniquingKeysWith: { first, _ in first })
    classes = ClassJoining.classes(of: declarations, aliases: aliases)
    var names: [String: [Int]] = [:]
    for one in classes {
      names[one.name, default: []].append(one.id)
      if let name = one.objectiveCName, name != one.name { names[name, default: []].append(one.id) }
    }
    classesByName = names
    let own = Set(classes.map(\.name))
    extensionsOfOthers = declarations.map(\.0).filter { [aliases] in
      $0.kind == .extension && !own.contains(aliases[$0.name] ?? $0.name)
    }
    enums = Dictionary(grouping: declarations.map(\.0).filter { $0.kind == .enum }, by: \.name)
    protocols = Set(declarations.map(\.0).filter { $0.kind == .protocol }.map(\.name))
    objectiveC = Dictionary(grouping: facts.objectiveCClasses, by: \.name)
    moduleNames = Dictionary(facts.modules.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    documentModules = documents.mapValues { Set($0) }
    swift2Files = Set(facts.files.filter { $0.swift2Sign != nil }.map(\.path))
    var constants: [String: [CodeProperty]] = [:]
    for property in facts.files.flatMap(\.properties) { constants[property.name, default: []].append(property) }
    for (declaration, _) in declarations {
      for property in declaration.properties where property.initialValue != nil {
        constants["\(declaration.name).\(property.name)", default: []].append(property)
      }
    }
    self.constants = constants
    let lineages = classes.map(traceLineage)
    ancestors = lineages.map { $0.classes.map(\.id) }
    roots = lineages.map(\.root)
    descendants = Array(repeating: [], count: classes.count)
    for (id, line) in ancestors.enumerated() {
      for ancestor in line { descendants[ancestor].append(id) }
    }
  }

  /// The classes of a Swift or Objective-C name, in the order of the files.
  package func classes(named name: String) -> [AppClass] { (classesByName[name] ?? []).map { classes[$0] } }

  /// The class that a name in code stands for: of several, the one of the same module, else the nearest file's.
  package func appClass(_ name: String, near place: SourceLocation, modules: Set<String> = []) -> AppClass? {
    let plain = aliases[name] ?? name
    let found = classes(named: plain) + (plain.contains(".") ? classes(named: Self.lastName(plain)) : [])
    let own = found.filter { !modules.isDisjoint(with: $0.modules) }
    return nearest(own.isEmpty ? found : own, to: place.file)
  }

  /// What a class name in a document stands for.
  ///
  /// - Parameters:
  ///   - module: `customModule`.
  ///   - isTargets: whether the module is that of the target, whatever name the document keeps
  ///     (`customModuleProvider="target"`).
  package func lookUp(_ name: String, module: String?, isTargets: Bool, near file: String) -> ClassLookup {
    let found = classes(named: name)
    let target = documentModules[file] ?? []
    let ofTarget = found.filter { !$0.modules.isDisjoint(with: target) }
    guard let module else {
      let named = nearest(found.filter { $0.objectiveCName == name }, to: file)
      let known = objectiveCClass(name, near: file)
      if let named, known == nil || isNearer(named, than: known, to: file, target) { return .app(named) }
      if let known { return .objectiveC(known) }
      if let swift = nearest(ofTarget.isEmpty ? found : ofTarget, to: file) { return .otherModule(swift, named: nil) }
      return AppleClass.isName(name) ? .external : .missing(nearest: nearestName(to: name))
    }
    let isKnown = moduleNames.values.contains(module)
    let own: [AppClass]
    if isTargets || moduleNames.isEmpty {
      own = ofTarget.isEmpty ? found : ofTarget
    } else {
      let named = found.filter { moduleNames(of: $0).contains(module) }
      own = named.filter { !$0.modules.isDisjoint(with: target) } + named
    }
    if let own = ofTarget.isEmpty ? nearest(own, to: file) : own.first { return .app(own) }
    if let known = objectiveCClass(name, near: file) { return .objectiveC(known) }
    if let other = nearest(found, to: file) { return .otherModule(other, named: module) }
    guard isTargets || isKnown else { return .external }
    return .missing(nearest: nearestName(to: name))
  }

  /// The names of the modules that compile a class.
  package func moduleNames(of one: AppClass) -> Set<String> { Set(one.modules.compactMap { moduleNames[$0] }) }

  /// A function with the app's own functions that it calls put in their place, as a member of a class.
  ///
  /// - Parameter depth: how many calls deep to look; each adds all that the called functions do.
  package func inlined(_ function: CodeFunction, in owner: AppClass, depth: Int = 4) -> CodeFunction {
    index.inlined(function, in: type(of: owner), depth: depth)
  }

  /// The class as the index knows it.
  func type(of owner: AppClass) -> CodeType? { index.type(owner.name, module: owner.modules.sorted().first) }

  /// Whether a file is Swift 1 or 2, whose selectors leave the first label out.
  package func isSwift2(_ file: String) -> Bool { swift2Files.contains(file) }

  /// The class and its superclasses as far as the app declares them, and what they end with.
  package func lineage(of start: AppClass) -> (classes: [AppClass], root: ClassRoot) {
    (ancestors[start.id].map { classes[$0] }, roots[start.id])
  }

  /// The class and all that inherit from it, in the order of the files.
  package func family(of one: AppClass) -> [AppClass] { descendants[one.id].map { classes[$0] } }

  private func traceLineage(of start: AppClass) -> (classes: [AppClass], root: ClassRoot) {
    var classes = [start]
    while let current = classes.last {
      guard let written = current.firstInherited else { return (classes, .none) }
      let name = aliases[written] ?? written
      if let next = appClass(name, near: current.location, modules: current.modules) {
        guard !classes.contains(where: { $0.id == next.id }) else { return (classes, .unknown(name)) }
        classes.append(next)
        continue
      }
      let plain = Self.lastName(name)
      if objectiveC[plain] != nil { return (classes, .objectiveC(plain)) }
      if AppleClass.isName(plain) { return (classes, .framework(plain)) }
      return (classes, protocols.contains(name) ? .none : .unknown(name))
    }
    return (classes, .none)
  }

  /// Whether a class is another or inherits from it; nil when its superclasses leave the app's files before that is
  /// known.
  package func isKind(_ one: AppClass, of name: String) -> Bool? {
    let wanted = aliases[name] ?? name
    let (classes, root) = lineage(of: one)
    if classes.contains(where: { $0.name == wanted || Self.lastName($0.name) == Self.lastName(wanted) }) { return true }
    switch root {
    case .framework(let name): return FrameworkAncestry.isKind(name, of: wanted)
    case .none: return false
    case .objectiveC, .unknown: return nil
    }
  }

  /// Whether a name is a protocol's of the app.
  package func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

  /// Whether the app declares nothing of a name, in Swift or Objective-C.
  package func isUnknown(_ name: String) -> Bool {
    let plain = aliases[name] ?? name
    return classes(named: plain).isEmpty && objectiveC[plain] == nil && !protocols.contains(plain)
  }

  private func nearest(_ candidates: [AppClass], to file: String) -> AppClass? {
    guard candidates.count > 1 else { return candidates.first }
    let best = candidates.map { PathNearness.shared($0.location.file, file) }.max()
    return candidates.first { PathNearness.shared($0.location.file, file) == best }
  }

  private func objectiveCClass(_ name: String, near file: String) -> ObjectiveCClass? {
    guard let candidates = objectiveC[name] else { return nil }
    let best = candidates.map { PathNearness.shared($0.location.file, file) }.max()
    return candidates.first { PathNearness.shared($0.location.file, file) == best }
  }

  /// Of a Swift and an Objective-C class with one name, whether the Swift one is the document's.
  private func isNearer(_ one: AppClass, than other: ObjectiveCClass?, to file: String, _ target: Set<String>) -> Bool {
    guard let other else { return true }
    if !one.modules.isDisjoint(with: target) { return true }
    return PathNearness.shared(one.location.file, file) > PathNearness.shared(other.location.file, file)
  }

  private func nearestName(to name: String) -> String? {
    NearestName.of(name, in: classes.map { $0.objectiveCName ?? $0.name } + Array(objectiveC.keys))
  }

  private static func lastName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}

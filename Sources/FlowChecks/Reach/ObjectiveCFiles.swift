import FlowInterfaceBuilder
import FlowModel

/// What the files of Objective-C say, each for itself: of what its methods do, no more is read.
struct ObjectiveCFiles {
  private let byClass: [String: [ObjectiveCFile]]
  private let byPath: [String: ObjectiveCFile]
  private let byMade: [String: [ObjectiveCFile]]
  /// Those that the program starts with: `main.m`, and the texts of headers.
  let starting: [ObjectiveCFile]

  init(_ facts: CodeFacts) {
    let all = facts.objectiveCFiles
    byPath = Dictionary(all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    byClass = all.reduce(into: [:]) { found, file in
      for name in file.classes { found[name, default: []].append(file) }
    }
    byMade = all.reduce(into: [:]) { found, file in
      for name in file.made.flatMap({ $0 == "self" ? file.classes : [$0] }) { found[name, default: []].append(file) }
    }
    starting = all.filter { file in
      ["/main.m", "/main.mm"].contains(where: file.path.hasSuffix)
        || file.classes.isEmpty && [".h", ".pch"].contains(where: file.path.hasSuffix)
    }
  }

  /// The files that declare a class, or a category of it.
  func files(of name: String) -> [ObjectiveCFile] { byClass[name] ?? [] }

  /// The files that make objects of a class.
  func making(_ name: String) -> [ObjectiveCFile] { byMade[name] ?? [] }

  /// The file at a place, where its classes are used.
  func stop(at path: String, _ reach: ReachedApp) -> ReachedPlace? {
    let names = byPath[path]?.classes ?? []
    let paths = [path] + names.flatMap { files(of: $0) }.map(\.path)
    return paths.map(ReachedPlace.objectiveC).first(where: reach.contains)
  }
}

extension ObjectiveCFile {
  /// Where it begins.
  var location: SourceLocation { SourceLocation(file: path, line: 1, column: 1) }
}

extension ReachedApp {
  /// Takes a class that Objective-C declares, with those that it inherits from.
  func use(objectiveC name: String, _ arrival: Arrival) {
    for file in files.files(of: name) { use(file: file, arrival) }
    for part in code.objectiveCLineage(of: name).parts where part.name != name {
      for file in files.files(of: part.name) { use(file: file, arrival) }
    }
  }

  /// Takes what a file of Objective-C names: of a header the texts alone, since it makes nothing.
  func use(file: ObjectiveCFile, _ arrival: Arrival) {
    let here = ReachedPlace.objectiveC(file.path)
    guard arrive(at: here, arrival) else { return }
    let use = Use(by: here, location: file.location)
    for text in file.texts { texts[text, default: []].append(use) }
    guard ![".h", ".pch"].contains(where: file.path.hasSuffix) else { return }
    let pointed = Set(file.pointed)
    for name in file.mentions {
      members[name, default: []].append(use)
      // What points to an object makes none.
      if pointed.contains(name) { continue }
      let inside = Arrival(from: here, location: file.location)
      for type in code.classes(named: name) {
        classes[name, default: []].append(use)
        make(type, nil, inside)
      }
      self.use(objectiveC: name, inside)
      for one in index.messages[name] ?? [] {
        if let owner = index.owner(of: one) { runMember(one, of: owner, inside) }
      }
    }
  }
}

extension AppCode {
  /// Whether there is code of Objective-C: a header that declares no class, as one that imports others for Swift, has none.
  var hasObjectiveC: Bool { facts.objectiveCFiles.contains { !$0.path.hasSuffix(".h") || !$0.classes.isEmpty } }
}

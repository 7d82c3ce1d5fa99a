import FlowInterfaceBuilder

/// The files that are built together.
struct MutantScope {
  /// The documents, sorted by path.
  let documents: [InterfaceDocument]
  /// The Swift files, sorted by path.
  let sources: [SwiftSource]
  /// The types of the Swift files by name, extensions included.
  let types: [String: [SwiftType]]
  /// The identifiers of segues, relationships aside.
  let segueIdentifiers: Set<String>
  /// The storyboard identifiers.
  let sceneIdentifiers: Set<String>
  /// The custom classes.
  let customClasses: Set<String>
  private let words: Set<String>
  private let literals: Set<String>
  private let objectiveC: [String]

  init(documents: [InterfaceDocument], sources: [SwiftSource], objectiveC: [String]) {
    self.documents = documents
    self.sources = sources
    self.objectiveC = objectiveC
    types = Dictionary(grouping: sources.flatMap(\.types), by: \.name)
    segueIdentifiers = Set(documents.flatMap(\.segues).compactMap(\.identifier).filter { !$0.isEmpty })
    let elements = documents.flatMap { $0.root.descendants }
    sceneIdentifiers = Set(elements.compactMap { $0["storyboardIdentifier"] }.filter { !$0.isEmpty })
    customClasses = Set(elements.compactMap { $0["customClass"] })
    words = sources.reduce(into: Set()) { $0.formUnion($1.names.keys) }
    let uses = sources.reduce(into: [String: Int]()) { counts, source in
      counts.merge(source.names.mapValues(\.count)) { $0 + $1 }
    }
    literals = Set(
      sources.flatMap(\.literals).filter { literal in
        // A constant or case that nobody uses names nothing.
        literal.constantName.map { uses[$0, default: 0] > 1 } ?? true
      }.map(\.text))
  }

  /// Whether a name is a word of the Swift code.
  func hasWord(_ name: String) -> Bool { words.contains(name) }

  /// Whether a text is a string literal of the Swift code, other than that of a constant or case whose name stands
  /// nowhere else, or stands in an Objective-C file.
  func hasLiteral(_ text: String) -> Bool {
    literals.contains(text) || objectiveC.contains { $0.contains("\"\(text)\"") }
  }

  /// Whether code may name a storyboard's identifier: by a literal, by the name of a case, or as a generated member.
  func mayName(_ identifier: String) -> Bool {
    hasLiteral(identifier) || hasCase(identifier) || (hasGeneratedConstants && hasWord(identifier.generatedName))
  }

  /// Whether the code uses constants that R.swift or SwiftGen generates.
  private var hasGeneratedConstants: Bool { ["R", "StoryboardScene", "StoryboardSegue"].contains(where: hasWord) }

  /// Whether an enum has a case of a name.
  func hasCase(_ name: String) -> Bool { types.values.joined().contains { $0.cases.contains { $0.name == name } } }

  /// A class and its superclasses, as far as the app declares them.
  func lineage(of name: String) -> [String] {
    var names: [String] = []
    var next: String? = name
    while let one = next, !names.contains(one), let declarations = types[one] {
      names.append(one)
      next = declarations.first { $0.isClass }?.inherited.first { types[$0]?.contains { $0.isClass } == true }
    }
    return names
  }

  /// A class and all that inherit from it.
  func family(of name: String) -> Set<String> {
    Set(types.keys.filter { lineage(of: $0).contains(name) })
  }
}

extension String {
  /// The member that generators of constants make of an identifier: `showDetail` of `Show Detail`.
  var generatedName: String {
    let parts = split { !$0.isLetter && !$0.isNumber }
    guard let first = parts.first else { return self }
    return first.prefix(1).lowercased() + first.dropFirst()
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension MutantScope {
  /// Whether code may make a class's screen by the class: it says `Name.something`, or names the class in a statement
  /// that speaks of instantiating or loading.
  func mayBeMadeByName(_ name: String) -> Bool {
    sources.contains { source in source.typeUses.contains(name) }
  }
}

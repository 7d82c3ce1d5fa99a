import FlowModel

/// The members that the libraries have, by what names of Swift 1 and 2 are looked for by.
struct FormerBook: Sendable {
  struct Member: Sendable {
    let type: String
    let member: MemberName
    let isStatic: Bool
    /// The words before and with each argument.
    let pieces: [[String]]
  }

  struct Key: Hashable {
    let count: Int
    let word: String
  }

  private(set) var members: [Key: [Member]] = [:]
  private(set) var initializers: [String: [(labels: [String?], pieces: [[String]])]] = [:]
  /// The types that have a member, by its name.
  private(set) var known: [MemberName: Set<String>] = [:]
  private(set) var results: [String: [String: String]] = [:]
  private(set) var ancestries: [String: [String]] = [:]
  private(set) var statics: [String: Set<String>] = [:]
  /// The types of frameworks that are read as Swift, and those with generic parameters among them.
  private(set) var ofModels: Set<String> = []
  private(set) var generics: Set<String> = []

  init(_ builder: LibraryBuilder, _ catalog: LibraryCatalog, callbacks: [String: [String]]) {
    add(builder.methods, isStatic: false)
    add(builder.mutators, isStatic: false)
    add(builder.staticMethods, isStatic: true)
    for (type, named) in builder.properties { for name in named.keys { add(type, name, nil, isStatic: false) } }
    for (type, named) in builder.setters {
      for name in named.keys where name != "subscript" { add(type, name, nil, isStatic: false) }
    }
    for (type, named) in builder.staticProperties { for name in named.keys { add(type, name, nil, isStatic: true) } }
    for (type, signatures) in callbacks {
      for member in signatures.map(MemberName.init) { add(type, member.name, member.labels, isStatic: false) }
    }
    initializers = builder.initializers.mapValues { entries in
      entries.flatMap(Self.variants).map { labels in (labels, labels.map { NameWords.of($0 ?? "") }) }
    }
    results = builder.resultTypes
    for type in Set(known.values.joined()).union(catalog.classes) { ancestries[type] = catalog.ancestry(of: type) }
    statics = builder.staticProperties.mapValues { Set($0.keys) }
  }

  private mutating func add<Body>(_ entries: [String: [String: [Library.Entry<Body>]]], isStatic: Bool) {
    for (type, named) in entries {
      for (name, all) in named {
        for entry in all { for labels in Self.variants(entry) { add(type, name, labels, isStatic: isStatic) } }
      }
    }
  }

  private mutating func add(_ type: String, _ name: String, _ labels: [String?]?, isStatic: Bool) {
    let member = MemberName(name: name, labels: labels)
    guard known[member, default: []].insert(type).inserted || isStatic else { return }
    let pieces = Self.pieces(name, (labels ?? []).map { WrittenLabel($0) })
    let words = pieces[0].first == "is" ? Array(pieces[0].prefix(2)) : Array(pieces[0].prefix(1))
    for word in words {
      members[Key(count: labels?.count ?? 0, word: word), default: []].append(
        Member(type: type, member: member, isStatic: isStatic, pieces: pieces))
    }
  }

  /// The labels of an entry, with and without those that may be left out.
  private static func variants<Body>(_ entry: Library.Entry<Body>) -> [[String?]] {
    var all: [[String?]] = [[]]
    for (index, label) in entry.labels.enumerated() {
      let shorter = entry.optional.contains(index) && all.count < 16 ? all : []
      all = all.map { $0 + [label] } + shorter
    }
    return all
  }

  static func pieces(_ name: String, _ labels: [WrittenLabel]) -> [[String]] {
    var pieces = labels.map { label in if case .named(let text) = label { NameWords.of(text) } else { [String]() } }
    if pieces.isEmpty { return [NameWords.of(name)] }
    pieces[0] = NameWords.of(name) + pieces[0]
    return pieces
  }

  // MARK: Frameworks that are read as Swift

  /// Adds what the types of a framework of Objective-C have whose model is Swift.
  mutating func add(_ frameworks: [CodeTree], _ catalog: LibraryCatalog) {
    let types = frameworks.flatMap { tree in tree.types.map { (tree, $0) } }.filter { $0.1.name.hasPrefix("NS") }
    for (tree, type) in types where type.kind != .extension {
      ofModels.insert(type.name)
      if !type.generics.isEmpty { generics.insert(type.name) }
      ancestries[type.name] = [type.name] + type.inherited.compactMap { Swift2Declarations.written($0, in: tree)?.name }
    }
    for name in ofModels { ancestries[name] = lineage(of: name, catalog) }
    for (tree, type) in types { add(type, tree) }
  }

  private func lineage(of name: String, _ catalog: LibraryCatalog) -> [String] {
    var names = [name]
    var index = 0
    while index < names.count {
      let each = names[index]
      let further = ofModels.contains(each) ? ancestries[each] ?? [] : catalog.ancestry(of: each)
      names += further.filter { !names.contains($0) }
      index += 1
    }
    return names
  }

  private mutating func add(_ type: TreeType, _ tree: CodeTree) {
    for function in type.functions.map({ tree.functions[Int($0)] }) where !function.flags.contains(.isPrivate) {
      for labels in Self.variants(function) {
        guard function.kind == .initializer else {
          add(type.name, function.name, labels, isStatic: function.isOfType)
          note(Swift2Declarations.written(function.result, in: tree), of: function.name, type, function.isOfType)
          continue
        }
        initializers[type.name, default: []].append((labels, labels.map { NameWords.of($0 ?? "") }))
      }
    }
    for property in type.properties.map({ tree.properties[Int($0)] }) where !property.flags.contains(.isPrivate) {
      let isStatic = property.flags.contains(.isStatic) || property.flags.contains(.isClassMember)
      add(type.name, property.name, nil, isStatic: isStatic)
      if isStatic { statics[type.name, default: []].insert(property.name) }
      note(Swift2Declarations.written(property, in: tree), of: property.name, type, isStatic)
    }
    for each in type.cases {
      add(type.name, each.name, nil, isStatic: true)
      statics[type.name, default: []].insert(each.name)
    }
  }

  private mutating func note(
    _ result: Swift2Declarations.Written?, of member: String, _ type: TreeType, _ isStatic: Bool
  ) {
    guard let result else { return }
    let list = result.name == "Array" ? "[\(result.element ?? "Any")]" : result.name
    let text = list + (result.isOptional ? "?" : result.isForced ? "!" : "")
    results[type.name, default: [:]][isStatic ? "static \(member)" : member] = text
  }

  private static func variants(_ function: TreeFunction) -> [[String?]] {
    var all: [[String?]] = [[]]
    for parameter in function.parameters {
      let shorter = parameter.defaultValue >= 0 && all.count < 16 ? all : []
      all = all.map { $0 + [parameter.label] } + shorter
    }
    return all
  }
}

extension TreeFunction {
  fileprivate var isOfType: Bool { flags.contains(.isStatic) || flags.contains(.isClassMember) }
}

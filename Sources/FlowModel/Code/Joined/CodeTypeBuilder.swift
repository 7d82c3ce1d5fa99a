/// Joins declarations and extensions into types.
struct CodeTypeBuilder {
  private struct Key: Hashable {
    var module: String
    var name: String
  }

  let facts: CodeFacts
  let aliases: [String: String]
  private let kinds: [String: CodeDeclaration.Kind]

  init(_ facts: CodeFacts, aliases: [String: String]) {
    self.facts = facts
    self.aliases = aliases
    var kinds: [String: CodeDeclaration.Kind] = [:]
    for file in facts.files {
      for declaration in file.declarations where declaration.kind != .extension {
        kinds[declaration.name] = declaration.kind
      }
    }
    self.kinds = kinds
  }

  /// The names that type aliases stand for, nested ones by their last name as well as with the type around them.
  static func aliases(of facts: CodeFacts) -> [String: String] {
    var aliases: [String: String] = [:]
    for file in facts.files {
      for alias in file.typeAliases where aliases[alias.name] == nil { aliases[alias.name] = alias.type }
      for declaration in file.declarations where declaration.kind != .protocol {
        for alias in declaration.typeAliases {
          let name = "\(declaration.name).\(alias.name)"
          if aliases[name] == nil { aliases[name] = alias.type }
        }
      }
    }
    return aliases
  }

  /// Follows an alias to its end, round trips excepted.
  static func follow(_ name: String, _ aliases: [String: String]) -> String {
    var name = name
    var seen: Set<String> = []
    while let next = aliases[name], seen.insert(name).inserted {
      name = String(next.prefix { $0 != "<" })
    }
    return name
  }

  /// The types, sorted by module and name.
  var types: [CodeType] {
    var groups: [Key: [CodeDeclaration]] = [:]
    var declared: Set<Key> = []
    for file in facts.files {
      for declaration in file.declarations where declaration.kind != .extension {
        for module in modules(of: file) { declared.insert(Key(module: module, name: declaration.name)) }
      }
    }
    let anywhere = Dictionary(
      declared.sorted { $0.module < $1.module }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for file in facts.files {
      for declaration in file.declarations {
        for module in modules(of: file) {
          var key = Key(module: module, name: declaration.name)
          if declaration.kind == .extension {
            key.name = Self.follow(stripped(key.name, of: module), aliases)
            if !declared.contains(key), let other = anywhere[key.name] { key = other }
          }
          groups[key, default: []].append(declaration)
        }
      }
    }
    return groups.map { key, declarations in type(key, declarations) }
      .sorted { ($0.module, $0.name) < ($1.module, $1.name) }
  }

  private func modules(of file: CodeFile) -> [String] { file.modules.isEmpty ? [""] : file.modules }

  /// `MyModule.Name` without its module.
  private func stripped(_ name: String, of module: String) -> String {
    name.hasPrefix(module + ".") ? String(name.dropFirst(module.count + 1)) : name
  }

  private func type(_ key: Key, _ declarations: [CodeDeclaration]) -> CodeType {
    // Of two declarations of one name in one module (under `#if`), the first counts as the declaration.
    let ordered = declarations.filter { $0.kind != .extension } + declarations.filter { $0.kind == .extension }
    let main = ordered[0]
    var protocols = ordered.flatMap(\.inherited)
    var superclass: String?
    if main.kind == .class, let first = main.inherited.first, isClass(Self.follow(first, aliases)) {
      superclass = Self.follow(first, aliases)
      protocols.removeFirst()
    }
    return CodeType(
      name: key.name, module: key.module, kind: main.kind, superclass: superclass, protocols: protocols,
      declarations: ordered)
  }

  /// Whether what stands first after the colon is the superclass: a class of the app's, or what reads like one.
  private func isClass(_ name: String) -> Bool {
    if let kind = kinds[name] { return kind == .class }
    return !Self.protocols.contains(name) && !Self.protocolEndings.contains { name.hasSuffix($0) }
  }

  /// Protocols of the frameworks that nothing in their name tells from classes.
  private static let protocols: Set<String> = ["AnyObject", "Error", "Sendable", "class"]
  private static let protocolEndings = [
    "DataSource", "Delegate", "Protocol", "Representable", "Type", "Updating", "able", "ible",
  ]
}

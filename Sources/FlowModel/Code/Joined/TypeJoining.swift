/// Joins the declarations of types with their extensions.
struct TypeJoining {
  /// A type that is being joined.
  private struct Parts {
    var name: String
    var modules: Set<String>
    var declarations: [CodeDeclaration]
  }

  private let aliases: [String: String]
  private var parts: [Parts] = []
  private var byName: [String: [Int]] = [:]

  /// The types of all files, in the order of their declarations; extensions of types that the app does not declare
  /// come last.
  static func types(of files: [CodeFile], aliases: [String: String]) -> [CodeType] {
    var joining = TypeJoining(aliases: aliases)
    let declarations = files.flatMap { file in
      let modules = Set(file.modules)
      return file.declarations.map { ($0, modules) }
    }
    for (declaration, modules) in declarations where declaration.kind != .extension {
      joining.add(declaration, modules)
    }
    for (declaration, modules) in declarations where declaration.kind == .extension {
      joining.extend(declaration, modules)
    }
    return joining.parts.enumerated().map { id, part in
      CodeType(id: id, name: part.name, modules: part.modules, declarations: part.declarations)
    }
  }

  private init(aliases: [String: String]) { self.aliases = aliases }

  private mutating func add(_ declaration: CodeDeclaration, _ modules: Set<String>) {
    // The branches of an #if are one type.
    let same = byName[declaration.name]?.first {
      !parts[$0].modules.isDisjoint(with: modules)
        || parts[$0].declarations[0].location.file == declaration.location.file
    }
    if let same {
      parts[same].declarations.append(declaration)
    } else {
      append(declaration, named: declaration.name, modules)
    }
  }

  private mutating func append(_ declaration: CodeDeclaration, named name: String, _ modules: Set<String>) {
    byName[name, default: []].append(parts.count)
    parts.append(Parts(name: name, modules: modules, declarations: [declaration]))
  }

  /// Gives an extension to the type of the same module; where none is, as for a library's type, to the nearest.
  private mutating func extend(_ declaration: CodeDeclaration, _ modules: Set<String>) {
    let name = TypeAliases.follow(withoutModule(declaration.name, modules), aliases)
    let candidates = byName[name] ?? []
    let own = candidates.filter { !parts[$0].modules.isDisjoint(with: modules) }
    guard own.isEmpty else {
      for id in own { parts[id].declarations.append(declaration) }
      return
    }
    let declared = candidates.filter { parts[$0].declarations[0].kind != .extension }
    let nearness = declared.map {
      PathNearness.shared(parts[$0].declarations[0].location.file, declaration.location.file)
    }
    for (id, shared) in zip(declared, nearness) where shared == nearness.max() {
      parts[id].declarations.append(declaration)
    }
    guard declared.isEmpty else { return }
    if modules.isEmpty, let same = candidates.first(where: { parts[$0].modules.isEmpty }) {
      parts[same].declarations.append(declaration)
    } else {
      append(declaration, named: name, modules)
    }
  }

  /// `Module.Name` without its module.
  private func withoutModule(_ name: String, _ modules: Set<String>) -> String {
    guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) else { return name }
    return String(name[name.index(after: dot)...])
  }
}

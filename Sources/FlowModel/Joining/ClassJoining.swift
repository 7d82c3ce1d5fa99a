/// Joins declarations of classes with their extensions.
enum ClassJoining {
  /// The classes, in the order of their declarations.
  static func classes(
    of declarations: [(declaration: CodeDeclaration, modules: Set<String>)], aliases: [String: String]
  ) -> [AppClass] {
    var classes: [AppClass] = []
    var byName: [String: [Int]] = [:]
    for (declaration, modules) in declarations where declaration.kind == .class {
      if let same = byName[declaration.name]?.first(where: {
        !classes[$0].modules.isDisjoint(with: modules) || classes[$0].location.file == declaration.location.file
      }) {
        // The branches of an #if.
        classes[same].declarations.append(declaration)
        continue
      }
      let id = classes.count
      byName[declaration.name, default: []].append(id)
      classes.append(AppClass(id: id, name: declaration.name, modules: modules, declarations: [declaration]))
    }
    for (declaration, modules) in declarations where declaration.kind == .extension {
      let name = aliases[declaration.name] ?? declaration.name
      guard let candidates = byName[name] else { continue }
      let own = candidates.filter { !classes[$0].modules.isDisjoint(with: modules) }
      let pool = own.isEmpty ? candidates : own
      let best = pool.map { PathNearness.shared(classes[$0].location.file, declaration.location.file) }.max()
      for id in pool
      where !own.isEmpty || PathNearness.shared(classes[id].location.file, declaration.location.file) == best {
        classes[id].declarations.append(declaration)
      }
    }
    return classes
  }
}

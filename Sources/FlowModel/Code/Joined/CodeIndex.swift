/// The facts of all files, joined: types with their extensions, type aliases followed, members found through
/// superclasses and protocols.
package struct CodeIndex: Sendable {
  /// The facts.
  package let facts: CodeFacts
  /// The types, sorted by module and name. Extensions of the frameworks' types are among them.
  package let types: [CodeType]

  private let byName: [String: [Int]]
  private let byShortName: [String: [Int]]
  private let aliases: [String: String]
  private let objectiveC: [String: ObjectiveCClass]
  /// The variables and constants outside of types, by name.
  let globals: [String: [CodeProperty]]
  /// The functions outside of types, by name.
  let freeFunctions: [String: [CodeFunction]]

  /// Joins facts.
  package init(_ facts: CodeFacts) {
    self.facts = facts
    aliases = CodeTypeBuilder.aliases(of: facts)
    types = CodeTypeBuilder(facts, aliases: aliases).types
    byName = Dictionary(grouping: types.indices) { [types] in types[$0].name }
    byShortName = Dictionary(grouping: types.indices) { [types] in types[$0].shortName }
    objectiveC = Dictionary(facts.objectiveCClasses.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    globals = Dictionary(grouping: facts.files.flatMap(\.properties), by: \.name)
    freeFunctions = Dictionary(grouping: facts.files.flatMap(\.functions), by: \.name)
  }

  /// The type of a name, as Swift code or a storyboard writes it: `Outer.Inner`, an alias, or an `@objc(Name)`.
  ///
  /// - Parameters:
  ///   - name: the name, without a module.
  ///   - module: the module to look in first; with nil, or when it has none, the first of any module.
  ///   - scope: the type in which the name stands, whose nested types come first.
  package func type(_ name: String, module: String? = nil, in scope: CodeType? = nil) -> CodeType? {
    let name = plain(name)
    if let scope {
      var path = scope.name
      while true {
        if let found = find("\(path).\(name)", module: module ?? scope.module) { return found }
        guard let dot = path.lastIndex(of: ".") else { break }
        path = String(path[..<dot])
      }
    }
    if let found = find(name, module: module ?? scope?.module) { return found }
    if let alias = aliases[name], alias != name, let found = find(plain(alias), module: module) { return found }
    return types.first { $0.objectiveCName == name && (module == nil || $0.module == module) }
  }

  /// The types whose last name this is, nested ones too.
  package func types(shortName name: String) -> [CodeType] { (byShortName[name] ?? []).map { types[$0] } }

  /// The types of this name, one for each module that declares it.
  package func types(named name: String) -> [CodeType] { (byName[plain(name)] ?? []).map { types[$0] } }

  /// The Objective-C class of a name.
  package func objectiveCClass(_ name: String) -> ObjectiveCClass? { objectiveC[name] }

  /// What a type alias stands for, followed to its end; the name itself when it is none.
  package func unaliased(_ name: String) -> String { CodeTypeBuilder.follow(plain(name), aliases) }

  private func find(_ name: String, module: String?) -> CodeType? {
    guard let found = byName[name] else { return nil }
    let ranked = found.filter { types[$0].kind != .extension } + found.filter { types[$0].kind == .extension }
    return (ranked.first { types[$0].module == module } ?? ranked.first).map { types[$0] }
  }

  private func plain(_ name: String) -> String {
    String(name.prefix { $0 != "<" && $0 != "?" && $0 != "!" && $0 != " " })
  }
}

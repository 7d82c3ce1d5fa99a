/// The type aliases of all files.
enum TypeAliases {
  /// What each alias stands for, without generic arguments; nested ones are named with the type around them. The first
  /// of several wins.
  static func all(in files: [CodeFile]) -> [String: String] {
    var aliases: [String: String] = [:]
    for file in files {
      for alias in file.typeAliases where aliases[alias.name] == nil { aliases[alias.name] = alias.type }
      for declaration in file.declarations where declaration.kind != .protocol {
        for alias in declaration.typeAliases {
          let name = "\(declaration.name).\(alias.name)"
          if aliases[name] == nil { aliases[name] = alias.type }
        }
      }
    }
    return aliases.mapValues(withoutArguments)
  }

  /// Follows an alias to its end, round trips excepted.
  static func follow(_ name: String, _ aliases: [String: String]) -> String {
    var name = withoutArguments(name)
    var seen: Set<String> = []
    while let next = aliases[name], seen.insert(name).inserted { name = next }
    return name
  }

  /// The name of a type without generic arguments, `?` and `!`.
  static func withoutArguments(_ name: String) -> String {
    String(name.prefix { $0 != "<" && $0 != "?" && $0 != "!" && $0 != " " })
  }
}

extension CodeIndex {
  /// A type with its superclasses of the app, nearest first.
  package func lineage(of type: CodeType) -> [CodeType] {
    var lineage = [type]
    while let name = lineage[lineage.count - 1].superclass,
      let next = self.type(name, module: type.module), next.kind == .class, !lineage.contains(next)
    {
      lineage.append(next)
    }
    return lineage
  }

  /// The first superclass that the app does not declare: a framework's, or one of Objective-C; nil without one.
  package func frameworkSuperclass(of type: CodeType) -> String? {
    guard let last = lineage(of: type).last?.superclass else { return nil }
    return last
  }

  /// Whether a type is, or inherits from, one of a name: a class of the app's, of Objective-C's or a framework's.
  package func inherits(_ type: CodeType, from name: String) -> Bool {
    let name = unaliased(name)
    return lineage(of: type).contains { $0.name == name || $0.shortName == name || $0.superclass == name }
  }

  /// The protocols of a type and its superclasses, with the protocols that these refine.
  package func protocols(of type: CodeType) -> [CodeType] {
    var found: [CodeType] = []
    var names = lineage(of: type).flatMap(\.protocols)
    var seen: Set<String> = []
    while !names.isEmpty {
      let name = names.removeFirst()
      guard seen.insert(name).inserted, let next = self.type(name, module: type.module) else { continue }
      found.append(next)
      names += next.protocols
    }
    return found
  }

  /// Everything that a member may be declared in: the type, its superclasses, then the protocols' extensions, and
  /// the app's extensions of frameworks' classes that it inherits from.
  package func sources(of type: CodeType) -> [CodeType] {
    let lineage = lineage(of: type)
    let frameworks = (frameworkSuperclass(of: type).map(Self.ancestors(of:)) ?? [])
      .flatMap { types(named: $0).filter { $0.kind == .extension } }
    return lineage + protocols(of: type) + frameworks
  }

  /// The stored and computed properties of a type by name, nearest first: own, inherited, of protocol extensions.
  package func properties(named name: String, of type: CodeType) -> [(property: CodeProperty, owner: CodeType)] {
    sources(of: type).flatMap { owner in
      owner.properties.filter { $0.name == name }.map { ($0, owner) }
    }
  }

  /// The functions of a type by base name, nearest first: own, inherited, default implementations of protocols.
  package func functions(named name: String, of type: CodeType) -> [(function: CodeFunction, owner: CodeType)] {
    sources(of: type).flatMap { owner in
      owner.functions.filter { $0.name == name && $0.kind == .function && $0.hasBody }.map { ($0, owner) }
    }
  }

  /// The function that a call of `name` with these labels reaches; nil when the app has none.
  package func function(
    _ name: String, labels: [String?], of type: CodeType
  ) -> (function: CodeFunction, owner: CodeType)? {
    let named = functions(named: name, of: type)
    return named.first { $0.function.takes(labels) } ?? (named.count == 1 ? named[0] : nil)
  }

  /// The framework classes that a framework class inherits from, itself first, as far as they matter to navigation.
  static func ancestors(of name: String) -> [String] {
    let parents = [
      "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
      "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
      "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
      "UIAlertController": "UIViewController", "UISearchController": "UIViewController",
      "UIViewController": "UIResponder", "UIView": "UIResponder", "UIResponder": "NSObject",
    ]
    var names = [name]
    if parents[name] == nil, name.hasPrefix("UI"), name.hasSuffix("ViewController") { names.append("UIViewController") }
    while let next = parents[names[names.count - 1]] { names.append(next) }
    return names
  }
}

extension CodeFunction {
  /// Whether a call with these labels fits: all are the parameters' own, in order, and none without default is missing.
  func takes(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if let next = rest.first, next == parameter.label || (next == nil && parameter.type.contains("->")) {
        rest.removeFirst()
      } else if !parameter.hasDefault, !parameter.type.hasSuffix("...") {
        return false
      }
    }
    return rest.isEmpty
  }
}

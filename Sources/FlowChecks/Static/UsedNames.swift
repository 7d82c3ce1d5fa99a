import FlowModel

/// Where code uses some names, other than to declare what is called so.
struct UsedNames {
  private let app: CheckedApp
  private let code: AppCode
  private let files: [String: Set<String>]

  init(_ names: Set<String>, in app: CheckedApp, _ code: AppCode) {
    self.app = app
    self.code = code
    files = app.written.source.filesByWord(names)
  }

  /// Whether code that may use what some modules declare has a name for a value, a member, a type or as a text.
  func has(_ name: String, of modules: some Collection<String>) -> Bool {
    if code.facts.objectiveCMentions.contains(name) || code.facts.objectiveCTexts.contains(name) { return true }
    let paths = (files[name] ?? []).filter { code.mayUse(modules, from: code.modules(of: $0)) }
    return app.written.source.trees(paths).contains { tree in
      let numbers = tree.numbers(of: name)
      let extended = Set(tree.types.map(\.extended))
      return tree.nodes.indices.contains { index in
        let node = tree.nodes[index]
        switch node.kind {
        case .name, .namedType, .text: return numbers.contains(node.a) && !extended.contains(Int32(index))
        case .member, .implicitMember, .memberType: return numbers.contains(node.b)
        default: return false
        }
      }
    }
  }
}

extension AppCode {
  /// The classes whose objects documents hold, with those that they inherit from, in the order of all.
  func classes(inDocumentsOf app: CheckedApp) -> [CodeType] {
    let ids = app.wiredObjects.compactMap { $0.lookUp(in: self)?.appClass }
      .flatMap { lineage(of: $0).classes.map(\.id) }
    let known = Set(ids)
    return classes.filter { known.contains($0.id) }
  }
}

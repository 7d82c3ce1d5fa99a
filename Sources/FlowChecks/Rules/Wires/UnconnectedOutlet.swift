import FlowModel

/// `unconnected-outlet`.
struct UnconnectedOutlet: Rule {
  static let description = RuleDescription(
    id: "unconnected-outlet", group: .wires, severity: .warning,
    summary: "An outlet that is used as if it were always set is connected nowhere.",
    rationale: """
      It is nil, and using it crashes. It comes from deleting a view with its connection, or from copying the \
      code without the scene. Only outlets that are implicitly unwrapped, that the class uses, and that no code \
      sets are named, and only where the class has a scene or xib.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let code = screens.code
    var connected: [Int: Set<String>] = [:]
    for wired in app.wiredObjects {
      guard let owner = wired.lookUp(in: code)?.appClass else { continue }
      let keys = (wired.object.outlets + wired.object.outletCollections).compactMap(\.property)
      for one in code.lineage(of: owner).classes { connected[one.id, default: []].formUnion(keys) }
    }
    return code.classes.flatMap { one -> [Finding] in
      guard let keys = connected[one.id] else { return [] }
      let unconnected = one.properties.filter { property in
        property.isOutlet && property.optionality == .implicitlyUnwrapped && property.initialValue == nil
          && keys.isDisjoint(with: CodeSelector.keyValueNames(of: property.objectiveCName ?? property.name))
      }
      guard !unconnected.isEmpty else { return [] }
      let functions = code.family(of: one).flatMap(\.functions)
      return unconnected.filter { property in
        functions.contains { $0.uses(property.name) && !$0.observes(property.name) }
          && !functions.contains { $0.sets(property.name) }
      }.map { property in
        finding(
          at: property.location,
          "outlet '\(property.name)' of \(one.name) is connected nowhere, but used: connect it, or remove it",
          of: .init(one.name, "'\(property.name)'"))
      }
    }
  }
}

extension CodeFunction {
  /// Whether the body runs only when a property was set.
  fileprivate func observes(_ property: String) -> Bool {
    name == property && (kind == .didSet || kind == .willSet)
  }

  /// Whether the body uses a property of its own object as if it were never nil.
  fileprivate func uses(_ property: String) -> Bool {
    events.contains { event in
      if case .use(let use) = event.action { use.property == property } else { false }
    }
  }
}

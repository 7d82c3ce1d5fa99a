import FlowInterfaceBuilder
import FlowModel

/// The methods that documents name.
struct ConnectedSelectors {
  /// The documents that name each.
  private var files: [String: Set<String>] = [:]
  /// The methods that objects of a class are sent, by the class's name.
  private var receivers: [String: Set<String>] = [:]

  private init(in app: CheckedApp) {
    for document in app.model.documents {
      for element in document.root.descendants {
        for name in ["selector", "unwindAction", "destinationCreationSelector"] {
          if let selector = element[name] { files[selector, default: []].insert(document.file) }
        }
      }
      for connection in document.connections where connection.kind == .action {
        guard let selector = connection.selector, let name = connection.destination?.customClass else { continue }
        receivers[name, default: []].insert(selector)
      }
      for segue in document.segues {
        guard let selector = segue.destinationCreationSelector,
          let name = segue.sourceScene?.viewController?.customClass
        else { continue }
        receivers[name, default: []].insert(selector)
      }
    }
  }

  /// The functions of classes that documents have which no document names and no code uses.
  ///
  /// - Parameter isMeant: whether a function is one that documents name.
  static func unusedFunctions(
    of app: CheckedApp, where isMeant: (CodeFunction) -> Bool
  ) -> [(owner: CodeType, function: CodeFunction)] {
    guard let code = app.screens?.code, app.model.isWholeApp, app.hasAllDocuments else { return [] }
    let connections = ConnectedSelectors(in: app)
    let candidates = code.classes(inDocumentsOf: app).flatMap { one in
      one.functions.filter { !$0.isOverride && isMeant($0) && !connections.have($0, of: one, code) }
        .map { (owner: one, function: $0) }
    }
    let used = UsedNames(Set(candidates.map(\.function.name)), in: app, code)
    return candidates.filter { owner, function in
      // What is connected to a method that is not there may mean this one, and is told so there.
      !used.has(function.name, of: owner.modules) && !connections.haveOthers(than: owner, code)
    }
  }

  /// Whether nothing calls a function that is there for selectors: no document names it, and no code.
  static func isUnused(_ function: CodeFunction, of owner: CodeType, in app: CheckedApp, _ code: AppCode) -> Bool {
    guard function.isObjectiveC, !function.isOverride, app.model.isWholeApp, app.hasAllDocuments else { return false }
    return !ConnectedSelectors(in: app).have(function, of: owner, code)
      && !UsedNames([function.name], in: app, code).has(function.name, of: owner.modules)
  }

  /// Whether a document that may mean a class names a function of it.
  private func have(_ function: CodeFunction, of owner: CodeType, _ code: AppCode) -> Bool {
    [function.selector, function.swift2Selector].contains { selector in
      (files[selector] ?? []).contains { code.mayUse(owner.modules, from: code.modules(ofDocument: $0)) }
    }
  }

  /// Whether documents send objects of a class, or of one that inherits from it, what they do not have.
  private func haveOthers(than owner: CodeType, _ code: AppCode) -> Bool {
    code.family(of: owner).contains { one in
      let own = Set(
        code.lineage(of: one).classes.flatMap(\.functions).flatMap { [$0.selector, $0.swift2Selector] })
      return receivers[one.objectiveCName ?? one.name].map { !$0.isSubset(of: own) } ?? false
    }
  }
}

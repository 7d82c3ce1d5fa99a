import FlowInterfaceBuilder
import FlowModel

/// Which nibs are loaded, and which cells are asked for.
extension ReachedApp {
  /// The xibs that an app for iOS can load.
  var nibs: [InterfaceDocument] { app.model.documents.filter { $0.kind == .xib && $0.isSimulated } }

  /// How code that runs loads a xib: by its name, or by a class of that name.
  func loads(_ document: InterfaceDocument) -> Arrival? {
    let name = ["~ipad", "~iphone"].reduce(document.name) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 }
    let modules = code.modules(ofDocument: document.file)
    let named = texts[name]?.filter { $0.mayName(.nib) } ?? []
    if !isOnlyRegistered(name), let use = (named + generated(name)).first(where: { mayUse(modules, $0) }) {
      return Arrival(from: use.by, location: use.location, words: "the nib \(name)")
    }
    // - UIKit: `ItemViewController` looks for `ItemView` and `ItemViewController`.
    for owner in [name, name + "Controller"].flatMap(code.classes(named:))
    where code.mayUse(modules, from: owner.modules) {
      if code.isKind(owner, of: "UIView") == true {
        guard
          loadsByClass(owner) || members["loadNibNamed"]?.contains(where: \.isOfObjectiveC) == true
            || owner.inherited.contains(where: Self.loadsNibs)
        else { continue }
        if let use = classes[owner.shortName]?.first ?? madeInCode[owner.id] {
          return Arrival(from: use.by, location: use.location, words: "the nib \(name)")
        }
      } else if let use = madeInCode[owner.id], !namesOtherNib(owner, than: name) {
        return Arrival(from: use.by, location: use.location, words: "the nib \(name)")
      }
    }
    for owner in [name, name + "Controller"] where code.objectiveCNames.contains(owner) {
      let lineage = code.objectiveCLineage(of: owner)
      // A view is made without its document, unless that is named.
      if case .framework(let root) = lineage.root, FrameworkAncestry.isKind(root, of: "UIView") == true { continue }
      if lineage.parts.contains(where: { $0.nibsOfSuper.contains { $0 != name } }) { continue }
      guard let file = files.making(owner).first(where: { contains(.objectiveC($0.path)) }) else { continue }
      return Arrival(from: .objectiveC(file.path), location: file.location, words: "the nib \(name)")
    }
    return nil
  }

  /// Whether all that running code does with a nib is to register it for cells that none of it asks for.
  ///
  /// - UIKit: `register(_:forCellReuseIdentifier:)`: the nib is loaded where a cell is dequeued by its identifier.
  private func isOnlyRegistered(_ name: String) -> Bool {
    let calls = (namedNibs[name] ?? []).filter { stop(at: $0.location) != nil }
    return !calls.isEmpty && calls.allSatisfy { !$0.cells.isEmpty && !$0.cells.contains(where: dequeues) }
  }

  /// Whether code that runs asks for cells of an identifier, or of one that it does not tell.
  private func dequeues(_ identifier: String) -> Bool {
    let asking = app.reuseIdentifiers
    return texts[identifier]?.contains(where: \.isOfObjectiveC) == true
      || asking.requests.contains { $0.identifier == identifier && stop(at: $0.event.location) != nil }
      || asking.openRequests.contains { stop(at: $0) != nil }
  }

  /// Whether code that runs loads nibs by names that it makes, as of a class: what a class does for itself, it does for
  /// those that inherit from it.
  private func loadsByClass(_ owner: CodeType) -> Bool {
    classLoaders.contains { one in
      guard let loading = index.owner(of: one), loading.kind == .class, index.isForItself(one) else { return true }
      return code.lineage(of: owner).classes.contains { $0 === loading }
    }
  }

  /// Whether a controller, or one that it inherits from, names another nib as that of its objects, so that none of its
  /// class's name is looked for.
  private func namesOtherNib(_ owner: CodeType, than name: String) -> Bool {
    code.lineage(of: owner).classes.contains { nibsOfSuper[$0.id]?.contains { $0 != name } == true }
  }

  /// Whether a protocol's name says that it loads nibs: `NibLoadable`, `Reusable`.
  private static func loadsNibs(_ name: String) -> Bool { name.contains("Nib") || name.contains("Reus") }

  /// Who asks for cells of an identifier.
  func asks(
    forCell identifier: String, in document: InterfaceDocument, where mayAsk: (Use) -> Bool
  ) -> Use? {
    let modules = code.modules(ofDocument: document.file)
    let all = (texts[identifier]?.filter { $0.mayName(.cell) } ?? []) + named(identifier) + generated(identifier)
    return all.first { mayUse(modules, $0) && mayAsk($0) }
  }
}

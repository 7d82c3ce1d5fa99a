import FlowInterfaceBuilder
import FlowModel

/// `unknown-reuse-identifier`.
struct UnknownReuseIdentifier: Rule {
  static let description = RuleDescription(
    id: "unknown-reuse-identifier", group: .wires, severity: .error,
    summary: "Code asks for a cell by an identifier that no prototype has and nobody registers.",
    rationale: """
      `dequeueReusableCell(withIdentifier:for:)` raises `unable to dequeue a cell with identifier`; the form \
      without an index path gives nil, which crashes when `as!` follows; where the code takes nil for an answer, only \
      a likely slip of a known name is a warning. It comes from a typing mistake, or from renaming the \
      prototype. Where the app registers cells under names that only the running app knows, it is a warning or a note.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens, app.model.isWholeApp else { return [] }
    let identifiers = app.reuseIdentifiers
    let known = identifiers.provided
      .union(app.model.documents.flatMap { $0.allObjects.compactMap(\.reuseIdentifier) })
    let open = identifiers.openClasses
    // A document that is not here, or that could not be read, may have any cell.
    let isOpen = app.lacksDocuments
    let ofObjectiveC = findings(ofObjectiveCIn: app, screens.code, known)
    let dead = DeadBlocks(app, screens.code)
    return ofObjectiveC
      + identifiers.requests.compactMap { request -> Finding? in
        let name = request.identifier
        let lineage = request.scope.owner.map { screens.code.lineage(of: $0).classes.map(\.id) } ?? []
        // An empty one is what a switch's compulsory default gives.
        guard !name.isEmpty, !known.contains(name),
          request.raises || !identifiers.givenToThemselves.contains(name), open.isDisjoint(with: lineage),
          // What is registered by the names of classes.
          !identifiers.hasOpenHelper && !identifiers.isOpenInObjectiveC || screens.code.classes(named: name).isEmpty
        else { return nil }
        // One of several texts, where a row for it never comes.
        if request.event.isUnsure, Self.isNeverTaken(name, for: request, app, dead) { return nil }
        let nearest = NearestName.of(name, in: known)
        let mayInherit = request.scope.owner.map { Self.mayInheritCells($0, screens.code) } ?? false
        // Code that takes nil for an answer makes the cell itself, unless it just mistook the name: that of a class or of a
        // nib it did not mistake.
        guard request.insists || nearest != nil && !isNameOfCell(name, app, screens.code) else { return nil }
        return finding(
          at: request.event.location,
          "no cell has the reuse identifier '\(name)', and nobody registers one"
            + (nearest.map { ": did you mean '\($0)'?" } ?? ""),
          severity: !request.insists
            ? .warning : open.isEmpty && !isOpen && !mayInherit ? .error : nearest == nil ? .note : .warning,
          fix: NearestName.onlySlip(of: name, in: known).map { .literal(from: name, to: $0) })
      }
  }

  /// Whether the superclasses of a class are not all here: one that is not may register cells.
  private static func mayInheritCells(_ owner: CodeType, _ code: AppCode) -> Bool {
    switch code.lineage(of: owner).root {
    case .unknown: true
    case .objectiveC(let name): if case .unknown = code.objectiveCLineage(of: name).root { true } else { false }
    case .framework, .none: false
    }
  }

  /// Whether a text stands in the function of a request only where that never runs.
  private static func isNeverTaken(
    _ name: String, for request: ReuseIdentifiers.Request, _ app: CheckedApp, _ dead: DeadBlocks
  ) -> Bool {
    app.written.source.trees([request.event.location.file]).contains { tree in
      guard let function = tree.function(at: request.event.location) else { return false }
      let texts = tree.all(inside: tree.functions[Int(function)].body).filter {
        tree.nodes[Int($0)].kind == .text && tree.texts[Int(tree.nodes[Int($0)].a)] == name
      }
      return !texts.isEmpty && texts.allSatisfy { dead.reason(at: tree.location(of: $0), in: tree) != nil }
    }
  }

  func isNameOfCell(_ name: String, _ app: CheckedApp, _ code: AppCode) -> Bool {
    !code.classes(named: name).isEmpty || app.model.documents.contains { $0.kind == .xib && $0.name == name }
  }
}

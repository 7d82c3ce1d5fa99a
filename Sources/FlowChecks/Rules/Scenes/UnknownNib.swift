import FlowInterfaceBuilder
import FlowModel

/// `unknown-nib`.
struct UnknownNib: Rule {
  static let description = RuleDescription(
    id: "unknown-nib", group: .scenes, severity: .error,
    summary: "Code names a xib that does not exist.",
    rationale: """
      `UINib(nibName:bundle:)`, `loadNibNamed` and a controller that is made with a nib's name raise `Could not load \
      NIB in bundle` when the nib is used. It comes from a typing mistake, or from renaming or deleting the file. A \
      xib of another bundle is not looked for.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens, app.model.isWholeApp else { return [] }
    let files = app.model.documents.filter { $0.kind == .xib }.map(\.file) + app.model.unreadable.map(\.location.file)
    // The file's whole name is a name as well, what looks like a device in it included: `Banner~iPad`.
    let whole = files.filter { $0.hasSuffix(".xib") }.compactMap { $0.split(separator: "/").last?.dropLast(4) }
    let known = Set(files.map { InterfaceFile(path: $0).name } + whole.map(String.init))
      .union(app.absentDocuments).union(app.namesSpelledOtherwise)
    let dequeued = Once { Self.asked(in: app, screens.code) }
    let ofObjectiveC = findings(ofObjectiveCIn: app, screens.code, known)
    return ofObjectiveC + findings(ofControllersIn: app, screens, known)
      + app.names.all(.nib).compactMap { named in
        guard named.isOnly, !known.contains(named.name) else { return nil }
        let nearest = NearestName.of(named.name, in: known).map { ": did you mean '\($0)'?" }
        let message = "no xib is called '\(named.name)'\(nearest ?? ": was it renamed or deleted?")"
        // UIKit loads a registered nib when the first of its cells is asked for.
        if !named.cells.isEmpty, named.cells.isDisjoint(with: dequeued.value) {
          return finding(
            at: named.location, message + " Nobody is seen to ask for its cells", severity: .warning,
            related: named.related)
        }
        return finding(
          at: named.location, message, severity: named.isCertain ? nil : .warning, related: named.related)
      }
  }

  /// The identifiers of the cells that code asks for, where that may run.
  private static func asked(in app: CheckedApp, _ code: AppCode) -> Set<String> {
    let dead = DeadBlocks(app, code)
    let requests = app.reuseIdentifiers.requests.filter { request in
      let place = request.event.location
      return !app.written.source.trees([place.file]).contains { dead.reason(at: place, in: $0) != nil }
    }
    return Set(requests.map(\.identifier))
  }
}

import FlowModel

/// `unknown-segue-identifier`.
struct UnknownSegueIdentifier: Rule {
  static let description = RuleDescription(
    id: "unknown-segue-identifier", group: .segues, severity: .error,
    summary: "Code performs a segue that the screen does not have.",
    rationale: """
      `performSegue(withIdentifier:sender:)` raises `Receiver has no segue with identifier` when no segue that starts \
      from its screen has that identifier. It comes from a typing mistake, or from renaming, moving or deleting the \
      segue in the storyboard. All screens of the class and of its subclasses are asked, and one that has it is enough, \
      unless a callback of UIKit's performs it on all of them.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let everywhere = Set(app.model.transitions.compactMap(\.identifier))
    return findings(ofObjectiveCIn: app, screens.code, everywhere)
      + app.names.all(.segue).filter(\.isOnly).compactMap { performed in
        let identifier = performed.name
        let severity: Finding.Severity =
          performed.isCertain && !mayAskNobody(performed, app, screens) ? .error : .warning
        guard let performer = performed.performer, !screens.screens(of: performer).isEmpty else {
          // Who performs it is not known, or is no screen of a storyboard: then no screen at all may have it.
          guard !everywhere.contains(identifier), knowsSegues(of: app, everywhere) else { return nil }
          let nearest = NearestName.of(identifier, in: everywhere).map { ": did you mean '\($0)'?" } ?? ""
          // The screens of a class that other modules inherit from may be theirs, or those of documents that are not here.
          let mayBeElsewhere = performed.performer?.isOpen == true || app.lacksStoryboards
          return finding(
            at: performed.location, "no storyboard has a segue with the identifier '\(identifier)'\(nearest)",
            severity: mayBeElsewhere ? .note : severity, related: performed.related,
            fix: fix(identifier, among: everywhere))
        }
        let own = Set(screens.segues(of: performer).compactMap(\.segue.identifier))
        guard !own.contains(identifier) else { return lacking(identifier, performed, performer, screens) }
        return finding(
          at: performed.location,
          "no segue of \(performer.name) has the identifier '\(identifier)'"
            + advice(identifier, own: own, everywhere: everywhere, in: app),
          severity: severity,
          related: performed.related
            + screens.screens(of: performer).map { .init(location: $0.location, message: "its screen") },
          fix: fix(identifier, among: own))
      }
  }

  /// Whether the container that performs a segue may not be there: a screen that is not seen to stand in a navigation
  /// controller has none.
  private func mayAskNobody(_ performed: NamedCall, _ app: CheckedApp, _ screens: AppScreens) -> Bool {
    guard !performed.isOnSelf,
      let container = app.written.source.trees([performed.call.file]).lazy
        .compactMap({ $0.containerAskedIfAny(at: performed.call) }).first
    else { return false }
    guard container == "UINavigationController", let owner = performed.scope.owner else { return true }
    let own = screens.screens(of: owner)
    return own.isEmpty || own.contains { app.navigation.isInNavigationController($0) != true }
  }

  /// Whether the segues of an app are here: some are, or all of the app is, with scenes that have none.
  func knowsSegues(of app: CheckedApp, _ everywhere: Set<String>) -> Bool {
    !everywhere.isEmpty
      || app.model.isWholeApp && !app.lacksStoryboards && app.model.screens.contains(where: \.isSimulated)
  }

  private func fix(_ identifier: String, among known: Set<String>) -> Finding.Fix? {
    NearestName.onlySlip(of: identifier, in: known).map { .literal(from: identifier, to: $0) }
  }

  /// Callbacks that every screen of a class gets, whatever it shows.
  private static let callbacks: Set<String> = [
    "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "tableView(_:didSelectRowAt:)",
    "collectionView(_:didSelectItemAt:)",
  ]

  /// Of a class with several screens in a storyboard, those that have no such segue, although what performs it happens
  /// on all of them.
  private func lacking(
    _ identifier: String, _ performed: NamedCall, _ performer: CodeType, _ screens: AppScreens
  ) -> Finding? {
    let function = performed.scope.function
    guard Self.callbacks.contains(function.fullName), performed.isAlways else { return nil }
    let labels = function.parameters.map(\.label)
    let running = screens.screens(of: performer).filter { screen in
      guard let owner = screens.appClass(of: screen) else { return false }
      let run = screens.code.function(function.name, labels: labels, of: owner)
      return run?.function.location == function.location
    }
    let having = running.filter { screen in
      screens.model.transitions(from: screen.id).contains { $0.identifier == identifier }
    }
    let storyboards = Set(having.map(\.storyboard))
    let others = running.filter { screen in
      storyboards.contains(screen.storyboard) && !having.contains { $0.id == screen.id }
    }
    guard let first = others.first else { return nil }
    return finding(
      at: performed.location,
      """
      \(function.fullName) performs segue '\(identifier)' on every screen of \(performer.name), but that of \
      \(first.location.inWords) has none of that identifier
      """,
      severity: .warning, related: others.map { .init(location: $0.location, message: "a screen without the segue") })
  }

  func advice(
    _ identifier: String, own: Set<String>, everywhere: Set<String>, in app: CheckedApp
  ) -> String {
    if let nearest = NearestName.of(identifier, in: own) { return ": did you mean '\(nearest)'?" }
    if let other = app.model.transitions.first(where: { $0.identifier == identifier }) {
      if other.kind == .relationship { return ": it is a relationship, which cannot be performed" }
      let source = app.model.screen(other.source)?.spelling ?? "another screen"
      return ": \(source) has one, but a segue is performed on the screen that it starts from"
    }
    let list = own.sorted().prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return own.isEmpty ? ", and no storyboard has one" : " (it has \(list))"
  }
}

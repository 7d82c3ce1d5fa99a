import FlowModel

/// `unknown-scene`.
struct UnknownScene: Rule {
  static let description = RuleDescription(
    id: "unknown-scene", group: .scenes, severity: .error,
    summary: "Code makes a screen by an identifier that the storyboard does not have.",
    rationale: """
      `instantiateViewController(withIdentifier:)` raises `Storyboard doesn't contain a view controller with \
      identifier`. It comes from a typing mistake, or from renaming the identifier or moving the scene to \
      another storyboard.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let lookup = StoryboardLookup(app)
    let ofObjectiveC = findings(ofObjectiveCIn: app, screens.code, lookup)
    let ofOwnStoryboards = app.names.all(.screen).filter(\.isOnly).flatMap {
      findings(ofOwnStoryboards: $0, in: app, screens, lookup)
    }
    return ofObjectiveC + ofOwnStoryboards
      + app.names.all(.screen).filter(\.isOnly).compactMap { named in
        let severity: Finding.Severity = named.isCertain ? .error : .warning
        let loadable = app.model.storyboards.filter { screens.code.mayLoad($0.file, from: named.scope.owner) }
        let storyboards: [Storyboard]
        switch named.storyboard {
        case .named(let name):
          // A property may have the storyboard of another bundle.
          let own = loadable.filter { $0.name == name }
          storyboards = own.isEmpty ? app.model.storyboards.filter { $0.name == name } : own
        case .of(let screen): storyboards = screens.storyboards(ofClassOf: screen)
        case .elsewhere: return nil
        case .unknown:
          return nowhere(named.name, among: loadable, lookup, in: app).map {
            finding(
              at: named.location, $0.message, severity: named.isCertain ? $0.severity : .warning, related: named.related
            )
          }
        }
        return lookup.missing(named.name, in: storyboards).map {
          finding(
            at: named.location, "the code names \($0)", severity: severity, related: named.related,
            fix: NearestName.onlySlip(of: named.name, in: storyboards.flatMap(lookup.identifiers))
              .map { .literal(from: named.name, to: $0) })
        }
      }
  }

  /// Of a class whose screens are in several storyboards, those whose own storyboard lacks what they ask it for, as far as
  /// UIKit is seen to call what asks on them.
  private func findings(
    ofOwnStoryboards named: NamedCall, in app: CheckedApp, _ screens: AppScreens, _ lookup: StoryboardLookup
  ) -> [Finding] {
    // What no storyboard has is one cause.
    guard app.model.screens.contains(where: { $0.storyboardIdentifier == named.name }) else { return [] }
    let asking = named.storyboardsOf.compactMap { app.model.screen($0) }
      .filter { named.scope.function.isCalled(on: $0, in: app) }
    return asking.compactMap { screen -> Finding? in
      guard let owner = screens.appClass(of: screen),
        let missing = lookup.missing(named.name, in: screens.storyboards(ofClassOf: screen.id))
      else { return nil }
      return finding(
        at: named.location, "on \(owner.name), the code names \(missing)", severity: .warning,
        related: named.related + [.init(location: screen.location, message: "its screen")])
    }
  }

  /// For a storyboard that the code does not tell: an identifier that no storyboard which it may load has. It is an
  /// error only where a near one shows that the app's own were meant.
  private func nowhere(
    _ identifier: String, among storyboards: [Storyboard], _ lookup: StoryboardLookup, in app: CheckedApp
  ) -> (message: String, severity: Finding.Severity)? {
    let known = Set(storyboards.flatMap(lookup.identifiers))
    guard app.model.isWholeApp, !known.contains(identifier) else { return nil }
    // Where no scene has an identifier, all documents have to be here, and more than one that is shown at launch.
    guard !known.isEmpty || app.hasOwnScreens(in: storyboards) && !app.lacksDocuments else { return nil }
    let message = "the code names screen '\(identifier)', which no storyboard has"
    guard let nearest = NearestName.of(identifier, in: known) else { return (message, .warning) }
    return ("\(message): did you mean '\(nearest)'?", .error)
  }
}

extension CodeFunction {
  /// What UIKit calls on every screen.
  private static let callbacks: Set<String> = ["viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)"]

  /// Whether UIKit calls it on a screen: as that comes up, or where something there is touched.
  fileprivate func isCalled(on screen: Screen, in app: CheckedApp) -> Bool {
    if isOverride, Self.callbacks.contains(fullName) { return true }
    guard let document = app.model.documents.first(where: { $0.file == screen.location.file }) else { return false }
    return app.connections(to: screen.objectID, in: document).contains { connection in
      connection.kind == .action && connection.selector.map([selector, swift2Selector].contains) == true
    }
  }
}

extension CheckedApp {
  /// Whether some storyboards have screens of classes of the app's, which one that is shown at launch has not.
  func hasOwnScreens(in storyboards: [Storyboard]) -> Bool {
    storyboards.contains { one in model.screens(of: one).contains { $0.customClass != nil } }
  }
}

import FlowModel

/// The screens that the app is known to show: from its start, and from what code makes by name, along the transitions.
struct ReachedScreens {
  private let reached: Set<Screen.ID>

  init(_ app: CheckedApp, _ screens: AppScreens) {
    let model = app.model
    var next = model.screens.filter(app.navigation.startsApp).map(\.id)
    next += app.untoldStarts.map(\.id)
    let identifiers = Set(app.names.all(.screen).map(\.name))
    for screen in model.screens where screen.storyboardIdentifier.map(identifiers.contains) == true {
      next += [model.target(of: screen) ?? screen.id]
    }
    for call in app.names.all(.initialScreen) {
      let storyboards: [Storyboard] =
        switch call.storyboard {
        case .named(let name): model.storyboards.filter { $0.name == name }
        case .of(let screen): screens.storyboards(ofClassOf: screen)
        case .elsewhere, .unknown: []
        }
      next += storyboards.compactMap { $0.initialScreen.flatMap(model.screen)?.id }
    }
    var reached: Set<Screen.ID> = []
    while let id = next.popLast() {
      guard reached.insert(id).inserted else { continue }
      next += model.transitions(from: id).filter { $0.kind != .unwind }.compactMap(\.destination.screenID)
    }
    self.reached = reached
  }

  /// Whether a screen is among them; a screen that is not may still be shown in ways that nobody can read.
  func contains(_ id: Screen.ID) -> Bool { reached.contains(id) }
}

import FlowModel

/// The screens that the app is known to show: from its start, and from what code makes by name, along the transitions.
struct ReachedScreens {
  private let reached: Set<Screen.ID>

  init(_ app: CheckedApp, _ screens: AppScreens) {
    let model = app.model
    var next = model.screens.filter(app.navigation.startsApp).map(\.id)
    next += ["iphone", "ipad"].compactMap { try? model.startScreen(device: $0).id }
    let makers: Set<String> = [
      "instantiateInitialViewController", "instantiateViewController", "instantiateViewControllerWithIdentifier",
    ]
    for site in app.calls.calls(of: makers) { next += Self.made(by: site.call, in: site.scope, screens).map(\.id) }
    var reached: Set<Screen.ID> = []
    while let id = next.popLast() {
      guard reached.insert(id).inserted else { continue }
      next += model.transitions(from: id).filter { $0.kind != .unwind }.compactMap(\.destination.screenID)
    }
    self.reached = reached
  }

  /// Whether a screen is among them; a screen that is not may still be shown in ways that nobody can read.
  func contains(_ id: Screen.ID) -> Bool { reached.contains(id) }

  /// The screens that a call makes by `init(coder:)`: one that an initialiser of the call's own makes is none.
  private static func made(by call: CodeValue, in scope: CodeScope, _ screens: AppScreens) -> [Screen] {
    let model = screens.model
    switch call.calledName {
    case "instantiateViewController", "instantiateViewControllerWithIdentifier":
      guard let identifier = call.arguments?.first.flatMap({ scope.text(of: $0.value) }) else { return [] }
      return model.screens.filter { $0.storyboardIdentifier == identifier && $0.kind != .reference }
    case "instantiateInitialViewController":
      guard call.arguments?.isEmpty == true else { return [] }
      switch StoryboardCall(scope: scope, screens: screens).source(of: call.receiver) {
      case .named(let name):
        return model.storyboards.filter { $0.name == name }.compactMap { $0.initialScreen.flatMap(model.screen) }
      case .own(let own): return own.compactMap { $0.initialScreen.flatMap(model.screen) }
      case .unknown: return []
      }
    default: return []
    }
  }
}

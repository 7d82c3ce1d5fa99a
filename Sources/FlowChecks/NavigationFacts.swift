import FlowModel

/// Which transitions lead to a screen, and what follows from that.
struct NavigationFacts: Sendable {
  private let model: AppModel
  private let incoming: [Screen.ID: [Transition]]

  init(_ model: AppModel) {
    self.model = model
    incoming = Dictionary(grouping: model.transitions.filter { $0.destination.screenID != nil }) {
      $0.destination.screenID ?? ""
    }
  }

  /// The transitions that lead to a screen, in the order of the files.
  func transitions(to id: Screen.ID) -> [Transition] { incoming[id] ?? [] }

  /// Whether code can make a screen by itself, and then show it anywhere.
  func canBeMadeByCode(_ screen: Screen) -> Bool {
    screen.storyboardIdentifier != nil || (screen.isInitial && !startsApp(screen))
  }

  /// Whether the app's Info.plist makes the screen the root of the window.
  func startsApp(_ screen: Screen) -> Bool {
    guard screen.isInitial, let storyboard = model.storyboards.first(where: { $0.qualifiedName == screen.storyboard })
    else { return false }
    return model.infoPlists.contains { $0.startsWith(storyboard.name) }
  }

  /// Whether a screen stands in a navigation controller on every way that leads to it: nil when some do, or when code
  /// decides.
  ///
  /// - Parameter isMade: whether code is seen to make a screen that it need not make.
  func isInNavigationController(_ screen: Screen, where isMade: (Screen) -> Bool = { _ in false }) -> Bool? {
    var visited: Set<Screen.ID> = []
    return isInNavigationController(screen, isMade, &visited) ?? nil
  }

  /// The outer optional is nil for a way that only comes back to where the search has been.
  private func isInNavigationController(
    _ screen: Screen, _ isMade: (Screen) -> Bool, _ visited: inout Set<Screen.ID>
  ) -> Bool?? {
    guard visited.insert(screen.id).inserted else { return nil }
    if canBeMadeByCode(screen) || isMade(screen) { return .some(nil) }
    var answers: [Bool] = startsApp(screen) ? [false] : []
    for transition in transitions(to: screen.id) {
      guard let source = model.screen(transition.source) else { return .some(nil) }
      switch transition.kind {
      case .relationship where source.kind == .navigation, .push: answers.append(true)
      case .present, .modal, .popover: answers.append(false)
      case .relationship, .embed, .show:
        guard let answer = isInNavigationController(source, isMade, &visited) else { continue }
        guard let answer else { return .some(nil) }
        answers.append(answer)
      case .showDetail, .replace, .custom, .unwind, .other: return .some(nil)
      }
    }
    guard let first = answers.first else { return .some(nil) }
    return .some(answers.allSatisfy { $0 == first } ? first : nil)
  }
}

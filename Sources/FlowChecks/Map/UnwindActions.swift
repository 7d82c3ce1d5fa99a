import FlowModel

/// The screens whose classes have the methods that unwind segues look for.
struct UnwindActions {
  /// The screens that have each action, by its selector.
  private(set) var takers: [String: [Screen.ID]] = [:]

  /// - Parameter made: the screens that no storyboard has, with their classes.
  init(_ screens: AppScreens, made: [(type: CodeType, screen: Screen.ID)]) {
    let code = screens.code
    for type in code.types where type.kind == .class || type.kind == .extension {
      let actions = type.functions.filter { $0.parameters.first?.type.contains("Segue") == true }
      guard !actions.isEmpty else { continue }
      let all =
        type.kind == .class
        ? screens.screens(of: type).map(\.id)
          + made.filter { code.lineage(of: $0.type).classes.contains { $0 === type } }.map(\.screen)
        : screens.model.screens.filter { screens.isKind($0, of: type.name) == true }.map(\.id)
          + made.filter { code.isKind($0.type, of: type.name) == true }.map(\.screen)
      for selector in Set(actions.flatMap { [$0.selector, $0.swift2Selector] }) {
        for screen in all where takers[selector]?.contains(screen) != true {
          takers[selector, default: []].append(screen)
        }
      }
    }
  }
}

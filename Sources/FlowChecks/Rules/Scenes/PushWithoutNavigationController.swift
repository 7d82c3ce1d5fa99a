import FlowModel

/// `push-without-navigation-controller`.
struct PushWithoutNavigationController: Rule {
  static let description = RuleDescription(
    id: "push-without-navigation-controller", group: .scenes, severity: .error,
    summary: "A push segue starts from a screen that is in no navigation controller.",
    rationale: """
      The push segues of old storyboards raise `Push segues can only be used when the source controller is managed by \
      an instance of UINavigationController`. Only screens are judged whose every way in is in the storyboards; one \
      that code makes by its identifier may be put into a navigation controller there. A show segue is fine: UIKit \
      presents instead.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.model.transitions.compactMap { transition in
      guard transition.kind == .push, let source = app.model.screen(transition.source), source.isSimulated,
        source.kind != .navigation,
        app.navigation.isInNavigationController(source, where: { isMade($0, in: app) }) == false
      else { return nil }
      let name = transition.identifier.map { "segue '\($0)'" } ?? "the segue"
      return finding(
        at: transition.location,
        """
        \(name) pushes, but \(source.spelling) is in no navigation controller on any way that leads to it: embed it in \
        one, or make the segue a show segue
        """)
    }
  }

  /// Whether code makes the first screen of a storyboard, though the app starts with it by itself: the window gets another
  /// one then.
  private func isMade(_ screen: Screen, in app: CheckedApp) -> Bool {
    guard screen.isInitial,
      let storyboard = app.model.storyboards.first(where: { $0.qualifiedName == screen.storyboard })
    else { return false }
    if let code = app.screens?.code,
      code.facts.objectiveCMentions.contains("instantiateInitialViewController") || isWrapped(in: code)
    {
      return true
    }
    return app.names.all(.initialScreen).contains { named in
      if case .named(let name) = named.storyboard { name == storyboard.name } else { true }
    }
  }

  /// Whether code puts the controller that a window has onto a navigation stack.
  private func isWrapped(in code: AppCode) -> Bool {
    code.types.contains { type in
      type.functions.contains { function in
        function.events.contains { event in
          switch event.action {
          case .call(let call) where call.calledName.map(Self.stacking.contains) == true:
            call.arguments?.contains { isOfWindow($0.value, in: function) } == true
          case .assign(let target, let value?) where target.lastName == "viewControllers":
            isOfWindow(value, in: function)
          default: false
          }
        }
      }
    }
  }

  private static let stacking: Set<String> = ["UINavigationController", "pushViewController", "setViewControllers"]

  /// Whether a value is the controller that a window has, or a list with it.
  private func isOfWindow(_ value: CodeValue, in function: CodeFunction) -> Bool {
    if case .array(let elements) = value.root { return elements.contains { isOfWindow($0, in: function) } }
    return function.whole(value).lastName == "rootViewController"
  }
}

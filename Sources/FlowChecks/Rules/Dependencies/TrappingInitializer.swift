import FlowModel

/// `trapping-initializer`.
struct TrappingInitializer: Rule {
  static let description = RuleDescription(
    id: "trapping-initializer", group: .dependencies, severity: .error,
    summary: "A storyboard makes a screen whose `init(coder:)` only traps.",
    rationale: """
      A segue without a segue action, a storyboard reference and the initial controller are made by `init(coder:)`. \
      Xcode's fix-it writes `fatalError` into it, which is right only for a screen that code makes, or that an \
      `@IBSegueAction` makes. It is a warning where nothing shows that the app comes to the segue.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    return app.model.screens.flatMap { screen -> [Finding] in
      guard screen.isSimulated, let owner = screens.appClass(of: screen), let trap = screens.code.trap(ofCoderOf: owner)
      else { return [] }
      let advice = "by its init(coder:), which traps (\(trap.inWords)): "
      var findings = app.navigation.transitions(to: screen.id).filter { $0.creationSelector == nil }.map { segue in
        finding(
          at: segue.location,
          "the segue makes \(owner.name) \(advice)make it in an @IBSegueAction, or implement init(coder:)",
          related: [.init(location: trap, message: "init(coder:) traps")])
      }
      if app.navigation.startsApp(screen) {
        findings.append(
          finding(
            at: screen.location, "the app starts by making \(owner.name) \(advice)implement it",
            related: [.init(location: trap, message: "init(coder:) traps")]))
      }
      return findings
    }
  }
}

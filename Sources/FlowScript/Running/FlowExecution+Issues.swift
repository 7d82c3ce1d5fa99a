import HeadlessUIKit

extension FlowExecution {
  /// UIKit has logged a warning with a text; from here on it counts as expected.
  func assertWarning(_ template: Template) throws(StepFailure) {
    let text = try variables.value(of: template)
    let pattern = TextPattern(text)
    let warnings = try app().warnings
    let found = warnings.indices.filter { warnings[$0].contains(text) || pattern.matches(warnings[$0]) }
    expectedWarnings.formUnion(found)
    guard found.isEmpty else { return }
    let actual = warnings.isEmpty ? ["no warning at all"] : warnings
    throw StepFailure(
      "no such warning was logged",
      difference: ["- expected: \(text)", "+ actual:   \(actual[0])"]
        + actual.dropFirst().map { "            \($0)" })
  }

  /// Nothing was raised, and nothing logged that no step expects.
  func assertNoIssues() throws(StepFailure) {
    let simulation = try app()
    let unexpected = simulation.warnings.enumerated().filter { !expectedWarnings.contains($0.offset) }.map(\.element)
    let issues = simulation.exceptions.map(\.description) + unexpected
    guard let first = issues.first else { return }
    throw issues.count == 1
      ? StepFailure("UIKit reports: \(first)")
      : StepFailure("UIKit reports \(issues.count) issues:", difference: issues)
  }

  /// A screen was there, and nothing holds it any more.
  func assertDeallocated(_ template: Template) throws(StepFailure) {
    let name = try variables.value(of: template)
    let simulation = try app()
    let resolver = try resolver()
    if let shown = try resolver.controllers(named: name).first {
      throw StepFailure(
        "\(shown.screenName) is still in the app: \(place(of: shown))", location: shown.origin?.location,
        hint: "first go where nothing shows it any more: pop, dismiss, or swipeBack")
    }
    let lives = simulation.lives(of: name)
    guard !lives.isEmpty else {
      throw StepFailure("no \(name) was there: nothing made one since the launch")
    }
    let alive = lives.count(where: \.isAlive)
    guard alive > 0 else { return }
    let pagers = simulation.allControllers.compactMap { $0 as? UIPageViewController }
    for pager in pagers {
      for page in pager.neighbours?.held ?? [] where try resolver.matches(name, page) {
        throw .undecided(
          "whether \(pager.screenName) keeps a page beside the one that it shows", at: pager.origin?.location,
          hint: "that is not published; setViewControllers lets go of the pages that it kept")
      }
    }
    let subject = lives.count == 1 ? "\(name) is" : "\(alive) of \(lives.count) instances of \(name) are"
    throw StepFailure(
      "\(subject) still alive, though no container holds it: the app's code does",
      hint:
        "look for a closure that captures self, a delegate that is not weak, a timer, or a property of another screen"
    )
  }

  private func place(of controller: UIViewController) -> String {
    if let parent = controller.parent { return "\(parent.screenName) holds it" }
    if let presenter = controller.presentingViewController { return "\(presenter.screenName) presents it" }
    return "it is the window's root"
  }
}

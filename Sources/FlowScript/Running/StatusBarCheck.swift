import HeadlessUIKit

/// Compares the status bar with what a flow expects of it; where it is another one, tells the way that UIKit goes to
/// the controller that decides, link by link, and why it ends there.
@MainActor
struct StatusBarCheck {
  let simulation: Simulation
  let expectation: StatusBarExpectation
  /// Whether a controller is the expected owner.
  let isOwner: (UIViewController) throws(StepFailure) -> Bool
  /// The expected owner's name.
  let ownerName: String?

  private var interface: SystemInterface { simulation.systemInterface }

  /// Checks all that is expected.
  ///
  /// - Throws: `StepFailure` for the first part that is not so, or not known.
  func check() throws(StepFailure) {
    for preference in preferences {
      let answer = interface.answer(to: preference)
      if case .open(let question) = answer { throw undecided(question, preference) }
      guard isExpected(answer, preference) else { throw failure(preference) }
      if ownerName != nil {
        guard let owner = interface.owner(of: preference), try isOwner(owner) else { throw failure(preference) }
      }
    }
  }

  /// What is asked for: an owner alone is the style's.
  private var preferences: [SystemPreference] {
    var preferences: [SystemPreference] = []
    if expectation.style != nil || expectation.hidden == nil { preferences.append(.statusBarStyle) }
    if expectation.hidden != nil { preferences.append(.statusBarHidden) }
    return preferences
  }

  private func isExpected(_ answer: PreferenceAnswer, _ preference: SystemPreference) -> Bool {
    switch answer {
    case .style(let style):
      switch expectation.style {
      case .default?: return style == .default
      case .lightContent?: return shownStyle == .lightContent
      case .darkContent?: return shownStyle == .darkContent
      case nil: return true
      }
    case .flag(let isHidden): return expectation.hidden ?? isHidden == isHidden
    case .edges, .open: return false
    }
  }

  private var shownStyle: UIStatusBarStyle {
    simulation.application.keyWindow?.windowScene?.statusBarManager?.statusBarStyle ?? .default
  }

  // MARK: The text of a failure

  private func undecided(_ question: PreferenceAnswer.OpenQuestion, _ preference: SystemPreference) -> StepFailure {
    var failure = StepFailure(
      question.reason, verdict: .undecided, difference: way(preference), location: question.location)
    failure.hint = question.asks.map(GivenLines.answer(to:))
    return failure
  }

  private func failure(_ preference: SystemPreference) -> StepFailure {
    let chain = interface.chain(of: preference)
    return StepFailure(
      "the status bar is another one",
      difference: [
        "- expected: \(text(expected(preference), of: ownerName))",
        "+ actual:   \(text(actual(preference), of: interface.owner(of: preference)?.screenName))",
      ] + way(preference), location: chain.owner?.origin?.location, hint: hint(chain))
  }

  private func expected(_ preference: SystemPreference) -> String? {
    preference == .statusBarStyle ? expectation.style?.rawValue : expectation.hidden.map { $0 ? "hidden" : "shown" }
  }

  private func actual(_ preference: SystemPreference) -> String? {
    switch interface.answer(to: preference) {
    case .style(.default): "default, drawn as \(shownStyle)"
    case .style(let style): "\(style)"
    case .flag(let isHidden): isHidden ? "hidden" : "shown"
    case .edges, .open: nil
    }
  }

  private func text(_ value: String?, of owner: String?) -> String {
    [value, owner.map { "of \($0)" }].compactMap(\.self).joined(separator: ", ")
  }

  /// The way, a line a link, and why it ends.
  private func way(_ preference: SystemPreference) -> [String] {
    let chain = interface.chain(of: preference)
    guard let owner = chain.owner else {
      return [
        "no controller is asked: Info.plist has UIViewControllerBasedStatusBarAppearance = NO, and the application's "
          + "own values hold"
      ]
    }
    var lines = ["UIKit asks for \(preference.subject):"]
    for (index, link) in chain.links.enumerated() {
      let before = index > 0 ? chain.links[index - 1].controller.screenName : ""
      lines.append("  \(link.controller.screenName): \(reason(link.way, after: before, preference))")
    }
    if case .open = chain.answer { return lines }
    lines.append(
      "  it stops there: \(preference.childProperty) of \(owner.screenName) is nil, so its own "
        + "\(preference.property) counts, which is \(chain.answer)")
    for controller in chain.passedBy {
      lines.append(
        "  \(controller.screenName) is presented and not asked: it does not fill the screen, and "
          + "modalPresentationCapturesStatusBarAppearance is false")
    }
    if let change = interface.untoldChange(of: preference) { lines.append("  \(change.description)") }
    return lines
  }

  private func reason(_ way: PreferenceChain.Way, after before: String, _ preference: SystemPreference) -> String {
    switch way {
    case .windowRoot: "the window's root"
    case .presentedFullScreen: "presented over the full screen on \(before)"
    case .capturing: "presented on \(before), with modalPresentationCapturesStatusBarAppearance"
    case .child: "\(preference.childProperty) of \(before)"
    }
  }

  private func hint(_ chain: PreferenceChain) -> String? {
    let preference = chain.preference
    if let change = interface.untoldChange(of: preference) {
      return "call \(preference.update) on \((change.namedBy ?? change.controller).screenName) after the change"
    }
    guard let stop = chain.owner else {
      return "set it on UIApplication, or take the key out of Info.plist so that the controllers decide"
    }
    if ownerName != nil {
      if let child = stop.children.first(where: { holdsOwner($0) }) {
        return "return \(child.screenName) from \(preference.childProperty) of \(stop.screenName)"
      }
      if let presented = chain.passedBy.first(where: { holdsOwner($0) }) {
        return "set modalPresentationCapturesStatusBarAppearance of \(presented.screenName) before it is presented"
      }
    }
    return "override \(preference.property) of \(stop.screenName), or \(preference.childProperty) to let a child decide"
  }

  private func holdsOwner(_ controller: UIViewController) -> Bool {
    ([controller] + controller.descendants).contains { (try? isOwner($0)) == true }
  }
}

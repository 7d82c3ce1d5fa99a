import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

extension FlowRun {
  /// Touches an element, as often as the command says.
  func perform(_ tap: Tap) throws(StepFailure) -> [String] {
    let element = try element(tap.selector)
    let simulation = try app()
    var outcome = TouchOutcome.handled
    for _ in 0..<tap.count { outcome = simulation.touch(element, tap.gesture.touch) }
    switch outcome {
    case .handled: return []
    case .disabled: return ["the element is disabled"]
    case .unanswered: return ["nothing in the storyboard answers this touch"]
    }
  }

  /// The element that a finger is to touch.
  func element(_ selector: ElementSelector) throws(StepFailure) -> ScreenElement {
    let simulation = try app()
    let query = try ElementQuery(selector, variables: variables)
    guard query.namesAnElement else {
      throw StepFailure(
        "a point of the screen is no element: flowsim has no pixels", verdict: .undecided,
        hint: "name what is touched, by text or id")
    }
    let found = query.matches(in: simulation.screenElements)
    guard let element = found.first(where: \.isReachable) ?? found.first else {
      if let reason = try emptyContainer() { throw reason }
      throw notFound(query, simulation, toTouch: true)
    }
    guard element.isReachable else {
      let top = simulation.visiblePath.first?.screenName ?? ""
      throw StepFailure(
        "the element with \(query.description) lies under the presentation of \(top)", location: element.location)
    }
    return element
  }

  func assertVisible(_ selector: ElementSelector) throws(StepFailure) {
    let query = try ElementQuery(selector, variables: variables)
    let simulation = try app()
    guard query.matches(in: simulation.screenElements).isEmpty else { return }
    if let reason = try emptyContainer() { throw reason }
    throw notFound(query, simulation)
  }

  func assertNotVisible(_ selector: ElementSelector) throws(StepFailure) -> [String] {
    let query = try ElementQuery(selector, variables: variables)
    let simulation = try app()
    let elements = simulation.screenElements
    if let element = query.matches(in: elements).first {
      throw StepFailure("an element with \(query.description) is visible", location: element.location)
    }
    if let rows = simulation.unlinkedRows.first {
      throw .undecided(
        "whether a row that \(rows.source) fills has \(query.description)", at: rows.location,
        hint: GivenLines.rows(on: rows.screen, text: nil))
    }
    let outlets = query.asksForText ? elements.filter(\.hasTextOfCode).flatMap(\.unlinkedOutlets) : []
    return outlets.isEmpty
      ? [] : ["as the storyboard has it; code can set the text of \(outlets.joined(separator: ", "))"]
  }

  /// Whether an element is visible, for a condition.
  func isVisible(_ selector: ElementSelector) throws(StepFailure) -> Bool {
    let query = try ElementQuery(selector, variables: variables)
    let simulation = try app()
    if !query.matches(in: simulation.screenElements).isEmpty { return true }
    if let reason = runTimeReason(query, simulation) { throw reason }
    return false
  }

  private func notFound(_ query: ElementQuery, _ simulation: Simulation, toTouch: Bool = false) -> StepFailure {
    let elements = simulation.screenElements
    let texts = elements.flatMap(\.texts)
    let names = texts + elements.compactMap(\.identifier)
    let nearest = query.wanted.flatMap { NearestName.of($0, in: names) }
    if var reason = runTimeReason(query, simulation, toTouch: toTouch) {
      let slip = nearest.map { "did you mean \"\($0)\", which is in the storyboard?" }
      reason.hint = [slip, reason.hint].compactMap(\.self).joined(separator: "\n")
      return reason
    }
    let visible =
      texts.isEmpty ? "no text is visible" : "visible: \(texts.uniqued.map { "\"\($0)\"" }.joined(separator: ", "))"
    return StepFailure(
      "no visible element has \(query.description)" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""),
      difference: [visible])
  }

  /// What is not in the storyboard may come from code: rows that a data source fills, texts that an outlet sets.
  ///
  /// - Parameter toTouch: whether only what answers touches counts.
  private func runTimeReason(_ query: ElementQuery, _ simulation: Simulation, toTouch: Bool = false) -> StepFailure? {
    if let rows = simulation.unlinkedRows.first {
      return .undecided(
        "which rows \(rows.source) fills, and whether one has \(query.description)", at: rows.location,
        hint: GivenLines.rows(on: rows.screen, text: query.wanted))
    }
    if let alert = simulation.visibleScreen as? UIAlertController, let open = code.openAlert(alert) {
      if open.areButtonsOpen || toTouch { return undecided(open, "which buttons", button: query.wanted) }
      return undecided(open, "which texts", title: query.wanted)
    }
    if let screen = simulation.visibleScreen, screen.isDesignedByUnlinkedCode {
      return .undecided(
        "what \(screen.screenName) shows: its view is made in code", hint: "assertScreen checks that it is there")
    }
    if query.asksForText,
      let element = simulation.screenElements.first(where: { $0.hasTextOfCode && ($0.answersTouch || !toTouch) })
    {
      return .undecided(
        "which text \(element.unlinkedOutlets[0]) has; none in the storyboard is \(query.description)",
        at: element.location, hint: GivenLines.text(ofOutlet: element.unlinkedOutlets[0], text: query.wanted))
    }
    for screen in simulation.visiblePath + simulation.embeddedScreens {
      guard let place = code.viewMaking(by: screen) else { continue }
      return .undecided(
        "what \(screen.screenName) adds to its view, and whether that has \(query.description)", at: place)
    }
    return nil
  }
}

extension ScreenElement {
  /// Whether code that is not linked may set its text, through an outlet.
  fileprivate var hasTextOfCode: Bool {
    !unlinkedOutlets.isEmpty && (kind == .text || kind == .button || kind == .textField)
  }
}

extension Tap.Gesture {
  var touch: TouchGesture {
    switch self {
    case .tapOn: .tap
    case .doubleTapOn: .doubleTap
    case .longPressOn: .longPress
    }
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in the order of their first appearance.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

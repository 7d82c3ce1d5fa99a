import FlowInterfaceBuilder
import FlowModel
import Foundation
import HeadlessUIKit

extension FlowExecution {
  /// Touches an element, as often as the command says.
  func perform(_ tap: Tap) throws(StepFailure) -> [String] {
    let simulation = try app()
    let point = try point(of: tap)
    let element: ScreenElement
    if let point {
      switch simulation.hit(at: point) {
      case .beside(let presented): return try tapBeside(presented)
      case .nothing: return ["the point lies on nothing that takes touches"]
      case .element(let found): element = try certain(found, at: point)
      case .open(let what, let view):
        throw StepFailure(
          "what lies at the point is not certain: \(what)", verdict: .undecided, location: view?.documentLocation,
          hint: "name what is touched, by text or id")
      }
    } else {
      element = try self.element(tap.selector)
    }
    var outcome = TouchOutcome.handled
    // Two touches are one gesture.
    let times = tap.gesture == .doubleTapOn ? 1 : tap.count
    for _ in 0..<times { outcome = simulation.touch(element, tap.gesture.touch, at: point) }
    switch outcome {
    case .handled: return []
    case .disabled: return ["the element is disabled"]
    case .unanswered: return ["nothing in the storyboard answers this touch"]
    }
  }

  /// The point of the screen that a tap names alone.
  private func point(of tap: Tap) throws(StepFailure) -> CGPoint? {
    guard let template = tap.selector.point, try !ElementQuery(tap.selector, variables: variables).namesAnElement else {
      return nil
    }
    return try point(template, in: try app().screen.bounds)
  }

  /// A finger comes down beside what is presented.
  private func tapBeside(_ presented: UIViewController) throws(StepFailure) -> [String] {
    if presented.tapOutsidePresentation() {
      try app().settle()
      return []
    }
    guard presented.presentationController is UISheetPresentationController, !presented.isModalInPresentation else {
      return ["a finger beside what is presented does nothing"]
    }
    throw .undecided("whether a finger beside the card puts it away")
  }

  /// The element at a point of the screen, where nothing that code did may have put another one there.
  private func certain(_ element: ScreenElement, at point: CGPoint) throws(StepFailure) -> ScreenElement {
    guard let doubt = doubts.open.first(where: { $0.mayChange(element, at: point) }) else { return element }
    throw .undecided("\(doubt.question), and what lies at the point", at: doubt.location, hint: doubt.hint)
  }

  /// The element that a finger is to touch.
  func element(_ selector: ElementSelector) throws(StepFailure) -> ScreenElement {
    let simulation = try app()
    let query = try ElementQuery(selector, variables: variables)
    guard query.namesAnElement else {
      throw StepFailure(
        "a point of the screen is no element", verdict: .undecided,
        hint: "name what is touched, by text or id")
    }
    let element: ScreenElement
    switch try presence(of: query, toTouch: true) {
    case .there(let found): element = found
    case .open(let reason): throw try emptyContainer() ?? hinted(reason, query, simulation)
    case .absent: throw try emptyContainer() ?? notFound(query, simulation)
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
    switch try presence(of: query) {
    case .there: return
    case .open(let reason): throw try emptyContainer() ?? hinted(reason, query, simulation)
    case .absent: throw try emptyContainer() ?? notFound(query, simulation)
    }
  }

  /// The contrary of `assertVisible`: undecided where and only where that is.
  func assertNotVisible(_ selector: ElementSelector) throws(StepFailure) -> [String] {
    let query = try ElementQuery(selector, variables: variables)
    switch try presence(of: query) {
    case .there(let element):
      throw StepFailure("an element with \(query.description) is visible", location: element.location)
    case .open(let reason): throw reason
    case .absent:
      if let reason = try emptyContainer() { throw reason }
      return []
    }
  }

  /// Whether an element is visible, for a condition.
  func isVisible(_ selector: ElementSelector) throws(StepFailure) -> Bool {
    let query = try ElementQuery(selector, variables: variables)
    switch try presence(of: query) {
    case .there: return true
    case .open(let reason): throw reason
    case .absent: return false
    }
  }

  /// A reason with the nearest text that the storyboard has.
  private func hinted(_ reason: StepFailure, _ query: ElementQuery, _ simulation: Simulation) -> StepFailure {
    let names = simulation.screenElements.flatMap { $0.texts + [$0.identifier].compactMap(\.self) }
    let slip = query.wanted.flatMap { wanted in names.contains(wanted) ? nil : NearestName.of(wanted, in: names) }
      .map { "did you mean \"\(LogText.line($0))\", which is in the storyboard?" }
    var reason = reason
    reason.hint = [slip, reason.hint].compactMap(\.self).joined(separator: "\n")
    if reason.hint?.isEmpty == true { reason.hint = nil }
    return reason
  }

  private func notFound(_ query: ElementQuery, _ simulation: Simulation) -> StepFailure {
    let elements = simulation.screenElements
    if let covered = query.matches(in: elements).first(where: { $0.keyboardCoverage == .covered }) {
      return StepFailure(
        "the element with \(query.description) lies under the keyboard", location: covered.location,
        hint: "put the keyboard away first: hideKeyboard")
    }
    let texts = elements.flatMap(\.texts)
    let names = texts + elements.compactMap(\.identifier)
    let nearest = query.wanted.flatMap { NearestName.of($0, in: names) }
    let ids = query.asksForIdentifierAlone ? elements.compactMap(\.identifier).uniqued : []
    let visible =
      !ids.isEmpty
      ? "visible ids: \(ids.map { "\"\($0)\"" }.joined(separator: ", "))"
      : texts.isEmpty ? "no text is visible" : "visible: \(texts.uniqued.map { "\"\($0)\"" }.joined(separator: ", "))"
    return StepFailure(
      "no visible element has \(query.description)" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""),
      difference: [visible])
  }

  /// What is not in the storyboard may come from code: rows that a data source fills, texts that an outlet sets.
  ///
  /// - Parameter toTouch: whether only what answers touches counts.
  func runTimeReason(_ query: ElementQuery, _ simulation: Simulation, toTouch: Bool = false) -> StepFailure? {
    if let rows = simulation.unlinkedRows.first {
      return .undecided(
        "which rows \(rows.source) fills, and whether one has \(query.description)", at: rows.location,
        hint: GivenLines.rows(on: rows.screen, text: query.wanted))
    }
    if query.asksForText,
      let element = simulation.screenElements.first(where: { hasTextOfCode($0) && ($0.answersTouch || !toTouch) })
    {
      return .undecided(
        "which text \(element.unlinkedOutlets[0]) has; none in the storyboard is \(query.description)",
        at: element.location, hint: GivenLines.text(ofOutlet: element.unlinkedOutlets[0], text: query.wanted))
    }
    return nil
  }

  /// Whether code that is not read may set the text of an element, through an outlet.
  private func hasTextOfCode(_ element: ScreenElement) -> Bool {
    guard element.kind == .text || element.kind == .button || element.kind == .textField else { return false }
    return element.unlinkedOutlets.contains { !givens.states(outlet: $0) }
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

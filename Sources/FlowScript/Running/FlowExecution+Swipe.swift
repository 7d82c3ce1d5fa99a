import Foundation
import HeadlessUIKit

extension FlowExecution {
  /// Moves a finger across the screen.
  ///
  /// - Returns: a note where nothing changes.
  func perform(_ swipe: Swipe) throws(StepFailure) -> [String] {
    let simulation = try app()
    let (path, element) = try way(of: swipe, in: simulation)
    if let doubt = doubt(ofDragFrom: path.start) {
      throw .undecided("\(doubt.question), where a finger drags a row", at: doubt.location, hint: doubt.hint)
    }
    switch simulation.swipe(path, on: element) {
    case .handled: return []
    case .scrolled: return ["it scrolls; how far is not known"]
    case .cancelled(let progress):
      return ["the finger lets go at \(Int((progress * 100).rounded())) % of the way, so nothing changes"]
    case .unanswered(let reasons):
      if let screen = simulation.visiblePath.last(where: { $0.origin?.unlinkedClass != nil }) {
        throw .undecided(
          "whether \(screen.screenName) answers a swipe \(path.direction.words)", at: screen.origin?.location,
          hint: (reasons + ["`swipeBack` goes back; `dismiss` and `tapOn` do what the code would do"])
            .joined(separator: "\n"))
      }
      return ["nothing answers this swipe"] + reasons
    }
  }

  /// Scrolls on until an element is there, and lets the list come to rest where it is.
  func scroll(_ direction: Swipe.Direction, until selector: ElementSelector) throws(StepFailure) {
    let query = try ElementQuery(selector, variables: variables)
    let search = ScrollSearch(in: try app()) { query.matches(in: $0).first }
    for _ in 0..<Self.mostSwipes {
      if search.stops() { break }
      if case .there = try presence(of: query) { break }
      guard case .scrolled = search.swipe(scrollPath(direction)) else { break }
    }
    search.end()
    try assertVisible(selector)
  }

  /// How many swipes Maestro makes at most until its time is over, 20 seconds unless told otherwise.
  private static let mostSwipes = 20

  /// Scrolls down once.
  func scroll() throws(StepFailure) { try app().swipe(scrollPath(.down)) }

  /// How Maestro scrolls: a finger in the middle of the screen goes the other way, up to see what is further down.
  private func scrollPath(_ direction: Swipe.Direction) -> SwipePath {
    let bounds = simulation?.screen.bounds ?? .zero
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: bounds.width * x, y: bounds.height * y) }
    let (start, end) =
      switch direction {
      case .down: (point(0.5, 0.5), point(0.5, 0.1))
      case .up: (point(0.5, 0.5), point(0.5, 0.9))
      case .right: (point(0.5, 0.5), point(0.1, 0.5))
      case .left: (point(0.5, 0.5), point(0.9, 0.5))
      }
    return SwipePath(from: start, to: end)
  }

  /// A finger from the left edge goes back or, cancelled, lets go too early.
  func swipeBack(isCancelled: Bool) throws(StepFailure) {
    let simulation = try app()
    let bounds = simulation.screen.bounds
    guard let navigation = simulation.visibleContainer(UINavigationController.self) else {
      throw StepFailure("the visible screen is in no navigation controller")
    }
    func refusal(_ reason: String) throws(StepFailure) -> StepFailure {
      StepFailure("a finger from the left edge does not go back: \(reason)", hint: try otherWayBack())
    }
    if let reason = navigation.reasonBeforeInteractivePop { throw try refusal(reason) }
    let path = SwipePath(
      from: CGPoint(x: 0, y: bounds.midY), to: CGPoint(x: bounds.width * (isCancelled ? 0.3 : 0.9), y: bounds.midY))
    let outcome = simulation.swipe(path)
    switch outcome {
    case .handled, .cancelled: return
    case .scrolled, .unanswered:
      if let reason = navigation.reasonAgainstInteractivePop { throw try refusal(reason) }
      throw StepFailure("a finger from the left edge does not reach \(navigation.screenName)")
    }
  }

  /// Where the finger goes, and the element that it comes down on.
  private func way(of swipe: Swipe, in simulation: Simulation) throws(StepFailure) -> (SwipePath, ScreenElement?) {
    let bounds = simulation.screen.bounds
    let duration = Double(swipe.duration) / 1000
    switch swipe.way {
    case .points(let start, let end):
      let start = try point(start, in: bounds)
      return (SwipePath(from: start, to: try point(end, in: bounds), duration: duration), nil)
    case .direction(let direction, nil):
      let (start, end) = direction.standardWay
      return (SwipePath(from: start.point(in: bounds), to: end.point(in: bounds), duration: duration), nil)
    case .direction(let direction, let selector?):
      let element = try self.element(selector)
      let frame = element.frame.isEmpty ? bounds : element.frame
      let start =
        try selector.point.map { template throws(StepFailure) in try point(template, in: frame) }
        ?? CGPoint(x: frame.midX, y: frame.midY)
      let path = SwipePath(
        from: start, to: direction.end(from: start, in: bounds), duration: duration,
        isStartKnown: !element.frame.isEmpty)
      return (path, element)
    }
  }

  /// What is not known of a finger that comes down on the control by which a row is moved, at the end of the row.
  private func doubt(ofDragFrom start: CGPoint) -> ElementDoubt? {
    doubts.open.first { doubt in
      guard doubt.part == .drag, let view = doubt.view else { return false }
      let frame = view.convert(view.bounds, to: nil)
      guard frame.contains(start) else { return false }
      return min(start.x - frame.minX, frame.maxX - start.x) < Self.widthOfRowControl
    }
  }

  /// More than what the control takes of a row, in points.
  private static let widthOfRowControl: CGFloat = 60

  func point(_ template: Template, in rectangle: CGRect) throws(StepFailure) -> CGPoint {
    let text = try variables.value(of: template)
    guard let point = ScreenPoint(text) else {
      throw StepFailure("'\(text)' is no point", hint: "write 100,200 for points or 50%,20% for parts")
    }
    return point.point(in: rectangle)
  }
}

extension Swipe.Direction {
  /// Where Maestro's finger goes on an iPhone when only a direction is given.
  fileprivate var standardWay: (start: ScreenPoint, end: ScreenPoint) {
    switch self {
    case .up: (ScreenPoint(x: 50, y: 90), ScreenPoint(x: 50, y: 10))
    case .down: (ScreenPoint(x: 50, y: 20), ScreenPoint(x: 50, y: 90))
    case .left: (ScreenPoint(x: 90, y: 50), ScreenPoint(x: 10, y: 50))
    case .right: (ScreenPoint(x: 10, y: 50), ScreenPoint(x: 90, y: 50))
    }
  }

  /// Where Maestro's finger ends that begins on an element.
  fileprivate func end(from start: CGPoint, in bounds: CGRect) -> CGPoint {
    let end = standardWay.end.point(in: bounds)
    switch self {
    case .up, .down: return CGPoint(x: start.x, y: end.y)
    case .left, .right: return CGPoint(x: end.x, y: start.y)
    }
  }
}

extension UISwipeGestureRecognizer.Direction {
  fileprivate var words: String {
    switch self {
    case .left: "to the left"
    case .right: "to the right"
    case .up: "up"
    default: "down"
    }
  }
}

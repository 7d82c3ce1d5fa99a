import FlowInterfaceBuilder
import Foundation
import HeadlessUIKit

extension FlowExecution {
  /// A screen's safe area has these insets, to a twentieth of a point.
  func assertSafeArea(_ expectation: SafeAreaExpectation) throws(StepFailure) {
    let simulation = try app()
    let named = try expectation.screen.map { template throws(StepFailure) in
      try controller(named: variables.value(of: template))
    }
    guard let screen = named ?? simulation.visibleScreen else { throw StepFailure("no screen is visible") }
    guard let view = screen.viewIfLoaded, view.window != nil else {
      throw StepFailure(
        "\(screen.screenName) has no safe area: its view is in no window", location: screen.origin?.location)
    }
    var isEqual = true
    var parts: (expected: [String], actual: [String]) = ([], [])
    for inset in expectation.insets {
      let text = try variables.value(of: inset.points)
      guard let points = Double(text), NumberRule.points.accepts(text) else {
        throw StepFailure("\(inset.edge.rawValue) is '\(text)', no number")
      }
      guard view.knownSafeAreaEdges.contains(inset.edge.rectEdge) else {
        throw StepFailure(
          "the safe area of \(screen.screenName) is not known: \(view.openSafeArea)", verdict: .undecided,
          location: screen.origin?.location)
      }
      let actual = Double(view.safeAreaInsets[inset.edge])
      if abs(actual - points) >= 0.05 { isEqual = false }
      parts.expected.append("\(inset.edge.rawValue) \(points.points)")
      parts.actual.append("\(inset.edge.rawValue) \(actual.points)")
    }
    if isEqual { return }
    throw .mismatch(
      "the safe area of \(screen.screenName) has other insets", expected: parts.expected.joined(separator: ", "),
      actual: parts.actual.joined(separator: ", "), location: screen.origin?.location)
  }

  /// An element lies inside of the safe area, and under no bar, sibling or other controller's view.
  ///
  /// - Returns: notes.
  func assertNotCovered(_ selector: ElementSelector) throws(StepFailure) -> [String] {
    let simulation = try app()
    let query = try ElementQuery(selector, variables: variables)
    let found = query.matches(in: simulation.screenElements)
    guard let element = found.first(where: \.isReachable) ?? found.first else {
      try assertVisible(selector)
      return []
    }
    guard element.isReachable else {
      let top = simulation.visiblePath.first?.screenName ?? ""
      throw StepFailure(
        "the element with \(query.description) lies under the presentation of \(top)", location: element.location)
    }
    guard let view = element.view else {
      throw StepFailure(
        "where the element with \(query.description) lies is not known: UIKit lays out what is in its bars",
        verdict: .undecided, location: element.location)
    }
    switch view.coverage {
    case .clear: return unlinkedNote()
    case .outside(let safeArea, let screen, let frame):
      throw StepFailure(
        "\(view.caption) reaches out of the safe area of \(screen.screenName)",
        difference: ["- safe area: \(safeArea.text)", "+ element:   \(frame.text)", overhang(frame, safeArea)],
        location: element.location,
        hint: "pin it to the safe area instead of the view's edge, or add to additionalSafeAreaInsets")
    case .covered(let other, let cover, let frame):
      let overlap = cover.intersection(frame)
      throw StepFailure(
        "\(view.caption) lies under \(other.caption)",
        difference: [
          "- element: \(frame.text)", "+ over it: \(cover.text)",
          "overlap: \(Double(overlap.width).points) × \(Double(overlap.height).points) points",
        ], location: element.location,
        hint: "whoever puts \(other.caption) there leaves room for it: with additionalSafeAreaInsets of the controller "
          + "below, or a constraint between the two")
    case .open(let what, let other):
      throw StepFailure(
        "whether \(view.caption) is covered is not known: it hangs on \(what)", verdict: .undecided,
        location: other.documentLocation ?? element.location,
        hint: "constraints that pin edges or give numbers say where a view lies; texts have no size here")
    }
  }

  private func overhang(_ frame: CGRect, _ safeArea: CGRect) -> String {
    let parts: [(String, CGFloat)] = [
      ("top", safeArea.minY - frame.minY), ("left", safeArea.minX - frame.minX),
      ("bottom", frame.maxY - safeArea.maxY), ("right", frame.maxX - safeArea.maxX),
    ]
    let outside = parts.filter { $0.1 > 0.01 }.map { "\(Double($0.1).points) points at the \($0.0)" }
    return "outside: \(outside.joined(separator: ", "))"
  }

  private func unlinkedNote() -> [String] {
    guard let simulation else { return [] }
    let unread = (simulation.visiblePath + simulation.embeddedScreens).filter {
      $0.unlinkedClass != nil
    }
    return unread.isEmpty
      ? [] : ["as the storyboard has it; code can move views of \(unread.map(\.screenName).joined(separator: ", "))"]
  }
}

extension SafeAreaExpectation.Edge {
  fileprivate var rectEdge: UIRectEdge {
    switch self {
    case .top: .top
    case .left: .left
    case .bottom: .bottom
    case .right: .right
    }
  }
}

extension UIEdgeInsets {
  fileprivate subscript(edge: SafeAreaExpectation.Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }
}

extension Double {
  /// Points as a report writes them: without needless digits, to a thousandth.
  fileprivate var points: String {
    let rounded = (self * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}

extension CGRect {
  /// `x 16…377, y 655…699` as a report writes it.
  fileprivate var text: String {
    "x \(Double(minX).points)…\(Double(maxX).points), y \(Double(minY).points)…\(Double(maxY).points)"
  }
}

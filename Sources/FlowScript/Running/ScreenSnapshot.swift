import FlowInterfaceBuilder
import Foundation
import HeadlessUIKit

/// What the app showed when a step had ended, and what it did in it: what a report shows, and nothing is decided by.
package struct ScreenSnapshot: Sendable, Hashable, Codable {
  /// A screen, with the places that say what it is.
  package struct Screen: Sendable, Hashable, Codable {
    package var name: String
    /// Its class, where that is another than its name.
    package var type: String
    /// Its scene in a storyboard or nib, and its class in a Swift file; nil where there is none.
    package var scene: String?
    package var code: String?
  }

  /// A thing on the screen.
  package struct Element: Sendable, Hashable, Codable {
    package var kind: String
    /// The class of a view that is nothing in particular; else the kind.
    package var type: String
    package var texts: [String]
    package var id: String?
    /// Left, top, width and height, in points of the window; nil where they are not known.
    package var frame: [Double]?
    /// Whether the frame is known, and not only about where it is.
    package var isExact: Bool
    /// `disabled`, `selected`, `on`, `off`, `keyboard`, `covered`.
    package var states: [String]
    /// How many elements it lies in.
    package var depth: Int
    package var place: String?
  }

  /// The window's size, in points.
  package var size: [Double]
  /// From the root to what the user is on.
  package var screens: [Screen]
  /// The navigation stack, bottom to top.
  package var stack: [String]
  package var elements: [Element]
  /// What happened in the step, a line an event with its time.
  package var trace: [String]

  /// The most elements that are kept.
  private static let mostElements = 400
  /// The most events.
  private static let mostEvents = 400

  /// Looks at the app.
  ///
  /// - Parameters:
  ///   - start: how many events the trace had before the step.
  ///   - code: where the app's code declares a class.
  @MainActor
  init(of simulation: Simulation, since start: Int, code: (String) -> SourceLocation?) {
    let window = simulation.application.keyWindow?.bounds.size ?? simulation.device.portraitSize
    size = [Double(window.width), Double(window.height)]
    screens = simulation.visiblePath.map { controller in
      let type = controller.origin?.className ?? controller.typeName
      return Screen(
        name: controller.screenName, type: type, scene: controller.origin?.object.location.description,
        code: code(type)?.description)
    }
    stack = simulation.visibleStack.map(\.screenName)
    let found = Array(simulation.screenElements.prefix(Self.mostElements))
    let places = simulation.places(of: found)
    elements = zip(found, places).map { element, place in
      Element(
        kind: element.kind.rawValue,
        type: element.kind == .view ? element.host?.typeName ?? "view" : element.kind.rawValue, texts: element.texts,
        id: element.identifier,
        frame: place.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map { Double($0) } },
        isExact: place?.isExact ?? false, states: Self.states(of: element),
        depth: Array(sequence(first: element) { $0.parent.map { found[$0] } }.dropFirst()).count,
        place: element.location?.description)
    }
    let events = simulation.trace.events(from: start)
    trace = events.prefix(Self.mostEvents).map {
      String(format: "%8.3f  ", $0.time) + simulation.trace.line(for: $0)
    }
    if events.count > Self.mostEvents { trace.append("and \(events.count - Self.mostEvents) more") }
  }

  @MainActor
  private static func states(of element: ScreenElement) -> [String] {
    var states: [String] = []
    if !element.isEnabled { states.append("disabled") }
    if element.isSelected { states.append("selected") }
    if let isChecked = element.isChecked { states.append(isChecked ? "on" : "off") }
    if element.isFocused { states.append("keyboard") }
    if !element.isReachable { states.append("covered") }
    return states
  }
}

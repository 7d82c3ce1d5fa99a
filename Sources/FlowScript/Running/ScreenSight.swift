import HeadlessUIKit

/// What is on the screen of an app, for who writes a flow.
package struct ScreenSight: Sendable, Hashable {
  /// An element that a step can name.
  package struct Element: Sendable, Hashable {
    /// How a step names it.
    package enum Name: Sendable, Hashable {
      case text(String)
      case id(String)
    }

    let name: Name
    /// Whether a tap on it may lead on: it answers touches, and is neither typed into nor switched.
    let leadsOn: Bool
  }

  /// What the screen that the user is on is called.
  package let screen: String
  /// Whether it has the way back of a navigation bar.
  let canGoBack: Bool
  /// What a finger reaches, in the order of the screen, without the way back.
  let elements: [Element]

  @MainActor
  init(_ simulation: Simulation) {
    screen = simulation.visibleScreen?.screenName ?? ""
    let all = simulation.screenElements.filter(\.isReachable)
    canGoBack = all.contains { $0.kind == .backButton }
    elements = all.filter { $0.kind != .backButton }.compactMap { element in
      guard let name = Self.name(of: element) else { return nil }
      let leadsOn =
        element.answersTouch && element.isEnabled && !element.isSelected && !Self.staying.contains(element.kind)
      return Element(name: name, leadsOn: leadsOn)
    }
  }

  /// What keeps the user on the screen.
  private static let staying: Set<ScreenElement.Kind> = [.textField, .toggle, .segment]

  @MainActor
  private static func name(of element: ScreenElement) -> Element.Name? {
    if let text = element.texts.first(where: isPlain) { return .text(text) }
    return element.identifier.flatMap { isPlain($0) ? .id($0) : nil }
  }

  /// Whether a text can be written into a flow as it is, and read there.
  private static func isPlain(_ text: String) -> Bool {
    (1...40).contains(text.count) && text.first?.isWhitespace == false && text.last?.isWhitespace == false
      && text.unicodeScalars.allSatisfy { scalar in
        !"\"\\$".unicodeScalars.contains(scalar) && scalar.properties.generalCategory != .control
          && scalar.properties.generalCategory != .format && scalar.properties.generalCategory != .privateUse
          && scalar.properties.generalCategory != .lineSeparator
          && scalar.properties.generalCategory != .paragraphSeparator
      }
  }
}

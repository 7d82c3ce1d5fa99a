extension InterfaceObject {
  /// The title of a controller, bar item, navigation item or menu item; for a button, what it shows in the normal
  /// state: its configuration's title where it has one, since Interface Builder then leaves old state titles behind
  /// that nothing shows.
  public var title: String? {
    if let title = element.string("title") { return title }
    return buttonConfiguration.map(\.title) ?? title(for: "normal")
  }

  /// The text of a label, text field or text view: plain, over several lines, or attributed.
  public var text: String? { element.string("text") ?? element.string("attributedText") }

  /// How many lines a label may take, 0 for any number; nil where the document leaves the default, 1.
  public var numberOfLines: Int? { element.integer("numberOfLines") }

  /// The text that an empty text field or search bar shows.
  public var placeholder: String? { element.string("placeholder") }

  /// What a button shows in its states, in the order of the file.
  public var buttonStates: [InterfaceButtonState] {
    element.children.filter { $0.isNamed("state") }.map(InterfaceButtonState.init)
  }

  /// A button's title in a state such as `normal` or `selected`; nil when the document sets none for it.
  public func title(for state: String) -> String? {
    buttonStates.first { $0.name == state }?.title
  }

  /// The configuration of a button of iOS 15 and later.
  public var buttonConfiguration: InterfaceButtonConfiguration? {
    element.child(named: "buttonConfiguration").map(InterfaceButtonConfiguration.init)
  }

  /// The segments of a segmented control, from left to right.
  public var segments: [InterfaceSegment] { element.elements(in: "segments").map(InterfaceSegment.init) }

  /// The selected segment, from 0; nil when the document leaves none.
  public var selectedSegmentIndex: Int? { element.integer("selectedSegmentIndex") }

  /// The fragments of attributed text, in order.
  public var attributedFragments: [InterfaceElement] {
    element.children.first { $0.isNamed("attributedString") }?.children.filter { $0.isNamed("fragment") } ?? []
  }

  /// Every text that the object itself shows or speaks of, without that of the objects in it: title, text,
  /// placeholder, prompt, header, footer, button titles, segments.
  public var texts: [String] {
    var result: [String] = []
    let configuration = buttonConfiguration
    let all =
      [title, text, placeholder, prompt, headerTitle, footerTitle, badgeValue, configuration?.subtitle]
      + (configuration == nil ? buttonStates.map(\.title) : []) + segments.map(\.title)
    for case let text? in all where !result.contains(text) { result.append(text) }
    return result
  }
}

/// What a button shows in one state.
public struct InterfaceButtonState: Sendable, Hashable {
  /// The `<state>` element.
  public let element: InterfaceElement

  /// The state: `normal`, `highlighted`, `selected`, `disabled`.
  public var name: String { element["key"] ?? "normal" }

  /// The title, plain or attributed.
  public var title: String? { element.string("title") ?? element.string("attributedTitle") }

  /// The image's name.
  public var image: String? { element["image"] ?? element.child(key: "image")?["image"] }

  /// The background image's name.
  public var backgroundImage: String? { element["backgroundImage"] }

  /// Where the image is from: `system` for a symbol.
  public var catalog: String? { element["catalog"] }
}

/// The configuration of a button of iOS 15 and later.
public struct InterfaceButtonConfiguration: Sendable, Hashable {
  /// The configuration's element.
  public let element: InterfaceElement

  /// The style, such as `filled`.
  public var style: String? { element["style"] }

  /// The title, plain or attributed.
  public var title: String? { element.string("title") ?? element.string("attributedTitle") }

  /// The text below the title.
  public var subtitle: String? { element.string("subtitle") ?? element.string("attributedSubtitle") }

  /// The image's name.
  public var image: String? { element["image"] ?? element.child(key: "image")?["image"] }
}

/// One segment of a segmented control.
public struct InterfaceSegment: Sendable, Hashable {
  /// The `<segment>` element.
  public let element: InterfaceElement

  /// The title.
  public var title: String? { element.string("title") }

  /// The image's name.
  public var image: String? { element["image"] }

  /// Whether the segment takes touches; nil where the document leaves the default, `YES`.
  public var isEnabled: Bool? { element.bool("enabled") }
}

import FlowModel

/// How screens look in a diagram.
enum NodeLook {
  typealias Attributes = [(name: String, value: DOTGraph.Value)]

  /// Longer names are shortened; the tooltip has them whole.
  private static let nameLimit = 40

  /// The mark that leads to the first screen.
  static let start: Attributes = [
    ("shape", "circle"), ("label", ""), ("width", "0.18"), ("style", "filled"), ("fillcolor", "#30343c"),
    ("tooltip", "The app starts here"),
  ]

  /// The exit that a screen's unwind segues lead through.
  static let exit: Attributes = [
    ("shape", "doublecircle"), ("label", "exit"), ("fontsize", "9"), ("width", "0.42"), ("fixedsize", "true"),
    ("style", "filled"), ("fillcolor", "#eceef2"),
    ("tooltip", "UIKit looks for the screen that takes the unwind action at run time"),
  ]

  /// What stands for a destination that the files do not tell.
  static func missing(_ reason: String) -> Attributes {
    [
      ("label", .text(DOTText.shortened(reason, to: 60))), ("style", "rounded,dashed"), ("color", "#b3261e"),
      ("fontcolor", "#b3261e"), ("fontsize", "10"), ("tooltip", .text(reason)),
    ]
  }

  static func attributes(of screen: Screen) -> Attributes {
    var attributes: Attributes = [("label", .markup(label(of: screen)))]
    switch screen.kind {
    case .navigation, .tabBar, .split, .page: attributes.append(("fillcolor", "#e3ecfb"))
    case .hosting: attributes.append(("fillcolor", "#efe6fa"))
    case .reference:
      attributes += [("style", "rounded,dashed")]
      if case .unresolved? = screen.reference?.target { attributes.append(("color", "#b3261e")) }
    case .table, .collection, .plain: break
    }
    if screen.isInitial { attributes.append(("penwidth", "2")) }
    attributes.append(("tooltip", .text(tooltip(of: screen))))
    return attributes
  }

  /// The name, and below it the class, or for a reference what it refers to.
  private static func label(of screen: Screen) -> String {
    if let reference = screen.reference {
      let first = "<B>\(text(reference.spelling.isEmpty ? screen.name : reference.spelling))</B>"
      guard case .unresolved(let reason) = reference.target else { return first }
      return first + detail(reason, limit: 60, color: "#b3261e")
    }
    let name = "<B>\(text(screen.name))</B>"
    return screen.className == screen.name ? name : name + detail(screen.className, limit: nameLimit, color: "#6b7280")
  }

  private static func detail(_ line: String, limit: Int, color: String) -> String {
    "<BR/><FONT POINT-SIZE=\"9\" COLOR=\"\(color)\">\(DOTText.html(DOTText.shortened(line, to: limit)))</FONT>"
  }

  private static func text(_ name: String) -> String { DOTText.html(DOTText.shortened(name, to: nameLimit)) }

  private static func tooltip(_ parts: [String]) -> String { parts.joined(separator: ", ") }

  private static func tooltip(of screen: Screen) -> String {
    var parts = [screen.id, screen.name, screen.className]
    if case .unresolved(let reason)? = screen.reference?.target { parts.append(reason) }
    return tooltip(parts)
  }
}

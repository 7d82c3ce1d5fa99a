import FlowModel

/// How screens look in a diagram.
enum NodeLook {
  typealias Attributes = [(name: String, value: DOTGraph.Value)]

  /// Longer names are shortened; the tooltip has them whole.
  private static let nameLimit = 40
  private static let reasonLimit = 60
  private static let missingColor = "#b3261e"

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
      ("label", .text(DOTText.shortened(reason, to: reasonLimit))), ("style", "rounded,dashed"),
      ("color", .text(missingColor)),
      ("fontcolor", .text(missingColor)), ("fontsize", "10"), ("tooltip", .text(reason)),
    ]
  }

  static func attributes(of screen: Screen) -> Attributes {
    var attributes: Attributes = [("label", .markup(label(of: screen)))]
    switch screen.kind {
    case .navigation, .tabBar, .split, .page: attributes.append(("fillcolor", "#e3ecfb"))
    case .hosting: attributes.append(("fillcolor", "#efe6fa"))
    case .reference:
      attributes += [("style", "rounded,dashed")]
      if screen.reference?.target.reason != nil { attributes.append(("color", .text(missingColor))) }
    case .object: attributes += [("shape", "component"), ("style", "filled"), ("fillcolor", "#eef1e6")]
    case .table, .collection, .plain: break
    }
    if screen.isInitial { attributes.append(("penwidth", "2")) }
    attributes.append(("tooltip", .text(tooltip(of: screen))))
    return attributes
  }

  /// The name, and below it the class, or for a reference what it refers to.
  private static func label(of screen: Screen) -> String {
    let name = "<B>\(shown(screen.name, to: nameLimit) ?? shown(screen.id, to: nameLimit) ?? "?")</B>"
    if let reference = screen.reference {
      return reference.target.reason.map { name + detail($0, limit: reasonLimit, color: missingColor) } ?? name
    }
    return screen.className == screen.name ? name : name + detail(screen.className, limit: nameLimit, color: "#6b7280")
  }

  /// A text in a label; nil where nothing of it shows: Graphviz reads no label in which an element holds nothing.
  private static func shown(_ text: String, to limit: Int) -> String? {
    let text = DOTText.html(DOTText.shortened(text, to: limit))
    return text.contains { !$0.isWhitespace } ? text : nil
  }

  private static func detail(_ line: String, limit: Int, color: String) -> String {
    shown(line, to: limit).map { "<BR/><FONT POINT-SIZE=\"9\" COLOR=\"\(color)\">\($0)</FONT>" } ?? ""
  }

  private static func tooltip(of screen: Screen) -> String {
    var parts = [screen.id, screen.name]
    if let reference = screen.reference {
      parts += [reference.target.reason].compactMap(\.self)
    } else if screen.className != screen.name {
      parts.append(screen.className)
    }
    return parts.joined(separator: ", ")
  }
}

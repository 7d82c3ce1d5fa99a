/// How the boxes of a diagram look.
struct NodeLook {
  typealias Attributes = [(name: String, value: DOTGraph.Value)]

  var style: DrawingStyle
  var palette: Palette { style.theme.palette }

  /// What identifiers of boxes begin with, in the SVG and in Mermaid.
  static let idPrefix = "s_"

  /// Longer names are shortened; the tooltip has them whole.
  private static let nameLimit = 40
  private static let reasonLimit = 60

  /// The mark that leads to the first screen.
  var start: Attributes {
    [
      ("shape", "circle"), ("label", ""), ("width", "0.18"), ("style", "filled"), ("color", .text(palette.start)),
      ("fillcolor", .text(palette.start)), ("tooltip", "The app starts here"), ("class", "start"),
      ("id", "start"),
    ]
  }

  func attributes(of node: Diagram.Node, parts: [Diagram.Step] = [], isAcross: Bool = false) -> Attributes {
    var attributes: Attributes
    switch node.kind {
    case Diagram.exitKind: attributes = exit
    case Diagram.missingKind: attributes = missing(node.reason ?? "")
    default: attributes = screen(node, parts, isAcross)
    }
    attributes += [
      ("class", .text(node.kind)), ("id", .text(MermaidText.identifier(node.id, prefix: Self.idPrefix))),
    ]
    if let link = style.link(to: node.file, line: node.line) { attributes.append(("URL", .text(link))) }
    return attributes
  }

  /// The exit that a screen's unwind segues lead through.
  private var exit: Attributes {
    [
      ("shape", "doublecircle"), ("label", "exit"), ("fontsize", "9"), ("width", "0.42"), ("fixedsize", "true"),
      ("style", "filled"), ("fillcolor", .text(palette.exit)),
      ("tooltip", "UIKit looks for the screen that takes the unwind action at run time"),
    ]
  }

  /// What stands for a destination that the files do not tell.
  private func missing(_ reason: String) -> Attributes {
    [
      ("label", .text(DOTText.shortened(reason, to: Self.reasonLimit))), ("style", "rounded,dashed"),
      ("color", .text(palette.missing)), ("fontcolor", .text(palette.missing)), ("fontsize", "10"),
      ("tooltip", .text(reason)),
    ]
  }

  private func screen(_ node: Diagram.Node, _ parts: [Diagram.Step], _ isAcross: Bool) -> Attributes {
    var attributes: Attributes = [("label", .markup(label(of: node, parts, isAcross)))]
    switch node.kind {
    case "navigation", "tabBar", "split", "page":
      // Arrows begin at the parts of a box, near its border.
      attributes += parts.isEmpty ? [("peripheries", "2")] : [("margin", "0.03")]
      attributes.append(("fillcolor", .text(palette.container)))
    case "hosting": attributes.append(("fillcolor", .text(palette.hosting)))
    case "reference":
      attributes += [("style", "rounded,dashed")]
      if node.reason != nil { attributes.append(("color", .text(palette.missing))) }
    case "object":
      attributes += [("shape", "component"), ("style", "filled"), ("fillcolor", .text(palette.object))]
    default: break
    }
    if node.isInitial { attributes.append(("penwidth", "2")) }
    if let flows = node.flows, Diagram.isCounted(node) {
      attributes.removeAll { ["color", "fillcolor", "penwidth"].contains($0.name) }
      attributes +=
        flows > 0
        ? [("color", .text(palette.taken)), ("penwidth", "2.5")]
        : [
          ("color", .text(palette.frameBorder)), ("fillcolor", .text(palette.frame)),
          ("fontcolor", .text(palette.faint)),
        ]
    }
    attributes.append(("tooltip", .text(Self.tooltip(of: node))))
    return attributes
  }

  // MARK: Labels

  /// The name, and below it the class with what kind it is, the containers that it comes in, and the parts of a
  /// container, each with a port that its arrow begins at.
  private func label(of node: Diagram.Node, _ parts: [Diagram.Step], _ isAcross: Bool) -> String {
    let lines = lines(of: node).joined(separator: "<BR/>")
    guard !parts.isEmpty else { return lines }
    let cells = parts.map { part in
      let text = shown(part.partName, to: Self.nameLimit) ?? "\((part.index ?? 0) + 1)"
      return #"<TD PORT="p\#(part.index ?? 0)" BORDER="1" SIDES="T" CELLPADDING="3">"#
        + #"<FONT POINT-SIZE="10">\#(text)</FONT></TD>"#
    }
    let span = isAcross ? #" COLSPAN="\#(parts.count)""# : ""
    let rows = isAcross ? "<TR>\(cells.joined())</TR>" : cells.map { "<TR>\($0)</TR>" }.joined()
    return
      #"<TABLE BORDER="0" CELLSPACING="0" COLOR="\#(palette.border)"><TR><TD\#(span)>\#(lines)</TD></TR>\#(rows)</TABLE>"#
  }

  private func lines(of node: Diagram.Node) -> [String] {
    let name = shown(node.name, to: Self.nameLimit) ?? shown(node.id, to: Self.nameLimit) ?? "?"
    let isReference = node.kind == Diagram.referenceKind
    let (limit, color) =
      isReference ? (Self.reasonLimit, palette.missing) : (Self.nameLimit, palette.faint)
    return ["<B>\(name)</B>"] + Self.details(of: node).compactMap { detail($0, limit: limit, color: color) }
      + [node.findings.flatMap(Diagram.counts)].compactMap {
        let isQuiet = node.findings?.contains { $0.severity > .note } != true
        return $0.flatMap { detail($0, limit: limit, color: isQuiet ? palette.faint : palette.missing) }
      }
  }

  /// The name, and what stands below it.
  static func texts(of node: Diagram.Node) -> [String] {
    let name = [node.name, node.id].first { $0.contains { !$0.isWhitespace } } ?? "?"
    return [name] + (node.isScreen ? details(of: node) : [])
  }

  /// The class and what kind of screen it is, and the containers that it comes in; of a reference, why it leads nowhere.
  private static func details(of node: Diagram.Node) -> [String] {
    if node.kind == Diagram.referenceKind { return [node.reason].compactMap(\.self) }
    let details = [node.className == node.name ? nil : node.className, word(for: node)].compactMap(\.self)
    return [
      details.isEmpty ? nil : details.joined(separator: " · "), word(for: node.containers).map { "in \($0)" },
    ].compactMap(\.self)
  }

  /// What kind of screen it is, where neither its class nor its name says so.
  private static func word(for node: Diagram.Node) -> String? {
    let words = [
      "navigation": "navigation", "tabBar": "tabs", "split": "split", "page": "pages", "table": "table",
      "collection": "collection", "hosting": "SwiftUI",
    ]
    guard let word = words[node.kind], node.className?.hasPrefix("UI") != true else { return nil }
    return word
  }

  /// What containers are called: their classes, or what they are.
  static func word(for containers: [Diagram.Container]) -> String? {
    let names = [
      "UINavigationController": "navigation", "UITabBarController": "tabs", "UISplitViewController": "split",
      "UIPageViewController": "pages",
    ]
    guard !containers.isEmpty else { return nil }
    return containers.map { names[$0.className] ?? $0.className }.joined(separator: ", ")
  }

  /// A text in a label; nil where nothing of it shows: Graphviz reads no label in which an element holds nothing.
  private func shown(_ text: String, to limit: Int) -> String? {
    let text = DOTText.html(DOTText.shortened(text, to: limit))
    return text.contains { !$0.isWhitespace } ? text : nil
  }

  private func detail(_ line: String, limit: Int, color: String) -> String? {
    shown(line, to: limit).map { "<FONT POINT-SIZE=\"9\" COLOR=\"\(color)\">\($0)</FONT>" }
  }

  // MARK: Whole texts

  static func tooltip(of node: Diagram.Node) -> String {
    var parts = [node.id, node.name]
    if node.kind == Diagram.referenceKind {
      parts += [node.reason].compactMap(\.self)
    } else if let className = node.className, className != node.name {
      parts.append(className)
    }
    if let containers = word(for: node.containers) { parts.append("in \(containers)") }
    return parts.joined(separator: ", ")
  }
}

extension Diagram.Step {
  /// What a container's box calls its part: a tab's number and title, a column's name.
  var partName: String {
    if let title { return "\((index ?? 0) + 1) \(title)" }
    return summary
  }
}

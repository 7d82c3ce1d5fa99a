import FlowInterfaceBuilder

/// Makes of Graphviz's SVG one that says what it shows: a title and a description for the whole, each screen and each
/// transition, and colours that go with the reader's page.
struct SVGWriter {
  private let diagram: Diagram
  private let style: DrawingStyle
  private let nodes: [String: Diagram.Node]

  init(_ diagram: Diagram, _ style: DrawingStyle) {
    self.diagram = diagram
    self.style = style
    nodes = Dictionary(
      diagram.nodes.map { (MermaidText.identifier($0.id, prefix: NodeLook.idPrefix), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter svg: as Graphviz writes it: each element begins a line.
  func text(of svg: String) -> String {
    var lines: [String] = []
    var pending: [String]?
    var isHead = false
    var isInComment = false
    for line in svg.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      // Comments name nodes, and the version of Graphviz.
      if isInComment || line.hasPrefix("<!--") {
        isInComment = !line.hasSuffix("-->")
        continue
      }
      if line.hasPrefix("<svg ") {
        lines.append(#"<svg role="img" aria-labelledby="diagram-title diagram-description""#)
        lines.append(" " + line.dropFirst(5))
        isHead = true
      } else if line.hasPrefix("<g "), let id = Self.attribute("id", of: line) {
        let described = description(of: id)
        lines.append(described.map { Self.adding($0.part.data, to: line) } ?? line)
        pending = described.map { Self.described($0.part.title, $0.details) } ?? []
      } else if line.hasPrefix("<title>"), let described = pending {
        lines += described
        pending = nil
      } else {
        lines.append(line)
      }
      if isHead, line.hasSuffix(">") {
        lines += head
        isHead = false
      }
    }
    return lines.joined(separator: "\n")
  }

  // MARK: The whole

  private var head: [String] {
    let title = style.title ?? "Navigation of \(diagram.app)"
    return [
      #"<title id="diagram-title">\#(SVGText.escaped(title))</title>"#,
      #"<desc id="diagram-description">\#(SVGText.escaped(diagram.figures.joined(separator: ", ")))</desc>"#, "<style>",
    ] + rules + ["</style>"]
  }

  /// Labels have the page's colour around them, so that lines below do not disturb.
  private var rules: [String] {
    let own = style.theme.palette
    var rules = [
      ".edge text, .cluster text { paint-order: stroke; stroke: \(own.frame); stroke-width: 3px; stroke-linejoin: round }"
    ]
    guard style.theme == .auto else { return rules }
    rules.append("@media (prefers-color-scheme: dark) {")
    for (light, dark) in zip(Palette.light.all, Palette.dark.all) {
      rules += ["[fill=\"\(light)\"] { fill: \(dark) }", "[stroke=\"\(light)\"] { stroke: \(dark) }"]
    }
    rules += [".edge text, .cluster text { stroke: \(Palette.dark.frame) }", "}"]
    return rules
  }

  // MARK: The parts

  /// What an element is, and what a reader is told of it.
  struct Part {
    var data: [String: String]
    var title: String
  }

  /// All screens and ways.
  var parts: [Part] {
    let ids =
      diagram.nodes.map { MermaidText.identifier($0.id, prefix: NodeLook.idPrefix) }
      + diagram.nodes.filter(\.isStart).map { MermaidText.identifier($0.id, prefix: Self.startPrefix) }
      + diagram.edges.indices.map { "\(Self.wayPrefix)\($0 + 1)" }
    return ids.compactMap { description(of: $0)?.part }
  }

  /// What identifiers of arrows begin with: from the start, and between screens.
  static let startPrefix = "start_"
  static let wayPrefix = "way_"

  private func description(of id: String) -> (part: Part, details: String)? {
    if let node = nodes[id] {
      return (
        Part(data: ["screen": node.id], title: NodeLook.texts(of: node).joined(separator: ", ")), details(of: node)
      )
    }
    if id.hasPrefix(Self.startPrefix), let node = nodes[NodeLook.idPrefix + id.dropFirst(Self.startPrefix.count)] {
      return (
        Part(
          data: ["from": Diagram.startID, "to": node.id, "kind": "start", "label": "start"],
          title: "The app starts with \(node.name)"), ""
      )
    }
    if id.hasPrefix(Self.wayPrefix), let number = Int(id.dropFirst(Self.wayPrefix.count)),
      diagram.edges.indices.contains(number - 1)
    {
      let edge = diagram.edges[number - 1]
      let text = EdgeLook.wholeText(of: edge)
      let places = edge.transitions.compactMap { step in step.file.map { "\($0):\(step.line ?? 1)" } }
      return (
        Part(
          data: ["from": edge.from, "to": edge.to, "kind": edge.kind, "label": text],
          title: "\(name(edge.from)) to \(name(edge.to)): \(text)"),
        ([edge.mark.map { "flows: \($0)" }].compactMap(\.self) + (edge.findings ?? []).map(\.text) + places)
          .joined(separator: ", ")
      )
    }
    if let group = diagram.groups.first(where: { MermaidText.identifier($0.id, prefix: "g_") == id }) {
      return (Part(data: ["group": group.id], title: group.name), "")
    }
    return nil
  }

  private func name(_ id: String) -> String {
    nodes[MermaidText.identifier(id, prefix: NodeLook.idPrefix)]?.name ?? id
  }

  private func details(of node: Diagram.Node) -> String {
    let place = node.file.map { "\($0):\(node.line ?? 1)" }
    return [
      node.isStart ? "the app starts here" : nil, node.isInitial ? "initial controller" : nil,
      node.identifier.map { "identifier \($0)" }, node.reason, node.flowsText, place,
    ].compactMap(\.self).joined(separator: ", ") + (node.findings ?? []).map { ", \($0.text)" }.joined()
  }

  private static func described(_ title: String, _ description: String) -> [String] {
    ["<title>\(SVGText.escaped(title))</title>"]
      + (description.isEmpty ? [] : ["<desc>\(SVGText.escaped(description))</desc>"])
  }

  private static func adding(_ data: [String: String], to line: String) -> String {
    guard line.hasSuffix(">") else { return line }
    let written = data.sorted { $0.key < $1.key }.map { " data-\($0)=\"\(SVGText.escaped($1))\"" }
    return line.dropLast() + written.joined() + ">"
  }

  private static func attribute(_ name: String, of line: String) -> String? {
    guard let start = line.range(of: " \(name)=\"")?.upperBound else { return nil }
    return line[start...].firstIndex(of: "\"").map { String(line[start..<$0]) }
  }
}

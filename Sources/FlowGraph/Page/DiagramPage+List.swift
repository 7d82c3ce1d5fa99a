extension DiagramPage {
  /// The screens, frame by frame, each with its file and its transitions.
  var list: [String] {
    let members = Dictionary(grouping: diagram.nodes.filter(\.isScreen)) { $0.group ?? "" }
    let known = Set(diagram.groups.map(\.id))
    var lines: [String] = []
    for group in diagram.groups {
      guard let nodes = members[group.id] else { continue }
      lines.append("<h2>\(SVGText.escaped(group.name))</h2>")
      lines += Self.items(nodes.map(item))
    }
    let others = diagram.nodes.filter { $0.isScreen && !known.contains($0.group ?? "") }
    if !others.isEmpty { lines += Self.items(others.map(item)) }
    return lines
  }

  private static func items(_ items: [String]) -> [String] { ["<ul class=\"screens\">"] + items + ["</ul>"] }

  private func item(_ node: Diagram.Node) -> String {
    let id = Self.id(node.id)
    let texts = NodeLook.texts(of: node)
    let marks = [
      node.isStart ? "the app starts here" : nil, node.isInitial ? "initial controller" : nil,
      node.identifier.map { "identifier \($0)" }, node.flowsText,
    ].compactMap(\.self)
    let what = (texts.dropFirst() + marks).map(SVGText.escaped).joined(separator: " · ")
    var lines = [
      "<li id=\"list_\(id)\" data-screen=\"\(SVGText.escaped(node.id))\">",
      "<h3><a href=\"#\(id)\">\(SVGText.escaped(texts[0]))</a></h3>",
    ]
    if !what.isEmpty { lines.append("<p class=\"what\">\(what)</p>") }
    if let place = place(node.file, node.line) { lines.append("<p class=\"place\">\(place)</p>") }
    lines += notes(node.findings)
    lines += ways("Leads to", diagram.edges.filter { $0.from == node.id }.map { ($0, $0.to) })
    lines += ways("Come to from", diagram.edges.filter { $0.to == node.id && $0.from != node.id }.map { ($0, $0.from) })
    return (lines + ["</li>"]).joined(separator: "\n")
  }

  private func ways(_ heading: String, _ ways: [(edge: Diagram.Edge, end: String)]) -> [String] {
    guard !ways.isEmpty else { return [] }
    return ["<h4>\(heading)</h4>", "<ul class=\"ways\">"]
      + ways.map { edge, end in
        let places = edge.transitions.compactMap { place($0.file, $0.line) }
        let shown = places.isEmpty ? "" : " <small class=\"place\">\(places.joined(separator: ", "))</small>"
        let text = [EdgeLook.wholeText(of: edge), edge.mark].compactMap(\.self).joined(separator: ", ")
        return "<li>\(name(end)): \(SVGText.escaped(text))\(shown)"
          + notes(edge.findings).joined() + "</li>"
      } + ["</ul>"]
  }

  /// What a check found.
  private func notes(_ notes: [Diagram.Note]?) -> [String] {
    guard let notes, !notes.isEmpty else { return [] }
    return ["<ul class=\"notes\">"]
      + notes.map { note in
        "<li class=\"\(note.severity.rawValue)\"><b>\(note.severity.rawValue)</b> \(SVGText.escaped(note.message)) "
          + "[\(SVGText.escaped(note.rule))] <small class=\"place\">\(place(note.file, note.line) ?? "")</small></li>"
      } + ["</ul>"]
  }

  /// The name of a screen, which leads to it in the list.
  private func name(_ id: String) -> String {
    guard let node = diagram.node(id) else { return SVGText.escaped(id) }
    let name = SVGText.escaped(NodeLook.texts(of: node)[0])
    guard node.isScreen else { return name }
    return "<a href=\"#list_\(Self.id(id))\" data-go=\"\(SVGText.escaped(id))\">\(name)</a>"
  }

  /// A file and its line, which lead there where the base of links is known.
  private func place(_ file: String?, _ line: Int?) -> String? {
    guard let file else { return nil }
    // A path may go on in another line after a slash.
    let text = SVGText.escaped("\(file):\(line ?? 1)").replacing("/", with: "/<wbr>")
    guard let link = style.link(to: file, line: line) else { return "<code>\(text)</code>" }
    return "<a href=\"\(SVGText.escaped(link))\"><code>\(text)</code></a>"
  }

  private static func id(_ id: String) -> String { MermaidText.identifier(id, prefix: NodeLook.idPrefix) }
}

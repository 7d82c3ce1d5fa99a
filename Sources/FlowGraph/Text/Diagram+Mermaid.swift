extension Diagram {
  /// How much of a diagram GitHub draws.
  package static let mermaidLimit = (characters: 50_000, edges: 500)

  /// The diagram as a flowchart of Mermaid's, which ends with a line break. Its colours are the page's.
  package func mermaid(_ style: DrawingStyle = DrawingStyle()) -> String {
    var lines: [String] = []
    if let title = style.title { lines += ["---", "title: \(MermaidText.quoted(title))", "---"] }
    lines.append("flowchart \(style.direction == .topToBottom ? "TB" : "LR")")
    let members = Dictionary(grouping: nodes) { $0.group ?? "" }
    let known = Set(groups.map(\.id))
    for group in groups {
      guard let nodes = members[group.id] else { continue }
      lines.append("  subgraph \(MermaidText.identifier(group.id, prefix: "g_"))[\(MermaidText.quoted(group.name))]")
      lines += nodes.map { "    \(Self.statement($0))" }
      lines.append("  end")
    }
    lines += nodes.filter { !known.contains($0.group ?? "") }.map { "  \(Self.statement($0))" }
    let starts = nodes.filter(\.isStart)
    if !starts.isEmpty { lines.append("  start_(((\"start\")))") }
    lines += starts.map { "  start_ --> \(Self.identifier($0.id))" }
    lines += edges.map { "  \(Self.statement($0))" }
    lines += classes
    for node in nodes {
      guard let link = style.link(to: node.file, line: node.line) else { continue }
      lines.append("  click \(Self.identifier(node.id)) href \"\(link)\"")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func identifier(_ id: String) -> String { MermaidText.identifier(id, prefix: NodeLook.idPrefix) }

  /// A screen by a shape of its kind.
  private static func statement(_ node: Node) -> String {
    let label = MermaidText.quoted(
      (NodeLook.texts(of: node) + [node.findings.flatMap(counts)].compactMap(\.self)).map {
        DOTText.shortened($0, to: 60)
      }.joined(separator: "\n"))
    let shape =
      switch node.kind {
      case "navigation", "tabBar", "split", "page": "[[\(label)]]"
      case "object": "{{\(label)}}"
      case "hosting": "([\(label)])"
      case exitKind: "((\(label)))"
      case missingKind, referenceKind: ">\(label)]"
      default: "[\(label)]"
      }
    return identifier(node.id) + shape
  }

  /// A way by a line and a head of its kind.
  private static func statement(_ edge: Edge) -> String {
    let line =
      switch edge.kind {
      case _ where edge.isInCode: "-.->"
      case relationshipKind: "--o"
      case "embed": "-.-o"
      case "unwind": "-.-x"
      case "present", "modal", "popover": "==>"
      case referenceKind: "-.->"
      default: "-->"
      }
    let texts =
      [edge.mark, edge.findingMark].compactMap(\.self) + EdgeLook.texts(of: edge) + (edge.isInCode ? ["in code"] : [])
    let label = MermaidText.quoted(texts.map { DOTText.shortened($0, to: 60) }.joined(separator: "\n"))
    return "\(identifier(edge.from)) \(line)|\(label)| \(identifier(edge.to))"
  }

  /// What is marked beside its shape, without colours: those are the page's.
  private var classes: [String] {
    let marked: [(name: String, look: String, nodes: [Node])] = [
      ("initial", "stroke-width:3px", nodes.filter(\.isInitial)),
      (
        "broken", "stroke-dasharray:5 3",
        nodes.filter { $0.kind == Self.missingKind || $0.kind == Self.referenceKind && $0.reason != nil }
      ),
      ("taken", "stroke-width:4px", nodes.filter { ($0.flows ?? 0) > 0 && Self.isCounted($0) }),
      ("pale", "opacity:0.45", nodes.filter { $0.flows == 0 && Self.isCounted($0) }),
    ]
    return marked.filter { !$0.nodes.isEmpty }.flatMap { name, look, nodes in
      [
        "  classDef \(name) \(look)",
        "  class \(nodes.map { Self.identifier($0.id) }.joined(separator: ",")) \(name)",
      ]
    }
  }
}

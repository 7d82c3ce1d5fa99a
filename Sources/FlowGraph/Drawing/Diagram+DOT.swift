extension Diagram {
  /// The diagram in the DOT language.
  package func dot(_ style: DrawingStyle = DrawingStyle()) -> String { graph(style).text }

  /// The diagram as a graph of Graphviz's.
  func graph(_ style: DrawingStyle) -> DOTGraph {
    let (nodeLook, edgeLook) = (NodeLook(style: style), EdgeLook(style: style))
    let parts = self.parts
    let isAcross = style.direction == .topToBottom
    var graph = DOTGraph(name: app, preamble: Self.preamble(style), clusters: [], nodes: [], edges: [])
    func drawn(_ node: Node) -> DOTGraph.Node {
      DOTGraph.Node(
        id: node.id,
        attributes: nodeLook.attributes(of: node, parts: parts[node.id] ?? [], isAcross: isAcross))
    }
    let starts = nodes.filter(\.isStart)
    if !starts.isEmpty {
      graph.nodes.append(DOTGraph.Node(id: Self.startID, attributes: nodeLook.start))
      graph.edges += starts.map {
        DOTGraph.Edge(
          tail: Self.startID, head: $0.id,
          attributes: [
            ("tooltip", "The app starts here"), ("class", "start"),
            ("id", .text(MermaidText.identifier($0.id, prefix: SVGWriter.startPrefix))),
          ])
      }
    }
    let members = Dictionary(grouping: nodes) { $0.group ?? "" }
    let known = Set(groups.map(\.id))
    for group in groupsByTabs {
      guard let nodes = members[group.id] else { continue }
      graph.clusters.append(
        DOTGraph.Cluster(
          id: group.id, label: group.name, nodes: nodes.map(drawn),
          attributes: [("id", .text(MermaidText.identifier(group.id, prefix: "g_")))]))
    }
    graph.nodes += nodes.filter { !known.contains($0.group ?? "") }.map(drawn)
    graph.edges += edges.enumerated().map { number, edge in
      let isPart =
        edge.kind == Self.relationshipKind && parts[edge.from]?.contains { $0 == edge.transitions.first } == true
      var attributes = edgeLook.attributes(of: edge, isPart: isPart)
      if isPart, let index = edge.transitions.first?.index {
        attributes.append(("tailport", .text("p\(index):\(isAcross ? "s" : "e")")))
        // Below one another, lines to the tops of screens would wind.
        if !isAcross { attributes.append(("headport", "w")) }
      }
      attributes.append(("id", .text("\(SVGWriter.wayPrefix)\(number + 1)")))
      return DOTGraph.Edge(tail: edge.from, head: edge.to, attributes: attributes)
    }
    return graph
  }

  /// The parts of containers that hold several, in their order.
  private var parts: [String: [Step]] {
    let containers = Dictionary(
      nodes.filter(\.isContainer).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let held = Dictionary(
      grouping: edges.filter { edge in containers[edge.from].map { holds(edge, in: $0) } == true }, by: \.from)
    return held.compactMapValues { edges in
      let steps = edges.flatMap(\.transitions)
      guard steps.count > 1, Set(steps.compactMap(\.index)).count == steps.count else { return nil }
      return steps.sorted { ($0.index ?? 0) < ($1.index ?? 0) }
    }
  }

  /// The frames, those of a container's parts in the order of the parts: Graphviz keeps to it where it can.
  private var groupsByTabs: [Group] {
    var ordered = groups
    for (container, steps) in parts.sorted(by: { $0.key < $1.key }) {
      let heads = steps.compactMap { step in
        edges.first { $0.from == container && $0.transitions.contains(step) }.flatMap { node($0.to)?.group }
      }
      var wanted: [String] = []
      for group in heads where group != node(container)?.group && !wanted.contains(group) { wanted.append(group) }
      let places = ordered.indices.filter { wanted.contains(ordered[$0].id) }
      let known = Dictionary(ordered.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      for (place, group) in zip(places, wanted.compactMap { known[$0] }) { ordered[place] = group }
    }
    return ordered
  }

  static let startID = "start"

  static func preamble(_ style: DrawingStyle) -> [String] {
    let colors = style.theme.palette
    let direction = style.direction == .topToBottom ? "TB" : "LR"
    return [
      ##"graph [rankdir="\##(direction)", bgcolor="transparent", fontname="Helvetica", nodesep="0.22", ranksep="0.3"];"##,
      ##"graph [style="rounded,filled", labeljust="l", color="\##(colors.frameBorder)", fillcolor="\##(colors.frame)", fontcolor="\##(colors.text)"];"##,
      ##"node [shape="box", style="rounded,filled", fillcolor="\##(colors.screen)", color="\##(colors.border)", fontcolor="\##(colors.text)", fontname="Helvetica", fontsize="12"];"##,
      ##"edge [color="\##(colors.arrow)", fontcolor="\##(colors.text)", fontname="Helvetica", fontsize="10", arrowsize="0.7"];"##,
    ]
  }
}

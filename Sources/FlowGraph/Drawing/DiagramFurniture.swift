/// What stands beside a diagram: its title, and a legend of the lines and boxes that are in it.
enum DiagramFurniture {
  static func title(_ text: String, _ style: DrawingStyle) -> DOTGraph {
    var graph = empty(style)
    graph.nodes.append(
      DOTGraph.Node(
        id: "title",
        attributes: [
          ("label", .text(DOTText.shortened(text, to: 100))), ("shape", "plaintext"), ("style", ""),
          ("fontsize", "20"), ("class", "title"), ("id", "title"),
        ]))
    return graph
  }

  /// How much of the app flows go by.
  static func figures(_ text: String, _ style: DrawingStyle) -> DOTGraph {
    var graph = empty(style)
    graph.nodes.append(
      DOTGraph.Node(
        id: "figures",
        attributes: [
          ("label", .text(text)), ("shape", "plaintext"), ("style", ""), ("class", "title"), ("id", "figures"),
        ]))
    return graph
  }

  static func legend(for diagram: Diagram, _ style: DrawingStyle) -> DOTGraph {
    var graph = empty(style)
    var nodes = boxes(for: diagram).enumerated().map { number, box in
      DOTGraph.Node(id: "legend \(number)", attributes: sample(box.node, box.label, number, style))
    }
    for (number, line) in lines(for: diagram).enumerated() {
      let ends = ["from", "to"].map { "legend \($0) \(number)" }
      nodes += ends.map { end in
        DOTGraph.Node(
          id: end,
          attributes: [
            ("shape", "point"), ("width", "0.04"), ("color", .text(style.theme.palette.border)), ("class", "legend"),
            ("id", .text(MermaidText.identifier(end, prefix: ""))),
          ])
      }
      let edge = Diagram.Edge(
        from: ends[0], to: ends[1], kind: line.kind, isInCode: line.isInCode,
        transitions: [Diagram.Step(summary: line.label)])
      var attributes = EdgeLook(style: style).attributes(of: edge).filter { $0.name != "class" && $0.name != "tooltip" }
      attributes += [("class", "legend"), ("id", .text("legend_way_\(number)"))]
      graph.edges.append(DOTGraph.Edge(tail: ends[0], head: ends[1], attributes: attributes))
    }
    graph.clusters.append(
      DOTGraph.Cluster(id: "legend", label: "Legend", nodes: nodes, attributes: [("id", "legend")]))
    return graph
  }

  private static func empty(_ style: DrawingStyle) -> DOTGraph {
    var style = style
    style.direction = .leftToRight
    return DOTGraph(name: "", preamble: Diagram.preamble(style), clusters: [], nodes: [], edges: [])
  }

  private static func sample(
    _ node: Diagram.Node, _ label: String, _ number: Int, _ style: DrawingStyle
  ) -> NodeLook.Attributes {
    let look = NodeLook(style: style).attributes(of: node)
    return look.filter { !["label", "class", "id", "tooltip", "URL"].contains($0.name) } + [
      ("label", .text(label)), ("fontsize", "10"), ("class", "legend"), ("id", .text("legend_\(number)")),
    ]
  }

  private static func boxes(for diagram: Diagram) -> [(node: Diagram.Node, label: String)] {
    func node(_ kind: String, isInitial: Bool = false, reason: String? = nil, flows: Int? = nil) -> Diagram.Node {
      Diagram.Node(id: "", name: "", kind: kind, isInitial: isInitial, reason: reason, flows: flows)
    }
    let kinds = Set(diagram.nodes.map(\.kind))
    var boxes: [(node: Diagram.Node, label: String)] = [(node("plain"), "screen")]
    if diagram.nodes.contains(where: \.isInitial) {
      boxes.append((node("plain", isInitial: true), "initial controller"))
    }
    if !kinds.isDisjoint(with: Diagram.containerKinds) { boxes.append((node("navigation"), "container")) }
    if kinds.contains("hosting") { boxes.append((node("hosting"), "screen of SwiftUI")) }
    if kinds.contains("object") { boxes.append((node("object"), "object that brings up screens")) }
    if kinds.contains(Diagram.referenceKind) { boxes.append((node(Diagram.referenceKind), "storyboard reference")) }
    if kinds.contains(Diagram.missingKind) || diagram.nodes.contains(where: { $0.reason != nil }) {
      boxes.append((node(Diagram.missingKind, reason: ""), "leads nowhere"))
    }
    if diagram.flows != nil {
      boxes += [(node("plain", flows: 1), "flows come by"), (node("plain", flows: 0), "no flow comes by")]
    }
    return boxes
  }

  private static func lines(for diagram: Diagram) -> [(kind: String, isInCode: Bool, label: String)] {
    let known: [(kinds: Set<String>, label: String)] = [
      (["show", "showDetail", "push"], "show, push"), (["present", "modal"], "present"), (["popover"], "popover"),
      (["replace"], "replace"), (["embed"], "embed"), ([Diagram.relationshipKind], "holds: root, tab, column"),
      (["unwind"], "unwind, back"), ([Diagram.referenceKind], "refers to"),
    ]
    let kinds = Set(diagram.edges.map(\.kind))
    var lines = known.compactMap { entry -> (kind: String, isInCode: Bool, label: String)? in
      guard let kind = entry.kinds.sorted().first, !kinds.isDisjoint(with: entry.kinds) else { return nil }
      return (kind, false, entry.label)
    }
    if !kinds.isSubset(of: known.reduce(into: []) { $0.formUnion($1.kinds) }) {
      lines.append(("custom", false, "custom"))
    }
    if diagram.edges.contains(where: \.isInCode) { lines.append(("show", true, "dotted: in code")) }
    return lines
  }
}

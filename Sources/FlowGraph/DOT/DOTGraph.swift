/// A directed graph with clusters, as the DOT language describes one.
struct DOTGraph {
  /// An attribute's value: plain text, or the markup of an HTML-like label.
  enum Value {
    case text(String)
    case markup(String)
  }

  struct Node {
    var id: String
    var attributes: [(name: String, value: Value)]
  }

  struct Edge {
    var tail: String
    var head: String
    var attributes: [(name: String, value: Value)]
  }

  struct Cluster {
    var id: String
    var label: String
    var nodes: [Node]
    var attributes: [(name: String, value: Value)] = []
  }

  var name: String
  /// Lines that set the looks of the whole graph, of nodes and of edges.
  var preamble: [String]
  var clusters: [Cluster]
  /// Nodes outside of all clusters.
  var nodes: [Node]
  var edges: [Edge]
  /// The indices of the edges that are written the other way round; nil for those that close a cycle.
  var reversed: Set<Int>?
}

extension DOTGraph.Value: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension DOTGraph {
  /// The graph's text, which ends with a line break.
  ///
  /// Edges that close a cycle are written from head to tail with `dir=back`, which looks the same: with clusters and
  /// edge labels, cycles through clusters make Graphviz's dot engine end the process.
  var text: String {
    var lines = ["digraph \(DOTText.quoted(name)) {"]
    lines += preamble.map { "  \($0)" }
    for cluster in clusters {
      lines.append("  subgraph \(DOTText.quoted("cluster_" + cluster.id)) {")
      lines.append("    label=\(DOTText.quoted(cluster.label));")
      lines += cluster.attributes.map { "    \(Self.assignment($0.name, $0.value));" }
      lines += cluster.nodes.map { "    \(Self.statement(DOTText.quoted($0.id), $0.attributes))" }
      lines.append("  }")
    }
    lines += nodes.map { "  \(Self.statement(DOTText.quoted($0.id), $0.attributes))" }
    let closing = reversed ?? CycleEdges.closing(of: self)
    for (index, edge) in edges.enumerated() {
      lines.append("  \(Self.statement(edge, isReversed: closing.contains(index)))")
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func statement(_ edge: Edge, isReversed: Bool) -> String {
    guard isReversed else {
      return statement("\(DOTText.quoted(edge.tail)) -> \(DOTText.quoted(edge.head))", edge.attributes)
    }
    let opposite = ["arrowhead": "arrowtail", "tailport": "headport", "headport": "tailport"]
    let attributes = edge.attributes.map { (opposite[$0.name] ?? $0.name, $0.value) }
    return statement("\(DOTText.quoted(edge.head)) -> \(DOTText.quoted(edge.tail))", [("dir", "back")] + attributes)
  }

  private static func statement(_ subject: String, _ attributes: [(name: String, value: Value)]) -> String {
    guard !attributes.isEmpty else { return "\(subject);" }
    let list = attributes.map { assignment($0.name, $0.value) }
    return "\(subject) [\(list.joined(separator: ", "))];"
  }

  private static func assignment(_ name: String, _ value: Value) -> String {
    switch value {
    case .text(let text): "\(name)=\(DOTText.quoted(text))"
    case .markup(let markup): "\(name)=<\(markup)>"
    }
  }
}

/// How the ranks of a graph are laid out so that it is no longer than a page.
///
/// Graphviz puts every node one rank behind what leads to it, however long a chain is, and all that leads nowhere on
/// the first rank. Here a chain begins anew after so many ranks, what a node fans out to stands on several ranks, and
/// parts of a frame that nothing joins stand behind one another.
struct RankPlan: Hashable, Sendable {
  /// How many ranks there may be; nil for any number.
  var length: Int?
  /// On how many ranks the leaves of a node stand.
  var stagger = 1

  /// The graph with what Graphviz needs to be told: edges that do not rank, and edges that nobody sees.
  func applied(to graph: DOTGraph) -> DOTGraph {
    guard length != nil || stagger > 1 else { return graph }
    var graph = graph
    let reversed = graph.reversed ?? CycleEdges.closing(of: graph)
    graph.reversed = reversed
    let ways = graph.edges.indices.map { index in
      let edge = graph.edges[index]
      return reversed.contains(index) ? (tail: edge.head, head: edge.tail) : (tail: edge.tail, head: edge.head)
    }
    let depths = Self.depths(of: graph, ways)
    if stagger > 1 { self.stagger(&graph, ways) }
    guard let length else { return graph }
    for (index, way) in ways.enumerated() where way.tail != way.head {
      guard let tail = depths[way.tail], let head = depths[way.head], tail / length != head / length else { continue }
      graph.edges[index].attributes.append(("constraint", "false"))
    }
    chain(&graph, ways, depths, length)
    return graph
  }

  /// How many nodes stand before each on the longest way to it.
  private static func depths(of graph: DOTGraph, _ ways: [(tail: String, head: String)]) -> [String: Int] {
    var open: [String: Int] = [:]
    var leaving: [String: [String]] = [:]
    for way in ways where way.tail != way.head {
      open[way.head, default: 0] += 1
      leaving[way.tail, default: []].append(way.head)
    }
    let nodes = graph.allNodes
    var depths = Dictionary(nodes.map { ($0, 0) }, uniquingKeysWith: { first, _ in first })
    var queue = nodes.filter { open[$0] == nil }[...]
    while let node = queue.popFirst() {
      for head in leaving[node] ?? [] {
        depths[head] = max(depths[head] ?? 0, (depths[node] ?? 0) + 1)
        open[head]! -= 1
        if open[head] == 0 { queue.append(head) }
      }
    }
    return depths
  }

  private func stagger(_ graph: inout DOTGraph, _ ways: [(tail: String, head: String)]) {
    let leaving = Set(ways.filter { $0.tail != $0.head }.map(\.tail))
    let arriving = Dictionary(ways.map { ($0.head, 1) }, uniquingKeysWith: +)
    var leaves: [String: Int] = [:]
    for (index, way) in ways.enumerated() where !leaving.contains(way.head) && arriving[way.head] == 1 {
      let number = leaves[way.tail, default: 0]
      leaves[way.tail] = number + 1
      if number % stagger > 0 { graph.edges[index].attributes.append(("minlen", .text("\(number % stagger + 1)"))) }
    }
  }

  /// Puts the parts of each frame that nothing joins behind one another, as many as fit.
  private func chain(
    _ graph: inout DOTGraph, _ ways: [(tail: String, head: String)], _ depths: [String: Int], _ length: Int
  ) {
    var joined = DisjointNames()
    for way in ways { joined.join(way.tail, way.head) }
    var homes: [String: String] = [:]
    for cluster in graph.clusters {
      for node in cluster.nodes { homes[node.id] = cluster.id }
    }
    var spread: Set<String> = []
    for way in ways where homes[way.tail] != homes[way.head] { spread.insert(joined.root(of: way.tail)) }
    for cluster in graph.clusters {
      var parts: [(root: String, nodes: [String])] = []
      for node in cluster.nodes {
        let root = joined.root(of: node.id)
        if spread.contains(root) { continue }
        if let place = parts.firstIndex(where: { $0.root == root }) {
          parts[place].nodes.append(node.id)
        } else {
          parts.append((root, [node.id]))
        }
      }
      var row = 0
      var last: String?
      for part in parts {
        let ranks = part.nodes.map { (depths[$0] ?? 0) % length }
        let size = (ranks.max() ?? 0) + 1
        if let last, row + size <= length {
          for (node, rank) in zip(part.nodes, ranks) where rank == 0 {
            graph.edges.append(DOTGraph.Edge(tail: last, head: node, attributes: [("style", "invis")]))
          }
          row += size
        } else {
          row = size
        }
        last = zip(part.nodes, ranks).first { $0.1 == size - 1 }?.0
      }
    }
  }
}

extension DOTGraph {
  /// The names of all nodes, those outside of clusters first.
  var allNodes: [String] { nodes.map(\.id) + clusters.flatMap { $0.nodes.map(\.id) } }
}

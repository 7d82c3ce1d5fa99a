/// The parts of a graph that nothing joins.
enum GraphIslands {
  /// The islands: nodes that edges or a common frame join, in the order of their first nodes.
  static func split(_ graph: DOTGraph) -> [DOTGraph] {
    var joined = DisjointNames()
    for cluster in graph.clusters {
      for node in cluster.nodes { joined.join(cluster.nodes[0].id, node.id) }
    }
    for node in graph.nodes { joined.join(node.id, node.id) }
    for edge in graph.edges { joined.join(edge.tail, edge.head) }

    var islands: [String: DOTGraph] = [:]
    var order: [String] = []
    func add(to node: String, _ change: (inout DOTGraph) -> Void) {
      let root = joined.root(of: node)
      if islands[root] == nil {
        order.append(root)
        islands[root] = DOTGraph(name: graph.name, preamble: graph.preamble, clusters: [], nodes: [], edges: [])
      }
      change(&islands[root]!)
    }
    for node in graph.nodes { add(to: node.id) { $0.nodes.append(node) } }
    for cluster in graph.clusters {
      guard let first = cluster.nodes.first else { continue }
      add(to: first.id) { $0.clusters.append(cluster) }
    }
    for edge in graph.edges { add(to: edge.tail) { $0.edges.append(edge) } }
    return order.compactMap { islands[$0] }
  }
}

/// Sets of names that grow together.
struct DisjointNames {
  private var parents: [String: String] = [:]

  mutating func root(of name: String) -> String {
    var root = name
    while let parent = parents[root], parent != root { root = parent }
    var name = name
    while let parent = parents[name], parent != root, parent != name {
      parents[name] = root
      name = parent
    }
    parents[root] = root
    return root
  }

  mutating func join(_ first: String, _ second: String) {
    let (first, second) = (root(of: first), root(of: second))
    if first != second { parents[second] = first }
  }
}

/// Finds the edges that close the cycles of a graph.
enum CycleEdges {
  /// The indices of the edges that lead back: between clusters, to a cluster that they were reached from; inside a
  /// cluster, to such a node.
  ///
  /// Without them, the clusters have an order from left to right, and so have the nodes of each cluster. Walks depth
  /// first from the first node on, in the order of nodes and edges, so that the same graph gives the same edges.
  /// An edge from a node to itself closes no cycle here: `dot` draws it as a loop.
  static func closing(of graph: DOTGraph) -> Set<Int> {
    var homes: [String: String] = [:]
    for cluster in graph.clusters {
      for node in cluster.nodes { homes[node.id] = "cluster \(cluster.id)" }
    }
    let home = { (node: String) in homes[node] ?? "node \(node)" }
    let nodes = graph.nodes.map(\.id) + graph.clusters.flatMap { $0.nodes.map(\.id) } + graph.edges.map(\.tail)
    let between = closing(walking: graph.edges.map { (home($0.tail), home($0.head)) }, from: nodes.map(home))
    let inside = closing(
      walking: graph.edges.map { home($0.tail) == home($0.head) ? ($0.tail, $0.head) : ($0.tail, $0.tail) },
      from: nodes)
    return between.union(inside)
  }

  private static func closing(walking edges: [(tail: String, head: String)], from starts: [String]) -> Set<Int> {
    var outgoing: [String: [Int]] = [:]
    for (index, edge) in edges.enumerated() where edge.tail != edge.head {
      outgoing[edge.tail, default: []].append(index)
    }
    var closing: Set<Int> = []
    var open: Set<String> = []
    var done: Set<String> = []
    // A stack of its own: a chain of screens may be longer than the thread's stack is deep.
    var path: [(node: String, next: Int)] = []
    for start in starts where !done.contains(start) {
      path.append((start, 0))
      open.insert(start)
      while let (node, next) = path.last {
        guard let leaving = outgoing[node], next < leaving.count else {
          path.removeLast()
          open.remove(node)
          done.insert(node)
          continue
        }
        path[path.count - 1].next += 1
        let head = edges[leaving[next]].head
        if open.contains(head) {
          closing.insert(leaving[next])
        } else if !done.contains(head) {
          path.append((head, 0))
          open.insert(head)
        }
      }
    }
    return closing
  }
}

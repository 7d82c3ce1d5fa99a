/// Finds the edges that close the cycles of a graph.
enum CycleEdges {
  /// The indices of the edges that lead back to a node that they were reached from.
  ///
  /// Walks depth first from the first node on, in the order of nodes and edges, so that the same graph gives the same
  /// edges. An edge from a node to itself closes no cycle here: `dot` draws it as a loop.
  static func closing(of graph: DOTGraph) -> Set<Int> {
    var outgoing: [String: [Int]] = [:]
    for (index, edge) in graph.edges.enumerated() { outgoing[edge.tail, default: []].append(index) }

    var closing: Set<Int> = []
    var open: Set<String> = []
    var done: Set<String> = []
    // A stack of its own: a chain of screens may be longer than the thread's stack is deep.
    var path: [(node: String, next: Int)] = []
    let starts = graph.nodes.map(\.id) + graph.clusters.flatMap { $0.nodes.map(\.id) } + graph.edges.map(\.tail)
    for start in starts where !done.contains(start) {
      path.append((start, 0))
      open.insert(start)
      while let (node, next) = path.last {
        guard let edges = outgoing[node], next < edges.count else {
          path.removeLast()
          open.remove(node)
          done.insert(node)
          continue
        }
        path[path.count - 1].next += 1
        let head = graph.edges[edges[next]].head
        if head == node { continue }
        if open.contains(head) {
          closing.insert(edges[next])
        } else if !done.contains(head) {
          path.append((head, 0))
          open.insert(head)
        }
      }
    }
    return closing
  }
}

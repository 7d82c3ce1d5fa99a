import Testing

@testable import FlowGraph

@Suite struct DOTGraphTests {
  private func graph(_ edges: [(String, String)], nodes: [String] = []) -> DOTGraph {
    DOTGraph(
      name: "g", preamble: [], clusters: [], nodes: nodes.map { DOTGraph.Node(id: $0, attributes: []) },
      edges: edges.map { DOTGraph.Edge(tail: $0, head: $1, attributes: [("arrowhead", "odot"), ("label", "x")]) })
  }

  @Test func writesClustersNodesAndEdges() {
    var graph = graph([("a", "b")])
    graph.preamble = ["rankdir=LR;"]
    graph.clusters = [
      DOTGraph.Cluster(
        id: "one", label: "One", nodes: [DOTGraph.Node(id: "a", attributes: [("label", .markup("<B>A</B>"))])])
    ]
    graph.nodes = [DOTGraph.Node(id: "b", attributes: [])]
    #expect(
      graph.text == """
        digraph "g" {
          rankdir=LR;
          subgraph "cluster_one" {
            label="One";
            "a" [label=<<B>A</B>>];
          }
          "b";
          "a" -> "b" [arrowhead="odot", label="x"];
        }

        """)
  }

  @Test func writesEdgesThatCloseACycleTheOtherWayRound() {
    #expect(
      graph([("a", "b"), ("b", "a")]).text == """
        digraph "g" {
          "a" -> "b" [arrowhead="odot", label="x"];
          "a" -> "b" [dir="back", arrowtail="odot", label="x"];
        }

        """)
  }

  @Test func walksFromTheFirstNodeOn() {
    let ring = [("c", "a"), ("a", "b"), ("b", "c")]
    #expect(CycleEdges.closing(of: graph(ring, nodes: ["a"])) == [0])
    #expect(CycleEdges.closing(of: graph(ring, nodes: ["b"])) == [1])
    #expect(CycleEdges.closing(of: graph(ring)) == [2])
  }

  /// Not a cycle of nodes, but one of clusters: dot would have to draw one of them on both sides of the other.
  @Test func findsCyclesOfClusters() {
    var graph = graph([("a", "b"), ("c", "d")])
    graph.clusters = [["a", "d"], ["b", "c"]].map { nodes in
      DOTGraph.Cluster(id: nodes[0], label: "", nodes: nodes.map { DOTGraph.Node(id: $0, attributes: []) })
    }
    #expect(CycleEdges.closing(of: graph) == [1])
  }

  @Test func leavesLoopsAndShortcutsAlone() {
    #expect(CycleEdges.closing(of: graph([("a", "a"), ("a", "b"), ("b", "c"), ("a", "c")])) == [])
  }

  @Test func findsEveryCycleOfParallelEdges() {
    #expect(CycleEdges.closing(of: graph([("a", "b"), ("a", "b"), ("b", "a"), ("b", "a")])) == [2, 3])
  }

  @Test func walksChainsLongerThanTheStack() {
    var edges = (0..<50_000).map { ("\($0)", "\($0 + 1)") }
    edges.append(("50000", "0"))
    #expect(CycleEdges.closing(of: graph(edges)) == [50_000])
  }
}

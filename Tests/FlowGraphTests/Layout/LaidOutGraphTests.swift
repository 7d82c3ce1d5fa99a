import Foundation
import Testing

@testable import FlowGraph

@Suite struct LaidOutGraphTests {
  private let json = """
    {"name": "g", "bb": "0,0,200,90", "objects": [
      {"name": "cluster_a", "id": "g_a", "bb": "8,8,100,80", "lp": "54,72", "lwidth": "0.5", "lheight": "0.25"},
      {"_gvid": 1, "name": "n", "id": "s_n", "pos": "50,40", "width": "1", "height": "0.5"},
      {"_gvid": 2, "name": "unnamed", "pos": "50,40", "width": "1", "height": "0.5"}],
     "edges": [{"_gvid": 0, "tail": 1, "head": 1, "id": "way_1", "pos": "s,1,2 e,3,4 5,6 7,8 9,10 11,12", "lp": "20,30",
       "_ldraw_": [{"op": "F", "size": 10.0}, {"op": "T", "width": 40.0, "text": "a"}, {"op": "T", "width": 50.5, "text": "b"}]},
      {"_gvid": 1, "tail": 1, "head": 1, "style": "invis", "pos": "1,2 3,4 5,6 7,8"}]}
    """

  @Test func readsWhereEverythingIs() throws {
    let graph = try #require(LaidOutGraph(json: Data(json.utf8)))
    #expect(graph.box == PictureBox(left: 0, bottom: 0, right: 200, top: 90))
    #expect(graph.nodes == ["s_n": PictureBox(left: 14, bottom: 22, right: 86, top: 58)])
    #expect(graph.frames["g_a"]?.title == PictureBox(left: 36, bottom: 63, right: 72, top: 81))
    let line = try #require(graph.edges["way_1"])
    #expect(line.label == PictureBox(left: -5.25, bottom: 18, right: 45.25, top: 42))
    #expect(line.curves[0].start == PicturePoint(x: 1, y: 2) && line.curves[0].end == PicturePoint(x: 3, y: 4))
    #expect(line.curves[0].points.map(\.x) == [5, 7, 9, 11])
    #expect(graph.edges.count == 1)
    #expect(LaidOutGraph(json: Data("no".utf8)) == nil)
  }

  @Test func moves() throws {
    let graph = try #require(LaidOutGraph(json: Data(json.utf8)))
    let moved = graph.moved(by: PicturePoint(x: 10, y: -5))
    #expect(moved.nodes["s_n"]?.center == PicturePoint(x: 60, y: 35))
    #expect(moved.edges["way_1"]?.curves[0].end == PicturePoint(x: 13, y: -1))
    #expect(moved.moved(by: PicturePoint(x: -10, y: 5)) == graph)
  }

  @Test func isDrawnWhereItIs() throws {
    let laidOut = try #require(LaidOutGraph(json: Data(json.utf8)))
    let graph = DOTGraph(
      name: "g", preamble: [],
      clusters: [
        DOTGraph.Cluster(
          id: "a", label: "A", nodes: [DOTGraph.Node(id: "n", attributes: [("id", "s_n")])],
          attributes: [("id", "g_a")])
      ], nodes: [],
      edges: [DOTGraph.Edge(tail: "n", head: "n", attributes: [("constraint", "false"), ("id", "way_1")])])
    #expect(
      graph.placed(by: laidOut).text == """
        digraph "g" {
          subgraph "cluster_a" {
            label="A";
            id="g_a";
            bb="8.00,8.00,100.00,80.00";
            lp="54.00,72.00";
            lwidth="0.50";
            lheight="0.25";
            "n" [id="s_n", pos="50.00,40.00"];
          }
          "n" -> "n" [id="way_1", pos="s,1.00,2.00 e,3.00,4.00 5.00,6.00 7.00,8.00 9.00,10.00 11.00,12.00", lp="20.00,30.00"];
        }

        """)
  }

  @Test(arguments: [(-1.005, "-1.00"), (0.005, "0.01"), (12, "12.00"), (-0.5, "-0.50")])
  func writesNumbers(number: Double, text: String) {
    #expect(DOTGraph.number(number) == text)
  }
}

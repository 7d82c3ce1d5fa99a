import Testing

@testable import FlowGraph

@Suite struct LabelPlacementTests {
  private func line(_ from: (Double, Double), _ to: (Double, Double), label: PictureBox?) -> LaidOutGraph.Line {
    let (start, end) = (PicturePoint(x: from.0, y: from.1), PicturePoint(x: to.0, y: to.1))
    return LaidOutGraph.Line(curves: [.init(points: [start, start, end, end])], label: label)
  }

  private func box(_ x: Double, _ y: Double) -> PictureBox {
    PictureBox(around: PicturePoint(x: x, y: y), width: 40, height: 12)
  }

  @Test func labelsThatLieWellStay() {
    var graph = LaidOutGraph(box: PictureBox(left: 0, bottom: 0, right: 300, top: 100))
    graph.nodes = ["a": box(0, 0), "b": box(300, 0)]
    graph.edges = ["way_1": line((20, 0), (280, 0), label: box(150, 10))]
    #expect(LabelPlacement.improved(graph) == graph)
  }

  @Test func labelsLeaveBoxesTitlesLinesAndOneAnother() throws {
    var graph = LaidOutGraph(box: PictureBox(left: 0, bottom: 0, right: 300, top: 100))
    graph.nodes = ["a": box(0, 0), "b": box(300, 0), "c": box(150, 14)]
    graph.frames = ["g": .init(box: graph.box, title: box(100, 12))]
    graph.edges = [
      "way_1": line((20, 0), (280, 0), label: box(150, 10)), "way_2": line((20, 4), (280, 4), label: box(150, 10)),
      "way_3": line((200, -80), (200, 80), label: nil),
    ]
    let improved = LabelPlacement.improved(graph)
    let labels = try ["way_1", "way_2"].map { try #require(improved.edges[$0]?.label) }
    #expect(!labels[0].meets(labels[1]))
    for label in labels {
      #expect(!graph.nodes.values.contains { $0.meets(label) })
      #expect(!label.meets(box(100, 12)))
      #expect(!label.isCrossed(from: PicturePoint(x: 20, y: 0), to: PicturePoint(x: 280, y: 0)))
      #expect(!label.isCrossed(from: PicturePoint(x: 20, y: 4), to: PicturePoint(x: 280, y: 4)))
      #expect(!label.isCrossed(from: PicturePoint(x: 200, y: -80), to: PicturePoint(x: 200, y: 80)))
    }
  }

  @Test(arguments: [
    ((-30.0, 0.0), (30.0, 0.0), true), ((-30, 7), (30, 7), false), ((0, -30), (0, 30), true),
    ((-30, -10), (30, 10), true), ((-30, 0), (-25, 0), false), ((5, 0), (5, 0), true),
  ])
  func linesCrossBoxes(from: (Double, Double), to: (Double, Double), crosses: Bool) {
    #expect(
      box(0, 0).isCrossed(from: PicturePoint(x: from.0, y: from.1), to: PicturePoint(x: to.0, y: to.1)) == crosses)
  }
}

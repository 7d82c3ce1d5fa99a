import Testing

@testable import FlowGraph

@Suite struct TitlePlacementTests {
  private func box(_ left: Double, _ bottom: Double, _ width: Double, _ height: Double) -> PictureBox {
    PictureBox(left: left, bottom: bottom, right: left + width, top: bottom + height)
  }

  private func line(_ from: (Double, Double), _ to: (Double, Double)) -> LaidOutGraph.Line {
    let (start, end) = (PicturePoint(x: from.0, y: from.1), PicturePoint(x: to.0, y: to.1))
    return LaidOutGraph.Line(curves: [.init(points: [start, start, end, end])], label: nil)
  }

  /// A frame of 200 by 100 with its title at the upper left, and a box in it.
  private func graph(_ lines: [LaidOutGraph.Line]) -> LaidOutGraph {
    var graph = LaidOutGraph(box: box(0, 0, 200, 100))
    graph.frames = ["g": .init(box: box(0, 0, 200, 100), title: box(8, 82, 50, 14))]
    graph.nodes = ["a": box(20, 30, 160, 40)]
    graph.edges = Dictionary(uniqueKeysWithValues: lines.enumerated().map { ("way_\($0)", $1) })
    return graph
  }

  @Test func titlesThatNoLineCrossesStay() {
    let graph = graph([line((100, 70), (100, 140))])
    #expect(TitlePlacement.improved(graph) == graph)
  }

  @Test func titlesLeaveLines() throws {
    let title = try #require(TitlePlacement.improved(graph([line((40, 70), (40, 140))])).frames["g"]?.title)
    #expect(title.bottom == 82 && title.left > 40 && title.right < 200)
  }

  @Test func titlesGoBelowWhereLinesCrossAllAbove() throws {
    let lines = stride(from: 0, to: 200, by: 20).map { line(($0, 70), ($0, 140)) }
    let title = try #require(TitlePlacement.improved(graph(lines)).frames["g"]?.title)
    #expect(title.bottom == 3 && title.top < 30)
  }

  @Test func narrowFramesAreMadeWider() throws {
    var narrow = graph([line((50, 30), (50, 140)), line((-100, -50), (300, -50))])
    narrow.frames = ["g": .init(box: box(0, 0, 100, 100), title: box(10, 82, 80, 14))]
    narrow.nodes = ["a": box(10, 5, 80, 60)]
    let frame = try #require(TitlePlacement.improved(narrow).frames["g"])
    let title = try #require(frame.title)
    #expect(title.left >= 50 || title.right <= 50)
    #expect(frame.box.left <= title.left && title.right <= frame.box.right)
    // Not over another.
    narrow.frames["h"] = .init(box: box(102, 0, 50, 100), title: nil)
    narrow.frames["i"] = .init(box: box(-60, 0, 58, 100), title: nil)
    #expect(TitlePlacement.improved(narrow) == narrow)
  }

  @Test func titlesStayWhereNoPlaceIsBetter() {
    var crossed = graph([line((0, 89), (200, 89)), line((0, 10), (200, 10))])
    crossed.frames["g"]?.title = box(8, 82, 190, 14)
    #expect(TitlePlacement.improved(crossed) == crossed)
  }
}

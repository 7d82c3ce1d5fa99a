import Testing

@testable import FlowGraph

/// The parts of which a layout is made.
@Suite struct LayoutPartsTests {
  private func node(_ id: String) -> DOTGraph.Node { DOTGraph.Node(id: id, attributes: [("id", .text(id))]) }

  private func graph(_ ways: [(String, String)], nodes: [String] = [], clusters: [[String]] = []) -> DOTGraph {
    DOTGraph(
      name: "g", preamble: [],
      clusters: clusters.enumerated().map { number, ids in
        DOTGraph.Cluster(id: "\(number)", label: "", nodes: ids.map(node))
      }, nodes: nodes.map(node), edges: ways.map { DOTGraph.Edge(tail: $0, head: $1, attributes: []) })
  }

  @Test func islandsAreWhatNothingJoins() {
    let islands = GraphIslands.split(
      graph([("a", "b"), ("c", "d")], nodes: ["a", "b", "e"], clusters: [["c", "d"], ["f"]]))
    #expect(islands.map(\.allNodes) == [["a", "b"], ["e"], ["c", "d"], ["f"]])
    #expect(islands.map(\.edges.count) == [1, 0, 1, 0])
  }

  @Test func framesJoinTheirScreens() {
    #expect(GraphIslands.split(graph([("a", "c")], clusters: [["a", "b"], ["c", "d"]])).count == 1)
  }

  @Test func longChainsBeginAnew() {
    let chain = graph([("a", "b"), ("b", "c"), ("c", "d"), ("d", "e"), ("a", "d")], nodes: ["a", "b", "c", "d", "e"])
    let broken = RankPlan(length: 2).applied(to: chain)
    let free = broken.edges.filter { $0.text("constraint") != nil }.map { "\($0.tail)\($0.head)" }
    #expect(free == ["bc", "de", "ad"])
    #expect(RankPlan().applied(to: chain).text == chain.text)
  }

  /// Loops and cycles end, too.
  @Test func chainsOfCyclesBeginAnew() {
    let ring = graph([("a", "b"), ("b", "c"), ("c", "a"), ("a", "a")], nodes: ["a", "b", "c"])
    #expect(RankPlan(length: 1).applied(to: ring).reversed == [2])
  }

  @Test func leavesStandOnSeveralRanks() {
    let fan = graph([("a", "b"), ("a", "c"), ("a", "d"), ("d", "e")], nodes: ["a", "b", "c", "d", "e"])
    let spread = RankPlan(stagger: 2).applied(to: fan)
    #expect(spread.edges.map { $0.text("minlen") } == [nil, "2", nil, nil])
  }

  /// In rows, not in one column.
  @Test func screensThatNothingJoinsStandBehindOneAnother() {
    let frame = graph([("a", "b"), ("x", "c")], nodes: ["x"], clusters: [["a", "b", "c", "d", "e", "f"]])
    let rows = RankPlan(length: 3).applied(to: frame)
    let unseen = rows.edges.filter { $0.text("style") == "invis" }.map { "\($0.tail)\($0.head)" }
    // a → b and d in a row, e and f in the next; c belongs to x.
    #expect(unseen == ["bd", "ef"])
  }

  @Test func boxesFillAPage() {
    let places = BoxPacking.places(
      for: [(100, 50), (40, 20), (40, 20), (200, 10), (10, 10)], width: 150, gap: 10)
    #expect(
      places == [
        PicturePoint(x: 0, y: -50), PicturePoint(x: 110, y: -20), PicturePoint(x: 110, y: -50),
        PicturePoint(x: 0, y: -70), PicturePoint(x: 0, y: -90),
      ])
  }

  @Test(arguments: [
    ("a4", PageSize.a4), ("Letter", .letter), ("800x600", PageSize(width: 800, height: 600)),
  ])
  func pagesHaveNames(text: String, page: PageSize) {
    #expect(PageSize(text) == page)
  }

  @Test(arguments: ["", "a5", "800", "800x", "1x1", "800x600x2", "infx100", "nanx100"])
  func othersAreNoPages(text: String) {
    #expect(PageSize(text) == nil)
  }
}

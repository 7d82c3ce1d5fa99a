import Testing

@testable import FlowGraph
@testable import FlowModel

/// Parts of an app: around a screen, between two, and without some.
@Suite struct DiagramPartsTests {
  private let diagram = Diagram(
    Sketch.app(
      ["a", "b", "c", "d", "e", "f"].map { Sketch.screen("M#\($0)") } + [Sketch.screen("N#nav", .navigation)],
      [
        Sketch.way("M#a", "M#b"), Sketch.way("M#b", "M#c"), Sketch.way("M#c", "M#d"), Sketch.way("M#a", "M#e"),
        Sketch.way("M#e", "M#c"), Sketch.way("M#d", "M#a", .unwind), Sketch.root("N#nav", "M#f"),
      ]), start: nil)

  private func names(_ diagram: Diagram?) -> String? { diagram?.nodes.map(\.name).joined() }

  @Test func aScreenWithWhatIsAroundIt() {
    #expect(names(diagram.focused(on: "M#c", depth: 1)) == "bcde")
    #expect(names(diagram.focused(on: "M#c", depth: 2)) == "abcde")
    #expect(names(diagram.focused(on: "M#f", depth: 3)) == "f")
  }

  @Test func theShortestWays() {
    let ways = diagram.ways(from: "M#a", to: "M#c")
    #expect(names(ways) == "abce")
    #expect(ways?.edges.count == 4)
    #expect(names(diagram.ways(from: "M#c", to: "M#a")) == "acd")
    #expect(diagram.ways(from: "M#a", to: "M#f") == nil)
    #expect(names(diagram.ways(from: "M#a", to: "M#a")) == "a")
    #expect(names(diagram.reached(from: "M#b")) == "abcde")
    #expect(names(diagram.leading(to: "M#f")) == "f")
  }

  @Test func aFoldedContainerIsWhereItsScreenIs() {
    #expect(diagram.place(of: "N#nav") == "M#f" && diagram.place(of: "M#a") == "M#a" && diagram.place(of: "M#z") == nil)
  }

  @Test(arguments: [("M#a", "bcdef"), ("?", "abcdef"), ("M", ""), ("*#*", ""), ("b", "acdef"), ("UIView*", "")])
  func screensAreLeftOut(pattern: String, left: String) {
    #expect(names(diagram.excluding([pattern])) == left)
  }

  @Test(arguments: [
    ("a*c", "abc", true), ("a*c", "ac", true), ("a*a", "a", false), ("*b*", "abc", true), ("a*b*c", "acbc", true),
    ("abc", "abc", true), ("ab", "abc", false), ("*", "", true), ("a**b", "ab", true), ("*x", "xy", false),
  ])
  func starsAreAnyCharacters(pattern: String, text: String, matches: Bool) {
    #expect(Diagram.matches(pattern, text) == matches)
  }
}

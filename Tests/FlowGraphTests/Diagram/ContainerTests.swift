import Testing

@testable import FlowGraph
@testable import FlowModel

/// What becomes of navigation controllers, tab bars and splits.
@Suite struct ContainerTests {
  private func diagram(_ model: AppModel, _ containers: DiagramOptions.Containers, start: Screen.ID? = nil) -> Diagram {
    Diagram(model, start: start, options: DiagramOptions(containers: containers))
  }

  private func ways(_ diagram: Diagram) -> [String] {
    diagram.edges.map { edge in
      let containers = edge.containers.isEmpty ? "" : " in \(edge.containers.map(\.className).joined(separator: "+"))"
      return "\(edge.from) \(edge.transitions.map(\.summary).joined(separator: "|")) \(edge.to)\(containers)"
    }
  }

  private let list = Sketch.app(
    [Sketch.screen("M#nav", .navigation, isInitial: true), Sketch.screen("M#list"), Sketch.screen("M#detail")],
    [Sketch.root("M#nav", "M#list"), Sketch.way("M#list", "M#detail"), Sketch.way("M#detail", "M#nav", .present)])

  @Test func aContainerOfOneScreenFoldsIntoIt() {
    let folded = diagram(list, .fold, start: "M#nav")
    #expect(folded.nodes.map(\.id) == ["M#list", "M#detail"])
    #expect(folded.nodes[0].isStart && folded.nodes[0].isInitial)
    #expect(folded.nodes[0].containers.map(\.id) == ["M#nav"])
    #expect(ways(folded) == ["M#list show M#detail", "M#detail present M#list"])
    #expect(folded.dot().contains("in navigation"))
  }

  @Test func containersAreShown() {
    #expect(diagram(list, .show).nodes.count == 3)
    #expect(
      ways(diagram(list, .show)) == ["M#nav root M#list", "M#list show M#detail", "M#detail present M#nav"])
  }

  /// A screen that is also come to without its container is not said to be in it.
  @Test func whereTheWaysDifferTheyNameTheContainer() {
    var transitions = list.transitions
    transitions.append(Sketch.way("M#detail", "M#list"))
    let folded = diagram(Sketch.app(list.screens, transitions), .fold)
    #expect(folded.nodes[0].containers == [])
    #expect(
      ways(folded) == [
        "M#list show M#detail", "M#detail present M#list in UINavigationController", "M#detail show M#list",
      ])
  }

  @Test func containersInContainersFoldTogether() {
    let model = Sketch.app(
      [Sketch.screen("M#tabs", .tabBar), Sketch.screen("M#nav", .navigation, class: "Stack"), Sketch.screen("M#a")],
      [Sketch.tab("M#tabs", "M#nav", 0), Sketch.root("M#nav", "M#a")])
    let folded = diagram(model, .fold, start: "M#tabs")
    #expect(folded.nodes.map(\.id) == ["M#a"])
    #expect(folded.nodes[0].containers.map(\.className) == ["UITabBarController", "Stack"])
    #expect(folded.nodes[0].isStart)
  }

  @Test func containersInACircleStay() {
    let model = Sketch.app(
      [Sketch.screen("M#a", .navigation), Sketch.screen("M#b", .navigation), Sketch.screen("M#c", .navigation)],
      [Sketch.root("M#a", "M#b"), Sketch.root("M#b", "M#a"), Sketch.root("M#c", "M#a")])
    #expect(diagram(model, .fold).nodes.map(\.id) == ["M#a", "M#b"])
    #expect(diagram(model, .hide).nodes.count >= 1)
  }

  /// What else leads from a container to its screen would become a way of the screen to itself.
  @Test func aContainerThatAlsoMovesToItsScreenStays() {
    let model = Sketch.app(
      [Sketch.screen("M#nav", .navigation), Sketch.screen("M#a")],
      [Sketch.root("M#nav", "M#a"), Sketch.way("M#nav", "M#a", .push, isInCode: true)])
    #expect(diagram(model, .fold).nodes.count == 2)
  }

  private let tabs = Sketch.app(
    [
      Sketch.screen("M#tabs", .tabBar), Sketch.screen("M#nav", .navigation), Sketch.screen("M#one", tab: "First"),
      Sketch.screen("M#two", tab: "Second"), Sketch.screen("M#in"),
    ],
    [
      Sketch.tab("M#tabs", "M#nav", 0), Sketch.tab("M#tabs", "M#two", 1), Sketch.root("M#nav", "M#one"),
      Sketch.way("M#in", "M#tabs", .present),
    ])

  @Test func hiddenContainersGiveTheirWaysToWhatTheyHold() {
    let hidden = diagram(tabs, .hide, start: "M#tabs")
    #expect(hidden.nodes.map(\.id) == ["M#one", "M#two", "M#in"])
    #expect(hidden.nodes.filter(\.isStart).map(\.id) == ["M#one", "M#two"])
    #expect(
      ways(hidden) == [
        "M#in present, tab 2 \"Second\" M#two in UITabBarController",
        "M#in present, tab 1 \"First\" M#one in UITabBarController+UINavigationController",
      ])
  }

  /// A navigation controller without an item of its own has that of its root.
  @Test func tabsStandInOrderWithTheirTitles() {
    let folded = diagram(tabs, .fold)
    #expect(ways(folded).prefix(2) == ["M#tabs tab 1 \"First\" M#one", "M#tabs tab 2 \"Second\" M#two"])
    let dot = folded.dot()
    #expect(
      dot.contains(
        ##"<TR><TD PORT="p0" BORDER="1" SIDES="T" CELLPADDING="3"><FONT POINT-SIZE="10">1 First</FONT></TD></TR>"##
          + ##"<TR><TD PORT="p1" BORDER="1" SIDES="T" CELLPADDING="3"><FONT POINT-SIZE="10">2 Second</FONT></TD></TR>"##
      ),
      "\(dot)")
    #expect(dot.contains(#""M#tabs" -> "M#two" [tooltip="tab 2 \"Second\"""#))
    #expect(dot.contains(#"tailport="p1:e""#))
  }

  /// Tabs that lie in storyboards of their own: the frames stand as the tabs do, whatever their names.
  @Test func framesOfTabsStandInTheirOrder() {
    let screens = ["B#x", "C#x", "M#x", "Z#x"].map { Sketch.screen($0) } + [Sketch.screen("T#bar", .tabBar)]
    let tabs = ["Z#x", "M#x", "C#x"].enumerated().map { Sketch.tab("T#bar", $1, $0) }
    let dot = diagram(Sketch.app(screens, tabs), .show).dot()
    let frames = dot.matches(of: /subgraph "cluster_(\w+)"/).map { String($0.1) }
    #expect(frames == ["B", "Z", "M", "C", "T"])
    #expect(dot.matches(of: /tailport="p\d:e", headport="w"/).count == 3)
  }
}

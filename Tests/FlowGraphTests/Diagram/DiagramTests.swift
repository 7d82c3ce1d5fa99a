import Testing

@testable import FlowGraph
@testable import FlowModel

/// What of an app is drawn.
@Suite struct DiagramTests {
  @Test func launchScreensAndOtherPlatformsAreNoScreensOfTheApp() {
    let model = Sketch.app(
      [Sketch.screen("Main#a"), Sketch.screen("Launch#b"), Sketch.screen("Watch#c")], [],
      storyboards: [
        Sketch.storyboard("Main"), Sketch.storyboard("Launch", launches: true),
        Sketch.storyboard("Watch", platform: "watchOS"),
      ])
    #expect(Diagram(model, start: nil).nodes.map(\.id) == ["Main#a"])
    // An app that goes on from its launch screen.
    #expect(Diagram(model, start: "Launch#b").nodes.map(\.id) == ["Main#a", "Launch#b"])
    // One document that is named is drawn, whatever it is.
    var document = model
    document.isWholeApp = false
    #expect(Diagram(document, start: nil).nodes.count == 3)
  }

  @Test func whatLeadsToALaunchScreenShowsIt() {
    let model = Sketch.app(
      [Sketch.screen("Main#a"), Sketch.screen("Launch#b")], [Sketch.way("Main#a", "Launch#b", .present)],
      storyboards: [Sketch.storyboard("Main"), Sketch.storyboard("Launch", launches: true)])
    #expect(Diagram(model, start: nil).nodes.count == 2)
  }

  @Test func parallelTransitionsAreOneArrowWithTheirNumber() {
    let model = Sketch.app(
      [Sketch.screen("M#a"), Sketch.screen("M#b")],
      [
        Sketch.way("M#a", "M#b", identifier: "go", trigger: "One", id: "1"),
        Sketch.way("M#a", "M#b", .present, id: "2"),
        Sketch.way("M#a", "M#b", identifier: "go", trigger: "Two", id: "3"),
        Sketch.way("M#a", "M#b", isInCode: true),
      ])
    let diagram = Diagram(model, start: nil)
    #expect(diagram.edges.map(\.kind) == ["show", "present", "show"])
    #expect(diagram.edges[0].transitions.map(\.id) == ["1", "3"])
    #expect(EdgeLook.texts(of: diagram.edges[0]) == ["show 'go' ×2", "\"One\"", "\"Two\""])
    #expect(diagram.transitionCount == 4)
  }

  @Test func codeTellsWhatIsTouchedForASegueAndWhichNothingStarts() {
    var never = Sketch.way("M#a", "M#c", identifier: "never", id: "3", isInCode: true)
    never.destination = .unresolved("nothing performs it")
    let model = Sketch.app(
      [Sketch.screen("M#a"), Sketch.screen("M#b"), Sketch.screen("M#c")],
      [
        Sketch.way("M#a", "M#b", identifier: "go", id: "1"), Sketch.way("M#a", "M#c", identifier: "never", id: "3"),
        Sketch.way("M#a", "M#b", identifier: "go", trigger: "One", id: "1", isInCode: true),
        Sketch.way("M#a", "M#b", identifier: "go", trigger: "Two", id: "1", isInCode: true), never,
      ])
    let diagram = Diagram(model, start: nil)
    #expect(diagram.edges.count == 1 && diagram.nodes.count == 3)
    #expect(diagram.edges[0].transitions.map(\.trigger) == ["\"One\" or \"Two\""])
    #expect(!diagram.edges[0].isInCode)
    let text = ScreenListing(model, start: nil).text
    #expect(!text.contains("One") && !text.contains("nothing performs it"))
  }

  @Test func aWindowsNewRootTakesThePlaceOfAScreen() {
    var root = Sketch.way("M#a", "M#b", .relationship, isInCode: true)
    root.relationship = "rootViewController"
    var held = root
    held.source = "M#nav"
    let model = Sketch.app(
      [Sketch.screen("M#a"), Sketch.screen("M#b"), Sketch.screen("M#nav", .navigation)], [root, held])
    let edges = Diagram(model, start: nil, options: DiagramOptions(containers: .show)).edges
    #expect(Set(edges.map { "\($0.from) \($0.kind)" }) == ["M#a replace", "M#nav relationship"])
  }

  @Test func manyTriggersAreCounted() {
    let model = Sketch.app(
      [Sketch.screen("M#a"), Sketch.screen("M#b")],
      (1...6).map { Sketch.way("M#a", "M#b", trigger: "T\($0)", id: "\($0)") })
    #expect(
      EdgeLook.texts(of: Diagram(model, start: nil).edges[0]) == [
        "show ×6", "\"T1\"", "\"T2\"", "\"T3\"", "and 3 more",
      ])
  }

  @Test func framesAreTabs() {
    let model = Sketch.app(
      [
        Sketch.screen("M#tabs", .tabBar), Sketch.screen("M#a", tab: "Home"), Sketch.screen("M#b", tab: "More"),
        Sketch.screen("M#c"), Sketch.screen("N#both"),
      ],
      [
        Sketch.tab("M#tabs", "M#a", 0), Sketch.tab("M#tabs", "M#b", 1), Sketch.way("M#a", "M#c"),
        Sketch.way("M#a", "N#both"), Sketch.way("M#b", "N#both"), Sketch.way("M#c", "M#a", .unwind),
      ])
    let diagram = Diagram(model, start: nil, options: DiagramOptions(grouping: .tab))
    #expect(diagram.groups.map(\.name) == ["Home", "More"])
    #expect(diagram.nodes.map { $0.group == nil ? "-" : $0.group! } == ["-", "M#tabs 0", "M#tabs 1", "M#tabs 0", "-"])
    let none = Diagram(model, start: nil, options: DiagramOptions(grouping: .none))
    #expect(none.groups.isEmpty && !none.dot().contains("subgraph"))
  }
}

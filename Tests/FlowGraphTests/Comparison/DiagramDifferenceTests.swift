import Testing

@testable import FlowGraph
@testable import FlowModel

@Suite struct DiagramDifferenceTests {
  private let screens = [
    Sketch.screen("M#a", isInitial: true), Sketch.screen("M#b"), Sketch.screen("M#c", .table, class: "List"),
  ]
  private let ways = [
    Sketch.way("M#a", "M#b", identifier: "go", trigger: "Go | on", id: "1"),
    Sketch.way("M#a", "M#c", .present, id: "2"), Sketch.way("M#b", "M#c", isInCode: true),
    Sketch.way("M#b", "M#c", isInCode: true),
  ]

  private func diagram(_ screens: [Screen], _ ways: [Transition]) -> Diagram {
    Diagram(Sketch.app(screens, ways), start: "M#a")
  }

  @Test func theOrderAndPlacesMakeNoDifference() {
    var moved = ways
    for place in moved.indices { moved[place].location.line += 5 }
    let difference = DiagramDifference(
      from: diagram(screens, ways), to: diagram(screens.reversed(), moved.reversed()))
    #expect(difference.isEmpty)
    #expect(difference.text == "no difference in screens and transitions\n")
    #expect(difference.markdown == "**Navigation:** no difference in screens and transitions\n")
  }

  private var difference: DiagramDifference {
    var (screens, ways) = (self.screens, self.ways)
    screens[1].customClass = "Better"
    screens.append(Sketch.screen("M#d"))
    ways[0].identifier = "went"
    ways[1] = Sketch.way("M#a", "M#d", .present, id: "3")
    ways.removeLast()
    return DiagramDifference(from: diagram(self.screens, self.ways), to: diagram(screens, ways))
  }

  @Test func tellsWhatCameWentAndChanged() {
    #expect(
      difference.text == """
        + screen M#d: d, UIViewController
        ~ screen M#b: b, Better (class: UIViewController → Better)
        - transition a → List: present
        - transition b → List: show, in code
        + transition a → d: present
        ~ transition a → b: show 'went', "Go | on" (identifier: go → went)
        1 screen added, 1 screen changed, 1 transition added, 2 transitions removed, 1 transition changed

        """)
  }

  @Test func isACommentForAPullRequest() {
    #expect(
      difference.markdown == """
        **Navigation:** 1 screen added, 1 screen changed, 1 transition added, 2 transitions removed, 1 transition changed

        #### Screens

        | | screen | what changed |
        |---|---|---|
        | added | d, UIViewController |  |
        | changed | b, Better | class: UIViewController → Better |

        #### Transitions

        | | transition | what changed |
        |---|---|---|
        | removed | a → List: present |  |
        | removed | b → List: show, in code |  |
        | added | a → d: present |  |
        | changed | a → b: show 'went', "Go \\| on" | identifier: go → went |

        """)
  }

  @Test func isJSON() throws {
    let json = try difference.json()
    #expect(json.contains(#""change" : "added""#) && json.contains(#""screen" : "M#d""#))
    #expect(json.contains(#""property" : "identifier""#) && json.hasSuffix("}\n"))
  }

  /// One unwind segue leads to all screens that take it.
  @Test func unwindSeguesAreComparedWithAllTheirTargets() {
    func unwinding(_ targets: [Screen.ID]) -> Diagram {
      var unwind = Sketch.way("M#c", "M#a", .unwind, id: "u")
      unwind.destination = .exit
      unwind.unwindTargets = targets
      return diagram(screens, [unwind])
    }
    #expect(DiagramDifference(from: unwinding(["M#a", "M#b"]), to: unwinding(["M#b", "M#a"])).isEmpty)
    #expect(
      DiagramDifference(from: unwinding(["M#a"]), to: unwinding(["M#a", "M#b"])).text.hasPrefix(
        "~ transition List → a, b: unwind (to: M#a → M#a, M#b)\n"))
  }

  @Test func containersCountAsWhatScreensComeIn() {
    let framed = screens + [Sketch.screen("M#n", .navigation)]
    let difference = DiagramDifference(
      from: diagram(screens, [Sketch.way("M#a", "M#b", id: "1")]),
      to: diagram(framed, [Sketch.way("M#a", "M#n", id: "1"), Sketch.root("M#n", "M#b")]))
    #expect(
      difference.text == """
        ~ screen M#b: b, UIViewController, in navigation (in: none → navigation)
        1 screen changed

        """)
  }

  /// Where a second storyboard of the name appears, the first one's screens are called by its folder.
  @Test func aStoryboardThatMovesIsTheSame() {
    func app(_ name: String, _ more: [Screen] = []) -> Diagram {
      diagram(
        [Sketch.screen("\(name)#a", .tabBar), Sketch.screen("\(name)#b"), Sketch.screen("\(name)#c")] + more,
        [Sketch.tab("\(name)#a", "\(name)#b", 0), Sketch.tab("\(name)#a", "\(name)#c", 1)])
    }
    #expect(DiagramDifference(from: app("Main"), to: app("Shop/Main")).isEmpty)
    #expect(
      DiagramDifference(from: app("Main"), to: app("Shop/Main", [Sketch.screen("Desk/Main#z")])).text == """
        + screen Desk/Main#z: z, UIViewController
        1 screen added

        """)
  }

  /// Interface Builder gives a relationship that is drawn anew another identifier.
  @Test func tabsAreTheSameByTheirScreens() {
    let screens = [Sketch.screen("M#t", .tabBar), Sketch.screen("M#a"), Sketch.screen("M#b")]
    var anew = [Sketch.tab("M#t", "M#a", 0), Sketch.tab("M#t", "M#b", 1)]
    let old = diagram(screens, anew)
    for place in anew.indices { anew[place].objectID += " anew" }
    #expect(DiagramDifference(from: old, to: diagram(screens, anew)).isEmpty)
    let swapped = [Sketch.tab("M#t", "M#b", 0), Sketch.tab("M#t", "M#a", 1)]
    #expect(
      DiagramDifference(from: old, to: diagram(screens, swapped)).text == """
        ~ transition UITabBarController → b: tab 1 (summary: tab 2 → tab 1)
        ~ transition UITabBarController → a: tab 2 (summary: tab 1 → tab 2)
        2 transitions changed

        """)
  }
}

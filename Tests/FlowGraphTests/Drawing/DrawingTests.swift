import Foundation
import TestSupport
import Testing

@testable import FlowGraph
@testable import FlowModel

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct DrawingTests {
  @Test func drawsScreensTransitionsReferencesAndExits() throws {
    let model = AppModel(at: Fixtures.path("Clinic"))
    let dot = Diagram(model, start: try model.startScreen().id).dot()
    #expect(try Snapshot.difference(of: dot, from: "Clinic.dot") == nil)
  }

  @Test func marksNoStartThatIsNotKnown() {
    let model = AppModel(at: Fixtures.path("Clinic"))
    #expect(!Diagram(model, start: nil).dot().contains("The app starts here"))
  }

  @Test func drawsAnEmptyApp() throws {
    let model = AppModel(name: "Empty", storyboards: [], screens: [], transitions: [])
    let dot = Diagram(model, start: nil).dot()
    #expect(dot.hasPrefix("digraph \"Empty\" {\n"))
    #expect(dot.hasSuffix("}\n"))
    #expect(!dot.contains("subgraph"))
  }

  @Test func linksToFilesAndLines() {
    let model = Sketch.app([Sketch.screen("M#a"), Sketch.screen("M#b")], [Sketch.way("M#a", "M#b")])
    let style = DrawingStyle(linkBase: "https://example.com/blob/main")
    let link = #"URL="https://example.com/blob/main/App/Main.storyboard#L7""#
    #expect(Diagram(model, start: nil).dot(style).components(separatedBy: link).count == 4)
    #expect(style.link(to: "A b/é.swift", line: nil) == "https://example.com/blob/main/A%20b/%C3%A9.swift")
  }

  /// Storyboards may hold any text: none of it may end a string, a label or the picture.
  @Test func drawsScreensOfHostileNames() throws {
    let hostile = #"<b>&amp;"\"# + "\u{1}\u{FFFE}]]>--><!-- \\N \\G é \u{202E} 🏥"
    let location = SourceLocation(file: "a", line: 1, column: 1)
    let ids = ["S\(hostile)#1", "S\(hostile)#2\\"]
    let screens = ids.map { id in
      Screen(
        id: id, storyboard: "S\(hostile)", objectID: "1", userLabel: hostile, customClass: hostile,
        frameworkClass: "UIViewController", kind: .plain, isInitial: false, isSimulated: true, location: location)
    }
    let transition = Transition(
      objectID: "t", source: ids[0], destination: .screen(ids[1]), kind: .other(hostile), identifier: hostile,
      trigger: Transition.Trigger(objectID: "o", className: "UIButton", text: hostile), location: location)
    let storyboard = Storyboard(
      name: "S", directory: "", qualifiedName: "S\(hostile)", file: "a", isLaunchScreen: false, platform: "iOS",
      isSimulated: true)
    let model = AppModel(name: hostile, storyboards: [storyboard], screens: screens, transitions: [transition])

    let diagram = Diagram(model, start: ids[0])
    let helper = LayoutHelper(path: BuiltProgram("flowsim-layout").path)
    let style = DrawingStyle(title: hostile, hasLegend: false)
    for picture in try [
      helper.picture(of: diagram.dot(), as: .svg),
      PageLayout(helper: helper).picture(of: diagram, style, as: .svg),
    ] {
      #expect(picture.warnings == "")
      let svg = String(decoding: picture.data, as: UTF8.self)
      #expect(svg.contains("&lt;b&gt;&amp;amp;&quot;\\"))
      #expect(svg.matches(of: /class="edge\s/).count == 2)
      #expect(XMLParser(data: picture.data).parse(), "\(svg)")
    }
  }

  /// Graphviz's dot engine ends the process on some of these, until it is asked for another ranking.
  @Test func drawsTangledAppsWithoutACrash() throws {
    var random = SplitMix(seed: 20)
    let helper = LayoutHelper(path: BuiltProgram("flowsim-layout").path)
    for _ in 0..<25 {
      let model = TangledApp.make(using: &random)
      let diagram = Diagram(model, start: model.screens[0].id)
      let svg = try helper.picture(of: diagram.dot(), as: .svg)
      #expect(svg.warnings == "")
      let text = String(decoding: svg.data, as: UTF8.self)
      #expect(text.matches(of: /class="edge/).count == diagram.edges.count + 1)
      #expect(text.matches(of: /class="node/).count == model.screens.count + 1)
    }
  }
}

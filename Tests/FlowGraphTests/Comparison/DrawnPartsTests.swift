import Foundation
import TestSupport
import Testing

@testable import FlowGraph
@testable import FlowModel

/// Whether a diagram that somebody keeps is still true.
@Suite struct DrawnPartsTests {
  private let hostile = #"a "b" <c> & d | e ] } ) > \ #lt; &amp; --> é"#

  private func diagram(_ change: Bool = false) -> Diagram {
    var screens = [
      Sketch.screen("Main#tabs", .tabBar, isInitial: true), Sketch.screen("Main#one", tab: hostile),
      Sketch.screen("Main#two", .table, class: "List"), Sketch.screen("Main#in"),
    ]
    screens[3].userLabel = hostile
    var transitions = [
      Sketch.tab("Main#tabs", "Main#one", 0), Sketch.tab("Main#tabs", "Main#two", 1),
      Sketch.way("Main#one", "Main#in", identifier: hostile, trigger: hostile),
      Sketch.way("Main#in", "Main#one", .unwind), Sketch.way("Main#two", "Main#in", .present, isInCode: true),
    ]
    if change {
      transitions[2].identifier = "go"
      transitions.removeLast()
      screens.append(Sketch.screen("Main#more"))
    }
    return Diagram(Sketch.app(screens, transitions), start: "Main#tabs")
  }

  private func text(_ diagram: Diagram, _ format: DrawnParts.Format) throws -> String {
    switch format {
    case .dot: diagram.dot(DrawingStyle(theme: .dark, direction: .topToBottom, linkBase: "https://a.b"))
    case .mermaid: "# Page\n\n```mermaid\n\(diagram.mermaid(DrawingStyle(title: "T", linkBase: "https://a.b")))```\n"
    case .json: try diagram.json()
    case .svg:
      String(
        decoding: try PageLayout(helper: LayoutHelper(path: BuiltProgram("flowsim-layout").path))
          .picture(of: diagram, DrawingStyle(theme: .auto, title: "T", hasLegend: true), as: .svg).data, as: UTF8.self)
    }
  }

  @Test(arguments: DrawnParts.Format.allCases) func whatDidNotChangeIsTrue(format: DrawnParts.Format) throws {
    let kept = try #require(DrawnParts(try text(diagram(), format), as: format))
    #expect(kept.changes(to: DrawnParts(diagram(), as: format)) == [])
    #expect(!kept.isEmpty)
  }

  /// Lines that move in files change nothing.
  @Test(arguments: DrawnParts.Format.allCases) func placesAreNoDifference(format: DrawnParts.Format) throws {
    var moved = diagram()
    for place in moved.nodes.indices { moved.nodes[place].line = 99 }
    for place in moved.edges.indices { moved.edges[place].transitions[0].line = 99 }
    let kept = try #require(DrawnParts(try text(moved, format), as: format))
    #expect(kept.changes(to: DrawnParts(diagram(), as: format)) == [])
  }

  @Test(arguments: DrawnParts.Format.allCases) func whatChangedIsTold(format: DrawnParts.Format) throws {
    let kept = try #require(DrawnParts(try text(diagram(), format), as: format))
    let changes = kept.changes(to: DrawnParts(diagram(true), as: format))
    #expect(changes.count == 4, "\(changes)")
    #expect(changes.contains { $0.hasPrefix("+ screen Main#more: more") })
    #expect(changes.contains { $0.hasPrefix("- edge Main#two → Main#in") })
    #expect(changes.contains { $0.hasPrefix("- edge Main#one → Main#in") })
    #expect(changes.contains { $0.hasPrefix("+ edge Main#one → Main#in") && $0.contains("show 'go'") })
  }

  @Test(arguments: DrawnParts.Format.allCases) func otherFilesAreNoDiagrams(format: DrawnParts.Format) {
    #expect(DrawnParts("{\"a\": 1}", as: format) == nil)
    #expect(DrawnParts("", as: format) == nil)
  }
}

import Foundation
import Testing

@testable import FlowGraph
@testable import FlowModel

@Suite struct DiagramTextTests {
  private let model = Sketch.app(
    [
      Sketch.screen("Main#a", isInitial: true), Sketch.screen("Main#t", .table, class: "List"),
      Sketch.screen("Main#n", .navigation), Sketch.screen("Other#s", .hosting),
    ],
    [
      Sketch.way("Main#a", "Main#t", identifier: "list", trigger: "All <of> \"them\""),
      Sketch.way("Main#a", "Other#s", .present, isInCode: true), Sketch.way("Main#t", "Main#a", .unwind),
    ])

  @Test func isAFlowchart() {
    #expect(
      Diagram(model, start: "Main#a").mermaid(DrawingStyle(title: "My app")) == """
        ---
        title: "My app"
        ---
        flowchart LR
          subgraph g_Main["Main"]
            s_Main__a["a<br/>UIViewController"]
            s_Main__t["List<br/>table"]
            s_Main__n[["UINavigationController"]]
          end
          subgraph g_Other["Other"]
            s_Other__s(["UIViewController"])
          end
          start_((("start")))
          start_ --> s_Main__a
          s_Main__a -->|"show 'list'<br/>#quot;All #lt;of#gt; #quot;them#quot;#quot;"| s_Main__t
          s_Main__a -.->|"present<br/>in code"| s_Other__s
          s_Main__t -.-x|"unwind"| s_Main__a
          classDef initial stroke-width:3px
          class s_Main__a initial

        """)
  }

  @Test(arguments: [
    ("a \"b\" <c> & d", ##""a #quot;b#quot; #lt;c#gt; #amp; d""##),
    ("#35; `x` *y*", ##""#35;35; #96;x#96; #42;y#42;""##),
    ("two\nlines\\n", ##""two<br/>lines#92;n""##), ("\u{202E}\u{0}x", "\"  x\""), ("Ünï 🏥", "\"Ünï 🏥\""),
  ])
  func quotes(text: String, quoted: String) {
    #expect(MermaidText.quoted(text) == quoted)
  }

  @Test func identifiersAreOneToOne() {
    #expect(MermaidText.identifier("Main#BYZ-38-t0r", prefix: "s_") == "s_Main__BYZ_38_t0r")
    let alphabet = ["a", "-", "#", "_", "x", "2d", "é", " "]
    var texts = [""]
    for _ in 0..<4 { texts += texts.flatMap { text in alphabet.map { text + $0 } } }
    let all = Set(texts)
    #expect(Set(all.map { MermaidText.identifier($0, prefix: "") }).count == all.count)
    #expect(all.allSatisfy { MermaidText.text(ofIdentifier: MermaidText.identifier($0, prefix: "")) == $0 })
  }

  @Test func jsonIsReadBack() throws {
    let diagram = Diagram(model, start: "Main#a")
    let json = try diagram.json()
    #expect(Diagram(json: Data(json.utf8)) == diagram)
    #expect(json.contains(#""file" : "App/Main.storyboard""#) && json.contains(#""line" : 7"#))
    #expect(Diagram(json: Data("{}".utf8)) == nil)
    #expect(Diagram(json: Data(#"{"version": 2, "app": "", "groups": [], "nodes": [], "edges": []}"#.utf8)) == nil)
  }
}

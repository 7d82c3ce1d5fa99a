import Foundation
import TestSupport
import Testing

@testable import FlowGraph
@testable import FlowModel

@Suite struct SVGWriterTests {
  private func svg(_ style: DrawingStyle, _ model: AppModel? = nil, start: Screen.ID? = nil) throws -> String {
    let model = model ?? AppModel(at: Fixtures.path("Clinic"))
    let layout = PageLayout(helper: LayoutHelper(path: BuiltProgram("flowsim-layout").path))
    let diagram = Diagram(model, start: try start ?? model.startScreen().id)
    return String(decoding: try layout.picture(of: diagram, style, as: .svg).data, as: UTF8.self)
  }

  @Test func saysWhatItShows() throws {
    let svg = try svg(DrawingStyle(title: "The <clinic>"))
    #expect(svg.contains(#"<title id="diagram-title">The &lt;clinic&gt;</title>"#))
    #expect(svg.contains(#"<desc id="diagram-description">"#))
    #expect(svg.contains(#"data-screen="Patients#pat-00-005">"#))
    #expect(svg.contains("<title>Patient, PatientViewController</title>"))
    #expect(
      svg.contains(
        #"data-from="Patients#lst-00-004" data-kind="show" data-label="show 'showPatient', &quot;Ada &lt;Lovelace&gt;&quot;" "#
          + #"data-to="Patients#pat-00-005">"#))
    #expect(svg.contains("<title>Patients to Patient: show 'showPatient', &quot;Ada &lt;Lovelace&gt;&quot;</title>"))
    #expect(!svg.contains("<!--") && !svg.contains("xlink:title"))
  }

  /// The screens and transitions of the picture are those of the diagram.
  @Test func hasEveryScreenAndTransition() throws {
    let model = AppModel(at: Fixtures.path("Clinic"))
    let diagram = Diagram(model, start: try model.startScreen().id)
    let svg = try svg(DrawingStyle(hasLegend: true))
    #expect(svg.matches(of: /data-screen="/).count == diagram.nodes.count)
    #expect(svg.matches(of: /data-from="/).count == diagram.edges.count + 1)
    #expect(svg.contains("class=\"node legend\"") && svg.contains(">Legend</text>"))
  }

  @Test func goesWithThePage() throws {
    let light = try svg(DrawingStyle(theme: .light))
    #expect(!light.contains("prefers-color-scheme") && light.contains(Palette.light.screen))
    let dark = try svg(DrawingStyle(theme: .dark))
    #expect(!dark.contains("prefers-color-scheme") && dark.contains(Palette.dark.screen))
    let both = try svg(DrawingStyle(theme: .auto))
    #expect(both.contains("@media (prefers-color-scheme: dark) {"))
    // Every colour that is used is one of the palette's, so that all of them change.
    for svg in [light, dark, both] {
      let used = Set(
        svg.split(separator: "\n").filter { $0.hasPrefix("<") }.flatMap { line in
          line.matches(of: /(?:fill|stroke)="([^"]*)"/).map { String($0.1) }
        })
      let palette = Set((svg == dark ? Palette.dark : .light).all)
      #expect(used.subtracting(palette).subtracting(["none", "transparent"]) == [])
    }
    // The background is the page's.
    #expect(!light.contains(#"fill="white""#))
  }

  @Test func linksToLines() throws {
    let svg = try svg(DrawingStyle(linkBase: "https://example.com/x"))
    #expect(svg.contains(#"xlink:href="https://example.com/x/"#))
  }

  @Test func isTheSameEachTime() throws {
    #expect(try svg(DrawingStyle(theme: .auto, hasLegend: true)) == svg(DrawingStyle(theme: .auto, hasLegend: true)))
  }

  /// A chain of 60 screens is no line of 60 boxes, and a hundred single screens no column.
  @Test func longAndLooseAppsFitAPage() throws {
    let ids = (0..<60).map { "M#\($0)" }
    let chain = Sketch.app(ids.map { Sketch.screen($0) }, zip(ids, ids.dropFirst()).map { Sketch.way($0, $1) })
    let loose = Sketch.app((0..<100).map { Sketch.screen("M#\($0)") }, [])
    for model in [chain, loose] {
      let svg = try svg(DrawingStyle(), model, start: ids[0])
      let size = try #require(svg.firstMatch(of: /width="(\d+)pt" height="(\d+)pt"/))
      let (width, height) = (try #require(Double(size.1)), try #require(Double(size.2)))
      #expect(PageSize.a4.scale(width: width, height: height) > 0.4, "\(width) × \(height)")
    }
  }
}

import Foundation
import TestSupport
import Testing

@testable import FlowGraph
@testable import FlowModel

@Suite struct DiagramPageTests {
  private func page(_ style: DrawingStyle = DrawingStyle(), _ model: AppModel? = nil) throws -> String {
    let model = model ?? AppModel(at: Fixtures.path("Clinic"))
    let layout = PageLayout(helper: LayoutHelper(path: BuiltProgram("flowsim-layout").path))
    let diagram = Diagram(model, start: try? model.startScreen().id)
    let svg = String(decoding: try layout.picture(of: diagram, style, as: .svg).data, as: UTF8.self)
    return DiagramPage(diagram, style).html(around: svg)
  }

  @Test func isOneFile() throws {
    let page = try page(DrawingStyle(title: "The <clinic>"))
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.contains("default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"))
    #expect(page.contains("<title>The &lt;clinic&gt;</title>") && page.contains("<h1>The &lt;clinic&gt;</h1>"))
    #expect(!page.contains("src=") && !page.contains("<link") && !page.contains("url(") && !page.contains("<?xml"))
    #expect(page.matches(of: #/<svg /#).count == 1 && page.matches(of: /<\/html>/).count == 1)
  }

  /// What is there without scripts: every screen and every way, by links into the picture and within the list.
  @Test func listsScreensAndTransitions() throws {
    let page = try page()
    let model = AppModel(at: Fixtures.path("Clinic"))
    let diagram = Diagram(model, start: try model.startScreen().id)
    #expect(page.matches(of: /<li id="list_s_/).count == diagram.nodes.count(where: \.isScreen))
    let ids = Set(page.matches(of: #/ id="([^"]*)"/#).map { String($0.1) })
    for link in page.matches(of: /href="#([^"]*)"/) { #expect(ids.contains(String(link.1)), "\(link.1)") }
    #expect(
      page.contains(
        #"data-go="Patients#pat-00-005">Patient</a>: show 'showPatient', &quot;Ada &lt;Lovelace&gt;&quot; "#))
    #expect(page.contains("the app starts here") && page.contains("<h4>Come to from</h4>"))
  }

  @Test func linksToLines() throws {
    let page = try page(DrawingStyle(linkBase: "https://example.com/x"))
    #expect(page.contains(#"<p class="place"><a href="https://example.com/x/"#))
    #expect(try !self.page().contains("https://example.com"))
  }

  @Test func goesWithThePage() throws {
    let (light, dark) = ("--page: #ffffff", "--page: \(PageLayout.darkPage)")
    #expect(try page().contains(light) && !page().contains(dark))
    #expect(try !page(DrawingStyle(theme: .dark)).contains(light) && page(DrawingStyle(theme: .dark)).contains(dark))
    let both = try page(DrawingStyle(theme: .auto))
    #expect(both.contains(light) && both.contains(dark) && both.contains("color-scheme: light dark"))
  }

  @Test func isTheSameEachTime() throws { #expect(try page() == page()) }

  /// Nothing of an app's ends an attribute, an element or a line.
  @Test func takesTextsAsTexts() throws {
    let nasty = "</script><b onclick=\"x()\">&\u{202E}'"
    let screen = Sketch.screen("M#a", class: nasty, isInitial: true)
    let way = Sketch.way("M#a", "M#a", identifier: nasty, trigger: nasty)
    let page = try page(DrawingStyle(title: nasty), Sketch.app([screen], [way]))
    #expect(page.matches(of: /<\/script>/).count == 1)
    #expect(!page.contains("<b ") && !page.contains("\u{202E}"))
  }
}

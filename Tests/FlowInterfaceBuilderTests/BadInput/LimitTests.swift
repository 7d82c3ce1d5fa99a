import FlowInterfaceBuilder
import Testing

@Suite("Limits")
struct LimitTests {
  @Test("256 levels are read; one more is refused where it begins")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      "<document>" + String(repeating: "<a>", count: depth - 1) + String(repeating: "</a>", count: depth - 1)
        + "</document>"
    }
    let document = try Fixture.document(nested(256))
    #expect(document.root.descendants.count == 255)
    #expect(
      Fixture.error(nested(257))
        == "Main.storyboard:1:776: error: elements nest deeper than 256: no document of Interface Builder does. "
        + "The file was probably made or damaged by a tool; restore it.")
    #expect(
      Fixture.error("<document>" + String(repeating: "<a>", count: 200_000))?.hasPrefix("Main.storyboard:1:776: ")
        == true)
  }

  @Test("256 attributes of one tag are read; one more is refused")
  func attributes() throws {
    func tag(_ count: Int) -> String { "<document" + (0..<count).map { " a\($0)=\"\"" }.joined() + "/>" }
    #expect(try Fixture.document(tag(256)).root.attributes.count == 256)
    #expect(
      Fixture.error(tag(257))
        == "Main.storyboard:1:1949: error: a tag has more than 256 attributes: no document of Interface Builder "
        + "does. The file was probably made or damaged by a tool; restore it.")
  }

  @Test("many objects of one identifier are read in time that grows with their number")
  func equalIdentifiers() throws {
    let objects = String(repeating: "<view id=\"v\"/>", count: 50_000)
    let document = try Fixture.document("<document><objects>\(objects)</objects></document>")
    #expect(document.object(withID: "v") == document.topLevelObjects.first)
    #expect(document.topLevelObjects.count == 50_000)
  }
}

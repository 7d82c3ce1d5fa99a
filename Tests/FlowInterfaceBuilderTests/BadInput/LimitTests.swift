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

  @Test("1000 attributes of one tag are read; one more is refused")
  func attributes() throws {
    func tag(_ count: Int) -> String { "<document" + (0..<count).map { " a\($0)=\"\"" }.joined() + "/>" }
    #expect(try Fixture.document(tag(1000)).root.attributes.count == 1000)
    #expect(
      Fixture.error(tag(1001))
        == "Main.storyboard:1:7901: error: a tag has more than 1000 attributes: no document of Interface Builder "
        + "does. The file was probably made or damaged by a tool; restore it.")
  }
}

import FlowModel
import Testing

@testable import FlowChecks

/// Fixes change what they expect at their place, and no other byte.
@Suite struct FileFixesTests {
  private func fixed(_ text: String, _ fix: Finding.Fix, _ line: Int, _ column: Int) -> String? {
    var fixes = FileFixes(Array(text.utf8))
    return fixes.take(fix, line: line, column: column) ? String(decoding: fixes.result, as: UTF8.self) : nil
  }

  @Test func anAttributesValueIsWritten() {
    let text = "\u{FEFF}<a>\r\n\t<b  x = \"1\"/><ä/><outlet\n property='titel' id=\"o\" />\r\n</a>"
    let fix = Finding.Fix.attributes([.init("property", from: "titel", to: "title")])
    let plain = text.replacing("x = \"1\"", with: "x=\"1\"")
    #expect(fixed(plain, fix, 2, 17) == plain.replacing("titel", with: "title"))
    #expect(fixed(plain, fix, 2, 16) == nil)
    #expect(fixed(plain, .attributes([.init("property", from: "text", to: "title")]), 2, 17) == nil)
    #expect(fixed(plain, .attributes([.init("property", from: "titel", to: "a&b")]), 2, 17) == nil)
  }

  @Test func attributesAreAddedAfterTheirNeighbour() {
    let text = "<view id=\"v\" customClass=\"Chart\"><subviews/></view>"
    let fix = Finding.Fix.attributes([
      .init("customModule", to: "App", after: "customClass"),
      .init("customModuleProvider", to: "target", after: "customClass"),
    ])
    #expect(
      fixed(text, fix, 1, 1)
        == "<view id=\"v\" customClass=\"Chart\" customModule=\"App\" customModuleProvider=\"target\"><subviews/></view>"
    )
    #expect(fixed("<view customClass=\"Chart\" customModule=\"\"/>", fix, 1, 1) == nil)
  }

  @Test(
    arguments: [
      ("  performSegue(withIdentifier: \"opne\", sender: self)", 3),
      ("  self.home?.performSegue(withIdentifier: name(\"x\", \"opne\"))", 3),
      ("f(\"opne\", \"opne\")", 3),
    ])
  func theOnlyLiteralOfACallIsWritten(line: String, column: Int) {
    let text = "// opne\n\(line)\n"
    let expected = text.replacing("\"opne\"", with: "\"open\"", maxReplacements: 1)
    #expect(fixed(text, .literal(from: "opne", to: "open"), 2, column) == expected)
  }

  @Test(
    arguments: [
      "f(\"opne\", \"opne\")", "f(/* \"opne\" */ \"opne\")", "f(\"\\(x)\", \"opne\")", "f(names.opne)", "f(\"opne\"",
      "f",
      "f(#\"opne\"#)", "f { g(\"opne\") }",
    ])
  func whatIsNotPlainIsLeftAlone(line: String) {
    #expect(fixed(line, .literal(from: "opne", to: "open"), 1, 1) == nil)
  }

  @Test func whatOneFixChangesNoOtherDoes() {
    var fixes = FileFixes(Array("<outlet property=\"a\"/>".utf8))
    let first = fixes.take(.attributes([.init("property", from: "a", to: "b")]), line: 1, column: 1)
    let second = fixes.take(.attributes([.init("property", from: "a", to: "c")]), line: 1, column: 1)
    #expect(first && !second)
    #expect(String(decoding: fixes.result, as: UTF8.self) == "<outlet property=\"b\"/>")
  }
}

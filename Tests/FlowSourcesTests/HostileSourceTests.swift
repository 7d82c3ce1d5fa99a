import FlowModel
import FlowSources
import TestSupport
import Testing

/// Sources that nobody writes by hand end no run.
@Suite struct HostileSourceTests {
  private static func nested(_ open: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + "x" + String(repeating: close, count: count)
  }

  @Test(arguments: [
    nested("(", ")", 3000), nested("a(", ")", 3000), nested("{ ", " }", 2000), nested("if a { ", " }", 2000),
    nested("[", "]", 8), "a" + String(repeating: ".b()", count: 3000), "a" + String(repeating: " + b", count: 3000),
    "a" + String(repeating: " && b", count: 3000), "a" + String(repeating: "?.b", count: 3000), "let a = \"\\(\"\\(",
    "switch a { case", "if let", "guard else", "\u{0}\u{FEFF}", "<<<<<<< HEAD", "x = = y as! is ?", "#if", "@objc(",
  ])
  func isReadAsFarAsItMakesSense(body: String) throws {
    let folder = try TemporaryFolder([
      "A.swift": "import UIKit\nclass First { func before() { go() } }\nclass A { func a() { \(body) } }",
      "B.swift": "class B {}",
    ])
    let facts = SourceReader(at: folder.path).read(cache: .none)
    #expect(facts.files.map { $0.declarations[0].name } == ["First", "B"])
    #expect(facts.files[0].declarations[0].functions[0].events.count == 1)
    #expect(facts.unreadable == [])
  }

  @Test func tooManyBracketsAreRefused() throws {
    let folder = try TemporaryFolder([
      "A.swift": "let a = \"[[[\"\nlet b = \(Self.nested("[", "]", 3000))", "B.swift": "",
    ])
    let facts = SourceReader(at: folder.path).read(cache: .none)
    #expect(facts.files.map(\.path) == ["\(folder.path)/B.swift"])
    #expect(
      facts.unreadable.map { folder.relative("\($0)") } == [
        "A.swift:2:21: error: more than 12 square brackets open inside one another here. Break the expression up."
      ])
  }

  @Test(arguments: [[], [0xFF, 0xFE, 0x00], [0xEF, 0xBB, 0xBF], Array("class A { \u{00}".utf8) + [0xC3]])
  func bytesThatAreNoText(bytes: [UInt8]) {
    _ = FileReader.read(bytes, path: "A.swift")
  }

  @Test func columnsCountCharacters() {
    #expect(
      facts("/* ÄÖ🙂 */ class Ü { let é = \"🙂\", b: Int? = nil }") == """
        1:17 class Ü
          1:25 let é: _ = "🙂"
          1:34 let b: Int? = nil
        """)
  }
}

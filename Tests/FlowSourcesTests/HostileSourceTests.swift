import FlowModel
import FlowSources
import Foundation
import TestSupport
import Testing

/// Sources that nobody writes by hand end no run.
@Suite struct HostileSourceTests {
  private static func nested(_ open: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + "x" + String(repeating: close, count: count)
  }

  @Test(arguments: [
    nested("(", ")", 120), nested("a(", ")", 120), nested("{ ", " }", 100), nested("if a { ", " }", 100),
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
    let unclosed = ["let a = \"\\(\"\\(", "switch a { case", "@objc("]
    #expect(facts.unreadable.isEmpty == !unclosed.contains(body), "\(facts.unreadable)")
  }

  /// No compiler takes these, old or new; what is read of the rest is a guess.
  @Test(arguments: [
    ("let a = (1", "3:1: error: '}' does not close '(' of line 2, so that this is no Swift. Mend it."),
    ("let a = \"b", "2:9: error: this text has no end, so that this is no Swift. Mend it."),
    ("if a {", "1:9: error: nothing closes '{', so that this is no Swift. Mend it."),
    ("a()}", "3:1: error: '}' closes nothing, so that this is no Swift. Mend it."),
    (
      "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> other",
      "2:1: error: git left the marks of a conflict here. Decide for one side."
    ),
  ])
  func whatNobodyCouldBuildIsTold(body: String, fault: String) throws {
    let folder = try TemporaryFolder(["A.swift": "class A {\n\(body)\n}", "B.swift": "class B {}"])
    for _ in 0..<2 {
      let facts = SourceReader(at: folder.path).read(cache: .folder(folder.path + "/cache"))
      #expect(facts.files.map { $0.declarations[0].name } == ["A", "B"])
      #expect(facts.unreadable.map { folder.relative("\($0)") } == ["A.swift:\(fault)"])
    }
  }

  /// The Swift of former years is none of today's, and was built.
  @Test(arguments: [
    "func a() { for var i = 0; i < 3; i++ { b() } }", "func a() { if let b = c where b > 3 { d() } }",
    "func a(b: Int)(c: Int) {}", "var a: protocol<B, C>", "func a() { do { b() } while c }", "func a(#b: Int) {}",
    "func a() { b = [String]() as? [C]; d++ }", "@available(*, unavailable, message = \"b\") func a() {}",
    "typealias A = B<C>; func a() { println(\"a\") }",
  ])
  func oldSwiftIsNoFault(body: String) throws {
    let folder = try TemporaryFolder(["A.swift": "class A {\n\(body)\n}"])
    #expect(SourceReader(at: folder.path).read(cache: .none).unreadable == [])
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

  /// The parser would leave out what lies deeper, and all that follows.
  @Test(arguments: [
    (nested("(", ")", 900), "2:256"), (nested("[a: ", "]", 10) + nested("a { ", " }", 300), "2:1072"),
    (nested("repeat { ", " }", 900), "2:2296"), (String(repeating: "#if a\n", count: 900), "257:1"),
  ])
  func moreLevelsThanTheParserGoesAreRefused(body: String, place: String) throws {
    let folder = try TemporaryFolder(["A.swift": "class A { func a() {\n\(body)\n} }", "B.swift": "class B {}"])
    let facts = SourceReader(at: folder.path).read(cache: .none)
    #expect(facts.files.map { $0.declarations[0].name } == ["B"])
    #expect(
      facts.unreadable.map { folder.relative("\($0)") } == [
        "A.swift:\(place): error: more than 256 levels nest inside one another here. Break the code up."
      ])
  }

  @Test(arguments: [
    nested("(", ")", 20_000), nested("a(b", ")", 20_000), nested("\"\\(", ")\"", 20_000),
    String(repeating: "\"\\(", count: 20_000), nested("a { ", " }()", 20_000), nested("[a]. (", ")", 20_000),
    "let a: " + nested("Set<", ">", 20_000), "let b = " + String(repeating: "a<", count: 20_000),
    "let c: " + String(repeating: "() -> ", count: 20_000), nested("repeat { ", " }", 20_000),
    "if a {} " + String(repeating: "else if a {} ", count: 20_000),
    "if a {}\n" + String(repeating: "else if a {\n}\n", count: 20_000),
    "switch a { case " + String(repeating: "let ", count: 20_000) + "x: b() }",
    "if case " + String(repeating: "let case ", count: 20_000), String(repeating: "try ", count: 20_000) + "a()",
    String(repeating: "try await ", count: 20_000) + "a()", String(repeating: "#if a\n", count: 20_000),
    nested("{ ", " }", 20_000), nested("do { if a { ", " } }", 20_000),
    String(repeating: "try? ", count: 20_000) + "a()", String(repeating: "try! ", count: 20_000) + "a()",
    "b = " + String(repeating: "a ? ", count: 20_000) + "1" + String(repeating: " : 2", count: 20_000),
    "b = " + String(repeating: "a ? f(x: 1) + ", count: 20_000), "let a: Int" + String(repeating: "?", count: 20_000),
    "if case let x" + String(repeating: "?", count: 20_000) + " = a {}", "a" + String(repeating: "!", count: 20_000),
    "#if A" + String(repeating: " && A", count: 20_000) + "\n#endif",
    "#if (A" + String(repeating: "\n || A", count: 20_000) + ")\n#endif",
    "#if A\n" + String(repeating: "#elseif B\n", count: 20_000) + "#endif",
  ])
  func tooManyLevelsAreRefused(body: String) throws {
    let folder = try TemporaryFolder(["A.swift": "class A { func a() {\n\(body)\n} }", "B.swift": "class B {}"])
    let facts = SourceReader(at: folder.path).read(cache: .none)
    #expect(facts.files.map { $0.declarations[0].name } == ["B"])
    #expect(facts.unreadable.count == 1)
    #expect(
      facts.unreadable.allSatisfy {
        $0.message == "more than 1000 levels nest inside one another here. Break the code up."
      })
  }

  @Test(arguments: [
    "a" + String(repeating: ".b()", count: 30_000), "a" + String(repeating: "\n  .b(c.d, e: [f])?", count: 30_000),
    "a" + String(repeating: "/**/.b[c].d", count: 15_000), "a(" + String(repeating: ".b", count: 30_000) + ")",
  ])
  func chainsWithoutEndAreRefused(body: String) throws {
    let folder = try TemporaryFolder(["A.swift": "class A { func a() {\n\(body)\n} }", "B.swift": "class B {}"])
    let facts = SourceReader(at: folder.path).read(cache: .none)
    #expect(facts.files.map { $0.declarations[0].name } == ["B"])
    #expect(
      facts.unreadable.map(\.message) == ["more than 20000 levels nest inside one another here. Break the code up."])
  }

  @Test(arguments: [
    "let a: " + nested("Set<", ">", 900), "let b = " + String(repeating: "a<", count: 900),
    "let c: " + String(repeating: "() -> ", count: 900), nested("repeat { ", " }", 200),
    "if a {} " + String(repeating: "else if a {} ", count: 900), String(repeating: "try ", count: 900) + "a()",
    "if case " + String(repeating: "let case ", count: 450), String(repeating: "#if a\n", count: 200),
    "let s = \"" + String(repeating: "<", count: 2000) + "\"", "// " + String(repeating: "<", count: 2000),
    String(repeating: "b = a ? f(x: 1) : c\nd?.e()\nlet g: Int?\n", count: 2000),
    "b = " + String(repeating: "a ? ", count: 200) + "1" + String(repeating: ": 2", count: 200),
    String(repeating: "#if A && B\n#elseif C || D\n#endif\n", count: 1200),
    "b = a " + String(repeating: "? 1 : a ", count: 2000) + "? 2 : 3",
    "let d = [" + String(repeating: "a.b.c, ", count: 10_500) + "]", String(repeating: "\nc?.d()", count: 20_500),
    String(repeating: "if a < b { c() }\n", count: 400), String(repeating: "if a { b() } else { c() }\n", count: 400),
  ])
  func asManyAsTheStackHolds(body: String) throws {
    let folder = try TemporaryFolder(["A.swift": "class A { func a() {\n\(body)\n} }"])
    let facts = SourceReader(at: folder.path).read(cache: .none)
    #expect(facts.files.map { $0.declarations[0].name } == ["A"])
    #expect(facts.unreadable == [])
  }

  private static let utf16: [UInt8] = [0xFF, 0xFE] + Array("class A {}".utf8).flatMap { [$0, 0] as [UInt8] }
  private static let latin1 = Array("class A { // caf".utf8) + [0xE9, 0x0A, 0x7D]

  @Test(arguments: [utf16, latin1])
  func otherEncodingsAreRefused(bytes: [UInt8]) throws {
    let folder = try TemporaryFolder(["B.swift": "class B {}"])
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.path)/A.swift"))
    let facts = SourceReader(at: folder.path).read(cache: .none)
    #expect(facts.files.map { $0.declarations[0].name } == ["B"])
    #expect(
      facts.unreadable.map { folder.relative("\($0)") } == [
        "A.swift:1:1: error: the file is not UTF-8 text, as sources of Swift are. Save it as UTF-8."
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

import FlowModel
import FlowSources
import Testing

/// Sources that nobody writes by hand are lowered to whole trees.
@Suite struct TreeHostileTests {
  private static func nested(_ open: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + "x" + String(repeating: close, count: count)
  }

  @Test(arguments: [
    nested("(", ")", 3000), nested("a(", ")", 3000), nested("{ ", " }", 2000), nested("if a { ", " }", 2000),
    nested("[", "]", 8), nested("!", "", 3000), nested("try ", "", 3000), nested("a ? b : ", "", 3000),
    nested("func f() { ", " }", 1000), nested("struct S { ", " }", 1000), nested("case .a(", ")", 100),
    "a" + String(repeating: ".b()", count: 3000), "a" + String(repeating: " + b", count: 30_000),
    "a" + String(repeating: " = b", count: 30_000), "a" + String(repeating: "?.b", count: 3000),
    "let x: " + nested("A<", ">", 400), "let x: A" + String(repeating: ".B", count: 3000),
    "if a {}" + String(repeating: " else if a {}", count: 3000), "let a = \"\\(\"\\(", "switch a { case",
    "if let", "guard else", "\u{0}\u{FEFF}", "<<<<<<< HEAD", "x = = y as! is ?", "#if", "@objc(", "a as", "a ->",
    "(A, B) -> (C) -> ", "-> x", "#if\n.a\n#endif", "x\n#if A\n#endif", "$99999999999999999999", "{ $100 }",
    "\\.", "\\.a.", "#selector()", "subscript() -> Int", "var x: Int { _read { yield y } }", "case a",
    "let (a, (b, c)) = d, e", "catch {}", "0x", "1e99999", "\"\\q\"", "for in", "while", "a...b...c",
  ])
  func makesAWholeTree(body: String) {
    var texts = [body, "class A { func a() { \(body) } }"]
    // The parser takes long for what is no member, the longer the more of it there is.
    if body.utf8.count < 200 { texts.append("class A { \(body) }") }
    // As files are read: on a thread whose stack is large enough for the parser.
    let isWhole = ParallelMap.map(texts) { text in
      let tree = TreeReading.tree(of: Array(text.utf8), path: "A.swift")
      return tree.isWhole && TreeStore.bytes(of: tree).flatMap { TreeStore.tree(from: $0, path: "A.swift") } == tree
    }
    #expect(!isWhole.contains(false))
  }

  @Test(arguments: [[], [0xFF, 0xFE, 0x00], [0xEF, 0xBB, 0xBF], Array("class A { \u{00}".utf8) + [0xC3]])
  func bytesThatAreNoText(bytes: [UInt8]) {
    #expect(TreeReading.tree(of: bytes, path: "A.swift").isWhole)
  }

  @Test func whatIsTooDeepIsUnread() {
    let text = "a" + String(repeating: ".b()", count: 3000)
    let trees = ParallelMap.map([Array(text.utf8)]) { TreeReading.tree(of: $0, path: "A.swift") }
    #expect(trees[0].texts.contains("more than 300 links in one chain"))
  }

  /// Beyond a bound nobody knows which operand runs: they stand side by side, in a tree that is not deep.
  @Test(arguments: ["&& a()", "?? a()", "+ a()", "= a()", "? a() : a()", "as? A", "is A"])
  func operatorsInsideOneAnotherHaveABound(operation: String) {
    let text = "a()" + String(repeating: " " + operation, count: 3_000)
    let trees = ParallelMap.map([Array(text.utf8)]) { TreeReading.tree(of: $0, path: "A.swift") }
    let beyond = trees[0].nodes.filter { $0.kind == .unread }
    #expect(beyond.map(\.flag) == [1])
    #expect(trees[0].texts.contains("more than 300 operators inside one another"))
  }
}

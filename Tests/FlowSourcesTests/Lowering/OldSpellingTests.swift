import FlowModel
import Testing

@testable import FlowSources

/// Spellings of Swift 1 and 2 that the parser of today does not read, and trees that are copied.
struct OldSpellingTests {
  private func tree(_ source: String) -> CodeTree { TreeReading.tree(of: Array(source.utf8), path: "a.swift") }

  private func unread(_ tree: CodeTree) -> [String] {
    tree.nodes.filter { $0.kind == .unread || $0.kind == .unreadStatement }.map { tree.texts[Int($0.a)] }
  }

  @Test(arguments: [
    "for var i = 0; i < 9; i++ { f(i) }", "for (var i = 0; i < 9; i++) { f(i) }", "for ; ok; { f(1) }",
    "for var i = 0, j = 9; i < j; i++, j-- { f(i) }", "for i = 0; i < list.count; i += 1 { continue }",
    "for var c = \"{;\"; c != \"}\"; c = next(c) { f(c) }", "for var i = 0;      ; i++ { break }",
  ])
  func loopsOfCAreWhileLoopsWithASecondStep(_ loop: String) {
    let tree = tree("func g() { \(loop) }")
    #expect(unread(tree) == [])
    #expect(tree.nodes.contains { $0.kind == .while })
    #expect(tree.isWhole)
  }

  @Test(arguments: ["for i in list { f(i) }", "for var i = 0; i < 9 { f(i) }"])
  func otherLoopsStayAsTheyAre(_ source: String) {
    #expect(OldLoops.rewritten(Array("func g() { \(source) }".utf8))?.loops.isEmpty ?? true)
  }

  @Test func textsStayAsTheyAre() {
    #expect(tree("let text = \"for i; j; k {\"").texts.contains("for i; j; k {"))
  }

  @Test func whatIsTakenOutOfALoopHasItsPlace() throws {
    let source = "for var i = 0; i < 9; i++ { f(i) }"
    let found = try #require(OldLoops.rewritten(Array(source.utf8)))
    let spaces = { (count: Int) in String(repeating: " ", count: count) }
    #expect(String(decoding: found.bytes, as: UTF8.self) == "while\(spaces(10))i < 9\(spaces(6)){ f(i) }")
    #expect(found.loops[0]?.start == 4..<13)
    #expect(found.loops[0]?.step == 22..<25)
  }

  @Test func continueGoesToTheStep() {
    let tree = tree("func g() { for var i = 0; i < 9; i++ { while true { continue }; if i == 1 { continue }; break } }")
    #expect(tree.nodes.count { $0.kind == .continue } == 1)
    #expect(tree.nodes.count { $0.kind == .break && $0.extra != 0 } == 1)
    #expect(tree.nodes.count { $0.kind == .break && $0.extra == 0 } == 1)
  }

  @Test func aSignBeforeAParameterMakesItsNameALabel() {
    let tree = tree("func f(#a: Int, #b: Int) {}\nfunc g(a: Int) {}\nfunc h(a a: Int) {}")
    #expect(tree.functions.filter { $0.kind == .function }.map(\.leavesFirstLabelOut) == [false, true, false])
    #expect(tree.functions[0].parameters.map(\.label) == ["a", "b"])
  }

  @Test func aCopyOfATreeIsTheSame() {
    let tree = tree(
      """
      class A<T: P>: B where T.C == Int {
        @Wrapper(a: 1) var a: [String: T]? = nil
        lazy var f = { [weak self] (x: Int) -> Int in x + (self?.g(&y) ?? \\A.b[1].c) }
        func g(_ x: inout Int, y: String = "a\\(1)") throws -> (a: Int, b: T) {
          switch x { case 1...2 where y == "b": return (1, t) case let z: try g(&x) }
          for case let .some(a) in list where a > 1 { do { try f() } catch E.a(let b) { throw b } }
        }
      }
      typealias D<E> = [E]
      """)
    let copy = TreeCopy.of(tree) { copy, _, node in copy.add(node) }
    #expect(copy.isWhole)
    #expect(copy.nodes.map(\.kind) == tree.nodes.map(\.kind))
    #expect(copy.offsets == tree.offsets)
    #expect(copy.functions == tree.functions)
    #expect(copy.properties == tree.properties)
  }
}

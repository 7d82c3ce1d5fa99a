import ProgramRunner
import Testing

/// Values that share what lies in them, so that there is more of it than any memory holds, and chains of them.
struct SharedValuesTests {
  private func ending(_ statement: String) -> InterpretedProgram.Ending {
    let source = """
      indirect enum Tree: Hashable { case leaf, node(Tree, Tree) }
      struct Part: Hashable { var parts: [Part] = [] }
      var list: [Any] = [1], tree = Tree.leaf, other = Tree.leaf, tuple: Any = 1, part = Part(), same = Part()
      for _ in 0..<100 {
        list = [list, list]; tree = .node(tree, tree); other = .node(other, other); tuple = (tuple, tuple)
        part = Part(parts: [part, part]); same = Part(parts: [same, same])
      }
      \(statement)
      """
    return InterpretedProgram(source: source, budget: 50_000).ending
  }

  @Test(
    "What goes through all of them comes to no end",
    arguments: [
      "print(list)", "print(tree)", "print(tuple)", "print(part)", "print(String(reflecting: tree))",
      "print(tree == other)", "print(part == same)",
    ])
  func noEnd(statement: String) {
    #expect(ending(statement) == .stopped("main.swift:8: when the code comes to an end"))
  }

  @Test(
    "What looks at the outermost alone ends",
    arguments: ["print(list.count)", "let all = [tree, other]; print(all.count)"])
  func ends(statement: String) { #expect(ending(statement) == .finished) }

  private static let chain = """
    indirect enum Chain: Hashable { case end, link(Chain) }
    var chain = Chain.end, other = Chain.end
    for _ in 0..<30_000 { chain = .link(chain); other = .link(other) }
    """

  @Test(
    "What lies deeper than the stack ends no process",
    arguments: [
      "print(chain)", "print(chain == other)", "print(Set([chain]).count)",
    ])
  func tooDeep(statement: String) {
    let program = InterpretedProgram(source: Self.chain + "\n" + statement, budget: 10_000_000)
    // How deep it goes hangs on the thread.
    #expect([.finished, .stopped("main.swift:4: a value that goes too deep")].contains(program.ending))
  }

  @Test("Types that double have an end")
  func types() {
    let source = """
      func double<T>(_ value: T, _ count: Int) { if count > 0 { double((value, value), count - 1) } }
      double(1, 60)
      """
    let ending = InterpretedProgram(source: source, budget: 100_000).ending
    #expect(ending != .finished)
  }
}

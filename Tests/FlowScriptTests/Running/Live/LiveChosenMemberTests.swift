import Testing

/// Which member the compiler takes: the library's own, or one of the app's that needs default arguments or more of its type.
@MainActor
struct LiveChosenMemberTests {
  private func screen(_ declarations: String, _ lines: String) -> LiveFlow {
    LiveFlow(
      source: """
        \(declarations)
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(lines)
          }
        }
        """)
  }

  @Test("An initialiser without parameters goes before one with default arguments")
  func initialisers() throws {
    let flow = screen(
      """
      extension Date { init(day: Int = 1) { self.init(timeIntervalSince1970: Double(day) * 86400) } }
      extension String { init(n: Int = 2) { self.init(repeating: "a", count: n) } }
      """,
      """
      let isOld = Date().timeIntervalSince1970 < 100_000
      title = "\\(isOld) [\\(String())] \\(String(n: 3)) \\(Date(day: 1).timeIntervalSince1970)"
      """)
    #expect(try flow.passes("- assertVisible: false [] aaa 86400.0") == nil)
  }

  @Test("A library's subscript goes before one with default arguments")
  func subscripts() throws {
    let flow = screen(
      """
      extension Array {
        subscript(index: Int, safe isSafe: Bool = true) -> Element? { index < count ? self[index] : nil }
      }
      extension Dictionary { subscript(key: Key, or: Bool = true) -> String { "own" } }
      """,
      """
      let list = [4, 5]
      let element = list[0]
      let entry = ["k": 1]["k"]
      title = "\\(element) \\(list[7, safe: true] == nil) \\(entry ?? 0)"
      """)
    #expect(try flow.passes("- assertVisible: 4 true 1") == nil)
  }

  @Test("Which extension a list as it is written means hangs on more than the type of its elements")
  func literals() throws {
    let declarations = """
      class Animal {}
      class Cat: Animal {}
      extension Array where Element == Animal { func name() -> String { "animals" } }
      extension Array { func name() -> String { "any" } }
      """
    let written = screen(declarations, "title = [Cat()].name()")
    #expect(try written.report("- assertVisible: any").contains("only the app's code knows which 'name' is called"))
    let held = screen(declarations, "let cats = [Cat()]\ntitle = cats.name()")
    #expect(try held.passes("- assertVisible: any") == nil)
  }

  @Test("A closure takes as many values as there are")
  func variadicClosures() throws {
    let flow = screen(
      "",
      """
      let count = { (numbers: Int...) in numbers.count }
      let join: (Int, String...) -> String = { (number: Int, texts: String...) in "\\(number)\\(texts.count)" }
      title = "\\(count(1, 2, 3)) \\(count()) \\(join(1)) \\(join(2, "a", "b"))"
      """)
    #expect(try flow.passes("- assertVisible: 3 0 10 22") == nil)
  }
}

import TestSupport
import Testing

/// Code whose texts and collections grow without an end ends its run, and not the process.
@MainActor
struct LiveSizeTests {
  private func report(_ load: String) throws -> String {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(load)
          }
        }
        """)
    return try flow.report("- assertVisible: Root")
  }

  private static let tooLarge =
    "undecided: only the app's code knows what becomes of a text or collection of more than 5 million elements\n"

  @Test(arguments: [
    "var text = \"ab\"; while true { text += text }",
    "var text = \"ab\"; while true { text = text + text }",
    "var text = \"ab\"; while true { text.append(text) }",
    "var text = \"ab\"; while true { text = \"\\(text)\\(text)\" }",
    "var text = \"ab\"; while true { text = [text, text].joined() }",
    "var list = [1, 2]; while true { list += list }",
    "var list = [1, 2]; while true { list = list + list }",
    "var list = [1, 2]; while true { list.append(contentsOf: list) }",
    "var list = [1, 2]; while true { list.insert(contentsOf: list, at: 0) }",
    "_ = String(repeating: \"x\", count: 1_000_000_000_000)",
    "_ = String(repeating: \"text\", count: Int.max)",
    "_ = [Int](repeating: 0, count: 1_000_000_000_000)",
    "_ = \"\".padding(toLength: 1_000_000_000_000, withPad: \" \", startingAt: 0)",
  ])
  func whatGrowsWithoutAnEndIsUndecided(load: String) throws {
    let report = try report(load)
    #expect(report.contains(Self.tooLarge), "\(report)")
  }

  @Test func workOnLargeListsIsCounted() throws {
    let load = "let list = Array(repeating: 0, count: 4_000_000); while true { _ = list.dropFirst().count }"
    let report = try report(load)
    #expect(report.contains("undecided: only the app's code knows when the code comes to an end\n"), "\(report)")
  }

  @Test func ordinarySizesAreNoMatter() throws {
    let load = """
      var list = Array(0..<20_000)
      for number in 0..<5_000 { list.append(number) }
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
      label.text = "\\(list.count) \\(String(repeating: "x", count: 20_000).count)"
      view.addSubview(label)
      """
    let flow = LiveFlow(
      source: "class Root: UIViewController { override func viewDidLoad() { super.viewDidLoad()\n\(load)\n} }")
    #expect(try flow.passes("- assertVisible: \"25000 20000\"") == nil)
  }
}

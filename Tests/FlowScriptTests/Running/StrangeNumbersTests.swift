import Testing

/// Numbers in the app's code that nobody means: a verdict, and no end of the process.
@MainActor
struct StrangeNumbersTests {
  @Test(arguments: [
    "let s = UISlider(); s.minimumValue = .nan", "let s = UISlider(); s.value = .nan",
    "let s = UIStepper(); s.value = .nan", "_ = Date(timeIntervalSince1970: .nan).description",
    "_ = Date(timeIntervalSince1970: 1e300).description", "var s = IndexSet(); s.insert(Int.max)",
    "_ = IndexSet(integer: -1)", "_ = Data(count: Int.max).count", "_ = Data(count: 100_000_000_000)",
    "_ = repeatElement(1, count: Int.max).count", "_ = \"abc\".padding(toLength: 5, withPad: \"\", startingAt: 99)",
    "_ = \"abc\".padding(toLength: -5, withPad: \"a\", startingAt: 0)",
    "_ = String(format: \"%.1000000000f\", 1.0)", "_ = String(format: \"%99999999999999999999d\", 1)",
    "_ = String(format: \"%*d\", 1_000_000_000, 1)",
  ])
  func endsWithAVerdict(line: String) throws {
    let source = "class LoginViewController: UIViewController {\n  override func viewDidLoad() { \(line) }\n}"
    let report = try SnippetFlow(source: source).report("- assertScreen: LoginViewController")
    #expect(report.contains("1 flow: "), "\(report)")
  }

  @Test(arguments: [
    ("String(format: \"%05.1f|%*d\", 2.5, 4, 7)", "002.5|   7"),
    ("\"ab\".padding(toLength: 5, withPad: \"-+\", startingAt: 1)", "ab+-+"),
    ("\"\\(IndexSet([1, 2]).union(IndexSet(integer: 4)).count)\"", "3"), ("\"\\(Data(count: 3).count)\"", "3"),
    ("{ var s = IndexSet(); s.insert(3); s.insert(integersIn: 5..<7); return \"\\(s.count)\" }()", "3"),
  ])
  func usualOnesAreAsTheyWere(expression: String, text: String) throws {
    let source = """
      class LoginViewController: UIViewController {
        override func viewDidLoad() { title = \(expression); view.addSubview({ let l = UILabel(); l.text = title; return l }()) }
      }
      """
    #expect(
      try SnippetFlow(source: source).passes(
        "- assertVisible: \"\(text.replacingOccurrences(of: "|", with: "[|]").replacingOccurrences(of: "+", with: "[+]"))\""
      ) == nil)
  }
}

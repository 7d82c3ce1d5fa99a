import Testing

/// Code that goes deeper than it is read stops where it runs: nothing of it runs that a device would pass over.
@MainActor
struct DeepCodeTests {
  private static func source(_ condition: String) -> String {
    """
    func no() -> Bool { false }
    func boom() -> Bool { fatalError("it ran") }
    class LoginViewController: UIViewController {
      override func viewDidLoad() { if \(condition) { title = "Done" } }
    }
    """
  }

  private nonisolated static func chain(_ first: String, _ sign: String, _ count: Int) -> String {
    first + String(repeating: " \(sign) boom()", count: count)
  }

  @Test(arguments: [
    chain("no()", "&&", 400), chain("!no()", "||", 400), "a" + String(repeating: ".b", count: 400),
    String(repeating: "(", count: 150) + chain("no()", "&&", 400) + String(repeating: ")", count: 150),
  ])
  func nothingOfItRuns(condition: String) throws {
    let report = try SnippetFlow(source: Self.source(condition)).report("- assertScreen: LoginViewController")
    #expect(report.contains("undecided: only the app's code knows what follows from more than 300 "), "\(report)")
    #expect(!report.contains("it ran"))
  }

  @Test(arguments: [chain("no()", "&&", 250), "!(" + chain("!no()", "||", 250) + ")"])
  func whatPeopleWriteRuns(condition: String) throws {
    #expect(try SnippetFlow(source: Self.source(condition)).passes("- assertScreen: LoginViewController") == nil)
  }
}

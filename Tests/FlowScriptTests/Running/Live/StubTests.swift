import FlowScript
import TestSupport
import Testing

/// Stubs: Swift that stands for what is not here of an app's code, and for what is.
@MainActor
struct StubTests {
  /// A screen that shows what an expression gives.
  private func flow(
    _ expression: String, _ stubs: String, app: String = "", stub: [String: String], more: String = ""
  ) -> LiveFlow {
    LiveFlow(
      source: """
        import Backend
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
            label.text = \(expression)
            view.addSubview(label)
          }
        }
        \(app)
        """, files: stub, header: "  stubs: \(stubs)\n" + more)
  }

  @Test func aStubStandsForAModuleThatIsNotHere() throws {
    let stub = [
      "Stubs/Backend.swift": "struct Session { static func greeting(of name: String) -> String { \"Hi \\(name)\" } }"
    ]
    let flow = flow("Session.greeting(of: \"Anna\")", "[Stubs/Backend.swift]", stub: stub)
    #expect(try flow.passes("- assertVisible: Hi Anna\n- assertNotVisible: Hi Bob") == nil)
  }

  @Test(arguments: ["Stubs", "Stubs/*.swift", "'**/Back*.swift'", "[Stubs/Backend.swift, Stubs]"])
  func stubsAreFoundByFolderAndPattern(_ stubs: String) throws {
    let flow = flow("greeting()", stubs, stub: ["Stubs/Backend.swift": "func greeting() -> String { \"Hi\" }"])
    #expect(try flow.passes("- assertVisible: Hi") == nil)
  }

  @Test func theStubsTypeWinsOverTheApps() throws {
    let app = """
      final class Client {
        enum Fault { case offline }
        func name() -> String { Remote.ask() }
        func other() -> String { "app" }
      }
      extension Client {
        var shout: String { name().uppercased() }
        func fault() -> Fault { .offline }
      }
      """
    let stub = ["Stubs/Client.swift": "final class Client {\n  func name() -> String { \"stub\" }\n}\n"]
    let flow = flow("Client().shout + \" \\(Client().fault())\"", "Stubs", app: app, stub: stub)
    #expect(
      try flow.report("- assertVisible: STUB offline") == """
          ✓ stubs: Stubs
              note: Client is the stub's, at Stubs/Client.swift:1:13, and not the app's, at App/Root.swift:11:13
          ✓ launchApp
          ✓ assertVisible "STUB offline"
        1 flow: 1 passed; 3 steps, 3 decided

        """)
  }

  @Test func aMemberOfTheAppsTypeGoesAndItNoLongerIsThere() throws {
    let flow = flow(
      "Client().other()", "Stubs", app: "final class Client { func other() -> String { \"app\" } }",
      stub: ["Stubs/Client.swift": "final class Client {}"])
    #expect(try flow.report("- assertVisible: app").contains("  ? "))
  }

  @Test func aMethodInAnExtensionOfTheStubsWins() throws {
    let app = """
      final class Client {
        let host = "example"
        func name() -> String { Remote.ask() }
        func name(of other: Int) -> String { "app \\(other)" }
      }
      func decorated(_ text: String) -> String { "[\\(text)]" }
      let separator = "-"
      """
    let stub = """
      extension Client { func name() -> String { host + " stub" } }
      func decorated(_ text: String) -> String { "<\\(text)>" }
      let separator = "+"
      """
    let flow = flow(
      "decorated(Client().name()) + separator + Client().name(of: 1)", "Stubs", app: app,
      stub: ["Stubs/Client.swift": stub])
    let report = try flow.report("- assertVisible: <example stub>\\+app 1")
    #expect(
      report.contains(
        "note: Client.name() is the stub's, at Stubs/Client.swift:1:25, and not the app's, at App/Root.swift:13:8"))
    #expect(report.contains("note: decorated(_:) is the stub's"))
    #expect(report.contains("note: separator is the stub's"))
    #expect(report.hasSuffix("3 steps, 3 decided\n"), "\(report)")
  }

  @Test func aStubMayBeOfTheAppsFolderAndIsNotReadTwice() throws {
    let flow = flow("greeting()", "[App/Stub.swift]", stub: ["App/Stub.swift": "func greeting() -> String { \"Hi\" }"])
    #expect(try flow.passes("- assertVisible: Hi") == nil)
  }

  @Test func aVariableThatIsNotDefinedIsAnError() throws {
    let stub = ["Stubs/Backend.swift": "func greeting() -> String { \"Hi\" }"]
    let flow = flow("greeting()", "[\"${FOLDER}\"]", stub: stub)
    #expect(try flow.report("- back").hasPrefix("flow.yaml:4:11: error: "))
  }

  @Test(arguments: [
    (
      "[Stubs/Bakend.swift]",
      "flow.yaml:4:11: error: there is no stub at 'Stubs/Bakend.swift'\n  did you mean Stubs/Backend.swift?\n"
    ),
    (
      "[Stubs/*.txt, Empty]",
      """
      flow.yaml:4:11: error: no Swift file matches 'Stubs/*.txt' in stubs
        * stands for any part of a name, ** for any folders: the files are searched in Stubs
      flow.yaml:4:24: error: the folder 'Empty' in stubs has no Swift file
        name the files themselves

      """
    ),
    (
      "[Stubs/Wrong.swift]",
      "Stubs/Wrong.swift:2:10: error: the stub is not Swift: ')' is missing. Mend it here.\n"
    ),
    ("{a: b}", "flow.yaml:4:10: error: stubs must be a list, not a map\n"),
  ])
  func aStubThatCannotBeReadIsAnError(_ stubs: String, _ message: String) throws {
    let files = [
      "Stubs/Backend.swift": "func greeting() -> String { \"Hi\" }", "Empty/readme.txt": "",
      "Stubs/Wrong.swift": "class A {\n  func a(",
    ]
    let report = try flow("greeting()", stubs, stub: files).report("- back")
    #expect(report == message)
  }

  @Test func aStubThatNothingUsesIsAWarning() throws {
    let flow = flow("greeting()", "Stubs", stub: ["Stubs/Backend.swift": "func greetings() -> String { \"Hi\" }"])
    let report = try flow.report("- assertVisible: Hi")
    #expect(
      report.hasPrefix(
        """
          ! stubs: Stubs  (flow.yaml:4:10)
              warned: nothing in the app uses what Stubs/Backend.swift declares
              it declares greetings: did you mean greeting rather than greetings?

        """), "\(report)")
  }

  @Test func theStubsOfASuiteCountAndTheirFaultsAreTheFlows() throws {
    let folder = try TemporaryFolder([
      "App/Main.storyboard": "<document/>", "flow.yaml": "appId: a\nflowsim: {app: App}\n---\n- launchApp\n",
    ])
    var options = FlowVerifier.Options()
    options.stubs = ["\(folder.path)/Stub.swift"]
    let flow = try FlowLoader().flow(at: "\(folder.path)/flow.yaml")
    let error = #expect(throws: FlowErrors.self) { try FlowVerifier(options: options).run(flow) }
    #expect(folder.relative("\(error?.errors.first?.location.description ?? "")") == "flow.yaml:1:1")
    #expect(error?.errors.first?.message.hasPrefix("there is no stub at '") == true)
  }
}

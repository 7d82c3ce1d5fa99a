import FlowTesting
import Foundation
import TestSupport
import Testing

/// What a suite does to an app beside taps: all that a flow can.
@MainActor
struct SuiteActionTests {
  private func signIn() throws -> AppUnderTest { try AppUnderTest("\(Fixtures.package)/Examples/SignIn") }

  @Test("Segues are performed and unwound; what is presented goes; stacks are popped")
  func segues() throws {
    let app = try signIn()
    app.performSegue("signIn")
    app.expectStack("StartViewController", "SignInViewController")
    app.performSegue("help", from: "SignInViewController")
    app.expectPresented("HelpViewController", style: .pageSheet)
    app.unwind(identifier: "closeHelp")
    app.expectNotPresented("HelpViewController")
    app.performSegue("help")
    app.unwind("unwindToSignIn:", from: "HelpViewController", to: "SignInViewController")
    app.expectNotPresented()
    app.performSegue("help")
    app.dismiss()
    app.expectNotPresented()
    app.pop()
    app.expectStack("StartViewController")
    app.performSegue("signIn")
    app.popToRoot()
    app.expectScreen("Start")
    app.expectParent("Main#joT-te-mv2", of: "StartViewController")
    app.expectNoIssues()
  }

  @Test("Text is typed, erased, copied and pasted; the keyboard goes")
  func text() throws {
    let app = try signIn()
    app.tap(.text("Sign In").enabled())
    app.tap("Email")
    app.type("ada@example.com")
    app.erase(3)
    app.type("org")
    app.expectVisible(.text("ada@example.org").focused())
    app.copyText(from: "ada@example.org")
    app.hideKeyboard()
    app.expectVisible(.text("ada@example.org").focused(false))
    app.doubleTap("Password")
    app.paste()
    app.erase(1)
    app.copy("h")
    app.paste()
    app.pressReturn()
    app.expectVisible(.id("signIn.email"))
  }

  private static let source = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = List()
        window?.makeKeyAndVisible()
        return true
      }
    }
    class Badge: UIViewController {}
    class List: UIViewController, UITableViewDataSource, UITableViewDelegate {
      let table = UITableView()
      override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.rowHeight = 44
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        let badge = Badge()
        addChild(badge)
        badge.view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        badge.view.isUserInteractionEnabled = false
        view.addSubview(badge.view)
        badge.didMove(toParent: self)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
        table.addGestureRecognizer(press)
        if UserDefaults.standard.bool(forKey: "seen") { title = "Again" }
        UserDefaults.standard.set(true, forKey: "seen")
      }
      func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 40 }
      func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \\(path.row)"
        return cell
      }
      func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) {
        let alert = UIAlertController(title: "Delete?", message: "Row \\(path.row) goes.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.showMore() })
        present(alert, animated: true)
      }
      func showMore() {
        let sheet = UIAlertController(title: nil, message: "More", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Share", style: .default) { _ in fatalError("sharing") })
        sheet.addAction(UIAlertAction(title: "Close", style: .cancel))
        present(sheet, animated: true)
      }
      @objc func pressed(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began else { return }
        let alert = UIAlertController(title: "Held", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
      }
    }
    """

  private func list(_ folder: TemporaryFolder, exhaustive: Bool = false) throws -> AppUnderTest {
    try AppUnderTest("\(folder.path)/App", exhaustive: exhaustive)
  }

  private func folder() throws -> TemporaryFolder { try TemporaryFolder(["App/App.swift": Self.source]) }

  @Test("Alerts and action sheets are read, and their buttons tapped")
  func alerts() throws {
    let folder = try folder()
    let app = try list(folder)
    app.tap("Row 3")
    app.expectAlert("Delete?", message: "Row 3 goes.", buttons: ["Cancel", "Delete"])
    app.tap("Delete")
    app.expectAlert(message: "More", buttons: ["Share", "Close"])
    app.tap("Close")
    app.expectNotPresented()
    app.expectChildren("Badge")
    app.expectChildren("Badge", of: "List")
    app.expectNoIssues()
  }

  @Test("A long press, a scroll, elements by their place, and a launch anew")
  func gestures() throws {
    let folder = try folder()
    let app = try list(folder)
    app.longPress("Row 2")
    app.expectAlert("Held", buttons: ["OK"])
    app.tap("OK")
    app.scroll(until: "Row 35")
    app.expectVisible("Row 35")
    app.relaunch()
    app.expectScreen("Again")
    app.tap(.text("Row .*").below("Row 4").index(0))
    app.expectAlert(message: "Row 5 goes.")
    app.tap("Cancel")
    app.wait(untilGone: "Delete?")
    app.tap(.text("Row .*").above("Row 2").index(-1))
    app.expectAlert(message: "Row 1 goes.")
    app.relaunch(clearingState: true)
    app.wait(for: "Row 1", seconds: 2)
    app.expectScreen("List")
    app.setDark(true)
    app.expectVisible("Row 0")
  }

  @Test("What an alert and children are instead, by name")
  func differences() throws {
    let folder = try folder()
    let app = try list(folder)
    app.tap("Row 3")
    expectIssue("the alert has other buttons\n- expected: Cancel\n+ actual:   Cancel, Delete\n") {
      app.expectAlert("Delete?", buttons: ["Cancel"])
    }
    expectIssue("the alert has another message\n- expected: Row 4 goes.\n+ actual:   Row 3 goes.\n") {
      app.expectAlert(message: "Row 4 goes.")
    }
    app.tap("Cancel")
    expectIssue("no alert is shown\n") { app.expectAlert() }
    expectIssue("List contains other screens\n- expected: Badge, Banner\n+ actual:   Badge\n") {
      app.expectChildren("Badge", "Banner")
    }
    expectIssue("no field has the keyboard\nscreens: List\ntap the field first: `app.tap(…)`\n") { app.type("x") }
  }

  @Test("A failure shows the screen in text")
  func picture() throws {
    let app = try signIn()
    app.tap("Sign In")
    app.tap("Email")
    app.type("ada")
    expectIssue(
      """
      nothing is presented
      screens: UINavigationController › SignInViewController
      at \(Fixtures.package)/Examples/SignIn/SignIn/Base.lproj/Main.storyboard:96:17
      ┌ SignInViewController ────────────────────────────┐
      │                                                  │
      │  ┌────────────────────────────────────────────┐  │
      │  │ ada (keyboard)                             │  │
      │  └────────────────────────────────────────────┘  │
      │                                                  │
      │  [Password]                                      │
      │                                                  │
      │  [Continue]                                      │
      │                                                  │
      │  [Forgot Password?]                              │
      │                                                  │
      └──────────────────────────────────────────────────┘
      at places that are not known: ‹ Welcome, Sign In
      """
    ) { app.expectPresented() }
  }

  @Test("One storyboard, a language, and an id that is none")
  func launches() throws {
    let folder = try TemporaryFolder([
      "App/App.swift": Self.source.replacing("\"Row \\(path.row)\"", with: "NSLocalizedString(\"row\", comment: \"\")"),
      "App/de.lproj/Localizable.strings": "\"row\" = \"Zeile\";\n",
      "App/en.lproj/Localizable.strings": "\"row\" = \"Line\";\n",
    ])
    try AppUnderTest("\(folder.path)/App", locale: "de").expectVisible("Zeile")
    try AppUnderTest("\(folder.path)/App", locale: "en").expectVisible("Line")
    let app = try AppUnderTest("\(Fixtures.package)/Examples/SignIn/SignIn/Base.lproj/Main.storyboard")
    app.expectVisible("Welcome")
    expectIssue(
      """
      no visible element has the id "start.sigIn"; did you mean "start.signIn"?
      visible ids: "start.
      """
    ) { app.expectVisible(.id("start.sigIn")) }
  }

  @Test("Advice is in Swift")
  func advice() throws {
    let folder = try TemporaryFolder([
      "App/App.swift": Self.source.replacing(
        "window?.rootViewController = List()",
        with: """
          window?.rootViewController = Session.isOpen ? List() : Badge()
          """)
    ])
    let app = try list(folder)
    expectIssue(
      """
      only the app's code knows whether Session.isOpen
      at \(folder.path)/App/App.swift:6:42
      state it: AppUnderTest(…, given: ["Session.isOpen": "true"])
      or name a stub that declares the 'isOpen' of 'Session': `stubs: ["Stubs/….swift"]`
      the screen in one of the ways that are possible:
      ┌ List ─
      """
    ) { app.expectScreen("List") }
  }

  @Test("In an exhaustive suite each change of the navigation is named, or fails at the call that made it")
  func exhaustive() throws {
    let folder = try folder()
    let app = try list(folder, exhaustive: true)
    app.tap("Row 3")
    app.expectAlert("Delete?")
    let line = #line + 1
    app.tap("Cancel")
    withKnownIssue {
      app.tap("Row 4")
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["no expectation names what changed:\n+ UIAlertController was dismissed"]
        && issue.sourceLocation?.line == line
    }
    app.expectAlert()
    app.tap("Delete")
    app.expectAlert(message: "More")
    app.expectPresented()
    app.tap("Close")
    expectIssue("no expectation names what changed:\n+ UIAlertController#3 was dismissed") { app.finish() }
  }

  @Test("What is raised in the test's own work fails its line; what crashes later, the last step's")
  func exceptions() throws {
    let app = try AppUnderTest("\(Fixtures.package)/Examples/SignIn")
    let line = #line + 2
    withKnownIssue {
      app.perform { app.simulation.visibleScreen?.performSegue(withIdentifier: "gone", sender: nil) }
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue).joined().hasPrefix(
          "the app crashes: *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Receiver"
        )
    }
  }

  @Test("A module that has none of the classes is an error")
  func wrongModule() {
    #expect {
      try AppUnderTest("\(Fixtures.package)/Examples/SignIn", modules: ["SignInn"])
    } throws: { error in
      "\(error)" == """
        SignInn has no class that the storyboards name: AccountViewController, HelpViewController, SignInViewController
        `modules:` takes the names of the targets that the test imports
        """
    }
  }

  /// Work records one issue, whose text begins so.
  private func expectIssue(_ text: String, line: Int = #line, _ work: () -> Void) {
    withKnownIssue {
      work()
    } matching: { issue in
      let actual = issue.comments.map(\.rawValue).joined()
      if !actual.hasPrefix(text) { print("line \(line): ", actual) }
      return actual.hasPrefix(text)
    }
  }
}

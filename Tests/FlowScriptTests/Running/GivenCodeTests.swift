import Testing

/// What a flow states of the code's world: results of expressions.
@MainActor
struct GivenCodeTests {
  private func app(_ body: String, given: String = "") -> SnippetFlow {
    SnippetFlow(
      source: """
        import UIKit
        class LoginViewController: UIViewController {
          @IBAction func signIn(_ sender: Any) {
            \(body)
          }
          func home() { performSegue(withIdentifier: "showHome", sender: nil) }
        }
        class HomeViewController: UIViewController {}
        """, header: given.isEmpty ? "" : "  given:\n    - \(given)\n")
  }

  private static let branching = """
    if session.isLoggedIn { home() }
        guard !self.session.isLoggedIn else { return }
        dismiss(animated: true)
    """

  @Test("A result settles every condition that asks for it", arguments: [true, false])
  func result(value: Bool) throws {
    let failure = try app(Self.branching, given: "result: {of: session.isLoggedIn, is: \(value)}").passes(
      "- tapOn: Sign In\n- assertScreen: \(value ? "Home" : "Login")ViewController")
    #expect(failure == nil)
  }

  @Test(
    "The one object of a type may be named or left out",
    arguments: ["FileManager.default.isUbiquitousItem(…)", "FileManager.isUbiquitousItem(…)"])
  func sharedObjects(words: String) throws {
    let body = "if FileManager.default.isUbiquitousItem(at: URL(fileURLWithPath: \"/a\")) { home() }"
    #expect(
      try app(body, given: "result: {of: '\(words)', is: true}").passes(
        "- tapOn: Sign In\n- assertScreen: HomeViewController") == nil)
  }

  @Test("An undecided step prints the result that settles it; pasted, it does")
  func lines() throws {
    let report = try app(Self.branching).report("- tapOn: Sign In\n- assertScreen: HomeViewController")
    #expect(
      report.contains(
        """
              undecided: only the app's code knows whether LoginViewController.session.isLoggedIn
              at App/Login.swift:4:16
              state it in the flow's header:
              flowsim:
                given:
                  - result: {of: "LoginViewController.session.isLoggedIn", is: true}
        """), "\(report)")
    let pasted = "result: {of: \"LoginViewController.session.isLoggedIn\", is: true}"
    #expect(
      try app(Self.branching, given: pasted).passes("- tapOn: Sign In\n- assertScreen: HomeViewController") == nil)
  }

  @Test(
    "A number, a text, a comparison, a call and nil",
    arguments: [
      ("cart.items.count == 2", "{of: cart.items.count, is: 2}"),
      ("user.role == .admin", "{of: 'user.role == .admin', is: true}"),
      ("settings.mode == \"dark\"", "{of: settings.mode, is: dark}"),
      ("let user = api.user(\"me\")", "{of: 'api.user(…)', is: Ada}"),
      ("cache.user == nil", "{of: cache.user, is: nil}"),
    ])
  func values(condition: String, result: String) throws {
    let failure = try app("if \(condition) { home() }", given: "result: \(result)").passes(
      "- tapOn: Sign In\n- assertScreen: HomeViewController")
    #expect(failure == nil)
  }

  @Test("What an alert shows that data makes is stated by the data")
  func alerts() throws {
    let alert = """
      let alert = UIAlertController(title: heading(of: count), message: nil, preferredStyle: .actionSheet)
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(alert, animated: true)
      """
    let report = try app(alert).report("- tapOn: Sign In")
    #expect(
      report.contains("undecided: only the app's code knows what LoginViewController.heading(…) does"), "\(report)")
    let failure = try app(alert, given: "result: {of: 'heading(…)', is: 'Remove 2 things?'}").passes(
      "- tapOn: Sign In\n- assertAlert: {title: 'Remove 2 things?', buttons: [Cancel]}")
    #expect(failure == nil)
  }

  @Test("A button whose handler is a method runs it")
  func method() throws {
    let body = """
      let alert = UIAlertController(title: "Go", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "On", style: .default, handler: goOn))
          present(alert, animated: true)
        }
        func goOn(_ action: UIAlertAction) { home()
      """
    #expect(try app(body).passes("- tapOn: Sign In\n- tapOn: \"On\"\n- assertScreen: HomeViewController") == nil)
  }

  @Test("What nothing asks for is a warning")
  func unasked() throws {
    let idle = try app(Self.branching, given: "result: {of: session.isLoggedIn, is: true}").report("")
    #expect(idle.contains("given `session.isLoggedIn` gives true") && idle.contains("nothing in this flow asks for it"))
  }

  @Test(
    "What is not real is an error, with the nearest",
    arguments: [
      (
        "result: {of: sesion.isLoggedIn, is: true}",
        "flow.yaml:5:7: error: nothing in the code asks for `sesion.isLoggedIn`: it names no 'sesion'\n  did you mean 'session'?"
      ),
      (
        "injected: {screen: HomeViewController, property: item, is: true}",
        "flow.yaml:5:7: error: HomeViewController has no property 'item'"
      ),
    ])
  func unreal(given: String, fault: String) throws {
    #expect(try app(Self.branching, given: given).report("").contains(fault))
  }

  @Test func thatSomethingIsThereIsStatedByAWordOfItsOwn() throws {
    let source = """
      class Root: UIViewController {
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          guard let user = Accounts.current() else {
            label.text = "Nobody"
            return
          }
          label.text = user.count > 3 ? "Several" : "Few"
        }
      }
      """
    let open = try LiveFlow(source: source).report("- assertNotVisible: Nobody")
    #expect(open.contains("- result: {of: \"Accounts.current(…)\", is: there}"), Comment(rawValue: open))
    let given = "- result: {of: \"Accounts.current(…)\", is: there}"
    let there = LiveFlow(source: source, header: "  given:\n    \(given)\n")
    #expect(try there.passes("- assertNotVisible: Nobody") == nil)
    // What it is, nobody has said.
    #expect(try there.report("- assertVisible: Several").contains("Accounts.current(…).count > 3"))
    let absent = LiveFlow(source: source, header: "  given:\n    \(given.replacing("there", with: "nil"))\n")
    #expect(try absent.passes("- assertVisible: Nobody") == nil)
  }
}

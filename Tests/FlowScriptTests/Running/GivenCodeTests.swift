import Testing

/// What a flow states of the code's world beside branches: results of expressions, and alerts.
@MainActor
struct GivenCodeTests {
  private func app(_ body: String, given: String = "") -> CodeFlow {
    CodeFlow(
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

  @Test("An undecided step prints the result beside the branch, where that would do")
  func lines() throws {
    let report = try app(Self.branching).report("- tapOn: Sign In")
    #expect(
      report.contains(
        """
              undecided: only the app's code knows whether `session.isLoggedIn` holds in LoginViewController.signIn
              screens: UINavigationController › LoginViewController
              at App/Login.swift:4:8
              state it in the flow's header:
              flowsim:
                given:
                  - branch: {in: LoginViewController.signIn, when: "session.isLoggedIn", is: true}
              or what the code asks, wherever it does:
                  - result: {of: "session.isLoggedIn", is: true}
        """), "\(report)")
  }

  @Test(
    "A number, a text, a case of an enum and nil",
    arguments: [
      ("cart.items.count == 2", "{of: cart.items.count, is: 2}"),
      ("user.role == .admin", "{of: user?.role, is: admin}"),
      ("settings.mode == \"dark\"", "{of: settings.mode, is: dark}"),
      ("let user = api.user(\"me\")", "{of: 'api.user(\"me\")', is: Ada}"),
      ("cache.user == nil", "{of: cache.user, is: nil}"),
    ])
  func values(condition: String, result: String) throws {
    let failure = try app("if \(condition) { home() }", given: "result: \(result)").passes(
      "- tapOn: Sign In\n- assertScreen: HomeViewController")
    #expect(failure == nil)
  }

  private static let alert = """
    let alert = UIAlertController(title: "Remove \\(count) things?", message: nil, preferredStyle: .actionSheet)
        for account in accounts {
          alert.addAction(UIAlertAction(title: account.name, style: .default) { _ in self.home() })
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    """

  @Test("An alert that data makes is asked for, and stated with its title and buttons")
  func alerts() throws {
    let report = try app(Self.alert).report("- tapOn: Sign In\n- tapOn: Ada")
    #expect(
      report.contains(
        """
          ? tapOn "Ada"  (flow.yaml:7:3)
              undecided: only the app's code knows which buttons the alert of LoginViewController.signIn has
              screens: UIAlertController
              at App/Login.swift:4:17
              state it in the flow's header:
              flowsim:
                given:
                  - alert: {in: LoginViewController.signIn, buttons: ["Ada"]}
        """), "\(report)")
    let title = try app(Self.alert).report("- tapOn: Sign In\n- assertAlert: \"Remove 2 things?\"")
    #expect(title.contains("knows which title the alert of LoginViewController.signIn has"), "\(title)")
    let given = "alert: {in: LoginViewController.signIn, title: \"Remove 2 things?\", buttons: [Ada, Cancel]}"
    let failure = try app(Self.alert, given: given).passes(
      """
      - tapOn: Sign In
      - assertAlert: {title: "Remove 2 things?", buttons: [Ada, Cancel]}
      - tapOn: Cancel
      - assertScreen: LoginViewController
      - tapOn: Sign In
      - tapOn: Ada
      - assertScreen: HomeViewController
      """)
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
    let report = try app(
      "if session.isLoggedIn { home() }", given: "alert: {in: LoginViewController.signIn, buttons: [A]}"
    )
    .report("")
    #expect(report.contains("LoginViewController.signIn makes no alert"), "\(report)")
    let idle = try app(Self.branching, given: "result: {of: session.isLoggedIn, is: true}").report("")
    #expect(idle.contains("given `session.isLoggedIn` gives true") && idle.contains("nothing in this flow asks for it"))
  }

  @Test(
    "What is not real is an error, with the nearest",
    arguments: [
      (
        "result: {of: session.isLogedIn, is: true}",
        "flow.yaml:5:7: error: no condition in the code asks for `session.isLogedIn`\n  did you mean `session.isLoggedIn`?"
      ),
      (
        "alert: {in: LoginViewController.singIn, title: A}",
        "flow.yaml:5:7: error: there is no function LoginViewController.singIn\n  did you mean LoginViewController.signIn?"
      ),
      (
        "injected: {screen: HomeViewController, property: item, is: true}",
        "flow.yaml:5:7: error: HomeViewController has no property 'item'"
      ),
      ("alert: {title: A}", "flow.yaml:5:7: error: alert needs in"),
    ])
  func unreal(given: String, fault: String) throws {
    #expect(try app(Self.branching, given: given).report("").contains(fault))
  }
}

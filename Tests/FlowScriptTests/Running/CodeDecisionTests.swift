import FlowScript
import Testing

/// Flows that the app's code decides, read from its sources.
@MainActor
struct CodeDecisionTests {
  private func signIn(_ body: String, more: String = "") -> String {
    """
    import UIKit
    class LoginViewController: UIViewController {
      @IBAction func signIn(_ sender: Any) {
        \(body)
      }
      \(more)
    }
    class HomeViewController: UIViewController {}
    """
  }

  private static let tap = "- tapOn: Sign In\n- assertScreen: HomeViewController"

  @Test(
    "A transition that always happens is taken",
    arguments: [
      "performSegue(withIdentifier: \"showHome\", sender: self)",
      "performSegue(withIdentifier: Segue.home, sender: nil)\n} ; enum Segue { static let home = \"showHome\"",
      "let home = storyboard!.instantiateViewController(withIdentifier: \"Home\") as! HomeViewController\n"
        + "navigationController?.pushViewController(home, animated: true)",
      "let home = UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(identifier: \"Home\")\n"
        + "self.present(home, animated: true)",
      "DispatchQueue.main.async { [weak self] in self?.performSegue(withIdentifier: \"showHome\", sender: nil) }",
      "goOn() } ; private func goOn() { performSegue(withIdentifier: \"showHome\", sender: nil)",
    ])
  func always(body: String) throws {
    let report = try SnippetFlow(source: signIn(body)).report(Self.tap)
    #expect(report.hasSuffix("1 flow: 1 passed; 3 steps, 3 decided\n"), "\(report)")
  }

  @Test("What hangs on a condition that is not known is undecided, with the line that asks and the lines to paste")
  func asks() throws {
    let source = signIn(
      "guard user != nil else { return }\n    performSegue(withIdentifier: \"showHome\", sender: nil)")
    #expect(
      try SnippetFlow(source: source).report(Self.tap) == """
          ✓ launchApp
          ✓ tapOn "Sign In"
          ? assertScreen "HomeViewController"  (flow.yaml:7:3)
              undecided: only the app's code knows whether LoginViewController.user != nil
              at App/Login.swift:4:16
              state it in the flow's header:
              flowsim:
                given:
                  - result: {of: "LoginViewController.user != nil", is: true}
              or name a stub there that stands for what is not here: `stubs: [Stubs/….swift]`
        1 flow: 0 passed, 1 undecided; 3 steps, 2 decided

        """)
  }

  @Test("A branch that the flow states decides it, either way", arguments: [true, false])
  func branch(holds: Bool) throws {
    let source = signIn(
      "if user != nil { performSegue(withIdentifier: \"showHome\", sender: nil) } else { dismiss(animated: true) }")
    let header = "  given: [{branch: {in: LoginViewController.signIn, when: \"user!=nil\", is: \(holds)}}]\n"
    let report = try SnippetFlow(source: source, header: header).report(
      "- tapOn: Sign In\n- assertScreen: \(holds ? "Home" : "Login")ViewController")
    #expect(report.hasSuffix("1 flow: 1 passed; 3 steps, 3 decided\n"), "\(report)")
  }

  @Test("An alert with its buttons; a button's handler runs when it is tapped")
  func alert() throws {
    let source = signIn(
      """
      let alert = UIAlertController(title: "Terms", message: "Agree?", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "No", style: .cancel))
          let yes = UIAlertAction(title: "Yes", style: .default) { _ in
            self.performSegue(withIdentifier: "showHome", sender: nil)
          }
          alert.addAction(yes)
          present(alert, animated: true)
      """)
    let report = try SnippetFlow(source: source).report(
      """
      - tapOn: Sign In
      - assertAlert: {title: Terms, message: "Agree?", buttons: ["No", "Yes"]}
      - tapOn: "No"
      - assertScreen: Login
      - tapOn: Sign In
      - tapOn: "Yes"
      - assertScreen: Home
      """)
    #expect(report.hasSuffix("1 flow: 1 passed; 8 steps, 8 decided\n"), "\(report)")
  }

  @Test("A closure that somebody else runs is asked for")
  func closure() throws {
    let report = try SnippetFlow(
      source: signIn("api.login { user in self.performSegue(withIdentifier: \"showHome\", sender: nil) }")
    ).report(Self.tap)
    #expect(
      report.contains(
        "undecided: only the app's code knows whether LoginViewController.api.login(…) calls its closure"), "\(report)")
  }

  @Test("A callback of the screen's life goes on by itself; who implements an unwind action is read")
  func callbackAndUnwind() throws {
    let source = signIn(
      "",
      more: """
        var first = true
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if first { first = false; performSegue(withIdentifier: "showHome", sender: nil) }
          }
          @IBAction func signOut(_ segue: UIStoryboardSegue) {}
        """)
    let failure = try SnippetFlow(source: source).passes(
      "- assertScreen: HomeViewController\n- tapOn: Sign Out\n- assertStack: [LoginViewController]")
    #expect(failure == nil)
  }

  @Test("An action that goes nowhere is decided; one that performs a segue which does not exist crashes")
  func nowhere() throws {
    let still = try SnippetFlow(source: signIn("view.endEditing(true)")).report(
      "- tapOn: Sign In\n- assertScreen: Login")
    #expect(still.hasSuffix("1 flow: 1 passed; 3 steps, 3 decided\n"), "\(still)")
    let crash = try SnippetFlow(source: signIn("performSegue(withIdentifier: \"showHom\", sender: nil)")).report(
      Self.tap)
    #expect(crash.contains("has no segue with identifier 'showHom'"), "\(crash)")
  }

  @Test(
    "A branch of a function that is not there is an error, with the nearest; one that nothing asks for is a warning")
  func unreal() throws {
    let source = signIn("if user != nil { dismiss(animated: true) }")
    func header(_ function: String, _ condition: String) -> String {
      "  given: [{branch: {in: \(function), when: \"\(condition)\", is: true}}]\n"
    }
    #expect(
      try SnippetFlow(source: source, header: header("LoginViewController.signin", "user != nil")).report("") == """
        flow.yaml:4:11: error: there is no function LoginViewController.signin
          did you mean LoginViewController.signIn?

        """)
    let idle = try SnippetFlow(source: source, header: header("LoginViewController.signIn", "usr != nil")).report("")
    #expect(idle.contains("nothing in this flow asks for it"), "\(idle)")
  }
}

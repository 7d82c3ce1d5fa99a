import Testing

/// Code that begins itself anew without end: a verdict with a reason, and no end of the process.
///
/// The stack of a suite's process is too small to say that a recursion has no end; that of the program is not
/// (`RunCommandTests`).
@MainActor
struct EndlessCodeTests {
  @Test(
    "A screen that shows itself while it comes up",
    arguments: [
      (
        "override func viewDidLoad() { let c = LoginViewController(); addChild(c); view.addSubview(c.view) }",
        "only the app's code knows whether LoginViewController.viewDidLoad() calls itself without end"
      ),
      (
        "override func viewDidAppear(_ animated: Bool) { UIApplication.shared.keyWindow?.rootViewController = LoginViewController() }",
        "whether the app settles: LoginViewController.viewDidAppear runs again and again\n      screens: LoginViewController\n      at App/Login.swift:2:"
      ),
      (
        "override func viewDidAppear(_ animated: Bool) { present(LoginViewController(), animated: true) }",
        "whether the app settles: LoginViewController.viewDidAppear runs again and again"
      ),
      (
        "override func viewDidLoad() { addChild(self) }",
        "undecided: only the app's code knows what UIKit does with a controller that is to be its own"
      ),
    ])
  func comingUp(code: String, reason: String) throws {
    let report = try SnippetFlow(source: "class LoginViewController: UIViewController {\n\(code)\n}").report("")
    #expect(report.contains(reason), "\(report)")
    #expect(!report.contains("1 passed"), "\(report)")
  }

  @Test(
    "What is not there yet begins nothing anew",
    arguments: ["addChild(LoginViewController())", "view.window?.rootViewController = LoginViewController()"])
  func ends(code: String) throws {
    let source = "class LoginViewController: UIViewController {\n  override func viewDidLoad() { \(code) }\n}"
    #expect(try SnippetFlow(source: source).passes("- assertScreen: LoginViewController") == nil)
  }

  @Test("A prepare that performs its own segue, an action too")
  func prepare() throws {
    let source = """
      class LoginViewController: UIViewController {
        @IBAction func signIn(_ sender: Any) { performSegue(withIdentifier: "showHome", sender: nil) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          performSegue(withIdentifier: "showHome", sender: nil)
        }
      }
      class HomeViewController: UIViewController {}
      """
    let report = try SnippetFlow(source: source).report("- tapOn: Sign In")
    #expect(
      report.contains(
        "only the app's code knows whether LoginViewController.prepare(for:sender:) calls itself without end"),
      "\(report)")
  }

  @Test(
    "A property that is put into itself",
    arguments: [
      "present(box, animated: true)", "show(box, sender: nil)",
      "other = UINavigationController(rootViewController: other); present(other, animated: true)",
      "self.other = UINavigationController(rootViewController: self.other); show(self.other, sender: nil)",
    ])
  func insideItself(step: String) throws {
    let source = """
      class LoginViewController: UIViewController {
        var box = UINavigationController(rootViewController: box)
        var other: UIViewController!
        @IBAction func signIn(_ sender: Any) { \(step) }
      }
      """
    let report = try SnippetFlow(source: source).report("- tapOn: Sign In")
    #expect(report.contains("? launchApp") && report.contains("'box' is read before it is set"), "\(report)")
  }

  @Test(
    "A function that calls itself without a condition, now or in a later turn",
    arguments: [
      ("self.again()", "only the app's code knows whether LoginViewController.again() calls itself without end"),
      ("other()", "() calls itself without end"),
      (
        "DispatchQueue.main.async { self.again() }",
        "undecided: only the app's code knows whether the app settles: LoginViewController.viewDidLoad runs again"
      ),
    ])
  func recursion(step: String, reason: String) throws {
    let source = """
      class LoginViewController: UIViewController {
        override func viewDidLoad() { again() }
        func again() { \(step) }
        func other() { again() }
      }
      """
    let report = try SnippetFlow(source: source).report("- assertScreen: LoginViewController")
    #expect(report.contains(reason), "\(report)")
  }
}

import Testing

/// Code that begins itself anew without end: a verdict with a reason, and no end of the process.
@MainActor
struct EndlessCodeTests {
  nonisolated private static let deep = "'EXC_BAD_ACCESS', reason: 'LoginViewController."

  @Test(
    "A screen that shows itself while it comes up",
    arguments: [
      ("override func viewDidLoad() { addChild(LoginViewController()) }", deep + "viewDidLoad runs inside itself"),
      (
        "override func viewDidLoad() { let c = LoginViewController(); addChild(c); view.addSubview(c.view) }",
        deep + "viewDidLoad runs inside itself"
      ),
      (
        "override func viewDidLoad() { view.window?.rootViewController = LoginViewController() }",
        deep + "viewDidLoad runs inside itself"
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
    let report = try CodeFlow(source: "class LoginViewController: UIViewController {\n\(code)\n}").report("")
    #expect(report.contains(reason), "\(report)")
    #expect(!report.contains("1 passed"), "\(report)")
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
    let report = try CodeFlow(source: source).report("- tapOn: Sign In")
    #expect(report.contains(Self.deep + "prepare runs inside itself without end"), "\(report)")
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
    let report = try CodeFlow(source: source).report("- tapOn: Sign In")
    #expect(report.contains("? tapOn \"Sign In\""), "\(report)")
  }

  @Test(
    "A function that calls itself without a condition, now or in a later turn",
    arguments: ["self.again()", "DispatchQueue.main.async { self.again() }", "other()"])
  func recursion(step: String) throws {
    let source = """
      class LoginViewController: UIViewController {
        override func viewDidLoad() { again() }
        func again() { \(step) }
        func other() { again() }
      }
      """
    let report = try CodeFlow(source: source).report("- assertScreen: LoginViewController")
    #expect(report.contains(", which calls itself, ever ends in LoginViewController.viewDidLoad"), "\(report)")
    #expect(report.contains("  ? launchApp"), "\(report)")
  }
}

import Testing

/// What code does to what a screen shows and takes: decided as the app would, in several spellings each.
@MainActor
struct WhatCodeShowsTests {
  /// The verdicts of `Hello` being visible and not being visible, after the launch.
  private func hello(_ screens: ThreeScreens) throws -> String {
    "\(try screens.flow.verdicts("- assertVisible: Hello").dropFirst())"
      + "\(try screens.flow.verdicts("- assertNotVisible: Hello").dropFirst())"
  }

  @Test(
    "What code does to a label",
    arguments: [
      ("label.isHidden = true", "✗✓"), ("label.alpha = 0", "✗✓"), ("label.removeFromSuperview()", "✗✓"),
      ("label.text = nil", "✗✓"), ("label.text = \"Bye\"", "✗✓"), ("view = UIView()", "✗✓"),
      ("label.superview?.isHidden = true", "✗✓"), ("label.text?.removeAll()", "✗✓"),
      ("view.subviews.forEach { $0.removeFromSuperview() }", "✗✓"),
      ("let cover = UIView(); view.addSubview(cover); cover.addSubview(label); cover.isHidden = true", "✗✓"),
      ("Painter(a: self).paint()", "✗✓"), ("painter.target = label; painter.target = nil; painter.paint()", "✓✗"),
      ("[label].forEach { $0?.isHidden = true }", "✗✓"),
      ("label.isHidden = true; label.isHidden = false", "✓✗"), ("label.alpha = 0.5", "✓✗"),
      ("label.textColor = .red; view.backgroundColor = .white", "✓✗"),
      ("goButton.setTitle(\"Hello\", for: .normal); label.text = nil", "✓✗"),
      ("label.text = Remote.text()", "??"), ("label.isHidden = Remote.flag", "??"),
      ("if Remote.flag { label.isHidden = true }", "??"), ("label.alpha = Remote.opacity", "??"),
      ("label.superview?.isHidden = Remote.flag", "??"), ("label.text = \"Hell\\(Remote.end)\"", "??"),
      ("Remote.paint(label)", "??"), ("Remote.log(\"loaded\")", "✓✗"),
      ("goButton.setTitle(Remote.text(), for: .normal)", "✓✗"),
    ])
  func label(load: String, verdicts: String) throws {
    let screens = ThreeScreens(
      load: load, members: "let painter = Painting()",
      others: """
        struct Painter { let a: AViewController; func paint() { a.label.text = nil } }
        final class Painting { weak var target: UILabel?; func paint() { target?.text = nil } }
        """)
    #expect(try hello(screens) == verdicts)
  }

  @Test(
    "An outlet's observer, and what UIKit asks a screen for, run",
    arguments: [
      ("@IBOutlet var other: UILabel!", "✓✗"),
      ("override var prefersStatusBarHidden: Bool { label?.text = nil; return true }", "✗✓"),
      ("override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); label.text = \"\" }", "✗✓"),
      ("override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); label.isHidden = true }", "✗✓"),
      ("override func awakeFromNib() { super.awakeFromNib(); label?.text = \"Awake\" }", "✓✗"),
      ("override func viewDidDisappear(_ animated: Bool) { label.text = \"Gone\" }", "✓✗"),
      ("override func viewDidAppear(animated: Bool) { super.viewDidAppear(animated); label.text = \"Swift 2\" }", "✗✓"),
    ])
  func callbacks(members: String, verdicts: String) throws {
    #expect(try hello(ThreeScreens(members: members)) == verdicts)
  }

  @Test(
    "A button that takes no touch does nothing; one that takes it acts",
    arguments: [
      ("goButton.isEnabled = false", "✓✓✗"), ("goButton.isUserInteractionEnabled = false", "✓✓✗"),
      ("goButton.isHidden = true", "✓✗"), ("goButton.alpha = 0", "✓✗"), ("goButton.removeFromSuperview()", "✓✗"),
      ("view.isUserInteractionEnabled = false", "✓✓✗"),
      ("goButton.removeTarget(self, action: #selector(go), for: .touchUpInside)", "✓✓✗"),
      ("goButton.removeTarget(nil, action: nil, for: .allEvents)", "✓✓✗"),
      ("let cover = UIView(frame: view.bounds); view.addSubview(cover)", "✓✓✗"),
      ("let cover = UIView(frame: view.bounds); view.insertSubview(cover, at: 0)", "✓✓✓"),
      ("goButton.isEnabled = false; goButton.isEnabled = true", "✓✓✓"),
      ("goButton.addTarget(self, action: #selector(other), for: .touchUpInside)", "✓✓✓"),
    ])
  func touch(load: String, verdicts: String) throws {
    let screens = ThreeScreens(
      action: "label.text = \"Went\"", load: load, members: "@objc func other() {}")
    #expect(try screens.flow.verdicts("- tapOn: Go\n- assertVisible: Went") == verdicts)
  }

  @Test(
    "What code adds is there, and its absence is not",
    arguments: [
      "let made = UILabel(); made.text = \"Made\"; made.frame.size = CGSize(width: 80, height: 30); view.addSubview(made)",
      "let made = UIButton(type: .system); made.setTitle(\"Made\", for: .normal); made.sizeToFit(); view.addSubview(made)",
      "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"Made\", style: .plain, target: nil, action: nil)",
      "title = \"Made\"",
      "let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30)); field.placeholder = \"Made\"; view.addSubview(field)",
    ])
  func added(load: String) throws {
    let flow = ThreeScreens(load: load).flow
    #expect(try flow.verdicts("- assertVisible: Made") == "✓✓")
    #expect(try flow.verdicts("- assertNotVisible: Made") == "✓✗")
  }

  @Test(
    "What changes for ever is found when it comes; what was there before hangs on when one looks",
    arguments: [("1", "✓"), ("3", "✓"), ("Hello", "?"), ("Go", "✓"), ("no", "✗")])
  func ticking(text: String, verdict: String) throws {
    let screens = ThreeScreens(
      load:
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.n += 1; self.label.text = \"\\(self.n)\" }",
      members: "var n = 0")
    #expect(try screens.flow.verdicts("- assertVisible: \(text)") == "✓\(verdict)")
  }

  @Test("An action gets its sender itself, not an optional of it")
  func sender() throws {
    let screens = ThreeScreens(action: "label.text = String(describing: type(of: sender))")
    #expect(try screens.flow.verdicts("- tapOn: Go\n- assertVisible: UIButton") == "✓✓✓")
  }

  @Test("An initializer that calls self.init() means another than itself with its defaults")
  func ownDefaults() throws {
    let screens = ThreeScreens(
      load: "label.text = Item(name: \"Tea\").name",
      others: """
        class Base { init() {} }
        class Item: Base {
          var name = ""
          convenience init(name: String = "", count: Int = 0) { self.init(); self.name = name }
        }
        """)
    #expect(try screens.flow.verdicts("- assertVisible: Tea") == "✓✓")
  }

  @Test("What the first screen gives the second is there")
  func handedOver() throws {
    let screens = ThreeScreens(
      members: """
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            (segue.destination as? BViewController)?.onDone = { [weak self] in self?.label.text = "Done" }
          }
        """,
      second: """
        var onDone: (() -> Void)?
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            onDone?()
            navigationController?.popViewController(animated: true)
          }
        """)
    var open = screens
    open.action = "performSegue(withIdentifier: \"toB\", sender: nil)"
    #expect(try open.flow.verdicts("- tapOn: Go\n- assertScreen: AViewController\n- assertVisible: Done") == "✓✓✓✓")
  }

  @Test(
    "What never ends ends with a reason",
    arguments: [
      (
        "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { performSegue(withIdentifier: \"toB\", sender: nil) }",
        "- tapOn: Next"
      ),
      (
        "@objc func again() { again() }\n  override func viewWillDisappear(_ animated: Bool) { again() }",
        "- tapOn: Next"
      ),
      ("override func viewWillDisappear(_ animated: Bool) { while true {} }", "- tapOn: Next"),
      (
        "override func viewWillDisappear(_ animated: Bool) { let child = AViewController(); addChild(child); child.viewWillDisappear(true) }",
        "- tapOn: Next"
      ),
      (
        "override func viewWillDisappear(_ animated: Bool) { var x = UINavigationController(); for _ in 0..<9 { x = UINavigationController(rootViewController: x) } }",
        "- tapOn: Next"
      ),
      (
        "var n: Int { get { n } set { n = newValue } }\n  override func viewWillDisappear(_ animated: Bool) { n += 1 }",
        "- tapOn: Next"
      ),
    ])
  func endless(members: String, steps: String) throws {
    let verdicts = try ThreeScreens(members: members).flow.verdicts(steps)
    #expect(verdicts == "✓✗" || verdicts == "✓?", "\(verdicts)")
  }
}

import TestSupport
import Testing

/// What frames, constraints, transforms and the keyboard leave on the screen.
@MainActor
struct LiveOnScreenTests {
  /// A screen with labels of these names; the code may change each, which has a frame in the middle.
  private func screen(_ load: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          func add(_ text: String, to box: UIView) -> UILabel {
            let label = UILabel(frame: CGRect(x: 20, y: 300, width: 100, height: 30))
            label.text = text
            box.addSubview(label)
            return label
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = add("it", to: view)
            \(load)
          }
        }
        """)
  }

  @Test(arguments: [
    "label.frame.origin.x = -200", "label.frame.origin.y = -300", "label.center.x = -100",
    "label.frame.origin.x = 2000",
    "label.frame = CGRect(x: 20, y: 3000, width: 100, height: 30)",
    "label.transform = CGAffineTransform(translationX: -500, y: 0)",
    "label.transform = CGAffineTransform(translationX: 0, y: -900)",
    "label.transform = CGAffineTransform(scaleX: 0, y: 0)",
    "UIView.animate(withDuration: 0.3) { label.frame.origin.x = -200 }",
    """
    label.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 50).isActive = true
    """,
    """
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([label.trailingAnchor.constraint(equalTo: view.leadingAnchor, constant: -20)])
    """,
    """
    let box = UIView(frame: CGRect(x: -400, y: 0, width: 300, height: 500))
    view.addSubview(box)
    box.addSubview(label)
    """,
    """
    let list = UIScrollView(frame: CGRect(x: -400, y: 0, width: 300, height: 500))
    view.addSubview(list)
    list.addSubview(label)
    """,
    """
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 0))
    box.clipsToBounds = true
    view.addSubview(box)
    box.addSubview(label)
    """,
    """
    let box = UIView()
    box.layer.masksToBounds = true
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 0),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    box.addSubview(label)
    """,
    "label.frame = .zero",
  ])
  func whatLiesOffTheScreenIsNotVisible(_ load: String) throws {
    #expect(try screen(load).passes("- assertNotVisible: it") == nil)
  }

  @Test(arguments: [
    "label.frame.origin.x = -50", "label.frame.origin.y = -10",
    "label.transform = CGAffineTransform(translationX: 30, y: 0)",
    "label.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)",
    """
    let box = UIView(frame: CGRect(x: -400, y: 0, width: 300, height: 300))
    view.addSubview(box)
    box.addSubview(label)
    label.frame.origin.x = 450
    """,
    "label.sizeToFit()", "label.frame = .zero; label.sizeToFit()",
    "label.frame = .zero; label.translatesAutoresizingMaskIntoConstraints = false",
  ])
  func whatReachesInIsVisible(_ load: String) throws {
    #expect(try screen(load).passes("- assertVisible: it") == nil)
  }

  @Test(.proves("F4.17"))
  func theKeyboardLiesOverWhatIsBelow() throws {
    let flow = screen(
      """
      label.frame.origin.y = 780
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      field.placeholder = "Name"
      view.addSubview(field)
      _ = add("above", to: view)
      """)
    #expect(
      try flow.passes(
        """
        - assertVisible: it
        - tapOn: Name
        - assertVisible: above
        - hideKeyboard
        - assertVisible: it
        """) == nil)
    #expect(try flow.verdicts("- tapOn: Name\n- assertVisible: it") == "✓✓?")
    #expect(try flow.verdicts("- tapOn: Name\n- assertNotVisible: it") == "✓✓?")
    #expect(
      try flow.report("- tapOn: Name\n- tapOn: it").contains(
        """
            ✗ tapOn "it"  (flow.yaml:7:3)
                failed: the element with the text "it" lies under the keyboard
        """.replacing("    ✗", with: "  ✗").replacing("        failed", with: "      failed")))
  }

  @Test func howHighTheKeyboardIsMayDecide() throws {
    let flow = screen(
      """
      label.frame.origin.y = 530
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      field.placeholder = "Name"
      view.addSubview(field)
      """)
    #expect(try flow.verdicts("- tapOn: Name\n- assertVisible: it") == "✓✓?")
    #expect(try flow.verdicts("- tapOn: Name\n- assertNotVisible: it") == "✓✓?")
  }

  @Test func whatAFieldBringsAboveTheKeyboardComesAndGoes() throws {
    let flow = screen(
      """
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      field.placeholder = "Name"
      let bar = UIToolbar()
      bar.items = [UIBarButtonItem(title: "Ready", primaryAction: UIAction { _ in field.resignFirstResponder() })]
      bar.sizeToFit()
      field.inputAccessoryView = bar
      view.addSubview(field)
      """)
    #expect(
      try flow.passes(
        "- assertNotVisible: Ready\n- tapOn: Name\n- assertVisible: Ready\n- tapOn: Ready\n- assertNotVisible: Ready")
        == nil)
  }

  @Test func aButtonBeyondWhatHoldsItIsNotHit() throws {
    let flow = screen(
      """
      let box = UIView(frame: CGRect(x: 0, y: 250, width: 300, height: 0))
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40), primaryAction: UIAction(title: "In") { _ in
        label.text = "hit"
      })
      box.addSubview(button)
      view.addSubview(box)
      """)
    #expect(try flow.passes("- tapOn: In\n- assertNotVisible: hit") == nil)
  }

  @Test func viewsThatCodeAddsToBarsAreSeen() throws {
    let flow = screen(
      """
      label.removeFromSuperview()
      for (index, bar) in [UIToolbar(), UINavigationBar(), UITabBar()].enumerated() {
        bar.frame = CGRect(x: 0, y: 100 + index * 100, width: 393, height: 44)
        add("bar \\(index)", to: bar).frame.origin.y = 0
        view.addSubview(bar)
      }
      add("own", to: navigationController!.navigationBar).frame.origin.y = 0
      """)
    #expect(
      try flow.passes(
        "- assertVisible: bar 0\n- assertVisible: bar 1\n- assertVisible: bar 2\n- assertVisible: own") == nil)
  }

  @Test(arguments: [
    ("label.accessibilityLabel = \"spoken\"", "spoken", "it"),
    ("label.isAccessibilityElement = false", "other", "it"),
    (
      """
      let box = UIView(frame: view.bounds)
      box.isAccessibilityElement = true
      box.accessibilityLabel = "whole"
      view.addSubview(box)
      box.addSubview(label)
      """, "whole", "it"
    ),
    ("view.accessibilityElements = [view.subviews[1]]", "other", "it"),
  ])
  func testsComeToWhatIsAnElement(_ load: String, _ seen: String, _ unseen: String) throws {
    let flow = screen("add(\"other\", to: view).frame.origin.y = 200\n" + load)
    #expect(try flow.passes("- assertVisible: \(seen)\n- assertNotVisible: \(unseen)") == nil)
  }

  @Test("A field has its side views, and its button to clear it, as their modes say")
  func sideViews() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let field = UITextField(frame: CGRect(x: 20, y: 110, width: 300, height: 40))
          let other = UITextField(frame: CGRect(x: 20, y: 160, width: 300, height: 40))
          let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
          override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "Name"
            field.isSecureTextEntry = true
            button.setTitle("Show", for: .normal)
            button.addTarget(self, action: #selector(toggle), for: .touchUpInside)
            field.rightView = button
            field.rightViewMode = .whileEditing
            other.placeholder = "Mail"
            other.clearButtonMode = .whileEditing
            view.addSubview(field)
            view.addSubview(other)
          }
          @objc func toggle() { field.isSecureTextEntry.toggle() }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertNotVisible: Show
        - tapOn: Name
        - inputText: secret
        - assertNotVisible: secret
        - tapOn: Show
        - assertVisible: secret
        - tapOn: Mail
        - assertNotVisible: Clear text
        - inputText: a@b.c
        - tapOn: Clear text
        - assertNotVisible: a@b.c
        - assertNotVisible: Show
        """) == nil)
  }

  @Test("A class that observes its properties is not told of what the storyboard says of them")
  func decoding() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="r"><scenes><scene sceneID="s"><objects>
      <viewController id="r" customClass="Root" customModule="App" customModuleProvider="target" \
      sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews><button id="b" enabled="NO" customClass="BusyButton" customModule="App" \
      customModuleProvider="target"><rect key="frame" x="20" y="200" width="200" height="44"/>
      <state key="normal" title="Send"/></button></subviews></view>
      <connections><outlet property="button" destination="b" id="o"/><outlet property="tabBarItem" destination="t" \
      id="o2"/></connections><tabBarItem key="tabBarItem" title="Home" id="t"/></viewController></objects></scene>
      </scenes></document>
      """
    let flow = LiveFlow(
      source: """
        class BusyButton: UIButton {
          var told = 0
          var spinner: UIActivityIndicatorView!
          override var isEnabled: Bool { didSet { told += 1; spinner.isHidden = isEnabled } }
          required init?(coder: NSCoder) { super.init(coder: coder); spinner = UIActivityIndicatorView() }
        }
        class Root: UIViewController {
          @IBOutlet var button: BusyButton!
          override func viewDidLoad() {
            super.viewDidLoad()
            let before = "\\(button.told) \\(button.isEnabled)"
            button.isEnabled = true
            button.setTitle("\\(before), \\(button.told) \\(button.isEnabled)", for: .normal)
          }
        }
        """, storyboard: storyboard)
    #expect(try flow.passes("- assertVisible: 0 false, 1 true") == nil)
  }

  @Test func fieldsOfAlertsAreSeenAndTyped() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let alert = UIAlertController(title: "Order", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Name" }
            alert.addTextField { $0.placeholder = "Amount" }
            alert.addAction(UIAlertAction(title: "Save", style: .default) { _ in
              self.title = alert.textFields!.map { $0.text! }.joined(separator: " x ")
            })
            present(alert, animated: true)
          }
        }
        """)
    #expect(
      try flow.passes(
        "- tapOn: Name\n- inputText: Rye\n- tapOn: Amount\n- inputText: '3'\n- tapOn: Save\n- assertVisible: Rye x 3")
        == nil)
  }

  @Test func symbolsOfTheSystemReadAsTheirLabels() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              image: UIImage(systemName: "plus")?.withTintColor(.purple, renderingMode: .alwaysOriginal), style: .plain,
              target: self, action: #selector(add))
            let button = UIButton(frame: CGRect(x: 20, y: 200, width: 44, height: 44))
            button.setImage(UIImage(systemName: "trash"), for: .normal)
            button.addTarget(self, action: #selector(remove), for: .touchUpInside)
            view.addSubview(button)
          }
          @objc func add() { title = "Added" }
          @objc func remove() { title = "Removed" }
        }
        """)
    #expect(
      try flow.passes("- tapOn: Add\n- assertVisible: Added\n- tapOn: Delete\n- assertVisible: Removed") == nil)
  }

  /// Constraints of equal or less strength than content's own decide where no content has a say.
  @Test func weakConstraintsPlaceADrawer() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let drawer = UIView(), name = UILabel()
          lazy var closed = drawer.trailingAnchor.constraint(equalTo: view.leadingAnchor)
          lazy var opened = drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor)
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Menu", style: .plain, target: self, action: #selector(toggle))
            name.text = "inside"
            view.addSubview(drawer)
            drawer.addSubview(name)
            for each in [drawer, name] { each.translatesAutoresizingMaskIntoConstraints = false }
            closed.priority = .defaultHigh
            opened.priority = .defaultLow
            let wish = drawer.widthAnchor.constraint(equalToConstant: 500)
            wish.priority = UILayoutPriority(500)
            NSLayoutConstraint.activate([
              closed, opened, wish, drawer.topAnchor.constraint(equalTo: view.topAnchor),
              drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
              drawer.widthAnchor.constraint(lessThanOrEqualToConstant: 280),
              name.leadingAnchor.constraint(equalTo: drawer.leadingAnchor, constant: 24),
              name.topAnchor.constraint(equalTo: drawer.topAnchor, constant: 200),
            ])
          }
          @objc func toggle() {
            (closed.priority, opened.priority) = (opened.priority, closed.priority)
            view.layoutIfNeeded()
            title = "\\(drawer.frame.minX) \\(drawer.frame.width)"
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertNotVisible: inside
        - tapOn: Menu
        - assertVisible: inside
        - assertVisible: 0.0 280.0
        - tapOn: Menu
        - assertNotVisible: inside
        - assertVisible: -280.0 280.0
        """) == nil)
  }

  /// How high a text is, is known about, and so is where what is below it lies.
  @Test(arguments: [(440, "✗"), (350, "?"), (100, "✓")])
  func theKeyboardMayCoverWhatLiesBelowAText(_ distance: Int, _ verdict: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
          let note = UILabel()
          let button = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "Name"
            note.text = "Number of people"
            button.setTitle("Add", for: .normal)
            view.addSubview(field)
            for each in [note, button] {
              each.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(each)
            }
            NSLayoutConstraint.activate([
              note.topAnchor.constraint(equalTo: view.topAnchor, constant: 160 + \(distance)),
              note.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
              button.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 5),
              button.leadingAnchor.constraint(equalTo: note.leadingAnchor),
              button.widthAnchor.constraint(equalToConstant: 80), button.heightAnchor.constraint(equalToConstant: 60),
            ])
          }
        }
        """)
    #expect(try flow.verdicts("- tapOn: Name\n- inputText: Ada\n- tapOn: Add").last.map(String.init) == verdict)
  }
}

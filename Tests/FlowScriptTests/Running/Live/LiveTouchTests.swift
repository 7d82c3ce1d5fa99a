import Testing

@testable import FlowScript

/// Code that follows fingers itself.
@MainActor
struct LiveTouchTests {
  @Test func aTouchGoesUpTheResponderChain() throws {
    let flow = LiveFlow(
      source: """
        final class Tile: UIView {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
          override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Tile"
            addSubview(label)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            label.text = "at \\(touches.first!.location(in: self).x)"
            super.touchesBegan(touches, with: event)
          }
        }
        class Root: UIViewController {
          let log = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(Tile(frame: CGRect(x: 40, y: 150, width: 200, height: 40)))
            view.addSubview(log)
          }
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesBegan(touches, with: event)
            log.text = "began \\(touches.count)"
          }
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.text! += ", ended" }
        }
        """)
    #expect(try flow.passes("- tapOn: Tile\n- assertVisible: at 100.0\n- assertVisible: began 1, ended") == nil)
  }

  @Test func controlsAndListsKeepTheirs() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let log = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 20, y: 150, width: 100, height: 40))
            button.setTitle("Press", for: .normal)
            button.addAction(UIAction { [unowned self] _ in log.text = "pressed" }, for: .touchUpInside)
            for each in [button, log] { view.addSubview(each) }
          }
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.text = "touched" }
        }
        """)
    #expect(try flow.passes("- tapOn: Press\n- assertVisible: pressed") == nil)
  }

  @Test func aControlThatKeepsATouchFromUIKitDoesNothing() throws {
    let flow = LiveFlow(
      source: """
        final class Deaf: UIButton {
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.5 }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = Deaf(frame: CGRect(x: 20, y: 150, width: 100, height: 40))
            button.setTitle("Press", for: .normal)
            button.addAction(UIAction { [unowned self] _ in title = "pressed" }, for: .touchUpInside)
            view.addSubview(button)
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Press\n- assertNotVisible: pressed") == nil)
  }

  @Test func aRecognizerThatTakesATouchCancelsIt() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let log = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
          let box = UIView(frame: CGRect(x: 20, y: 150, width: 100, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            box.accessibilityIdentifier = "box"
            box.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
            log.text = ""
            for each in [box, log] { view.addSubview(each) }
          }
          @objc func tapped() { log.text! += " tapped" }
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.text! += "began" }
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.text! += " ended" }
          override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.text! += " cancelled" }
        }
        """)
    #expect(try flow.passes("- tapOn: {id: box}\n- assertVisible: began tapped cancelled") == nil)
  }

  @Test func theKeyboardGoesWhereATouchEndsEditing() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
            field.placeholder = "Name"
            let label = UILabel(frame: CGRect(x: 20, y: 250, width: 200, height: 40))
            label.text = "Elsewhere"
            for each in [field, label] { view.addSubview(each) }
          }
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { view.endEditing(true) }
        }
        """)
    #expect(
      try flow.passes(
        """
        - tapOn: Name
        - assertVisible: {text: Name, focused: true}
        - tapOn: Elsewhere
        - assertVisible: {text: Name, focused: false}
        """) == nil)
  }

  @Test func whatFollowsAFingerThatMovesIsAsked() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { title = "moved" }
        }
        """)
    #expect(
      try flow.report("- swipe: {direction: LEFT}").contains(
        "only the app's code knows what Root does with a finger that moves"))
  }

  @Test func aTargetThatIsNoObjectYetIsAsked() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          private let button: UIButton = {
            let button = UIButton(frame: CGRect(x: 20, y: 150, width: 100, height: 40))
            button.setTitle("Press", for: .normal)
            button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
            return button
          }()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
          }
          @objc func pressed() { title = "pressed" }
        }
        """)
    #expect(try flow.passes("- assertVisible: Press") == nil)
    #expect(try flow.report("- tapOn: Press\n- assertVisible: pressed").contains("? tapOn \"Press\""))
  }

  @Test func aTouchOnADisabledControlIsSeenAroundItOrNot() throws {
    func flow(_ tapped: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              title = "Start"
              let button = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
              button.setTitle("Go", for: .normal)
              button.isEnabled = false
              view.addSubview(button)
              view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
            }
            @objc func tapped() { \(tapped) }
          }
          """)
    }
    #expect(try flow("view.endEditing(true)").passes("- tapOn: Go\n- assertVisible: Start") == nil)
    #expect(try flow("title = \"Tapped\"").verdicts("- tapOn: Go\n- assertVisible: Start") == "✓✓?")
    #expect(
      try flow("title = \"Tapped\"").report("- tapOn: Go\n- assertVisible: Start").contains(
        "undecided: only the app's code knows whether what is around a disabled control sees the touch on it"))
  }

  /// A view is drawn beyond the bounds of its superview, and not touched there (documentation of hitTest(_:with:)).
  @Test func whatLiesOutsideOfItsSuperviewIsNotTouched() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          var height: NSLayoutConstraint!
          override func viewDidLoad() {
            super.viewDidLoad()
            let (box, button) = (UIView(), UIButton(type: .system))
            view.addSubview(box)
            box.addSubview(button)
            button.setTitle("Buy", for: .normal)
            button.addTarget(self, action: #selector(buy), for: .touchUpInside)
            for each in [box, button] { each.translatesAutoresizingMaskIntoConstraints = false }
            height = box.heightAnchor.constraint(equalToConstant: 0)
            NSLayoutConstraint.activate([
              box.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
              box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              box.trailingAnchor.constraint(equalTo: view.trailingAnchor), height,
              button.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
              button.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20),
            ])
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Open", style: .plain, target: self, action: #selector(open))
          }
          @objc func buy() { title = "bought" }
          @objc func open() { height.constant = 100 }
        }
        """)
    #expect(
      try flow.passes(
        "- assertVisible: Buy\n- tapOn: Buy\n- assertNotVisible: bought\n- tapOn: Open\n- tapOn: Buy\n- assertVisible: bought"
      )
        == nil)
  }

  @Test("Whether a view in a button lets a touch through is open")
  func viewInButton() throws {
    func flow(_ takes: Bool) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let button = UIButton(type: .custom, primaryAction: UIAction { _ in self.title = "Tapped" })
              button.frame = CGRect(x: 20, y: 200, width: 200, height: 60)
              let stack = UIStackView(frame: button.bounds)
              let label = UILabel()
              label.text = "Inside"
              stack.addArrangedSubview(label)
              stack.isUserInteractionEnabled = \(takes)
              button.addSubview(stack)
              view.addSubview(button)
            }
          }
          """)
    }
    #expect(try flow(false).passes("- tapOn: Inside\n- assertVisible: Tapped") == nil)
    let report = try flow(true).report("- tapOn: Inside\n- assertVisible: Tapped")
    #expect(report.contains("which takes touches itself, comes to"), "\(report)")
  }

  @Test(
    "A button under an animation that repeats may take no touches",
    arguments: [(", .allowUserInteraction", true), ("", false)])
  func animatedButton(_ options: String, _ isCertain: Bool) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Start") { _ in self.title = "Started" })
            button.frame = CGRect(x: 20, y: 200, width: 200, height: 60)
            view.addSubview(button)
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse\(options)]) { button.alpha = 0.5 }
          }
        }
        """)
    let report = try flow.report("- tapOn: Start\n- assertVisible: Started")
    #expect(report.contains("while an animation repeats") != isCertain, "\(report)")
    #expect(report.contains("  ✓ assertVisible \"Started\"") == isCertain, "\(report)")
  }
}

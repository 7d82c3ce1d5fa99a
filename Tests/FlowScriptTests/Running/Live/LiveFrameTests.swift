import Testing

@testable import FlowScript

/// What code learns that asks where a view lies.
@MainActor
struct LiveFrameTests {
  @Test func aFrameThatContentDecidesIsNotKnown() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(), box = UIView()
          let log = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Hello"
            for each in [label, box] {
              each.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(each)
            }
            view.addSubview(log)
            log.text = label.frame.width == 0 ? "not laid out" : "laid out"
            NSLayoutConstraint.activate([
              label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
              label.topAnchor.constraint(equalTo: view.topAnchor),
              box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              box.topAnchor.constraint(equalTo: view.topAnchor),
              box.widthAnchor.constraint(equalToConstant: 200), box.heightAnchor.constraint(equalToConstant: 40),
            ])
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              title: "Box", style: .plain, target: self, action: #selector(askBox))
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Label", style: .plain, target: self, action: #selector(askLabel))
          }
          @objc func askBox() { log.text = "\\(box.bounds.width)" }
          @objc func askLabel() { log.text = label.frame.width > 10 ? "wide" : "narrow" }
        }
        """)
    #expect(try flow.passes("- assertVisible: not laid out\n- tapOn: Box\n- assertVisible: '200.0'") == nil)
    #expect(try flow.report("- tapOn: Label\n- assertVisible: narrow").contains("? assertVisible \"narrow\""))
  }

  @Test func lengthsThatAreKnownAreKnownWhereOthersAreNot() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(), box = UIView()
          let log = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            label.translatesAutoresizingMaskIntoConstraints = false
            for each in [label, box, log] { view.addSubview(each) }
            NSLayoutConstraint.activate([
              label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
              label.widthAnchor.constraint(equalToConstant: 350),
              label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
            ])
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              title: "Width", style: .plain, target: self, action: #selector(askWidth))
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Changed", style: .plain, target: self, action: #selector(askChanged))
          }
          @objc func askWidth() {
            let half = CGRect(x: 0, y: 0, width: label.frame.width / 2, height: label.frame.height)
            box.frame = half
            log.text = "\\(label.bounds.width) \\(label.frame.maxX) \\(label.layer.bounds.size.width) \\(half.midX) "
              + "\\(box.frame.width) \\(label.frame.origin.y)"
          }
          @objc func askChanged() {
            var frame = label.frame
            frame.size.width = 10
            log.text = frame.maxX > 100 ? "as before" : "narrow"
          }
        }
        """)
    #expect(
      try flow.passes("- tapOn: Width\n- assertVisible: '350.0 370.0 350.0 87.5 175.0 100.0'") == nil)
    #expect(try flow.passes("- tapOn: Changed\n- assertVisible: narrow") == nil)
  }

  @Test func aLayerLiesWhereItsViewDoes() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let box = UIView(frame: CGRect(x: 10, y: 120, width: 80, height: 40))
          let log = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            for each in [box, log] { view.addSubview(each) }
            box.layer.position = CGPoint(x: 100, y: 200)
            log.text = "\\(box.layer.bounds.width) \\(box.frame.minX) \\(box.layer.frame.minY)"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: '80.0 60.0 180.0'") == nil)
  }

  @Test(
    "Transforms in space move what they are set on",
    arguments: [
      ("CATransform3DMakeTranslation(0, 300, 5)", "- assertVisible: {text: Card, below: Other}"),
      (
        "CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 0, 150, 0)", "- assertVisible: Card"
      ),
      (
        "CATransform3DIdentity",
        "- assertNotVisible: {text: Card, below: Other}\n- tapOn: Card\n- assertVisible: touched"
      ),
      ("CATransform3DMakeTranslation(1000, 0, 0)", "- assertNotVisible: Card"),
      ("CATransform3DMakeAffineTransform(CGAffineTransform(translationX: -900, y: 0))", "- assertNotVisible: Card"),
      (
        "CATransform3DConcat(CATransform3DMakeTranslation(0, 100, 0), CATransform3DMakeTranslation(0, 200, 0))",
        "- assertVisible: {text: Card, below: Other}\n- tapOn: Card\n- assertVisible: touched"
      ),
    ])
  func transformsInSpace(transform: String, steps: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let other = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
            other.text = "Other"
            view.addSubview(other)
            let card = UIButton(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
            card.setTitle("Card", for: .normal)
            card.addAction(UIAction { [unowned self] _ in title = "touched" }, for: .touchUpInside)
            view.addSubview(card)
            card.layer.transform = \(transform)
            assert(CATransform3DEqualToTransform(card.transform3D, card.layer.transform))
          }
        }
        """)
    #expect(try flow.passes(steps) == nil)
  }

  /// As Maestro has it: by the upper and the left edges.
  @Test func whatBeginsLowerLiesBelowThoughBothOverlap() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            for (title, frame) in [
              ("Wide", CGRect(x: 20, y: 150, width: 200, height: 40)), ("Low", CGRect(x: 100, y: 160, width: 60, height: 20)),
              ("Level", CGRect(x: 20, y: 150, width: 10, height: 90)),
            ] {
              let label = UILabel(frame: frame)
              label.text = title
              view.addSubview(label)
            }
          }
        }
        """)
    let steps = [
      "assertVisible: {text: Low, below: Wide}", "assertVisible: {text: Low, rightOf: Wide}",
      "assertVisible: {text: Wide, above: Low}", "assertNotVisible: {text: Level, below: Wide}",
      "assertNotVisible: {text: Level, above: Wide}", "assertNotVisible: {text: Level, leftOf: Wide}",
    ]
    #expect(try flow.passes(steps.map { "- \($0)\n" }.joined()) == nil)
  }

  /// A test's tool touches the first that it finds.
  @Test func whichOfSeveralIsTouchedIsOpenWhereTheFirstAnswersNothing() throws {
    func screen(_ first: String, _ second: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let label = UILabel(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
              label.text = "Login"
              let button = UIButton(frame: CGRect(x: 20, y: 250, width: 200, height: 40))
              button.setTitle("Login", for: .normal)
              button.addAction(UIAction { [unowned self] _ in title = "in" }, for: .touchUpInside)
              view.addSubview(\(first))
              view.addSubview(\(second))
            }
          }
          """)
    }
    let report = try screen("label", "button").report("- tapOn: Login")
    #expect(
      report.contains(
        "whether the touch goes to the first element with the text \"Login\", which answers none, or to another one"))
    #expect(report.contains("several have it: name one by its id, its index or its place"))
    let decided = "- tapOn: {text: Login, index: 1}\n- assertVisible: in"
    #expect(try screen("label", "button").passes(decided) == nil)
    #expect(try screen("button", "label").passes("- tapOn: Login\n- assertVisible: in") == nil)
  }

  /// Whole numbers in the places of a grid: there is no `%` of numbers with a fraction.
  @Test func buttonsLieInAGridOfRemainders() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            for i in 0..<9 {
              let button = UIButton(frame: CGRect(x: 20 + i % 3 * 110, y: 300 + i / 3 * 60, width: 100, height: 50))
              button.addAction(UIAction { [unowned self] _ in title = "hit \\(i)" }, for: .touchUpInside)
              view.addSubview(button)
            }
          }
        }
        """)
    #expect(try flow.passes("- tapOn: {point: \"180,385\"}\n- assertVisible: hit 4") == nil)
  }
}

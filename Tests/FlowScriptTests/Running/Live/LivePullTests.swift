import Testing

/// Pulls, swipes and long presses that a device need not answer as it answers others.
@MainActor
struct LivePullTests {
  /// A list with three rows that says when it refreshes.
  private func list(_ kind: String, _ setUp: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let list = \(kind)
            list.frame = view.bounds
            view.addSubview(list)
            let refresh = UIRefreshControl()
            refresh.addTarget(self, action: #selector(refreshed), for: .valueChanged)
            list.refreshControl = refresh
            list.contentSize = CGSize(width: 300, height: 3000)
            \(setUp)
          }
          @objc func refreshed() { title = "Refreshed" }
        }
        """)
  }

  nonisolated private static let pull = "- swipe: {start: '50%,30%', end: '50%,80%'}\n"

  @Test("A list at its upper end refreshes")
  func refreshes() throws {
    for kind in ["UIScrollView()", "UITableView()"] {
      #expect(try list(kind, "").passes(Self.pull + "- assertVisible: Refreshed") == nil)
    }
  }

  @Test("What does not bounce or scroll does not", arguments: ["list.bounces = false", "list.isScrollEnabled = false"])
  func refreshesNot(_ setUp: String) throws {
    let report = try list("UITableView()", setUp).report(Self.pull + "- assertNotVisible: Refreshed")
    #expect(!report.contains("✗"), "\(report)")
  }

  @Test(
    "Whether it does is open",
    arguments: [
      ("UIScrollView()", "list.contentSize = .zero", pull),
      ("UIScrollView()", "list.contentOffset.y = 500", pull),
      ("UITableView()", "", "- swipe: {start: '50%,30%', end: '50%,33%'}\n"),
    ])
  func isOpen(_ kind: String, _ setUp: String, _ swipe: String) throws {
    let report = try list(kind, setUp).report(swipe + "- assertVisible: Refreshed")
    #expect(report.contains("? swipe") || report.contains("? assertVisible"), "\(report)")
  }

  /// A screen with a recognizer of swipes to the left, and a stepper.
  private func swiped(_ delegate: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController, UIGestureRecognizerDelegate {
          override func viewDidLoad() {
            super.viewDidLoad()
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
            swipe.direction = .left
            \(delegate)
            view.addGestureRecognizer(swipe)
            let stepper = UIStepper(frame: CGRect(x: 20, y: 600, width: 94, height: 32))
            stepper.addTarget(self, action: #selector(stepped(_:)), for: .valueChanged)
            view.addSubview(stepper)
          }
          func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
          @objc func swiped() { title = "Swiped" }
          @objc func stepped(_ stepper: UIStepper) { title = "\\(stepper.value)" }
        }
        """)
  }

  @Test("A slow or short swipe may be none")
  func swipes() throws {
    let way = "- swipe: {start: '90%,50%', end: '40%,50%', duration: 300}\n"
    #expect(try swiped("").passes(way + "- assertVisible: Swiped") == nil)
    #expect(try swiped("swipe.delegate = self").passes(way + "- assertNotVisible: Swiped") == nil)
    for other in ["start: '90%,50%', end: '40%,50%', duration: 8000", "start: '50%,50%', end: '48%,50%'"] {
      let report = try swiped("").report("- swipe: {\(other)}\n- assertVisible: Swiped")
      #expect(report.contains("  ? "), "\(report)")
    }
  }

  @Test("A finger that rests on a stepper steps more than once")
  func steps() throws {
    #expect(try swiped("").passes("- tapOn: Increment\n- assertVisible: '1.0'") == nil)
    let report = try swiped("").report("- longPressOn: Increment\n- assertVisible: '1.0'")
    #expect(report.contains("how often a stepper steps while a finger rests on it"), "\(report)")
  }

  @Test("An animation that moves nothing may end at once")
  func idleAnimation() throws {
    func flow(_ change: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
              view.addSubview(box)
              var words: [String] = []
              UIView.animate(withDuration: 3, animations: { \(change) }) { _ in words.append("done") }
              DispatchQueue.main.asyncAfter(deadline: .now() + 1) { words.append("later") }
              DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.title = words.joined(separator: " ") }
            }
          }
          """)
    }
    #expect(try flow("box.alpha = 0.5").passes("- assertVisible: later done") == nil)
    let report = try flow("").report("- assertVisible: later done")
    #expect(report.contains("whether an animation whose block moves nothing ends at once"), "\(report)")
  }

  @Test("A list that scrolls the way a swipe goes may take the finger")
  func swipeOfList() throws {
    func flow(_ size: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let list = UIScrollView(frame: view.bounds)
              list.contentSize = CGSize(\(size))
              list.contentInsetAdjustmentBehavior = .never
              view.addSubview(list)
              let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
              swipe.direction = .left
              list.addGestureRecognizer(swipe)
            }
            @objc func swiped() { title = "Swiped" }
          }
          """)
    }
    let way = "- swipe: {start: '90%,50%', end: '40%,50%', duration: 300}\n"
    #expect(try flow("width: 100, height: 100").passes(way + "- assertVisible: Swiped") == nil)
    let report = try flow("width: 3000, height: 100").report(way + "- assertVisible: Swiped")
    #expect(report.contains("whether the list scrolls or the swipe is recognized"), "\(report)")
  }

  @Test("Whether the keyboard's frame changes before it comes is asked of who observes both")
  func keyboardFrames() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          var words: [String] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
            field.placeholder = "Name"
            view.addSubview(field)
            let center = NotificationCenter.default
            center.addObserver(self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
            center.addObserver(
              self, selector: #selector(change), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
          }
          @objc func show(_ note: Notification) {
            let curve = note.userInfo![UIResponder.keyboardAnimationCurveUserInfoKey] as! NSNumber
            let options = UIView.AnimationOptions(rawValue: curve.uintValue << 16)
            words.append(options.contains(.repeat) ? "repeated" : "shown")
            title = words.joined(separator: " ")
          }
          @objc func change() {
            words.append("changed")
            title = words.joined(separator: " ")
          }
        }
        """)
    let report = try flow.report("- tapOn: Name\n- assertVisible: changed shown")
    #expect(report.contains("whether observers are told of the keyboard's frame"), "\(report)")
    #expect(try flow.passes("- tapOn: Name\n- assertVisible: '.*shown.*'") == nil)
  }
}

import Testing

/// Screens over others: alerts over alerts, cards of several heights, and a root that is changed below them.
@MainActor
struct LivePresentedTests {
  private func screen(_ go: String, _ types: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        \(types)
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
          }
          @objc func go() {
        \(go)
          }
        }
        class Page: UIViewController {
          var onTap: (() -> Void)?
          convenience init(_ name: String) {
            self.init(nibName: nil, bundle: nil)
            let button = UIButton(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
            button.setTitle(name, for: .normal)
            button.addAction(UIAction { [unowned self] _ in onTap?() }, for: .touchUpInside)
            view.addSubview(button)
          }
        }
        """)
  }

  @Test func whatIsSeenOfAnAlertUnderAnAlertIsNotKnown() throws {
    let flow = screen(
      """
      func alert(_ title: String) -> UIAlertController {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK \\(title)", style: .default))
        return alert
      }
      let below = alert("one")
      present(below, animated: true) { below.present(alert("two"), animated: true) }
      """)
    let steps = """
      - tapOn: Go
      - assertVisible: two
      - assertVisible: one
      - assertNotVisible: OK one
      - tapOn: OK two
      - tapOn: OK one
      - assertNotVisible: one
      """
    #expect(try flow.verdicts(steps) == "✓✓✓??✓✓✓")
  }

  @Test func aNewRootLiesOverWhatTheOldOnePresents() throws {
    let flow = screen(
      """
      let page = Page("Leave")
      page.modalPresentationStyle = .fullScreen
      page.onTap = { [unowned page] in page.view.window?.rootViewController = Page("Enter") }
      present(page, animated: true)
      """)
    #expect(
      try flow.verdicts("- tapOn: Go\n- tapOn: Leave\n- tapOn: Enter\n- assertNotVisible: Leave\n- assertVisible: Go")
        == "✓✓✓✓?✗")
  }

  @Test func atWhichOfItsHeightsACardRestsIsNotKnown() throws {
    let flow = screen(
      """
      let page = Page("Low")
      page.sheetPresentationController?.detents = [.medium(), .large()]
      present(page, animated: true)
      """)
    #expect(try flow.verdicts("- tapOn: Go\n- swipe: {from: {text: Low}, direction: UP}") == "✓✓?")
    #expect(
      try flow.passes("- tapOn: Go\n- swipe: {start: '50%, 55%', end: '50%, 98%'}\n- assertNotVisible: Low") == nil)
  }

  @Test func aPopoverMayPointAtABoundThatIsNotKnown() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system)
            button.setTitle("More", for: .normal)
            button.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(button)
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
            button.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
            button.addAction(UIAction { [unowned self] _ in
              let sheet = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
              sheet.addAction(UIAlertAction(title: "Yes", style: .default) { [unowned self] _ in title = "done" })
              sheet.popoverPresentationController?.sourceView = button
              sheet.popoverPresentationController?.sourceRect = button.bounds
              present(sheet, animated: true)
            }, for: .touchUpInside)
          }
        }
        """, header: "  device: iPad (10th gen)\n")
    #expect(try flow.passes("- tapOn: More\n- tapOn: \"Yes\"\n- assertVisible: done") == nil)
  }

  @Test func onAnIPadWhatIsSharedNeedsAnAnchor() throws {
    func flow(_ device: String, _ anchor: String = "") -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Share", style: .plain, target: self, action: #selector(share))
            }
            @objc func share() {
              let screen = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
              \(anchor)
              present(screen, animated: true)
            }
          }
          """, header: "  device: \(device)\n")
    }
    #expect(
      try flow("iPad (10th gen)").report("- tapOn: Share").contains(
        "should have a non-nil sourceView or barButtonItem set before the presentation occurs"))
    let anchor = "screen.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem"
    #expect(try flow("iPad (10th gen)", anchor).passes("- tapOn: Share") == nil)
    #expect(try flow("iPhone 15").passes("- tapOn: Share") == nil)
  }

  /// A screen that has appeared is on its way no more.
  @Test(arguments: [true, false])
  func aScreenMayGoAsItHasAppeared(_ animated: Bool) throws {
    let flow = screen(
      "present(Splash(), animated: \(animated)) { [unowned self] in title = (title ?? \"\") + \" shown\" }",
      """
      class Splash: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let root = (presentingViewController as! UINavigationController).topViewController!
          dismiss(animated: true) { root.title = "\\(root.title ?? ""), \\(root.presentedViewController == nil)" }
        }
      }
      """)
    #expect(try flow.passes("- tapOn: Go\n- assertScreen: Root\n- assertVisible: ' shown, true'") == nil)
  }

  /// How long a presentation takes is not published: what the app's clock does at about its end comes before or after it.
  @Test(arguments: [("0.1", "refused"), ("0.45", "?"), ("0.5", "?"), ("0.7", "?"), ("1", "shown")])
  func clocksAndTransitions(_ seconds: String, _ expected: String) throws {
    let flow = screen(
      """
      let first = First()
      present(first, animated: true)
      DispatchQueue.main.asyncAfter(deadline: .now() + \(seconds)) { first.present(Second(), animated: true) }
      """, "class First: UIViewController {}\nclass Second: UIViewController {}")
    let shown = expected == "refused" ? "First" : "Second"
    #expect(try flow.verdicts("- tapOn: Go\n- assertScreen: \(shown)").last == (expected == "?" ? "?" : "✓"))
  }
}

import Testing

/// Fingers whose effect hangs on what UIKit does not publish: how far a control reaches, how large an ambiguous view is.
@MainActor
struct LiveFingerTests {
  private func screen(_ setUp: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            \(setUp)
          }
          func button(_ event: UIControl.Event = .touchUpInside) -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle("Act", for: .normal)
            button.frame = CGRect(x: 20, y: 200, width: 300, height: 60)
            button.addAction(UIAction { [unowned self] _ in label.text = "acted" }, for: event)
            return button
          }
        }
        """)
  }

  nonisolated private static let swipe = "- swipe: {start: '60,230', end: '200,230'}\n"

  @Test(
    "What a finger does to a control on which it comes down and moves is open", .proves("F7.6"),
    arguments: [
      "view.addSubview(button())", "view.addSubview(button(.touchDown))",
      "let parts = UISegmentedControl(items: [\"A\", \"B\"])\nparts.frame = CGRect(x: 20, y: 200, width: 300, height: 60)\n"
        + "view.addSubview(parts)",
    ])
  func controls(_ setUp: String) throws {
    #expect(try screen(setUp).verdicts(Self.swipe).hasSuffix("?"))
  }

  @Test("What scrolls takes the finger from a control; one without actions does nothing", .proves("F7.6"))
  func fingersTaken() throws {
    let scrolled = """
      let scroll = UIScrollView(frame: view.bounds)
      scroll.contentSize = CGSize(width: 3000, height: 300)
      scroll.addSubview(button())
      view.addSubview(scroll)
      """
    for setUp in [
      scrolled, "let plain = UIButton(frame: CGRect(x: 20, y: 200, width: 300, height: 60))\nview.addSubview(plain)",
    ] {
      #expect(try screen(setUp).passes(Self.swipe + "- assertNotVisible: acted") == nil)
    }
  }

  /// A button in a view of which constraints say so much.
  private func contained(_ constraints: String) -> LiveFlow {
    screen(
      """
      let (outer, act) = (UIView(), button())
      for each in [outer, act] { each.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(outer)
      outer.addSubview(act)
      NSLayoutConstraint.activate([
        outer.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
        outer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        act.topAnchor.constraint(equalTo: outer.topAnchor), act.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      ])
      \(constraints)
      """)
  }

  @Test("Whether a view reaches under the finger of which nothing says how large it is", .proves("F7.7"))
  func sizeless() throws {
    let sizes = ["widthAnchor", "heightAnchor"].map { "act.\($0).constraint(equalToConstant: 50).isActive = true\n" }
      .joined()
    let ends = ["bottom", "trailing"].map { "act.\($0)Anchor.constraint(equalTo: outer.\($0)Anchor).isActive = true\n" }
    for setUp in ["", sizes, ends[0]] {
      let report = try contained(setUp).report("- tapOn: Act")
      #expect(report.contains("no constraint says how large it is"), "\(report)")
    }
    for setUp in [ends.joined(), sizes + ends.joined()] {
      #expect(try contained(setUp).passes("- tapOn: Act\n- assertVisible: acted") == nil)
    }
  }

  @Test("A short finger on a row may bring out its buttons")
  func shortFinger() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "row"
            return cell
          }
          override func tableView(
            _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
          ) {}
        }
        """)
    #expect(try flow.verdicts("- swipe: {start: '200,130', end: '192,130'}").hasSuffix("?"))
    #expect(try flow.passes("- swipe: {from: row, direction: LEFT}\n- assertVisible: Delete") == nil)
  }

  @Test("The buttons of a row stay until the action is done", .proves("F6.7", "F6.8"))
  func swipedRows() throws {
    func rows(_ style: String, _ handler: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UITableViewController {
            var names = ["One", "Two"]
            override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
            override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
              let cell = UITableViewCell()
              cell.textLabel?.text = names[path.row]
              return cell
            }
            override func tableView(
              _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
            ) -> UISwipeActionsConfiguration? {
              UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .\(style), title: "Act") { [unowned self] _, _, done in
                  \(handler)
                  title = "acted"
                }
              ])
            }
          }
          """)
    }
    let act = "- swipe: {from: One, direction: LEFT}\n- tapOn: Act\n"
    #expect(try rows("normal", "_ = done").passes(act + "- assertVisible: acted\n- assertVisible: Act") == nil)
    #expect(try rows("normal", "done(true)").passes(act + "- assertVisible: acted\n- assertNotVisible: Act") == nil)
    let delete = "names.remove(at: 0)\ntableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)\n"
    for handler in [
      delete + "done(true)", "done(true)\n" + delete, "names.remove(at: 0)\ntableView.reloadData()\ndone(true)",
    ] {
      #expect(try rows("destructive", handler).passes(act + "- assertNotVisible: One") == nil)
    }
    #expect(
      try rows("destructive", "done(true)").verdicts(
        act + "- assertVisible: acted\n- assertVisible: Two\n- assertVisible: One") == "✓✓✓✓✓?")
  }

  @Test("Touches while an animator has not ended its transition", .proves("F7.12"))
  func unfinishedTransition() throws {
    func flow(_ end: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Mover: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
            func animateTransition(using context: UIViewControllerContextTransitioning) {
              context.containerView.addSubview(context.viewController(forKey: .to)!.view)
              \(end)
            }
          }
          class Next: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let inner = UIButton(type: .system, primaryAction: UIAction(title: "Inner") { [unowned self] action in
                (action.sender as? UIButton)?.setTitle("hit", for: .normal)
                _ = self
              })
              inner.frame = CGRect(x: 20, y: 300, width: 100, height: 40)
              view.addSubview(inner)
            }
          }
          class Root: UIViewController, UIViewControllerTransitioningDelegate {
            override func viewDidLoad() {
              super.viewDidLoad()
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Go", primaryAction: UIAction(title: "Go") { [unowned self] _ in
                  let next = Next()
                  next.modalPresentationStyle = .fullScreen
                  next.transitioningDelegate = self
                  present(next, animated: true)
                })
            }
            func animationController(
              forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? { Mover() }
          }
          """)
    }
    #expect(try flow("").verdicts("- tapOn: Go\n- tapOn: Inner").hasSuffix("?"))
    #expect(
      try flow("context.completeTransition(true)").passes("- tapOn: Go\n- tapOn: Inner\n- assertVisible: hit") == nil)
  }

  /// A finger from the edge asks its recognizer's delegate once.
  @Test func aFingerFromTheEdgeIsAskedForOnce() throws {
    let flow = LiveFlow(
      source: """
        class Second: UIViewController {}
        class Root: UIViewController, UIGestureRecognizerDelegate {
          var asked = 0
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard asked == 0 else { return }
            navigationController?.interactivePopGestureRecognizer?.delegate = self
            navigationController?.pushViewController(Second(), animated: true)
          }
          func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            asked += 1
            return asked == 1
          }
        }
        """)
    #expect(try flow.passes("- assertScreen: Second\n- swipeBack\n- assertScreen: Root") == nil)
  }
}

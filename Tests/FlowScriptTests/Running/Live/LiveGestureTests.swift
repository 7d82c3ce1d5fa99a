import Testing

/// Gesture recognizers of an app's code, beside what answers touches itself.
@MainActor
struct LiveGestureTests {
  private func screen(_ load: String, _ members: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController, UITableViewDataSource, UITableViewDelegate, UIGestureRecognizerDelegate {
          let log = UILabel(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
          lazy var tap = UITapGestureRecognizer(target: self, action: #selector(outer))
          override func viewDidLoad() {
            super.viewDidLoad()
            log.text = "none"
            view.addSubview(log)
            view.addGestureRecognizer(tap)
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
            table.dataSource = self
            table.delegate = self
            view.addSubview(table)
        \(load)
          }
          @objc func outer() { log.text! += " outer" }
          @objc func inner() { log.text! += " inner" }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            return cell
          }
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.text! += " row" }
        \(members)
        }
        """)
  }

  @Test func aTapAroundATableTakesTheRowsTouches() throws {
    #expect(try screen("").passes("- tapOn: Row\n- assertVisible: none outer") == nil)
  }

  @Test func aTapThatDoesNotCancelComesBeforeTheRow() throws {
    #expect(
      try screen("tap.cancelsTouchesInView = false").passes("- tapOn: Row\n- assertVisible: none outer row") == nil)
  }

  @Test func aDelegateKeepsARecognizerOffTheRows() throws {
    let flow = screen(
      "tap.delegate = self",
      """
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view?.isDescendant(of: view.subviews[1]) == false
      }
      """)
    #expect(try flow.passes("- tapOn: Row\n- assertVisible: none row") == nil)
  }

  @Test func aButtonActsBeforeATapAroundIt() throws {
    let flow = screen(
      """
      let button = UIButton(frame: CGRect(x: 20, y: 400, width: 300, height: 40))
      button.setTitle("Go", for: .normal)
      button.addTarget(self, action: #selector(inner), for: .touchUpInside)
      view.addSubview(button)
      """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: none inner") == nil)
  }

  @Test func aTapTakesTheTouchFromAPlainControl() throws {
    let flow = screen(
      """
      let control = UIControl(frame: CGRect(x: 20, y: 400, width: 300, height: 40))
      control.accessibilityLabel = "Plain"
      control.addTarget(self, action: #selector(inner), for: .touchUpInside)
      view.addSubview(control)
      """)
    #expect(try flow.passes("- tapOn: Plain\n- assertVisible: none outer") == nil)
  }

  @Test func theInnermostRecognizesUnlessADelegateLetsBoth() throws {
    let box = """
      let box = UIView(frame: CGRect(x: 20, y: 400, width: 300, height: 40))
      box.accessibilityLabel = "Box"
      let own = UITapGestureRecognizer(target: self, action: #selector(inner))
      box.addGestureRecognizer(own)
      view.addSubview(box)
      """
    #expect(try screen(box).passes("- tapOn: Box\n- assertVisible: none inner") == nil)
    let both = screen(
      box + "\nown.delegate = self",
      """
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
      """)
    #expect(try both.passes("- tapOn: Box\n- assertVisible: none inner outer") == nil)
  }

  @Test func oneTapWaitsForTwo() throws {
    let flow = screen(
      """
      let twice = UITapGestureRecognizer(target: self, action: #selector(inner))
      twice.numberOfTapsRequired = 2
      view.addGestureRecognizer(twice)
      tap.require(toFail: twice)
      """)
    #expect(try flow.passes("- doubleTapOn: none\n- assertVisible: none inner") == nil)
    #expect(try flow.passes("- tapOn: none\n- assertVisible: none outer") == nil)
  }

  @Test func aFingerThatAPanFollowsIsLeftOpen() throws {
    let flow = screen("view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(inner)))")
    let report = try flow.report("- swipe: {start: '50%,85%', end: '50%,70%'}")
    #expect(report.contains("what a finger that moves over a UIView does, which a UIPanGestureRecognizer follows"))
  }

  @Test func aLongPressBringsUpTheMenuOfARow() throws {
    let flow = screen(
      "",
      """
      func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(title: "", children: [UIAction(title: "Share") { [weak self] _ in self?.inner() }])
        }
      }
      """)
    #expect(
      try flow.passes("- longPressOn: Row\n- assertVisible: Share\n- tapOn: Share\n- assertVisible: none inner") == nil)
    #expect(
      try flow.passes("- longPressOn: Row\n- tapOn: Row\n- assertVisible: none\n- assertNotVisible: Share") == nil)
  }

  @Test func aButtonShowsItsMenuWhereThatIsItsMainAction() throws {
    let flow = screen(
      """
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 400, width: 300, height: 40)
      button.setTitle("More", for: .normal)
      button.menu = UIMenu(children: [
        UIAction(title: "One") { [unowned self] _ in log.text! += " one" },
        UIMenu(title: "Inner", children: [UIAction(title: "Two") { [unowned self] _ in log.text! += " two" }]),
      ])
      button.showsMenuAsPrimaryAction = true
      view.addSubview(button)
      """)
    #expect(try flow.passes("- tapOn: More\n- tapOn: One\n- assertVisible: none one") == nil)
    #expect(try flow.passes("- tapOn: More\n- tapOn: Inner\n- tapOn: Two\n- assertVisible: none two") == nil)
  }

  /// UIKit: documentation of numberOfTouchesRequired and numberOfTapsRequired.
  @Test func oneFingerIsNotRecognizedByWhatTakesSeveral() throws {
    let flow = screen(
      """
      log.isUserInteractionEnabled = true
      let swipe = UISwipeGestureRecognizer(target: self, action: #selector(felt))
      swipe.direction = .left
      swipe.numberOfTouchesRequired = 2
      let press = UILongPressGestureRecognizer(target: self, action: #selector(felt))
      press.numberOfTapsRequired = 1
      log.addGestureRecognizer(swipe)
      log.addGestureRecognizer(press)
      """, "@objc func felt() { log.text = \"felt\" }")
    #expect(
      try flow.passes("- swipe: {direction: LEFT, from: none}\n- longPressOn: none\n- assertVisible: none") == nil)
  }

  @Test func twoTapsChooseARowTwice() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          var taps = 0
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Bar", style: .plain, target: nil, action: nil)
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
            button.setTitle("Push", for: .normal)
            button.addAction(UIAction { [unowned self] _ in
              navigationController?.pushViewController(UIViewController(), animated: true)
            }, for: .touchUpInside)
            tableView.tableHeaderView = button
          }
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row"
            return cell
          }
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
            taps += 1
            title = "taps: \\(taps)"
          }
        }
        """)
    #expect(try flow.passes("- doubleTapOn: Row\n- assertVisible: \"taps: 2\"") == nil)
    #expect(try flow.verdicts("- doubleTapOn: Push") == "✓?")
  }
}

import Testing

/// Controls, gestures and collections of an app's code.
@MainActor
struct LiveControlTests {
  private func screen(_ load: String, _ members: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let log = UILabel(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            log.text = "none"
            view.addSubview(log)
        \(load)
          }
        \(members)
        }
        """)
  }

  @Test func aDictionaryOfUnknownKeysIsUnknown() throws {
    let flow = screen("let settings: [String: Any] = [AVFormatIDKey: 1, AVSampleRateKey: 2, AVNumberOfChannelsKey: 3]")
    #expect(try flow.passes("- assertVisible: none") == nil)
  }

  @Test func aTargetThatIsTakenAwayIsNotCalled() throws {
    let flow = screen(
      """
      let button = UIButton(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      button.setTitle("Go", for: .normal)
      button.addTarget(self, action: #selector(one), for: .touchUpInside)
      button.addTarget(self, action: #selector(two), for: .touchUpInside)
      button.addTarget(self, action: #selector(two), for: .touchUpInside)
      button.removeTarget(self, action: #selector(one), for: .allEvents)
      view.addSubview(button)
      """,
      """
      @objc func one() { log.text! += " one" }
      @objc func two() { log.text! += " two" }
      """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: none two") == nil)
  }

  @Test func aStepperStaysBetweenItsEnds() throws {
    let flow = screen(
      """
      let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
      stepper.maximumValue = 2
      stepper.addTarget(self, action: #selector(changed), for: .valueChanged)
      view.addSubview(stepper)
      """,
      "@objc func changed(_ sender: UIStepper) { log.text! += \" \\(Int(sender.value))\" }")
    #expect(
      try flow.passes(
        "- tapOn: Increment\n- tapOn: Increment\n- tapOn: Increment\n- tapOn: Decrement\n- assertVisible: none 1 2 1")
        == nil)
  }

  @Test func aLongPressTellsOfItsBeginAndItsEnd() throws {
    let flow = screen(
      """
      let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
      log.isUserInteractionEnabled = true
      log.addGestureRecognizer(press)
      """,
      """
      @objc func pressed(_ sender: UILongPressGestureRecognizer) {
        switch sender.state {
        case .began: log.text! += " began"
        case .ended: log.text! += " ended"
        default: break
        }
      }
      """)
    #expect(try flow.passes("- longPressOn: none\n- assertVisible: none began ended") == nil)
  }

  @Test func itemsOfACollectionComeAndAreSelected() throws {
    let flow = LiveFlow(
      source: """
        class Tag: UICollectionViewCell {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
          override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        class Root: UICollectionViewController {
          var tags = ["Red", "Green"]
          init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 40)
            super.init(collectionViewLayout: layout)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(Tag.self, forCellWithReuseIdentifier: "tag")
          }
          override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { tags.count }
          override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "tag", for: path) as! Tag
            cell.label.text = tags[path.item]
            return cell
          }
          override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
            tags.insert("After \\(tags[path.item])", at: path.item + 1)
            view.insertItems(at: [IndexPath(item: path.item + 1, section: 0)])
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Red\n- assertVisible: After Red\n- assertVisible: Green") == nil)
  }

  @Test func aSegmentBeforeTheChosenOneLeavesTheChoiceOpen() throws {
    let flow = screen(
      """
      let control = UISegmentedControl(items: ["One", "Two"])
      control.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
      control.selectedSegmentIndex = 0
      control.insertSegment(withTitle: "Three", at: 2, animated: false)
      control.addAction(
        UIAction { [unowned self] _ in
          control.insertSegment(withTitle: "Nought", at: 0, animated: false)
          log.text = "\\(control.selectedSegmentIndex)"
        }, for: .valueChanged)
      view.addSubview(control)
      """)
    #expect(try flow.verdicts("- assertVisible: Three\n- tapOn: Two") == "✓✓?")
  }

  /// A segment has a title or an image, not both.
  @Test func aSegmentWithAnImageHasNoTitle() throws {
    let flow = screen(
      """
      let control = UISegmentedControl(items: ["One", "Two", UIImage(systemName: "star")!])
      control.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
      control.setImage(UIImage(systemName: "star"), forSegmentAt: 0)
      control.setImage(UIImage(systemName: "heart"), forSegmentAt: 2)
      control.setTitle("Three", forSegmentAt: 2)
      log.text = "\\(control.titleForSegment(at: 0) == nil) \\(control.imageForSegment(at: 2) == nil)"
      view.addSubview(control)
      """)
    #expect(try flow.passes("- assertVisible: true true\n- assertVisible: Three\n- assertNotVisible: One") == nil)
  }

  @Test func aLineOfAMenuWithALineBelowItMayBeReadInTwoWays() throws {
    let flow = screen(
      """
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Sort",
        menu: UIMenu(children: [
          UIAction(title: "Name", subtitle: "A to Z") { _ in }, UIAction(title: "Date") { _ in },
        ]))
      """)
    #expect(try flow.verdicts("- tapOn: Sort\n- assertVisible: Date\n- assertVisible: Name") == "✓✓✓?")
  }

  @Test func aDisabledButtonThatTakesNoTouchesLetsThemThrough() throws {
    let flow = screen(
      """
      let button = UIButton(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      button.setTitle("Go", for: .normal)
      button.isEnabled = false
      button.isUserInteractionEnabled = false
      view.addSubview(button)
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(below)))
      """, "@objc func below() { log.text = \"below\" }")
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: below") == nil)
  }

  /// UIKit: a step of nought raises (documentation of UIStepper.stepValue).
  @Test func aStepperNeedsAStep() throws {
    let report = try screen("log.text = \"\\(UIStepper().stepValue)\"\nUIStepper().stepValue = 0").report("")
    #expect(report.contains("the app crashes"))
  }

  @Test(
    "Which segment is chosen is not known where UIKit says nothing",
    arguments: ["control.selectedSegmentIndex = 2", "control.removeSegment(at: 0, animated: false)"])
  func chosenSegments(change: String) throws {
    let flow = screen(
      """
      let control = UISegmentedControl(items: ["One", "Two"])
      control.selectedSegmentIndex = 1
      view.addSubview(control)
      \(change)
      """)
    #expect(try flow.verdicts("").contains("?"))
  }

  /// UIKit: `canPerformAction(_:withSender:)` and `target(forAction:withSender:)` say who answers; whether controls ask
  /// them is not documented.
  @Test(
    "Whether an action without a target passes over a responder is not known",
    arguments: [
      "override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }",
      "override func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }",
    ])
  func responders(override: String) throws {
    let code = """
      let button = UIButton(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      button.setTitle("Go", for: .normal)
      button.addTarget(nil, action: #selector(go), for: .touchUpInside)
      view.addSubview(button)
      """
    let action = "@objc func go() { log.text = \"went\" }"
    #expect(try screen(code, action).passes("- tapOn: Go\n- assertVisible: went") == nil)
    #expect(try screen(code, action + "\n" + override).verdicts("- tapOn: Go") == "✓?")
  }

  @Test func whetherCodeThatSendsAnEventDoesThePrimaryActionAsWellIsAsked() throws {
    let flow = screen(
      """
      let primary = UIButton(type: .system, primaryAction: UIAction(title: "Save") { [unowned self] _ in log.text = "saved" })
      let plain = UIButton(type: .system)
      plain.addTarget(self, action: #selector(told), for: .touchUpInside)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Send", primaryAction: UIAction(title: "Send") { _ in primary.sendActions(for: .touchUpInside) })
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Plain", primaryAction: UIAction(title: "Plain") { _ in plain.sendActions(for: .touchUpInside) })
      """, "@objc func told() { log.text = \"told\" }")
    #expect(try flow.report("- tapOn: Send").contains("whether a control does its primary action as well"))
    #expect(try flow.passes("- tapOn: Plain\n- assertVisible: told") == nil)
  }

  /// A picker asks its source once, until it is reloaded.
  @Test(arguments: [("", "2"), ("picker.reloadAllComponents()", "3"), ("picker.reloadComponent(0)", "3")])
  func pickersKnowTheirRowsUntilTheyAreReloaded(_ reload: String, _ count: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UIPickerViewDataSource {
          var names = ["a", "b"]
          let picker = UIPickerView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
          override func viewDidLoad() {
            super.viewDidLoad()
            picker.dataSource = self
            view.addSubview(picker)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", primaryAction: UIAction(title: "Go") { [unowned self] _ in
                _ = picker.numberOfRows(inComponent: 0)
                names.append("c")
                \(reload)
                title = "\\(picker.numberOfRows(inComponent: 0)) rows"
              })
          }
          func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
          func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { names.count }
        }
        """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: \(count) rows") == nil)
  }

  /// The page that is shown already is shown at once.
  @Test func pagesThatAreShownAreComplete() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIPageViewController {
          let page = UIViewController()
          override func viewDidLoad() {
            super.viewDidLoad()
            setViewControllers([page], direction: .forward, animated: false)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", primaryAction: UIAction(title: "Go") { [unowned self] _ in
                setViewControllers([page], direction: .forward, animated: true) { [unowned self] in title = "done \\($0)" }
              })
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: done true") == nil)
  }

  /// A number beyond the last segment means that.
  @Test func segmentsBeyondTheLast() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let choice = UISegmentedControl(items: ["One", "Two"])
            choice.setTitle("Last", forSegmentAt: 9)
            title = choice.titleForSegment(at: 1)! + choice.titleForSegment(at: 5)!
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: LastLast") == nil)
  }

  /// Pages that scroll: both neighbours are asked for as a finger begins, and the next one as the turn has ended.
  @Test func neighboursOfPagesAreAskedForOnce() throws {
    let flow = LiveFlow(
      source: """
        class Page: UIViewController { var number = 0 }
        class First: Page {}
        class Root: UIViewController, UIPageViewControllerDataSource {
          let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          var log = ""
          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(pager)
            pager.view.frame = view.bounds
            view.addSubview(pager.view)
            pager.didMove(toParent: self)
            pager.dataSource = self
            pager.setViewControllers([page(0)!], direction: .forward, animated: false)
          }
          func page(_ number: Int) -> UIViewController? {
            guard (0..<4).contains(number) else { return nil }
            let page = number == 0 ? First() : Page()
            page.number = number
            return page
          }
          func pageViewController(
            _ pager: UIPageViewController, viewControllerAfter current: UIViewController
          ) -> UIViewController? {
            log += "A\\((current as! Page).number)"
            title = log
            return page((current as! Page).number + 1)
          }
          func pageViewController(
            _ pager: UIPageViewController, viewControllerBefore current: UIViewController
          ) -> UIViewController? {
            log += "B\\((current as! Page).number)"
            title = log
            return page((current as! Page).number - 1)
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - swipe: {direction: LEFT}
        - assertVisible: A0B0A1
        - swipe: {direction: LEFT}
        - assertVisible: A0B0A1A2
        """) == nil)
    // Whether it keeps those that it asked for is not published.
    #expect(try flow.verdicts("- swipe: {direction: LEFT}\n- assertDeallocated: First") == "✓✓?")
  }
}

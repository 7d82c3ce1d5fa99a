import Testing

/// What of the content of scroll views, and of long screens, is on the screen.
@MainActor
struct LiveScrolledContentTests {
  private static let pin = """
    func pin(_ view: UIView, to other: UIView, top: NSLayoutYAxisAnchor, bottom: NSLayoutYAxisAnchor) {
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
        view.topAnchor.constraint(equalTo: top), view.bottomAnchor.constraint(equalTo: bottom),
      ])
    }
    func label(_ text: String, height: CGFloat? = nil) -> UILabel {
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      if let height { label.heightAnchor.constraint(equalToConstant: height).isActive = true }
      return label
    }
    """

  /// A stack in a scroll view below the bar, as wide as it, with a button that does what code says.
  private func stack(_ views: String, go: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        \(Self.pin)
        class Root: UIViewController {
          let scroll = UIScrollView()
          let stack = UIStackView()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(scroll)
            pin(scroll, to: view, top: view.safeAreaLayoutGuide.topAnchor, bottom: view.bottomAnchor)
            scroll.addSubview(stack)
            stack.axis = .vertical
            pin(stack, to: scroll, top: scroll.contentLayoutGuide.topAnchor, bottom: scroll.contentLayoutGuide.bottomAnchor)
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
            \(views)
          }
          @objc func go() { \(go) }
        }
        """)
  }

  private let rows = "for i in 0..<30 { stack.addArrangedSubview(label(\"Row \\(i)\", height: 60)) }"

  @Test func aStackOfStatedHeightsIsLongerThanTheScreen() throws {
    #expect(
      try stack(
        rows,
        go:
          "scroll.setContentOffset(CGPoint(x: 0, y: scroll.contentSize.height - scroll.bounds.height), animated: false)"
      )
      .passes(
        """
        - assertVisible: Row 0
        - assertVisible: Row 11
        - assertNotVisible: Row 20
        - tapOn: Go
        - assertNotVisible: Row 0
        - assertVisible: Row 29
        """) == nil)
  }

  @Test func whatIsScrolledToIsThereAndWhatIsFarFromItIsNot() throws {
    #expect(
      try stack(rows).passes(
        """
        - scrollUntilVisible: {element: Row 29}
        - assertVisible: Row 29
        - assertNotVisible: Row 0
        - scrollUntilVisible: {element: Row 0, direction: UP}
        - assertNotVisible: Row 29
        """) == nil)
  }

  @Test func hiddenViewsOfAStackTakeNoRoom() throws {
    let views = "\(rows)\nfor view in stack.arrangedSubviews[1..<29] { view.isHidden = true }"
    #expect(
      try stack(views, go: "for view in stack.arrangedSubviews { view.isHidden = false }").passes(
        "- assertVisible: Row 29\n- tapOn: Go\n- assertVisible: Row 1\n- assertNotVisible: Row 29") == nil)
  }

  @Test func aLongTextPushesAwayWhatFollowsIt() throws {
    let views = """
      stack.addArrangedSubview(label(String(repeating: "You may use it as long as you do no harm. ", count: 100)))
      stack.addArrangedSubview(label("Agree"))
      """
    #expect(
      try stack(views).passes(
        "- assertNotVisible: Agree\n- scrollUntilVisible: {element: Agree}\n- assertVisible: Agree") == nil)
  }

  @Test func whetherATextOfAScreensLengthLeavesRoomIsUndecided() throws {
    let views = """
      stack.addArrangedSubview(label(String(repeating: "You may use it as long as you do no harm. ", count: 36)))
      stack.addArrangedSubview(label("Agree"))
      """
    #expect(try stack(views).verdicts("- assertVisible: Agree") == "✓?")
  }

  @Test func shortFormsAreOnTheScreen() throws {
    let views = """
      stack.addArrangedSubview(label("Name"))
      stack.addArrangedSubview(UITextField())
      let row = UIStackView(arrangedSubviews: [label("Mail"), UISwitch()])
      stack.addArrangedSubview(row)
      let send = UIButton(type: .system)
      send.setTitle("Send", for: .normal)
      stack.addArrangedSubview(send)
      """
    #expect(try stack(views).passes("- assertVisible: Name\n- assertVisible: Mail\n- assertVisible: Send") == nil)
  }

  @Test func partsOfContentAreScrolledToAsFarAsTheyMust() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(scroll)
            scroll.contentSize = CGSize(width: 1_000, height: 100)
            for i in 0..<10 {
              let chip = UIButton(frame: CGRect(x: 100 * i, y: 0, width: 90, height: 40))
              chip.setTitle("Chip \\(i)", for: .normal)
              scroll.addSubview(chip)
            }
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
          }
          @objc func go() {
            scroll.scrollRectToVisible(CGRect(x: 500, y: 0, width: 90, height: 40), animated: false)
            title = "\\(scroll.contentOffset.x) \\(scroll.bounds.minX)"
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertNotVisible: Chip 5
        - tapOn: Go
        - assertVisible: 290.0 290.0
        - assertVisible: Chip 3
        - assertVisible: Chip 5
        - assertNotVisible: Chip 1
        - assertNotVisible: Chip 6
        """) == nil)
  }

  @Test func aFixedScreenMayHaveMoreThanFits() throws {
    let flow = LiveFlow(
      source: """
        \(Self.pin)
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let mail = label("Mail")
            let stack = UIStackView(arrangedSubviews: [label("Name"), mail, label("Version")])
            stack.axis = .vertical
            stack.setCustomSpacing(900, after: mail)
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Mail\n- assertNotVisible: Version") == nil)
  }

  @Test func documentsSayWhatIsCutOffAndHowManyLinesATextTakes() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="r">
      <scenes><scene sceneID="s"><objects>
      <viewController id="r" customClass="Root" customModule="App" customModuleProvider="target" \
      sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>
      <view clipsSubviews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="p">
      <rect key="frame" x="0" y="100" width="393" height="0"/><subviews><label text="Terms" id="l1">
      <rect key="frame" x="0" y="10" width="200" height="24"/></label></subviews>
      <constraints><constraint firstAttribute="height" id="c1"/></constraints></view>
      <label text="Text" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="l2">
      <rect key="frame" x="0" y="200" width="393" height="24"/><fontDescription key="fontDescription" type="system" \
      pointSize="30"/></label>
      </subviews><viewLayoutGuide key="safeArea" id="g"/>
      <constraints>
      <constraint firstItem="p" firstAttribute="top" secondItem="v" secondAttribute="top" constant="100" id="c2"/>
      <constraint firstItem="p" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/>
      <constraint firstItem="p" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="c4"/>
      </constraints></view>
      <connections><outlet property="height" destination="c1" id="o1"/><outlet property="text" destination="l2" id="o2"/>
      </connections></viewController></objects></scene></scenes></document>
      """
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          @IBOutlet var height: NSLayoutConstraint!
          @IBOutlet var text: UILabel!
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            text.text = "\\(text.numberOfLines) \\(text.font.pointSize)"
            text.isUserInteractionEnabled = true
            text.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          }
          @objc func open() { height.constant = 80 }
        }
        """, storyboard: storyboard)
    #expect(
      try flow.passes(
        "- assertNotVisible: Terms\n- assertVisible: 0 30.0\n- tapOn: 0 30.0\n- assertVisible: Terms") == nil)
  }

  @Test func stacksShareTheirRoom() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let stack = UIStackView(frame: CGRect(x: 0, y: 200, width: 300, height: 90))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(stack)
            stack.axis = .vertical
            stack.distribution = .fillEqually
            for i in 0..<3 {
              let label = UILabel()
              label.text = "Part \\(i)"
              stack.addArrangedSubview(label)
            }
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
          }
          @objc func go() {
            stack.arrangedSubviews[0].isHidden = true
            stack.layoutIfNeeded()
            title = "\\(stack.arrangedSubviews[1].frame)"
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: '\\(0.0, 0.0, 300.0, 45.0\\)'") == nil)
  }

  @Test func whatLiesInADrawerBesideTheScreenIsNotSeen() throws {
    let flow = LiveFlow(
      source: """
        \(Self.pin)
        class Root: UIViewController {
          var shut: NSLayoutConstraint!
          override func viewDidLoad() {
            super.viewDidLoad()
            let drawer = UIView()
            let menu = label("Menu")
            for each in [drawer, menu] { each.translatesAutoresizingMaskIntoConstraints = false }
            view.addSubview(drawer)
            drawer.addSubview(menu)
            shut = drawer.trailingAnchor.constraint(equalTo: view.leadingAnchor)
            shut.priority = UILayoutPriority(900)
            let open = drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor)
            open.priority = UILayoutPriority(800)
            NSLayoutConstraint.activate([
              shut, open, drawer.widthAnchor.constraint(equalToConstant: 250),
              drawer.topAnchor.constraint(equalTo: view.topAnchor),
              drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
              menu.centerXAnchor.constraint(equalTo: drawer.centerXAnchor),
              menu.topAnchor.constraint(equalTo: drawer.topAnchor, constant: 200),
            ])
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
          }
          @objc func go() { shut.priority = UILayoutPriority(shut.priority.rawValue > 800 ? 700 : 900) }
        }
        """)
    #expect(
      try flow.passes(
        "- assertNotVisible: Menu\n- tapOn: Go\n- assertVisible: Menu\n- tapOn: Go\n- assertNotVisible: Menu")
        == nil)
  }

  @Test func anAddedViewLetsItsSuperviewLayOut() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let panel = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
            label.text = "Options"
            panel.addSubview(label)
            view.addSubview(panel)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
          }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            panel.frame = CGRect(x: 0, y: view.bounds.maxY, width: view.bounds.width, height: 300)
          }
          @objc func go() {
            panel.frame.origin.y = 300
            let badge = UILabel(frame: CGRect(x: 0, y: 200, width: 60, height: 30))
            badge.text = "New"
            view.addSubview(badge)
          }
        }
        """)
    #expect(
      try flow.passes("- assertNotVisible: Options\n- tapOn: Go\n- assertVisible: New\n- assertNotVisible: Options")
        == nil)
  }
}

import Testing

/// What many apps write of UIKit, in small.
@MainActor
struct LiveCommonAppTests {
  private func screen(_ setup: String, members: String = "", protocols: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController\(protocols) {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(setup)
          }
          \(members)
        }
        """)
  }

  @Test func spacesOfTheSystemSeparateViews() throws {
    let flow = screen(
      """
      let label = UILabel()
      label.text = "Above"
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Below") { [unowned self] _ in title = "Done" })
      for view in [label, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1),
        label.leadingAnchor.constraint(equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 2),
        button.topAnchor.constraint(equalToSystemSpacingBelow: label.bottomAnchor, multiplier: 2),
        button.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        view.trailingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: button.trailingAnchor, multiplier: 1),
      ])
      """)
    #expect(try flow.passes("- assertVisible: Above\n- tapOn: Below\n- assertVisible: Done") == nil)
  }

  @Test func titlesWithLooksAreTheirTexts() throws {
    let flow = screen(
      """
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Plain"
      configuration.attributedTitle?.font = .systemFont(ofSize: 30)
      var looks = AttributeContainer()
      looks.font = .boldSystemFont(ofSize: 12)
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.systemFont(ofSize: 14)
        return outgoing
      }
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
      view.addSubview(button)
      button.addAction(
        UIAction { [unowned self] _ in
          var text = AttributedString("Bold", attributes: looks)
          text.foregroundColor = .red
          button.configuration?.attributedTitle = text
          button.configuration?.attributedSubtitle = "small"
          title = String(button.configuration!.attributedTitle!.characters)
        }, for: .touchUpInside)
      """)
    #expect(
      try flow.passes("- tapOn: Plain\n- assertVisible: Bold\n- assertVisible: small\n- assertNotVisible: Plain") == nil
    )
  }

  @Test func aButtonInTwoStatesAtOnceShowsTheNormalTitle() throws {
    let flow = screen(
      """
      let button = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
      button.setTitle("Normal", for: .normal)
      button.setTitle("Selected", for: .selected)
      button.setTitle("Disabled", for: .disabled)
      button.isSelected = true
      view.addSubview(button)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Go", primaryAction: UIAction(title: "Go") { _ in button.isEnabled = false })
      """)
    #expect(try flow.passes("- assertVisible: Selected\n- tapOn: Go\n- assertVisible: Normal") == nil)
  }

  @Test func thePreferredActionHasToBeAdded() throws {
    let flow = screen(
      """
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Go",
        primaryAction: UIAction(title: "Go") { [unowned self] _ in
          let alert = UIAlertController(title: "Ask", message: nil, preferredStyle: .alert)
          alert.preferredAction = UIAlertAction(title: "Yes", style: .default)
          present(alert, animated: true)
        })
      """)
    #expect(
      try flow.report("- tapOn: Go").contains(
        "what an alert does with a preferred action that is none of its actions"))
  }

  @Test func wheelsInPlaceOfTheKeyboardMayShowTheirRows() throws {
    let flow = screen(
      """
      let field = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 34))
      field.placeholder = "Pick"
      picker.dataSource = self
      picker.delegate = self
      field.inputView = picker
      view.addSubview(field)
      """,
      members: """
        let picker = UIPickerView()
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
          "Row \\(row)"
        }
        """, protocols: ", UIPickerViewDataSource, UIPickerViewDelegate")
    #expect(try flow.verdicts("- tapOn: Pick\n- assertVisible: Row 1\n- assertNotVisible: Row 7") == "✓✓?✓")
  }

  @Test func aPageControlOfOnePageMayBeHidden() throws {
    let flow = screen(
      """
      let pages = UIPageControl(frame: CGRect(x: 20, y: 150, width: 200, height: 32))
      pages.numberOfPages = 2
      pages.hidesForSinglePage = true
      view.addSubview(pages)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Go", primaryAction: UIAction(title: "Go") { _ in pages.numberOfPages = 1 })
      """)
    #expect(
      try flow.verdicts("- assertVisible: page 1 of 2\n- tapOn: Go\n- assertNotVisible: page 1 of 1") == "✓✓✓?")
  }

  @Test func whatIsBesideAModalViewMayNotBeRead() throws {
    let flow = screen(
      """
      let below = UILabel(frame: CGRect(x: 20, y: 150, width: 200, height: 20))
      below.text = "Below"
      let dialog = UIView(frame: CGRect(x: 50, y: 300, width: 200, height: 100))
      dialog.accessibilityViewIsModal = true
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Dialog"
      dialog.addSubview(label)
      view.addSubview(below)
      view.addSubview(dialog)
      """)
    #expect(try flow.verdicts("- assertVisible: Dialog\n- assertVisible: Below") == "✓✓?")
  }

  @Test(arguments: ["alert", "actionSheet"])
  func whatIsBehindAnAlertMayNotBeRead(style: String) throws {
    let flow = screen(
      """
      let below = UILabel(frame: CGRect(x: 20, y: 150, width: 200, height: 20))
      below.text = "Below"
      below.accessibilityIdentifier = "below"
      view.addSubview(below)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Go",
        primaryAction: UIAction(title: "Go") { [unowned self] _ in
          let alert = UIAlertController(title: "Over", message: nil, preferredStyle: .\(style))
          alert.addAction(UIAlertAction(title: "Close", style: .cancel))
          present(alert, animated: true)
        })
      """)
    let steps = "- assertVisible: Below\n- tapOn: Go\n- assertVisible: Over\n"
    #expect(try flow.verdicts(steps + "- assertVisible: Below") == "✓✓✓✓?")
    #expect(try flow.verdicts(steps + "- assertNotVisible: {id: below}") == "✓✓✓✓?")
    #expect(
      try flow.report(steps + "- assertNotVisible: Below").contains(
        "undecided: whether tests are told of what lies behind an alert or a popover: the text \"Below\" is there"))
    #expect(try flow.verdicts(steps + "- tapOn: Close\n- assertVisible: Below") == "✓✓✓✓✓✓")
  }

  @Test func windowsLieByTheirLevels() throws {
    let flow = screen(
      """
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Go",
        primaryAction: UIAction(title: "Go") { [unowned self] _ in
          let window = UIWindow(windowScene: view.window!.windowScene!)
          window.windowLevel = .alert
          let over = UIViewController()
          let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Bye") { [unowned self] _ in self.over?.isHidden = true })
          button.frame = CGRect(x: 20, y: 300, width: 200, height: 44)
          over.view.addSubview(button)
          window.rootViewController = over
          window.isHidden = false
          self.over = window
        })
      """, members: "var over: UIWindow?")
    #expect(try flow.passes("- tapOn: Go\n- tapOn: Bye\n- assertNotVisible: Bye") == nil)
  }

  @Test func aBarOfTheAppsOwnShowsItsItem() throws {
    let flow = screen(
      """
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
      let item = UINavigationItem(title: "Own")
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Act", primaryAction: UIAction(title: "Act") { [unowned self] _ in title = "acted" })
      bar.items = [item]
      view.addSubview(bar)
      """)
    #expect(try flow.passes("- assertVisible: Own\n- tapOn: Act\n- assertVisible: acted") == nil)
  }

  @Test func aWebPageIsPresented() throws {
    let flow = screen(
      """
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Go",
        primaryAction: UIAction(title: "Go") { [unowned self] _ in
          present(SFSafariViewController(url: URL(string: "https://example.com")!), animated: true)
        })
      """)
    #expect(try flow.passes("- tapOn: Go\n- assertPresented: SFSafariViewController") == nil)
  }

  @Test func theFrameOfTheKeyboardIsAValueByForce() throws {
    let flow = screen(
      """
      let field = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 34))
      field.placeholder = "Type"
      view.addSubview(field)
      NotificationCenter.default.addObserver(
        self, selector: #selector(rise), name: UIResponder.keyboardWillShowNotification, object: nil)
      """,
      members: """
        @objc func rise(_ notification: Notification) {
          let frame = (notification.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! NSValue).cgRectValue
          title = frame.height > 100 ? "up" : "low"
        }
        """)
    #expect(try flow.passes("- tapOn: Type\n- assertVisible: up") == nil)
  }

  @Test func aDatePickerKeepsItsTimeZone() throws {
    let flow = screen(
      """
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.date = Date(timeIntervalSince1970: 86_400)
      view.addSubview(picker)
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = picker.timeZone
      formatter.dateFormat = "yyyy-MM-dd HH:mm"
      title = formatter.string(from: picker.date)
      """, members: "let picker = UIDatePicker()")
    #expect(try flow.passes("- assertVisible: 1970-01-02 00:00") == nil)
  }

  @Test func aPopoverSegueIsReadyForItsDelegate() throws {
    var flow = LiveFlow(
      source: """
        class Root: UIViewController, UIPopoverPresentationControllerDelegate {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            segue.destination.popoverPresentationController?.delegate = self
          }
          func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
        }
        """)
    flow.storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="root">
        <scenes>
          <scene sceneID="s1"><objects><viewController id="root" customClass="Root" sceneMemberID="viewController">
            <view key="view" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
              <button id="b1"><rect key="frame" x="20" y="150" width="200" height="40"/>
                <state key="normal" title="Go"/><connections>
                  <segue destination="pop" kind="popoverPresentation" popoverAnchorView="b1" id="sg1"/>
                </connections></button>
            </subviews></view></viewController></objects></scene>
          <scene sceneID="s2"><objects><viewController id="pop" storyboardIdentifier="pop" sceneMemberID="viewController">
            <view key="view" id="v2"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
          </viewController></objects></scene>
        </scenes>
      </document>
      """
    #expect(try flow.passes("- tapOn: Go\n- assertPresented: {screen: pop, style: popover}") == nil)
  }
}

import TestSupport
import Testing

/// What the system writes in views that are hidden, what pickers show, and progress that nobody gives.
@MainActor
struct LiveHiddenPartTests {
  @Test func aDatePickerThatIsHiddenShowsNothing() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let box = UIView(frame: CGRect(x: 20, y: 300, width: 300, height: 200))
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Days"
            box.isHidden = true
            view.addSubview(box)
            let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            picker.datePickerMode = .date
            box.addSubview(picker)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Show", style: .plain, target: self, action: #selector(show(box:)))
          }
          @objc func show(box: Any) { self.box.isHidden = false }
        }
        """)
    #expect(try flow.passes("- assertNotVisible: \"2\"\n- assertVisible: Days") == nil)
    #expect(try flow.verdicts("- tapOn: Show\n- assertNotVisible: \"2\"") == "✓✓?")
  }

  @Test("Titles with looks come before plain ones", .proves("F6.11"))
  func theTitlesOfAPickerMayHaveLooks() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
          let picker = UIPickerView(frame: CGRect(x: 20, y: 300, width: 300, height: 200))
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Units"
            picker.dataSource = self
            picker.delegate = self
            view.addSubview(picker)
          }
          func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
          func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
          func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            row == 0 ? "Mile" : "Yard"
          }
          func pickerView(
            _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
          ) -> NSAttributedString? {
            row == 0 ? nil : NSAttributedString(string: "Metre", attributes: [.foregroundColor: UIColor.green])
          }
        }
        """)
    #expect(try flow.passes("- assertNotVisible: Yard\n- assertNotVisible: Invalid input") == nil)
    #expect(try flow.verdicts("- assertNotVisible: Metre") == "✓?")
    #expect(try flow.verdicts("- assertNotVisible: Mile") == "✓?")
  }

  /// There is no progress to follow before code gives one.
  @Test func aProgressViewFollowsNothing() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let bar: UIProgressView = {
            let bar = UIProgressView(progressViewStyle: .default)
            bar.observedProgress?.totalUnitCount = 100
            return bar
          }()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(bar)
            title = bar.observedProgress == nil ? "none" : "some"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: none\n- assertNotVisible: some") == nil)
  }

  /// A text with a date in it is no key of the app's.
  @Test func aTextThatIsNoKeyStandsForItself() throws {
    let source = """
      class Root: UIViewController {
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          label.text = NSLocalizedString("Saved: \\(UUID().uuidString)", comment: "")
          title = NSMutableAttributedString(AttributedString("Note")).string
        }
      }
      """
    let flow = LiveFlow(
      source: source, files: ["App/en.lproj/Localizable.strings": "\"Saved\" = \"Kept\";"])
    #expect(try flow.passes("- assertVisible: \"Saved: .*\"\n- assertNotVisible: Kept\n- assertVisible: Note") == nil)
  }
}

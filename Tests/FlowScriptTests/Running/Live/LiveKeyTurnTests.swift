import Testing

/// Keys and touches come in turns of their own: what is due on the main queue comes between.
@MainActor
struct LiveKeyTurnTests {
  private func flow(_ body: String, _ members: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController, UITextFieldDelegate {
          let first = UITextField(frame: CGRect(x: 20, y: 150, width: 60, height: 40))
          let second = UITextField(frame: CGRect(x: 100, y: 150, width: 60, height: 40))
          let label = UILabel(frame: CGRect(x: 20, y: 250, width: 300, height: 40))
          let button = UIButton(frame: CGRect(x: 20, y: 300, width: 300, height: 44))
          var count = 0
          override func viewDidLoad() {
            super.viewDidLoad()
            first.placeholder = "first"
            for each in [first, second, label, button] { view.addSubview(each) }
            button.setTitle("Buy", for: .normal)
            \(body)
          }
          \(members)
        }
        """)
  }

  @Test func theNextKeyGoesToTheFieldThatTheQueueHasChosen() throws {
    let flow = flow(
      "first.addTarget(self, action: #selector(changed), for: .editingChanged)",
      """
      @objc func changed() {
        DispatchQueue.main.async {
          self.second.becomeFirstResponder()
          DispatchQueue.main.async { self.label.text = "\\(self.first.text!)-\\(self.second.text!)" }
        }
      }
      """)
    #expect(try flow.passes("- tapOn: first\n- inputText: \"12\"\n- assertVisible: 1-") == nil)
  }

  @Test func theQueueRunsBetweenDeletedCharacters() throws {
    let flow = flow(
      "first.addTarget(self, action: #selector(changed), for: .editingChanged)",
      """
      @objc func changed() {
        DispatchQueue.main.async {
          self.count += 1
          self.label.text = "turn \\(self.count) \\(self.first.text!)"
          if self.count == 5 { self.first.resignFirstResponder() }
        }
      }
      """)
    #expect(try flow.passes("- tapOn: first\n- inputText: abc\n- eraseText: 3\n- assertVisible: turn 5 a") == nil)
  }

  @Test func theQueueRunsBetweenTwoTaps() throws {
    let flow = flow(
      "button.addTarget(self, action: #selector(buy), for: .touchUpInside)",
      """
      @objc func buy() {
        count += 1
        label.text = "bought \\(count)"
        DispatchQueue.main.async { self.button.isEnabled = false }
      }
      """)
    #expect(try flow.passes("- doubleTapOn: Buy\n- assertVisible: bought 1") == nil)
  }

  /// Apps do so and go on; what the inner call answers is not published.
  @Test func resigningAsTheDelegateIsAskedIsOpen() throws {
    let flow = flow(
      "first.delegate = self",
      """
      func textFieldShouldEndEditing(_ field: UITextField) -> Bool {
        field.resignFirstResponder()
        return true
      }
      """)
    let report = try flow.report("- tapOn: first\n- hideKeyboard")
    #expect(report.contains("what resigning gives while the delegate is asked whether editing may end"))
  }

  /// A stack in a tab that presents as its first screen comes: apps show what they present.
  @Test func whetherAStackInATabPresentsAsItComesIsOpen() throws {
    let flow = LiveFlow(
      source: """
        class Screen: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            let other = UIViewController()
            other.title = "Other"
            present(UINavigationController(rootViewController: other), animated: false)
          }
        }
        class Root: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [UINavigationController(rootViewController: Screen())]
          }
        }
        """)
    #expect(try flow.report("- assertVisible: Other").contains("undecided"))
  }
}

import Testing

/// Observers of changes of the defaults are told at once or after the turn: what is the same both ways is decided.
@MainActor
struct LiveDefaultsChangesTests {
  private func screen(_ action: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
            button.setTitle("Set", for: .normal)
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            view.addSubview(button)
            view.addSubview(label)
            NotificationCenter.default.addObserver(
              self, selector: #selector(changed), name: UserDefaults.didChangeNotification, object: nil)
          }
          @objc func changed() { label.text = "dark \\(UserDefaults.standard.bool(forKey: "dark"))" }
          @objc func tapped() {
            \(action)
          }
        }
        """)
  }

  @Test func theyAreTold() throws {
    let flow = screen(#"UserDefaults.standard.set(true, forKey: "dark")"#)
    #expect(try flow.passes("- tapOn: Set\n- assertVisible: dark true") == nil)
  }

  @Test func whatHangsOnTheMomentIsOpen() throws {
    let flow = screen(#"UserDefaults.standard.set(true, forKey: "dark"); title = label.text ?? "nothing""#)
    #expect(try flow.verdicts("- tapOn: Set\n- assertVisible: nothing") == "✓✓?")
  }

  @Test func theSameValueAgainIsOpen() throws {
    let flow = screen(
      #"UserDefaults.standard.set(true, forKey: "dark"); UserDefaults.standard.set(true, forKey: "dark")"#)
    #expect(try flow.verdicts("- tapOn: Set") == "✓?")
  }
}

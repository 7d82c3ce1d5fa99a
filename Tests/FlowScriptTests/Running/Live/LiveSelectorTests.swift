import Testing

/// What `#selector(…)` names, and who answers it.
@MainActor
struct LiveSelectorTests {
  /// A screen with a button `Go`; `target` and `action` are what it is told to do.
  private func flow(
    _ members: String, target: String = "self", action: String, others: String = "", delegate: String? = nil
  ) -> LiveFlow {
    LiveFlow(
      source: """
        \(others)
        class Root: UIViewController {
          let go = UIButton(frame: CGRect(x: 20, y: 120, width: 100, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            go.setTitle("Go", for: .normal)
            view.addSubview(go)
            go.addTarget(\(target), action: \(action), for: .touchUpInside)
          }
          \(members)
        }
        """, delegate: delegate)
  }

  @Test("Without a type before it a method is that of the class around it", arguments: ["update", "self.update"])
  func around(written: String) throws {
    let flow = flow(
      "@objc func update() { title = \"Updated\" }", target: "nil", action: "#selector(\(written))",
      others: "protocol Updating { func update(task: String) }\nclass Other: Updating { func update(task: String) {} }")
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: Updated") == nil)
  }

  @Test("An object that is none of UIKit's answers actions that it exposes", arguments: ["Sleeve", "Generic<Int>"])
  func plainTarget(type: String) throws {
    let flow = flow(
      """
      lazy var sleeve = \(type) { [weak self] in self?.title = "Done" }
      """, target: "sleeve", action: "#selector(sleeve.invoke)",
      others: """
        class Sleeve {
          let body: () -> Void
          init(_ body: @escaping () -> Void) { self.body = body }
          @objc func invoke() { body() }
        }
        class Generic<T> {
          let body: () -> Void
          init(_ body: @escaping () -> Void) { self.body = body }
          @objc func invoke() { body() }
        }
        """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: Done") == nil)
  }

  @Test("What a protocol of UIKit's asks for is exposed, in Swift's newest form too")
  func methodOfADelegate() throws {
    let flow = flow(
      """
      func textFieldDidEndEditing(_ field: UITextField) { title = "Ended" }
      """, action: "#selector(textFieldDidEndEditing(_:))",
      others: """
        extension Root: UITextFieldDelegate {}
        extension Other: UITextFieldDelegate { func textFieldDidEndEditing(_ field: UITextField) {} }
        class Other: UIViewController {}
        @main struct Unused {}
        """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: Ended") == nil)
  }

  @Test func anOldSwiftExposesWhatASelectorNames() throws {
    let delegate = """
      import UIKit
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UINavigationController(rootViewController: Root())
          window?.makeKeyAndVisible()
          return true
        }
      }
      """
    let named = flow("func change() { title = \"Changed\" }", action: "#selector(change)", delegate: delegate)
    #expect(try named.passes("- tapOn: Go\n- assertVisible: Changed") == nil)
  }

  @Test func aFingerPutsTheKeyboardAwayByUIKitsOwnMethod() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "Name"
            label.text = "Page"
            view.addSubview(field)
            view.addSubview(label)
            view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing)))
          }
        }
        """)
    #expect(
      try flow.passes(
        "- tapOn: Name\n- assertVisible: {text: Name, focused: true}\n- tapOn: Page\n"
          + "- assertVisible: {text: Name, focused: false}") == nil)
  }

  @Test(
    "Selectors are equal that name one method",
    arguments: [
      ("#selector(go(_:))", "#selector(Root.go(_:))", "true"),
      ("#selector(go(_:))", "#selector(stay)", "false"), ("#selector(stay)", "#selector(self.stay)", "true"),
    ])
  func equality(one: String, other: String, answer: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          @objc func go(_ sender: Any) {}
          @objc func stay() {}
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "\\(\(one) == \(other))"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: \"\(answer)\"") == nil)
  }
}

import HeadlessUIKit
import Testing

/// Controllers whose classes are interpreted.
@MainActor
struct ControllerTests {
  @Test func callbacksRunBeforeAndAfterSuper() throws {
    let app = InterpretedApp(
      """
      import UIKit
      class Root: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "Hello"
          label.frame = CGRect(x: 10, y: 20, width: 100, height: 30)
          label.frame.size.width += 5
          view.addSubview(label)
          print(label.frame.width, view.subviews.count, label.superview === view)
        }
        override func viewDidAppear(_ animated: Bool) {
          print("before", animated)
          super.viewDidAppear(animated)
          print("after")
        }
        override func viewWillAppear(_ animated: Bool) { print("never super") }
      }
      """)
    let navigation = try app.launch("Root")
    #expect(app.output == "105.0 1 true\nnever super\nbefore false\nafter\n")
    #expect(navigation.topViewController?.view.subviews.count == 1)
  }

  @Test func buttonsPushAndAlertsCallTheirHandlers() throws {
    let app = InterpretedApp(
      """
      import UIKit
      class Root: UIViewController {
        let button = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Root"
          button.setTitle("Go", for: .normal)
          button.addTarget(self, action: #selector(go), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func go(_ sender: UIButton) {
          print(sender === button, sender.title(for: .normal) ?? "none")
          let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "No", style: .cancel))
          alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self] action in
            print(action.title ?? "", action.style == .default)
            self?.navigationController?.pushViewController(Detail(name: "B"), animated: false)
          })
          present(alert, animated: false) { print("shown") }
        }
      }
      class Detail: UIViewController {
        let name: String
        init(name: String) {
          self.name = name
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          switch modalPresentationStyle {
          case .automatic, .pageSheet: print("sheet", name)
          case .fullScreen: print("full")
          default: print("other")
          }
        }
        deinit { print("gone") }
      }
      """)
    let navigation = try app.launch("Root")
    let button = try #require(navigation.topViewController?.view.subviews.first as? UIButton)
    app.simulation.run { button.sendActions(for: .touchUpInside) }
    try app.settle()
    #expect(app.output == "true Go\nshown\n")
    let alert = try #require(navigation.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.title) == ["No", "Yes"])
  }
}

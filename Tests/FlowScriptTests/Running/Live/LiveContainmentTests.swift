import TestSupport
import Testing

/// Children that an app's code adds, and what they are told.
@MainActor
struct LiveContainmentTests {
  private let flow = LiveFlow(
    source: """
      class Root: UIViewController {
        let label = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 30))
        let box = UIView(frame: CGRect(x: 20, y: 300, width: 300, height: 200))
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "none"
          view.addSubview(label)
          view.addSubview(box)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Embed", style: .plain, target: self, action: #selector(embed))
        }
        @objc func embed() {
          let child = Child()
          child.root = self
          addChild(child)
          box.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
      class Child: UIViewController {
        weak var root: Root?
        var count = 0
        override func didMove(toParent parent: UIViewController?) {
          super.didMove(toParent: parent)
          count += 1
          root?.label.text = "moved \\(count)"
          root?.title = "Moved"
        }
      }
      """)

  @Test func howOftenAChildIsToldIsOpen() throws {
    let steps = "- tapOn: Embed\n- assertScreen: Moved\n- assertNotVisible: none\n"
    #expect(try flow.passes(steps) == nil)
    for count in 1...2 {
      let report = try flow.report(steps + "- assertVisible: moved \(count)")
      #expect(
        report.contains(
          "whether a child that is told in the midst of its appearance that it has moved is told once more"),
        "\(report)")
    }
  }

  private let stack = LiveFlow(
    source: """
      class Root: UIViewController {
        let label = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 30))
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "quiet"
          view.addSubview(label)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Go", style: .plain, target: self, action: #selector(go))
        }
        @objc func go() {
          let covered = Covered()
          covered.root = self
          navigationController?.setViewControllers([self, covered, Top()], animated: true)
        }
      }
      class Covered: UIViewController {
        weak var root: Root?
        override func willMove(toParent parent: UIViewController?) {
          super.willMove(toParent: parent)
          if parent == nil { root?.label.text = "told" }
        }
      }
      class Top: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Home", style: .plain, target: self, action: #selector(home))
        }
        @objc func home() { navigationController?.popToRootViewController(animated: true) }
      }
      """)

  @Test("Whether one that leaves a stack unseen is told of it is open", .proves("F1.4.23"))
  func leavingUnseen() throws {
    let steps = "- tapOn: Go\n- tapOn: Home\n- assertNotVisible: none\n"
    #expect(try stack.passes(steps) == nil)
    for text in ["quiet", "told"] {
      let report = try stack.report(steps + "- assertVisible: \(text)")
      #expect(report.contains("one that leaves a stack unseen is told that it moves"), "\(report)")
    }
  }
}

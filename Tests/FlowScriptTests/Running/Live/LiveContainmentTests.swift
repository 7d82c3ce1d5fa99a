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
}

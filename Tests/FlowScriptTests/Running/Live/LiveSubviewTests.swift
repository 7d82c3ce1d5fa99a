import Testing

/// The views in views: UIKit's own views have some of their own, of which nothing is known.
@MainActor
struct LiveSubviewTests {
  private func flow(_ action: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
          let field = UITextField(frame: CGRect(x: 20, y: 250, width: 200, height: 30))
          let cell = UITableViewCell()
          let go = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            view.addSubview(field)
            go.setTitle("Go", for: .normal)
            go.frame = CGRect(x: 20, y: 300, width: 100, height: 40)
            go.addTarget(self, action: #selector(act), for: .touchUpInside)
            view.addSubview(go)
          }
          @objc func act() {
            \(action)
          }
        }
        """)
  }

  /// What is done to one of them changes how that looks.
  @Test(arguments: [
    "navigationController!.navigationBar.subviews[0].alpha = 0.5", "go.subviews.first?.contentMode = .scaleAspectFit",
    "UISearchBar().subviews[0].backgroundColor = .red", "UIPickerView().subviews[1].isHidden = true",
  ])
  func indexesOfThemAreThere(_ line: String) throws {
    let report = try flow("\(line)\nlabel.text = \"went on\"").report("- tapOn: Go\n- assertVisible: went on")
    #expect(!report.contains("✗"), "\(report)")
  }

  @Test(arguments: ["field", "go", "UISwitch()", "UIToolbar()"])
  func howManyThereAreIsNotKnown(_ view: String) throws {
    let report = try flow("label.text = \(view).subviews.isEmpty ? \"none\" : \"some\"").report(
      "- tapOn: Go\n- assertVisible: none")
    #expect(report.contains("  ? assertVisible"), "\(report)")
  }

  @Test(arguments: [
    ("go.titleLabel!.superview === go", "true"), ("cell.subviews.contains(cell.contentView)", "true"),
    ("view.subviews.count", "3"), ("UIView().subviews.isEmpty", "true"),
  ])
  func someAreKnown(_ expression: String, _ text: String) throws {
    #expect(
      try flow("label.text = \"\\(\(expression))\"").passes("- tapOn: Go\n- assertVisible: \"\(text)\"") == nil)
  }

  /// Code looks for the scroll view in it, to end paging or to follow it.
  @Test func whatIsInAPageControllersViewIsNotKnown() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIPageViewController, UIPageViewControllerDataSource {
          let pages = ["One", "Two"].map { name in
            let page = UIViewController()
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
            label.text = name
            page.view.addSubview(label)
            return page
          }
          init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            dataSource = self
            setViewControllers([pages[0]], direction: .forward, animated: false)
            for case let scroll as UIScrollView in view.subviews { scroll.isScrollEnabled = false }
          }
          func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
          ) -> UIViewController? { viewController == pages[1] ? pages[0] : nil }
          func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
          ) -> UIViewController? { viewController == pages[0] ? pages[1] : nil }
        }
        """)
    #expect(!(try flow.verdicts("- swipe: {direction: LEFT}\n- assertVisible: Two")).contains("✓✓✓"))
  }

  @Test(arguments: ["field", "navigationController!.view", "view.window!"])
  func recognizersOfUIKitsOwnAreNotKnown(_ view: String) throws {
    let report = try flow("label.text = \(view).gestureRecognizers == nil ? \"none\" : \"some\"").report(
      "- tapOn: Go\n- assertVisible: none")
    #expect(report.contains("  ? assertVisible"), "\(report)")
  }
}

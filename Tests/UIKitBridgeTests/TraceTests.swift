import HeadlessUIKit
import Testing

/// The same classes linked and interpreted: one trace.
@MainActor
struct TraceTests {
  /// The source of the classes below.
  private static let source = """
    import UIKit
    class TracedRoot: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UINavigationController(rootViewController: TracedList()), TracedDetail(name: "Other")]
        viewControllers?[1].tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
        delegate = self
      }
    }
    extension TracedRoot: UITabBarControllerDelegate {
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        viewController is TracedDetail == false || selectedIndex == 0
      }
    }
    class TracedList: UIViewController, UINavigationControllerDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        navigationController?.delegate = self
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.prompt = "\\(animated)"
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if navigationController?.viewControllers.count == 1, presentedViewController == nil, !done {
          done = true
          navigationController?.pushViewController(TracedDetail(name: "Pushed"), animated: true)
        }
      }
      var done = false
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) {
        guard let detail = viewController as? TracedDetail else { return }
        let sheet = TracedDetail(name: "Sheet of \\(detail.name)")
        sheet.modalPresentationStyle = .fullScreen
        navigationController.present(sheet, animated: true) {
          sheet.dismiss(animated: false) { navigationController.popViewController(animated: true) }
        }
      }
    }
    class TracedDetail: UIViewController {
      let name: String
      init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:)") }
      override func loadView() {
        let label = UILabel(frame: .zero)
        label.text = name
        view = label
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        title = name
      }
    }
    """

  @Test func tabsStacksAndSheets() throws {
    let native = Simulation()
    native.run {
      let root = TracedRoot()
      native.application.launch { root }
    }
    native.settle()
    let app = InterpretedApp(Self.source)
    let root = try #require(try app.make("TracedRoot") as? UIViewController)
    app.simulation.run { app.simulation.application.launch { root } }
    try app.settle()
    #expect(app.trace() == native.trace.text().split(separator: "\n").map(String.init))
    #expect(native.trace.count > 60)
    for simulation in [native, app.simulation] {
      let tabs = try #require(simulation.rootViewController as? UITabBarController)
      _ = simulation.userSelectsTab(at: 1, of: tabs)
      simulation.settle()
      simulation.turnDevice(to: .landscapeLeft)
      simulation.settle()
      _ = simulation.userSelectsTab(at: 0, of: tabs)
      simulation.settle()
    }
    try app.check()
    #expect(app.trace() == native.trace.text().split(separator: "\n").map(String.init))
  }
}

class TracedRoot: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UINavigationController(rootViewController: TracedList()), TracedDetail(name: "Other")]
    viewControllers?[1].tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    delegate = self
  }
}

extension TracedRoot: UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    viewController is TracedDetail == false || selectedIndex == 0
  }
}

class TracedList: UIViewController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    navigationController?.delegate = self
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationItem.prompt = "\(animated)"
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if navigationController?.viewControllers.count == 1, presentedViewController == nil, !done {
      done = true
      navigationController?.pushViewController(TracedDetail(name: "Pushed"), animated: true)
    }
  }
  var done = false
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard let detail = viewController as? TracedDetail else { return }
    let sheet = TracedDetail(name: "Sheet of \(detail.name)")
    sheet.modalPresentationStyle = .fullScreen
    navigationController.present(sheet, animated: true) {
      sheet.dismiss(animated: false) { navigationController.popViewController(animated: true) }
    }
  }
}

class TracedDetail: UIViewController {
  let name: String
  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:)") }
  override func loadView() {
    let label = UILabel(frame: .zero)
    label.text = name
    view = label
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    title = name
  }
}

import HeadlessUIKit
import Testing

/// What UIKit does not say, where the app's code shows it: a flow runs both ways, and is undecided where they differ.
@MainActor
struct LiveOpenRuleTests {
  /// Either text may stand on the screen, and the report says why.
  private func isOpen(
    _ flow: LiveFlow, after steps: String = "", _ texts: [String], _ rule: OpenRule,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for text in texts {
      let report = try flow.report(steps + "- assertVisible: \"\(text)\"")
      #expect(report.contains("  ? assertVisible \"\(text)\""), "\(report)", sourceLocation: sourceLocation)
      #expect(report.contains(rule.question), "\(report)", sourceLocation: sourceLocation)
    }
    #expect(try flow.passes(steps + "- assertNotVisible: neither") == nil, sourceLocation: sourceLocation)
  }

  @Test("A refused presentation's completion", .proves("F1.5.26"))
  func refusedCompletion() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            title = "Quiet"
            let other = UIViewController()
            other.present(UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: true) {
              self.title = "Completed"
            }
          }
        }
        """)
    try isOpen(flow, ["Quiet", "Completed"], .refusedCompletions)
  }

  private func around(_ setting: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          var words: [String] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
            \(setting)
            view.addGestureRecognizer(tap)
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { [unowned self] _ in show("button") })
            button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
            view.addSubview(button)
          }
          @objc func tapped() { show("tap") }
          func show(_ word: String) {
            words.append(word)
            title = words.sorted().joined(separator: " ")
          }
        }
        """)
  }

  @Test("A recognizer around a button that does not cancel touches")
  func tapsAroundControls() throws {
    let flow = around("tap.cancelsTouchesInView = false")
    try isOpen(flow, after: "- tapOn: Go\n", ["button", "button tap"], .tapsAroundControls)
    #expect(try around("").passes("- tapOn: Go\n- assertVisible: button") == nil)
  }

  private func tabs(_ callback: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {}
        class Tabs: UITabBarController {
          let log = Log()
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [First(log)]
          }
        \(callback)
        }
        class Log { var words: [String] = [] }
        class First: UIViewController {
          let log: Log
          init(_ log: Log) { self.log = log; super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { fatalError() }
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.words.append("child")
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
            label.text = log.words.joined(separator: " ")
            view.addSubview(label)
          }
        }
        """,
      delegate: """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow()
            window?.rootViewController = Tabs()
            window?.makeKeyAndVisible()
            return true
          }
        }
        """)
  }

  @Test("super in a tab bar controller's viewWillAppear", .proves("F1.2.13"))
  func forwardedAppearance() throws {
    let flow = tabs(
      """
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          log.words.append("tabs")
        }
      """)
    try isOpen(flow, ["tabs child", "child tabs"], .forwardedAppearance)
  }

  @Test("What comes before super is before the child either way")
  func beforeSuper() throws {
    let flow = tabs(
      """
        override func viewWillAppear(_ animated: Bool) {
          log.words.append("tabs")
          super.viewWillAppear(animated)
        }
      """)
    #expect(try flow.passes("- assertVisible: tabs child") == nil)
  }

  @Test("A view without addChild in a controller that is pushed", .proves("F1.2.14"))
  func strayAppearance() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
          }
          @objc func go() { navigationController?.pushViewController(Page(), animated: animated) }
          var animated: Bool { true }
        }
        class Page: UIViewController {
          let inner = Inner()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(inner.view)
          }
        }
        class Inner: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Silent"
            view.addSubview(label)
          }
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            label.text = "Told"
          }
        }
        """)
    try isOpen(flow, after: "- tapOn: Go\n", ["Silent", "Told"], .strayAppearance)
    let plain = LiveFlow(source: flow.source.replacing("Bool { true }", with: "Bool { false }"))
    #expect(try plain.passes("- tapOn: Go\n- assertVisible: Told\n- assertNotVisible: Silent") == nil)
  }

  private static let scenes = """
    <key>UIApplicationSceneManifest</key>
    <dict>
      <key>UIApplicationSupportsMultipleScenes</key><false/>
      <key>UISceneConfigurations</key>
      <dict>
        <key>UIWindowSceneSessionRoleApplication</key>
        <array><dict>
          <key>UISceneConfigurationName</key><string>Default Configuration</string>
          <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        </dict></array>
      </dict>
    </dict>
    """

  private func scene(_ root: String, active: String) -> LiveFlow {
    LiveFlow(
      source: root,
      delegate: """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
          ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = Root()
            window?.makeKeyAndVisible()
          }
          func sceneDidBecomeActive(_ scene: UIScene) { \(active) }
          func sceneWillEnterForeground(_ scene: UIScene) {
            // Nothing yet.
          }
        }
        """, info: Self.scenes)
  }

  private static let appearing = """
    var words: [String] = []
    class Root: UIViewController {
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.label.text = words.joined(separator: " ") }
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        words.append("appeared")
      }
    }
    """

  @Test("The app's becoming active and its first appearance", .proves("F1.9.1"))
  func activation() throws {
    try isOpen(
      scene(Self.appearing, active: #"words.append("active")"#), ["active appeared", "appeared active"], .activation)
  }

  @Test("Delegates as Xcode writes them, which do nothing, ask nothing")
  func emptyDelegate() throws {
    let flow = scene(Self.appearing, active: "")
    #expect(try flow.passes("- assertVisible: appeared") == nil)
  }

  @Test("The application's notification of the foreground at the launch of an app with scenes")
  func foregroundOfLaunch() throws {
    let flow = scene(
      """
      class Root: UIViewController {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "Once"
          view.addSubview(label)
          NotificationCenter.default.addObserver(
            self, selector: #selector(again), name: UIApplication.willEnterForegroundNotification, object: nil)
        }
        @objc func again() { label.text = "Again" }
      }
      """, active: "")
    try isOpen(flow, ["Once", "Again"], .foregroundOfLaunch)
  }

  /// Two stacks in tabs, each with an item of its own; the root of the first says its title when it is loaded.
  private func tabs(_ item: String, _ title: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Home: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(title) = "Welcome"
          }
        }
        class Root: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let first = UINavigationController(rootViewController: Home())
            first.tabBarItem = \(item)
            let second = UINavigationController(rootViewController: UIViewController())
            second.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
            viewControllers = [first, second]
          }
        }
        """)
  }

  @Test("The title of a root, where its stack has a tab of its own")
  func tabTitles() throws {
    let flow = tabs(#"UITabBarItem(title: "Start", image: nil, tag: 0)"#, "title")
    let report = try flow.report("- assertVisible: Start")
    #expect(report.contains("  ? assertVisible \"Start\""), "\(report)")
    #expect(report.contains(OpenRule.tabTitles.question), "\(report)")
    #expect(try flow.passes("- assertVisible: Welcome") == nil)
    #expect(
      try tabs(#"UITabBarItem(title: "Start", image: nil, tag: 0)"#, "navigationItem.title").passes(
        "- assertVisible: Start") == nil)
  }

  @Test("Content that begins below a bar", .proves("F7.9"))
  func firstScroll() throws {
    func list(_ setUp: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UITableViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              title = "still"
              \(setUp)
            }
            override func scrollViewDidScroll(_ scroll: UIScrollView) { title = "moved" }
          }
          """)
    }
    try isOpen(list(""), ["still", "moved"], .firstScroll)
    #expect(try list("tableView.contentInsetAdjustmentBehavior = .never").passes("- assertVisible: still") == nil)
  }

  @Test("A text view and its keyboard")
  func textViewKeyboard() throws {
    func text(_ kind: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController, UITextViewDelegate, UITextFieldDelegate {
            var words: [String] = []
            override func viewDidLoad() {
              super.viewDidLoad()
              let text = \(kind)(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
              text.accessibilityIdentifier = "text"
              text.delegate = self
              view.addSubview(text)
              NotificationCenter.default.addObserver(
                self, selector: #selector(comes), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            func say(_ word: String) {
              words.append(word)
              title = words.joined(separator: " ")
            }
            @objc func comes() { say("keyboard") }
            func textViewDidBeginEditing(_ text: UITextView) { say("editing") }
            func textFieldDidBeginEditing(_ text: UITextField) { say("editing") }
          }
          """)
    }
    try isOpen(
      text("UITextView"), after: "- tapOn: {id: text}\n", ["keyboard editing", "editing keyboard"], .textViewKeyboard)
    #expect(
      try text("UITextField").passes("- tapOn: {id: text}\n- assertVisible: editing keyboard") == nil)
  }

  @Test("A tab of the system's own keeps its title")
  func systemTab() throws {
    let flow = tabs("UITabBarItem(tabBarSystemItem: .favorites, tag: 0)", "title")
    #expect(try flow.passes("- assertVisible: Favorites") == nil)
  }
}

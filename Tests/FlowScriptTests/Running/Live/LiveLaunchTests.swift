import Testing

/// What an app's delegate and its Info.plist say as it starts.
@MainActor
struct LiveLaunchTests {
  @Test func theOldMethodTellsOfTheLaunch() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Started"
          }
        }
        """,
      delegate: """
        import UIKit
        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func applicationDidFinishLaunching(_ application: UIApplication) {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UINavigationController(rootViewController: Root())
            window?.makeKeyAndVisible()
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Started") == nil)
  }

  private static let windowOfTheApp = """
    import UIKit
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow()
        window?.makeKeyAndVisible()
        window?.rootViewController = Root()
        return true
      }
    }
    class Root: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        label.text = "window of the app"
        view.addSubview(label)
      }
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
    """

  private static let twoWindows = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      static var count = 0
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Root("window of the app")
        window?.makeKeyAndVisible()
        return true
      }
    }
    class Root: UIViewController {
      let text: String
      init(_ text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        super.viewDidLoad()
        AppDelegate.count += 1
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        label.text = text
        view.addSubview(label)
        let count = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        count.text = "loaded \\(AppDelegate.count)"
        view.addSubview(count)
      }
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = Root("window of the scene")
        window?.makeKeyAndVisible()
      }
    }
    """

  @Test(arguments: ["", "<key>UISceneConfigurations</key><dict/>"])
  func aManifestWithoutConfigurationsLeavesWindowsToTheApp(_ configurations: String) throws {
    let flow = LiveFlow(
      source: "", delegate: Self.windowOfTheApp,
      info: "<key>UIApplicationSceneManifest</key><dict>\(configurations)</dict>")
    #expect(try flow.passes("- assertVisible: window of the app") == nil)
  }

  @Test func whatAWindowDoesBeforeItsSceneIsThereIsUndecided() throws {
    let flow = LiveFlow(
      source: "", delegate: Self.windowOfTheApp,
      info: """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>App.SceneDelegate</string></dict></array></dict></dict>
        """)
    #expect(
      try flow.report("- assertVisible: window of the app").contains(
        "undecided: only the app's code knows what a window does that is shown in no scene\n"))
  }

  static let sceneOfItsOwn = """
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneDelegateClassName</key><string>App.SceneDelegate</string></dict></array></dict></dict>
    """

  /// Such a window is not on the screen; what becomes of its root is tried out.
  @Test func aWindowThatIsShownBeforeItsSceneIsThereIsNotSeen() throws {
    let flow = LiveFlow(
      source: "", delegate: Self.twoWindows, info: Self.sceneOfItsOwn)
    #expect(try flow.passes("- assertVisible: window of the scene") == nil)
    #expect(try flow.passes("- assertNotVisible: window of the app") == nil)
  }

  /// The scene's delegate says in which scene its window is after it has shown it.
  @Test func aWindowThatGetsItsSceneAfterItIsShownIsSeen() throws {
    let late = Self.twoWindows.replacing(
      """
          window = UIWindow(windowScene: scene)
          window?.rootViewController = Root("window of the scene")
          window?.makeKeyAndVisible()
      """,
      with: """
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Root("window of the scene")
            window?.makeKeyAndVisible()
            window?.windowScene = scene
        """)
    #expect(late != Self.twoWindows)
    let flow = LiveFlow(source: "", delegate: late, info: Self.sceneOfItsOwn)
    #expect(try flow.passes("- assertVisible: window of the scene") == nil)
  }

  @Test func whatItsRootDoesIsUndecided() throws {
    let flow = LiveFlow(source: "", delegate: Self.twoWindows, info: Self.sceneOfItsOwn)
    #expect(
      try flow.report("- assertVisible: loaded 1").contains(
        "undecided: only the app's code knows whether the root of a window that is shown in no scene "
          + "is loaded, and appears unseen"))
  }

  @Test(arguments: [("Dark", "2 2"), ("Light", "1 1"), ("Automatic", "1 1")])
  func infoPlistDecidesOnTheStyle(_ style: String, _ text: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "\\(traitCollection.userInterfaceStyle.rawValue) \\(UITraitCollection.current.userInterfaceStyle.rawValue)"
          }
        }
        """, info: "<key>UIUserInterfaceStyle</key><string>\(style)</string>")
    #expect(try flow.passes("- assertVisible: \(text)") == nil)
  }

  @Test func theResponderChainEndsAtTheDelegate() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            var last: UIResponder = self
            while let next = last.next { last = next }
            title = "\\(type(of: last))"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: AppDelegate") == nil)
  }

  @Test func screensOfCodeAreFreed() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
          }
          @objc func go() { navigationController?.pushViewController(Second(), animated: true) }
        }
        class Second: UIViewController {}
        class Third: UIViewController {}
        """)
    #expect(try flow.passes("- tapOn: Go\n- back\n- assertDeallocated: Second\n- assertNotPresented: Third") == nil)
    #expect(
      try flow.report("- assertDeallocated: Third").contains(
        "failed: no Third was there: nothing made one since the launch"))
  }

  /// An Info.plist that names another storyboard than there is starts with none.
  @Test func aMisspeltStoryboardIsNotFound() throws {
    let flow = LiveFlow(
      source: "class Root: UIViewController {}",
      files: [
        "App/Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="r">
        <scenes><scene sceneID="s"><objects><viewController id="r" customClass="Root" customModule="App" \
        customModuleProvider="target" sceneMemberID="viewController"/></objects></scene></scenes></document>
        """
      ],
      delegate: """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
        }
        """, info: "<key>UIMainStoryboardFile</key><string>Mian</string>")
    let report = try flow.report("- assertScreen: Root")
    #expect(report.contains("  ? launchApp") && report.contains("what storyboard 'Mian' shows"), "\(report)")
  }

  /// Info.plist names a class that the app does not have.
  @Test func aMisspeltSceneDelegateIsNotFound() throws {
    let flow = LiveFlow(
      source:
        "class Root: UIViewController {}\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }",
      delegate: "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
      info: """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegte</string></dict></array></dict></dict>
        """)
    let report = try flow.report("- assertScreen: Root")
    #expect(
      report.contains(
        "Info.plist names SceneDelegte as the scene's delegate, and the app has no such class\n      at App/Info.plist:4:"
      ),
      "\(report)")
  }

  @Test func aProcessThatEndsTellsItsScreensNothing() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UITextFieldDelegate {
          override func viewDidLoad() {
            super.viewDidLoad()
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            field.placeholder = "Name"
            field.delegate = self
            view.addSubview(field)
            title = UserDefaults.standard.string(forKey: "log") ?? "nothing"
          }
          func textFieldDidEndEditing(_ field: UITextField) { UserDefaults.standard.set("edited", forKey: "log") }
          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            UserDefaults.standard.set("left", forKey: "log")
          }
          deinit { UserDefaults.standard.set("ended", forKey: "log") }
        }
        """)
    #expect(
      try flow.passes(
        "- tapOn: Name\n- inputText: Ada\n- launchApp:\n    clearState: false\n- assertVisible: nothing") == nil)
  }

  @Test func whatTheFirstScreenOfAStackPresentsAsItLoadsIsOpen() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let next = UIViewController()
            next.title = "Next"
            present(next, animated: false)
          }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: Next") == "?")
  }

  /// Whether the application has its delegate by then, nothing that is published says.
  @Test func aDelegateThatAsksForItselfWhileItIsMadeIsOpen() throws {
    let flow = LiveFlow(
      source: """
        class Store {
          let app = UIApplication.shared.delegate as! AppDelegate
        }
        """,
      delegate: """
        import UIKit
        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          let store = Store()
        }
        """)
    let report = try flow.report("- assertVisible: Next")
    #expect(report.contains("whether the application has its delegate while that is being made"))
    #expect(report.contains("1 flow: 0 passed, 1 undecided"))
  }
}

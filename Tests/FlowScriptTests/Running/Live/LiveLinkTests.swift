import Testing

/// Links that the system opens in an app: with scenes and without, running, in the background and not running.
@MainActor
struct LiveLinkTests {
  /// The screen with what happened, and the page of a product that a link leads to.
  private static let screens = """
    enum Log { static var all: [String] = [] }
    class Root: UIViewController {
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); title = "Shop" }
      @objc func show() { title = Log.all.joined(separator: " ") }
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Log", style: .plain, target: self, action: #selector(show))
      }
    }
    class Product: UIViewController {}
    func follow(_ url: URL, from root: UIViewController?) -> Bool {
      guard url.host == "product", let id = url.pathComponents.dropFirst().first else { return false }
      let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
      let page = Product()
      page.title = "Product \\(id) \\(items?.first { $0.name == "size" }?.value ?? "-")"
      (root as? UINavigationController)?.pushViewController(page, animated: false)
      return true
    }
    """

  private static let types = """
    <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>\
    <array><string>shop</string><string>Shop-Beta</string></array></dict></array>
    """

  private static func plain(_ members: String, launched: String = "true") -> LiveFlow {
    LiveFlow(
      source: screens,
      delegate: """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            Log.all.append("launched \\((options?[.url] as? URL)?.absoluteString ?? "-")")
            window = UIWindow()
            window?.rootViewController = UINavigationController(rootViewController: Root())
            window?.makeKeyAndVisible()
            return \(launched)
          }
          func applicationDidBecomeActive(_ application: UIApplication) { Log.all.append("active") }
          func applicationWillEnterForeground(_ application: UIApplication) { Log.all.append("foreground") }
          \(members)
        }
        """, info: types)
  }

  private static let opens = """
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
      Log.all.append("open")
      return follow(url, from: window?.rootViewController)
    }
    """

  private static func scenes(_ members: String, connecting: String = "") -> LiveFlow {
    LiveFlow(
      source: screens + """

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UINavigationController(rootViewController: Root())
            window?.makeKeyAndVisible()
            \(connecting)
          }
          func sceneDidBecomeActive(_ scene: UIScene) { Log.all.append("active") }
          \(members)
        }
        """,
      delegate: """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool { Log.all.append("launched \\(options == nil)"); return true }
          func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            Log.all.append("never")
            return true
          }
        }
        """,
      info: types + """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>\
        <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneDelegateClassName</key>\
        <string>App.SceneDelegate</string></dict></array></dict></dict>
        """)
  }

  private static let opensInScene = """
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      guard let url = URLContexts.first?.url else { return }
      Log.all.append("open")
      _ = follow(url, from: window?.rootViewController)
    }
    """

  @Test("The application's delegate opens a link of a registered scheme")
  func running() throws {
    let steps = """
      - openLink: shop://product/7?size=L
      - assertVisible: Product 7 L
      - back
      - assertNotVisible: Product.*
      - openLink: {link: "shop-beta://product/8"}
      - assertVisible: Product 8 -
      """
    #expect(try Self.plain(Self.opens).passes(steps) == nil)
    #expect(try Self.scenes(Self.opensInScene).passes(steps) == nil)
  }

  @Test("From the background the application's delegate is told before the app is active")
  func background() throws {
    let steps = """
      - pressKey: home
      - openLink: shop://nothing
      - tapOn: Log
      - assertVisible: launched - active foreground open active
      """
    #expect(try Self.plain(Self.opens).passes(steps) == nil)
  }

  @Test("Whether the app is active when a scene's delegate is told is not published: where it shows, it is undecided")
  func moment() throws {
    let steps = "- pressKey: home\n- openLink: shop://product/1\n- assertVisible: Product 1 -\n- back\n- tapOn: Log\n"
    let flow = Self.scenes(Self.opensInScene)
    let verdicts = try flow.verdicts(steps + "- assertVisible: launched true active open active")
    #expect(verdicts == "✓✓✓✓✓✓?")
    #expect(try flow.passes(steps + "- assertVisible: launched true active .*") == nil)
    let report = try Self.plain(Self.opens).report(
      "- openLink: shop://nothing\n- tapOn: Log\n- assertVisible: launched - active open")
    #expect(report.contains("whether the app is active when a link comes in: where it stops being so"), "\(report)")
  }

  @Test("An app that does not run is launched for the link")
  func launch() throws {
    let steps = """
      - stopApp
      - openLink: shop://product/7
      - assertVisible: Product 7 -
      - back
      - tapOn: Log
      """
    #expect(
      try Self.plain(Self.opens).passes(steps + "\n- assertVisible: launched shop://product/7 open active") == nil)
    let connecting = """
      if let url = options.urlContexts.first?.url { Log.all.append("connected"); _ = follow(url, from: window?.rootViewController) }
      """
    let flow = Self.scenes(Self.opensInScene, connecting: connecting)
    #expect(try flow.passes(steps + "\n- assertVisible: launched true connected active") == nil)
    #expect(try flow.passes("- tapOn: Log\n- assertVisible: launched true active") == nil)
  }

  @Test("A delegate that refuses the launch is not told of the link")
  func refusal() throws {
    #expect(
      try Self.plain(Self.opens, launched: "false").passes(
        "- stopApp\n- openLink: shop://product/7\n- tapOn: Log\n- assertVisible: launched shop://product/7 active")
        == nil)
    let ready = """
      func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { true }
      """
    #expect(
      try Self.plain(Self.opens + "\n" + ready, launched: "false").passes(
        "- stopApp\n- openLink: shop://product/7\n- assertVisible: Product 7 -") == nil)
  }

  @Test(
    "Older methods are asked where there is no newer one",
    arguments: [
      "func application(_ a: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool",
      "func application(_ a: UIApplication, handleOpen url: URL) -> Bool",
    ])
  func older(_ head: String) throws {
    let method = "\(head) { follow(url, from: window?.rootViewController) }"
    #expect(
      try Self.plain(method).passes("- openLink: shop://product/7\n- assertVisible: Product 7 -") == nil)
    let both = method + "\n" + Self.opens.replacing("follow(url, from: window?.rootViewController)", with: "false")
    #expect(try Self.plain(both).passes("- openLink: shop://product/7\n- assertNotVisible: Product.*") == nil)
  }

  @Test("A delegate that implements nothing: nothing happens to the app")
  func nothing() throws {
    let steps = "- openLink: shop://product/7\n- assertVisible: Shop\n- assertNotVisible: Product.*"
    #expect(try Self.plain("").passes(steps) == nil)
    #expect(try Self.scenes("").passes(steps) == nil)
  }

  @Test("By whom a link was sent is not known")
  func sender() throws {
    let method = """
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard options[.sourceApplication] as? String == "com.apple.mobilesafari" else { return false }
        return follow(url, from: window?.rootViewController)
      }
      """
    #expect(
      try Self.plain(method).verdicts("- openLink: shop://product/7\n- assertVisible: Product 7 -") == "✓✓?")
  }

  @Test("A scheme that is not registered fails, and the message names those that are")
  func unknownScheme() throws {
    let report = try Self.plain(Self.opens).report("- openLink: shup://product/7")
    #expect(
      report.contains(
        """
        nothing opens the link: the app registers no URL scheme 'shup'; its Info.plist has 'shop', 'Shop-Beta'
        """), "\(report)")
    #expect(report.contains("did you mean 'shop'?"), "\(report)")
    #expect(try Self.plain(Self.opens).report("- openLink: 'no link'").contains("is no link"))
    let other = try Self.plain(Self.opens).report("- openLink: 'tel:123'\n- assertVisible: Shop")
    #expect(
      other.contains("undecided: what the system's app for tel: shows: the app is in the background"), "\(other)")
  }

  @Test("A link that the app opens itself comes to its delegate")
  func own() throws {
    let code = """
      func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask { .all }
      """
    var flow = Self.plain(Self.opens + "\n" + code)
    flow.files = [
      "App/Root+Own.swift": """
      import UIKit
      extension Root {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          guard Log.all.count < 3 else { return }
          UIApplication.shared.open(URL(string: "shop://product/9")!, options: [:]) { isOpen in
            (self.navigationController?.topViewController)?.navigationItem.prompt = "opened \\(isOpen)"
          }
        }
      }
      """
    ]
    #expect(try flow.passes("- assertVisible: Product 9 -\n- assertVisible: opened true") == nil)
  }

  // MARK: Universal links

  private static let continues = """
    func application(_ application: UIApplication, willContinueUserActivityWithType type: String) -> Bool {
      Log.all.append("will")
      return true
    }
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let page = userActivity.webpageURL else {
        return false
      }
      Log.all.append("continue \\(page.path)")
      restorationHandler(nil)
      return true
    }
    """

  private static func entitlements(_ domains: String...) -> String {
    let list = domains.map { "<string>\($0)</string>" }.joined()
    return """
      <plist version="1.0"><dict><key>com.apple.developer.associated-domains</key><array>\(list)</array></dict></plist>
      """
  }

  private static func associated(_ flow: LiveFlow, _ domains: String = "applinks:example.com") -> LiveFlow {
    var flow = flow
    flow.files = ["App/App.entitlements": entitlements("webcredentials:other.com", domains)]
    return flow
  }

  @Test("A page of an associated website comes to the delegate, running, in the background and at the launch")
  func universal() throws {
    let flow = Self.associated(Self.plain(Self.continues))
    #expect(
      try flow.passes(
        """
        - pressKey: home
        - openLink: https://example.com/a
        - tapOn: Log
        - assertVisible: launched - active foreground will continue /a active
        - stopApp
        - openLink: http://Example.com/b
        - tapOn: Log
        - assertVisible: launched - will continue /b active
        - openLink: https://example.com/c
        - tapOn: Log
        - assertVisible: launched .* active .*continue /c.*
        """) == nil)
    let report = try flow.report("- openLink: https://example.com/a")
    #expect(report.contains("that the website names the app for this page is taken for granted"), "\(report)")
  }

  @Test("An activity that code makes is kept, and whom the delegate hands a link is told of it")
  func activities() throws {
    var flow = Self.associated(
      Self.plain(Self.continues.replacing("restorationHandler(nil)", with: "restorationHandler([Root.shown!])")))
    flow.files["App/Root+Activity.swift"] = """
      import UIKit
      extension Root {
        static weak var shown: Root?
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let activity = NSUserActivity(activityType: "com.example.shop")
          activity.title = "Shop"
          activity.isEligibleForSearch = true
          activity.userInfo = ["id": 5]
          userActivity = activity
          activity.becomeCurrent()
          Root.shown = self
        }
        override func restoreUserActivityState(_ activity: NSUserActivity) {
          super.restoreUserActivityState(activity)
          title = "Restored \\(activity.webpageURL?.path ?? "-") \\(userActivity?.title ?? "-")"
        }
      }
      """
    #expect(
      try flow.passes("- assertVisible: Shop\n- openLink: https://example.com/a\n- assertVisible: Restored /a Shop")
        == nil)
  }

  @Test("A scene's delegate continues it, or learns of it as it is connected")
  func universalInScene() throws {
    let flow = Self.associated(
      Self.scenes(
        """
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
          Log.all.append("continue \\(userActivity.webpageURL?.lastPathComponent ?? "-")")
        }
        """,
        connecting: """
          if let activity = options.userActivities.first { Log.all.append("connected \\(activity.webpageURL!.path)") }
          """), "applinks:*.example.com?mode=developer")
    #expect(
      try flow.passes(
        """
        - openLink: https://www.example.com/a
        - tapOn: Log
        - assertVisible: launched true active .*continue a.*
        - stopApp
        - openLink: https://www.example.com/b
        - tapOn: Log
        - assertVisible: launched true connected /b active
        """) == nil)
  }

  @Test("A page of another website opens in the browser")
  func browser() throws {
    let flow = Self.associated(Self.plain(Self.continues), "applinks:*.example.com")
    let report = try flow.report("- openLink: https://example.com/a\n- assertNotVisible: x")
    #expect(report.contains("the browser opens: the app is not associated with example.com"), "\(report)")
    #expect(report.contains("undecided: what the browser shows: the app is in the background"), "\(report)")
    #expect(
      try flow.passes(
        """
        - openLink: https://example.com/a
        - launchApp: {stopApp: false}
        - tapOn: Log
        - assertVisible: launched - active foreground active
        """) == nil)
    let away = try flow.report("- stopApp\n- openLink: https://example.com/a\n- assertVisible: x")
    #expect(away.contains("undecided: what the browser shows: the app is not running"), "\(away)")
    // Where no file of entitlements and no project says anything.
    let open = try Self.plain(Self.continues).report("- openLink: https://example.com/a")
    #expect(open.contains("undecided: whether example.com opens the app: its entitlements are not known"), "\(open)")
  }
}

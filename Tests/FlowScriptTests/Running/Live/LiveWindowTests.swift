import Testing

/// Windows that code makes: whoever shows one holds it, the one in front takes the touches, and scenes show their own.
@MainActor
struct LiveWindowTests {
  /// A screen with a button that shows a window which covers the screen.
  private func flow(_ holding: String, _ further: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Message: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            label.text = "Message"
            view.addSubview(label)
          }
        }
        class Root: UIViewController {
          var front: UIWindow?
          override func viewDidLoad() {
            super.viewDidLoad()
            for (place, action) in [#selector(show), #selector(under)].enumerated() {
              let button = UIButton(type: .system)
              button.frame = CGRect(x: 20, y: 300 + 100 * place, width: 300, height: 40)
              button.setTitle(place == 0 ? "Show" : "Under", for: .normal)
              button.addTarget(self, action: action, for: .touchUpInside)
              view.addSubview(button)
            }
          }
          @objc func show() {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = Message()
            window.isHidden = false
            \(holding)
          }
          @objc func under() {
            title = "touched"
            \(further)
          }
        }
        """)
  }

  @Test func aWindowThatIsHeldStays() throws {
    #expect(try flow("front = window").passes("- tapOn: Show\n- assertVisible: Message") == nil)
  }

  @Test func aWindowThatNobodyHoldsGoes() throws {
    #expect(
      try flow("").passes("- tapOn: Show\n- assertNotVisible: Message\n- tapOn: Under\n- assertVisible: touched") == nil
    )
  }

  @Test func aWindowGoesWithItsLastReference() throws {
    let flow = flow("front = window\nDispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.front = nil }")
    #expect(
      try flow.passes("- tapOn: Show\n- assertNotVisible: Message\n- tapOn: Under\n- assertVisible: touched") == nil)
  }

  @Test func theWindowInFrontTakesTheTouch() throws {
    let report = try flow("front = window").report("- tapOn: Show\n- tapOn: Under\n- assertVisible: touched")
    #expect(report.contains("note: nothing in the storyboard answers this touch\n  ✗ assertVisible \"touched\""))
  }

  /// A small window leaves the rest of the screen to those behind it.
  @Test func touchesBesideAWindowReachWhatLiesBehind() throws {
    let flow = flow("window.frame = CGRect(x: 0, y: 0, width: 400, height: 100)\nfront = window")
    #expect(try flow.passes("- tapOn: Show\n- tapOn: Under\n- assertVisible: touched") == nil)
  }

  private static let delegates = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: Root())
        window?.makeKeyAndVisible()
      }
    }
    """

  private func withScenes(_ flow: LiveFlow) -> LiveFlow {
    LiveFlow(source: flow.source, delegate: Self.delegates, info: LiveLaunchTests.sceneOfItsOwn)
  }

  @Test func aWindowInNoSceneIsNotSeenWhereScenesAre() throws {
    let flow = withScenes(flow("front = window; title = String(describing: window.windowScene)"))
    #expect(try flow.passes("- tapOn: Show\n- assertNotVisible: Message\n- assertVisible: nil") == nil)
  }

  @Test func aWindowThatIsGivenASceneIsSeen() throws {
    let flow = withScenes(
      flow(
        """
        let second = UIWindow(frame: UIScreen.main.bounds)
        second.windowScene = view.window?.windowScene
        second.rootViewController = Message()
        second.isHidden = false
        front = second
        """))
    #expect(try flow.passes("- tapOn: Show\n- assertVisible: Message") == nil)
  }

  private static func sceneDelegate(_ connection: String) -> String {
    """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        \(connection)
      }
    }
    """
  }

  private static let drawn = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="r">
    <scenes><scene sceneID="s"><objects>
    <viewController id="r" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews><label text="Drawn" id="l"><rect key="frame" x="20" y="200" width="200" height="44"/></label></subviews>
    </view></viewController>
    </objects></scene></scenes></document>
    """

  /// A storyboard's window is shown whatever window the delegate makes beside it.
  @Test func theStoryboardsWindowIsShown() throws {
    let flow = LiveFlow(
      source: "",
      storyboard: Self.drawn,
      delegate: Self.sceneDelegate(
        """
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UITableViewController()
        window.makeKeyAndVisible()
        """),
      info: LiveLaunchTests.sceneOfItsOwn.replacing(
        "</string></dict></array>",
        with: "</string><key>UISceneStoryboardFile</key><string>Main</string></dict></array>"))
    #expect(try flow.passes("- assertVisible: Drawn") == nil)
  }

  /// Without a storyboard nobody shows a window that the delegate does not show.
  @Test func aWindowThatIsNotShownIsNotSeen() throws {
    let flow = LiveFlow(
      source: "class Root: UIViewController {}",
      delegate: Self.sceneDelegate(
        "window = UIWindow(windowScene: scene)\nwindow?.rootViewController = UINavigationController(rootViewController: Root())"
      ),
      info: LiveLaunchTests.sceneOfItsOwn)
    #expect(try flow.report("- assertScreen: Root").contains("no screen is visible"))
  }
}

import Testing

/// Alert views, as apps of iOS 2 to 8 show them.
@MainActor
struct LiveAlertViewTests {
  private func flow(_ show: String, _ told: String = "", info: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Other: UIViewController {}
        class Root: UIViewController, UIAlertViewDelegate {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Ready"
            view.addSubview(label)
            let go = UIButton(type: .system)
            go.frame = CGRect(x: 20, y: 300, width: 100, height: 40)
            go.setTitle("Go", for: .normal)
            go.addTarget(self, action: #selector(act), for: .touchUpInside)
            view.addSubview(go)
          }
          @objc func act() {
            \(show)
          }
          \(told)
        }
        """, info: info)
  }

  @Test func isShownAndGoes() throws {
    let flow = flow(
      """
      let alert = UIAlertView(title: "Error", message: "No number", delegate: nil, cancelButtonTitle: "OK")
      alert.show()
      """)
    #expect(
      try flow.passes(
        """
        - tapOn: Go
        - assertAlert: {title: Error, message: No number, buttons: [OK]}
        - tapOn: OK
        - assertNotVisible: Error
        - assertScreen: Root
        """) == nil)
  }

  @Test func tellsItsDelegateInOrder() throws {
    let flow = flow(
      """
      UIAlertView(
        title: "Sure?", message: nil, delegate: self, cancelButtonTitle: "No", otherButtonTitles: "Yes", "Later"
      ).show()
      """,
      """
      func willPresent(_ alertView: UIAlertView) { label.text = "will" }
      func didPresent(_ alertView: UIAlertView) { label.text! += " did" }
      func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        label.text! += " \\(alertView.buttonTitle(at: buttonIndex)!) \\(buttonIndex == alertView.firstOtherButtonIndex)"
      }
      func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        label.text! += " \\(buttonIndex) of \\(alertView.numberOfButtons), \\(alertView.cancelButtonIndex)"
      }
      """)
    #expect(
      try flow.passes("- tapOn: Go\n- tapOn: 'Yes'\n- assertVisible: will did Yes true 1 of 3, 0") == nil)
  }

  /// It lies in a window of its own, so that what it is shown over presents nothing.
  @Test func screensBelowGoOn() throws {
    let flow = flow(
      """
      let alert = UIAlertView()
      alert.title = "Over"
      alert.addButton(withTitle: "Close")
      alert.show()
      present(Other(), animated: true)
      """)
    #expect(
      try flow.passes("- tapOn: Go\n- assertAlert: Over\n- tapOn: Close\n- assertScreen: Other") == nil)
  }

  @Test func fieldsAreRead() throws {
    let flow = flow(
      """
      let alert = UIAlertView(title: "Name", message: nil, delegate: self, cancelButtonTitle: "Save")
      alert.alertViewStyle = .plainTextInput
      alert.textField(at: 0)?.placeholder = "Your name"
      alert.show()
      """,
      """
      func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        label.text = alertView.textField(at: 0)?.text
      }
      """)
    #expect(
      try flow.passes("- tapOn: Go\n- tapOn: Your name\n- inputText: Ada\n- tapOn: Save\n- assertVisible: Ada") == nil)
  }

  @Test func appsWithScenesCrash() throws {
    let flow = LiveFlow(
      source: flow("UIAlertView(title: \"Error\", message: nil, delegate: nil, cancelButtonTitle: \"OK\").show()")
        .source,
      files: [
        "App/SceneDelegate.swift": """
        import UIKit
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            window = UIWindow(windowScene: scene as! UIWindowScene)
            window?.rootViewController = Root()
            window?.makeKeyAndVisible()
          }
        }
        """
      ],
      delegate: """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        """,
      info: """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneDelegateClassName</key>
        <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></array></dict></dict>
        """)
    let report = try flow.report("- tapOn: Go")
    #expect(
      report.contains("'UIAlertView is deprecated and unavailable for UIScene based applications, please use"),
      "\(report)")
  }

  @Test func oldSpellings() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UIAlertViewDelegate {
          override func viewDidAppear(animated: Bool) {
            let alert = UIAlertView()
            alert.title = "Old"
            alert.delegate = self
            alert.addButtonWithTitle("Fine")
            alert.show()
          }
          func alertView(alertView: UIAlertView, clickedButtonAtIndex buttonIndex: Int) {
            title = alertView.buttonTitleAtIndex(buttonIndex)
          }
        }
        """,
      delegate: """
        import UIKit
        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?
          ) -> Bool {
            window = UIWindow(frame: UIScreen.mainScreen().bounds)
            window?.rootViewController = UINavigationController(rootViewController: Root())
            window?.makeKeyAndVisible()
            return true
          }
        }
        """)
    #expect(try flow.passes("- assertAlert: Old\n- tapOn: Fine\n- assertVisible: Fine") == nil)
  }
}

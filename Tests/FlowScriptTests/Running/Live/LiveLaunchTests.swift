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
}

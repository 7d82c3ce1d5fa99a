import Testing

/// The home screen, and back: what the app's delegate and observers are told, in which order.
@MainActor
struct LiveBackgroundTests {
  private static let app = LiveFlow(
    source: """
      enum Log { static var all: [String] = [] }
      class Root: UIViewController {
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 390, height: 40))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          let center = NotificationCenter.default
          let names = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification,
          ]
          for (index, name) in names.enumerated() {
            center.addObserver(forName: name, object: nil, queue: nil) { _ in
              Log.all.append("noted\\(index) \\(UIApplication.shared.applicationState.rawValue)")
            }
          }
          center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in
            self.label.text = (Log.all + ["\\(UIApplication.shared.applicationState.rawValue)"]).joined(separator: " ")
          }
        }
        override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); Log.all.append("gone") }
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
          window?.rootViewController = Root()
          window?.makeKeyAndVisible()
          return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { Log.all.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { Log.all.append("resign") }
        func applicationDidEnterBackground(_ application: UIApplication) { Log.all.append("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { Log.all.append("foreground") }
      }
      """)

  @Test("The delegate is told before the observers, and no screen goes")
  func order() throws {
    let steps = """
      - assertVisible: "active 0"
      - pressKey: home
      - launchApp: {stopApp: false}
      - assertVisible: "active resign noted0 0 background noted1 2 foreground noted2 2 active 0"
      - launchApp: {stopApp: false}
      - assertVisible: "active resign .* active 0"
      - launchApp
      - assertVisible: "active 0"
      """
    #expect(try Self.app.passes(steps) == nil)
  }

  @Test("What the home screen shows, nobody knows: no step passes there")
  func homeScreen() throws {
    let report = try Self.app.report("- pressKey: Home\n- assertNotVisible: none")
    #expect(
      report.contains("undecided: what the home screen shows: the app is in the background\n"), "\(report)")
    #expect(try Self.app.verdicts("- pressKey: Home\n- assertVisible: active 0\n- back") == "✓✓??")
  }
}

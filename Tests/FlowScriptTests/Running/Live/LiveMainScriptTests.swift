import Testing

/// Apps that start with `main.swift`: its statements run as far as `UIApplicationMain`, which never returns.
@MainActor
struct LiveMainScriptTests {
  private static let delegates = """
    import UIKit
    final class Settings {
      static let shared = Settings()
      var title = "plain"
      weak var listener: Listener?
    }
    final class Listener {
      let text: String
      init(_ text: String) { self.text = text }
      func begin() {
        Settings.shared.listener = self
        start()
      }
      func start() {
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
      }
    }
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var shown: String { Settings.shared.listener?.text ?? Settings.shared.title }
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let root = UIViewController()
        root.title = shown
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: root)
        window?.makeKeyAndVisible()
        return true
      }
    }
    final class TestDelegate: AppDelegate { override var shown: String { "of tests" } }
    """

  private func flow(_ main: String) -> LiveFlow {
    LiveFlow(source: "", files: ["App/main.swift": "import UIKit\n" + main], delegate: Self.delegates)
  }

  nonisolated static let start =
    "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))"

  @Test(arguments: [
    (start, "plain"),
    ("_ = \(start)", "plain"),
    ("exit(\(start))", "plain"),
    ("Settings.shared.title = \"from main\"\n\(start)\nSettings.shared.title = \"too late\"", "from main"),
    // What the calls hold that never return lives on, though it is held weakly elsewhere.
    ("Listener(\"held by its call\").begin()", "held by its call"),
    (
      """
      let delegate: AnyClass = NSClassFromString("App.Nobody") ?? TestDelegate.self
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
      """, "of tests"
    ),
    (
      """
      UIApplicationMain(
        CommandLine.argc,
        UnsafeMutableRawPointer(CommandLine.unsafeArgv)
          .bindMemory(to: UnsafeMutablePointer<Int8>.self, capacity: Int(CommandLine.argc)),
        nil, NSStringFromClass(AppDelegate.self))
      """, "plain"
    ),
  ])
  func itsStatementsRun(_ main: String, _ title: String) throws {
    #expect(try flow(main).passes("- assertVisible: \(title)") == nil)
  }

  /// - UIKit: the third argument names the class of the application (documentation of UIApplicationMain).
  @Test func anApplicationOfTheAppsOwnClassIsOpen() throws {
    func report(_ name: String) throws -> String {
      try flow(
        """
        class App: UIApplication { override func sendEvent(_ event: UIEvent) { super.sendEvent(event) } }
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, \(name), NSStringFromClass(AppDelegate.self))
        """
      ).report("- assertVisible: plain")
    }
    #expect(
      try report("NSStringFromClass(App.self)").contains(
        "only the app's code knows what an application of the app's own class does"))
    #expect(try !report("NSStringFromClass(UIApplication.self)").contains("undecided"))
  }

  @Test func whatItDoesNotTellIsOpen() throws {
    let report = try flow(
      "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, Elsewhere.delegateName())"
    ).report("- assertVisible: plain")
    #expect(report.contains("only the app's code knows which class is the application's delegate"))
  }
}

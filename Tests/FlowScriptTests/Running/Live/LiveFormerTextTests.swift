import Testing

/// What apps of Swift 2 write in texts.
@MainActor
struct LiveFormerTextTests {
  @Test func aWholeLiteralHasNoFraction() throws {
    #expect(
      try shows("15 5 1.5", "\"\\(15) \\(2 + 3) \\(1.5)\"") == nil)
  }

  private func shows(_ text: String, _ expression: String) throws -> String? {
    try LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRectMake(20, 200, 300, 40))
            label.text = \(expression)
            view.addSubview(label)
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
        """
    ).passes("- assertVisible: '\(text)'")
  }
}

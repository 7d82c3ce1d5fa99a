import HeadlessUIKit
import Testing

/// Split views that choose what they show themselves.
@MainActor
struct LiveSplitViewTests {
  @Test("The columns of an iPad that is held upright", .proves("F1.8.9"))
  func uprightColumns() throws {
    func split(_ orientation: String, _ setUp: String = "") -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
              label.text = title
              view.addSubview(label)
            }
          }
          func named(_ title: String) -> UIViewController {
            let screen = Root()
            screen.title = title
            return screen
          }
          func makeRoot() -> UIViewController {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(named("Master"), for: .primary)
            split.setViewController(named("Detail"), for: .secondary)
            \(setUp)
            return split
          }
          """,
        delegate: """
          import UIKit
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
              _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
              window = UIWindow(frame: UIScreen.main.bounds)
              window?.rootViewController = makeRoot()
              window?.makeKeyAndVisible()
              return true
            }
          }
          """, header: "  device: iPad Pro 11-inch (M4)\n  orientation: \(orientation)\n")
    }
    let upright = try split("portrait").report("- assertVisible: Detail\n- assertVisible: Master")
    #expect(upright.contains("  ? assertVisible \"Master\""), "\(upright)")
    #expect(upright.contains(OpenRule.uprightColumns.question), "\(upright)")
    let both = "- assertVisible: Detail\n- assertVisible: Master"
    #expect(try split("landscape").passes(both) == nil)
    #expect(try split("portrait", "split.preferredDisplayMode = .oneBesideSecondary").passes(both) == nil)
  }
}

import Testing

/// Actions that name methods of UIKit's own, of objects of the app's classes.
@MainActor
struct LiveInheritedActionTests {
  private func flow(_ action: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Stack: UINavigationController {}
        class Other: NSObject { @objc func nowhere(_ sender: Any) {} }
        class Second: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Second"
            navigationItem.hidesBackButton = true
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Do", style: .plain, \(action))
          }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "First"
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if navigationController?.viewControllers.count == 1, !isDone {
              isDone = true
              navigationController?.pushViewController(Second(), animated: true)
            }
          }
          var isDone = false
        }
        """,
      delegate: """
        import UIKit
        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Stack(rootViewController: Root())
            window?.makeKeyAndVisible()
            return true
          }
        }
        """)
  }

  @Test func aStackPops() throws {
    for name in ["popViewController(animated:)", "popToRootViewController(animated:)"] {
      let flow = flow("target: navigationController, action: #selector(UINavigationController.\(name))")
      #expect(try flow.passes("- assertVisible: Second\n- tapOn: Do\n- assertVisible: First") == nil)
    }
  }

  @Test func methodsWithoutArgumentsAreCalled() throws {
    let flow = flow("target: self, action: #selector(setNeedsStatusBarAppearanceUpdate)")
    #expect(try flow.passes("- tapOn: Do\n- assertVisible: Second") == nil)
  }

  @Test func whatOthersMakeOfTheSenderIsNotKnown() throws {
    let flow = flow(
      "target: navigationController, action: #selector(UINavigationController.setToolbarHidden(_:animated:))")
    let report = try flow.report("- tapOn: Do\n- assertVisible: Second")
    #expect(report.contains("only the app's code knows what Stack does in setToolbarHidden:animated:"), "\(report)")
  }

  /// What nobody has ends the app.
  @Test func methodsThatAreNotThereEndTheApp() throws {
    let report = try flow("target: self, action: #selector(Other.nowhere(_:))").report("- tapOn: Do")
    #expect(report.contains("unrecognized selector"), "\(report)")
  }

  /// A method of the same first name is another one.
  @Test func whatAnObjectRespondsToIsAskedByAllLabels() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UITableViewDelegate {
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
          override func viewDidLoad() {
            super.viewDidLoad()
            let will = responds(to: #selector(UITableViewDelegate.tableView(_:willSelectRowAt:)))
            let did = responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))
            title = "\\(will) \\(did)"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: false true") == nil)
  }
}

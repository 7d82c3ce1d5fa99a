import Testing

/// Apps with screens of SwiftUI's: what those show is open, and nothing else is.
@MainActor
struct HostingFlowTests {
  /// A tab bar with a screen of SwiftUI's and one of UIKit's.
  private func tabs(_ body: String = "Text(name)") -> LiveFlow {
    LiveFlow(
      source: """
        import SwiftUI
        struct Greeting: View {
          let name: String
          let onDone: () -> Void
          var body: some View { \(body) }
        }
        class Second: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            button.setTitle("Open", for: .normal)
            button.addTarget(self, action: #selector(open), for: .touchUpInside)
            view.addSubview(button)
          }
          @objc func open() {
            let next = UIHostingController(rootView: Greeting(name: "Anna", onDone: {}))
            next.title = "Pushed"
            navigationController?.pushViewController(next, animated: true)
          }
        }
        class Root: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let first = UIHostingController(rootView: Greeting(name: "Bob") { [weak self] in self?.selectedIndex = 1 })
            first.tabBarItem = UITabBarItem(title: "Hello", image: nil, tag: 0)
            let second = UINavigationController(rootViewController: Second())
            second.tabBarItem = UITabBarItem(title: "More", image: nil, tag: 1)
            viewControllers = [first, second]
          }
        }
        """,
      delegate: """
        import UIKit
        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Root()
            window?.makeKeyAndVisible()
            return true
          }
        }
        """)
  }

  @Test func whatSwiftUIShowsIsOpenAndTheTabsAreNot() throws {
    #expect(try tabs().verdicts("- assertVisible: Hello\n- assertVisible: Bob") == "✓✓?")
    #expect(try tabs().verdicts("- assertNotVisible: Bob") == "✓?")
    #expect(
      try tabs().passes(
        """
        - assertScreen: UIHostingController
        - tapOn: More
        - assertVisible: Open
        - assertNotVisible: Bob
        - tapOn: Open
        - assertScreen: UIHostingController
        - back
        - assertVisible: Open
        """) == nil)
  }

  @Test func theTitleOfAPushedScreenIsSwiftUIsToChange() throws {
    let steps = "- tapOn: More\n- tapOn: Open\n- assertVisible: Pushed"
    #expect(try tabs().passes(steps) == nil)
    #expect(try tabs("Text(name).navigationTitle(name)").verdicts(steps) == "✓✓✓?")
  }

  @Test func viewsThatActAsTheyAppearLeaveTheLaunchOpen() throws {
    #expect(try tabs("Text(name).onAppear { onDone() }").verdicts("- assertVisible: Hello") == "?")
  }
}

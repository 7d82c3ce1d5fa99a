import Testing

/// What back buttons read, and the bar of the list of more tabs.
@MainActor
struct LiveBackButtonTests {
  private func screen(_ load: String, title: String = "Inbox", next: String = "Mail") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "\(title)"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
        \(load)
          }
          @objc func go() {
            let next = UIViewController()
            next.title = "\(next)"
            navigationController?.pushViewController(next, animated: true)
          }
        }
        """)
  }

  @Test func aBackButtonReadsWhatItsModeSays() throws {
    let generic = screen("navigationItem.backButtonDisplayMode = .generic")
    #expect(try generic.passes("- tapOn: Go\n- assertNotVisible: Inbox\n- tapOn: Back\n- assertVisible: Inbox") == nil)
    let minimal = screen("navigationItem.backButtonDisplayMode = .minimal")
    #expect(try minimal.verdicts("- tapOn: Go\n- assertVisible: Inbox\n- back\n- assertVisible: Inbox") == "✓✓?✓✓")
  }

  @Test func aBackButtonDoesWhatItsItemSays() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Inbox"
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", primaryAction: UIAction(title: "Go") { _ in
              let next = UIViewController()
              next.title = "Mail"
              next.navigationItem.backAction = UIAction { _ in next.title = "Saved" }
              self.navigationController?.pushViewController(next, animated: true)
            })
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: Mail\n- back\n- assertVisible: Saved") == nil)
  }

  @Test func aTitleForWhichThereIsNoRoomMayNotBeRead() throws {
    let flow = screen("", title: "All the letters of this week", next: "The one that came on Monday")
    #expect(
      try flow.verdicts("- tapOn: Go\n- assertNotVisible: Back\n- assertVisible: All the letters of this week")
        == "✓✓??")
    #expect(try screen("").passes("- tapOn: Go\n- assertNotVisible: Back\n- tapOn: Inbox") == nil)
  }

  @Test func theListOfMoreTabsHasAButtonToEditIt() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = (0..<6).map { number in
              let screen = UIViewController()
              screen.title = "Tab \\(number)"
              return screen
            }
            navigationController?.isNavigationBarHidden = true
          }
        }
        """)
    #expect(try flow.verdicts("- tapOn: More\n- assertVisible: Tab 5\n- tapOn: Edit") == "✓✓✓?")
  }

  @Test func whatTheClassOfAStackSaysToTheBackButtonIsAsked() throws {
    let flow = screen(
      """
        }
        @objc func guarded() {
          let stack = Guarded(rootViewController: UIViewController())
          stack.viewControllers[0].title = "First"
          let next = UIViewController()
          next.title = "Second"
          stack.pushViewController(next, animated: false)
          stack.modalPresentationStyle = .fullScreen
          present(stack, animated: true)
        }
        final class Guarded: UINavigationController, UINavigationBarDelegate {
          func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { false }
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          guarded()
      """)
    #expect(
      try flow.report("- tapOn: First").contains("only the app's code knows what navigationBar(_:shouldPop:) of"))
  }
}

import Testing

/// Bars and their items, and what turns a view's content round.
@MainActor
struct LiveBarTests {
  @Test func aTagThatIsNotKnownShowsNothing() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let item = UITabBarItem(tabBarSystemItem: .favorites, tag: Int(arc4random() % 10))
            title = item.title == "Favorites" ? "Known" : "Other"
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Tag", style: .plain, target: self, action: #selector(ask))
            tabBarItem = item
          }
          @objc func ask() { title = tabBarItem.tag == 3 ? "Three" : "Not three" }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: Known\n- tapOn: Tag\n- assertVisible: Three") == "✓✓✓?")
  }

  @Test func whetherAFingerHidesTheBarsIsOpen() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Root"
            navigationController?.hidesBarsOnSwipe = true
          }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: Root\n- swipe: {direction: LEFT}\n- assertVisible: Root") == "✓✓✓✓")
    #expect(
      try flow.report("- swipe: {direction: UP}").contains(
        "whether the finger hides the bars or shows them: hidesBarsOnSwipe is set"))
  }

  @Test(
    "A view that draws its content itself is where it was when it is turned round", arguments: ["UIButton", "UIView"])
  func rightToLeft(type: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let turned = \(type)(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Root"
            turned.semanticContentAttribute = .forceRightToLeft
            view.addSubview(turned)
          }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: Root") == (type == "UIButton" ? "✓✓" : "?"))
  }

  @Test func aSubscriberThatHearsNothingIsToldOfIt() throws {
    let flow = LiveFlow(
      source: """
        import Combine
        final class Root: UIViewController, Subscriber {
          typealias Input = Void
          typealias Failure = Never
          func receive(subscription: any Subscription) {}
          func receive(_ input: Void) -> Subscribers.Demand {
            title = "Heard"
            return .none
          }
          func receive(completion: Subscribers.Completion<Never>) {}
          override func viewDidLoad() {
            super.viewDidLoad()
            _ = receive()
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Heard") == nil)
  }

  /// An action without a target goes up the responder chain.
  @Test func aTargetMayBeNone() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: .none, action: #selector(go))
          }
          @objc func go() { title = "Gone" }
        }
        """)
    #expect(!(try flow.report("- tapOn: Go").contains("its target is no object")))
  }
}

import Testing

/// Messages that are sent on another thread, and members of types that an appearance proxy's property tells.
@MainActor
struct LiveMessageTests {
  private func flow(_ body: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Home"
            \(body)
          }
          @objc func load(_ text: String) {
            performSelector(onMainThread: #selector(show(_:)), with: text + "!", waitUntilDone: false)
          }
          @objc func show(_ text: String) { title = Thread.isMainThread ? text : "elsewhere" }
        }
        """)
  }

  @Test func aThreadOfItsOwnSendsTheMessage() throws {
    let flow = flow("performSelector(inBackground: #selector(load(_:)), with: \"Done\")")
    #expect(try flow.passes("- assertVisible: Done!") == nil)
  }

  @Test func onTheMainThreadWhoWaitsSendsItAtOnce() throws {
    let flow = flow(
      """
      performSelector(onMainThread: #selector(show(_:)), with: "first", waitUntilDone: true)
      title = title! + " then this"
      """)
    #expect(try flow.passes("- assertVisible: first then this") == nil)
  }

  @Test func whoDoesNotWaitGoesOnFirst() throws {
    let flow = flow(
      """
      performSelector(onMainThread: #selector(show(_:)), with: "last", waitUntilDone: false)
      title = "first"
      """)
    #expect(try flow.passes("- assertVisible: last") == nil)
  }

  @Test func aProxysPropertyTellsTheTypeOfAMember() throws {
    let flow = flow(
      """
      UITabBar.appearance().backgroundColor = .gray.withAlphaComponent(0.4)
      UINavigationBar.appearance().tintColor = .red
      """)
    #expect(try flow.passes("- assertVisible: Home") == nil)
  }
}

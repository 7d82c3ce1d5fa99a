import Testing

/// What the app's own classes and extensions have beside members of UIKit's that need no default arguments: the compiler takes
/// these first (held against swiftc with classes in UIKit's place).
@MainActor
struct LiveInheritedTests {
  private func passes(_ types: String, _ body: String, _ seen: String) throws -> String? {
    try LiveFlow(
      source: """
        \(types)
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(body)
          }
        }
        """
    ).passes("- assertVisible: \"\(seen)\"")
  }

  @Test func aLibrarysTypeBesideOneOfTheAppsOfItsName() throws {
    #expect(
      try passes(
        """
        import Swinject
        class Container {
          private let inner: Swinject.Container
          init() { inner = .init() }
          func start() { inner.register(Cat.self) { _ in Cat() } }
          func cat() -> Cat? { inner.resolve(Cat.self) }
        }
        class Cat { let name = "Tom" }
        """, "let c = Container(); c.start(); title = c.cat()?.name ?? \"none\"", "Tom") == nil)
    #expect(
      try passes(
        """
        import Combine
        class PassthroughSubject { let n = 4 }
        extension Combine.PassthroughSubject { func twice(_ o: Output) { send(o); send(o) } }
        """,
        """
        let s = Combine.PassthroughSubject<String, Never>()
        var seen = ""
        let held = s.sink { seen += $0 }
        s.twice("Rex")
        held.cancel()
        title = "\\(seen)\\(PassthroughSubject().n)"
        """, "RexRex4") == nil)
  }
}

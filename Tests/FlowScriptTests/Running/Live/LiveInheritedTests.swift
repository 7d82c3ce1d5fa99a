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

  @Test func aConvenienceInitialiserWithDefaults() throws {
    let card = """
      class Card: UIView {
        override init(frame: CGRect) { super.init(frame: frame); tag = 1 }
        required init?(coder: NSCoder) { fatalError() }
        convenience init(frame: CGRect = .zero, tagged: Int = 5) { self.init(frame: frame); tag = tagged }
      }
      class Only: UIView { convenience init(tagged: Int = 5) { self.init(frame: .zero); tag = tagged } }
      class Own: UIView {
        init(tagged: Int = 3) { super.init(frame: .zero); tag = tagged }
        required init?(coder: NSCoder) { fatalError() }
      }
      class More: Card { convenience init(more: Int = 7) { self.init(frame: .zero); tag = more } }
      """
    let body = #"""
      title = "\(Card().tag) \(Card(tagged: 3).tag) \(Card(frame: .zero).tag) \(Only().tag) \(Only(tagged: 2).tag) \(Own().tag) \(More().tag)"
      """#
    #expect(try passes(card, body, "1 3 1 0 2 3 1") == nil)
  }

  @Test func aMethodOfAnExtensionWithDefaults() throws {
    let types = """
      var log: [String] = []
      extension UIView {
        func addSubview(_ v: UIView, pinned: Bool = false) { log.append("pinned"); addSubview(v) }
        func removeFromSuperview(animated: Bool = false) { log.append("removed"); removeFromSuperview() }
      }
      class List: UITableView { func reloadData(_ note: String? = nil) { log.append("own"); reloadData() } }
      extension UIButton { func setTitle(_ text: String, for state: UIControl.State, upper: Bool = true) { log.append("upper") } }
      """
    let body = """
      let a = UIView(), b = UIView(), l = List(), u = UIButton()
      a.addSubview(b); log.append("\\(a.subviews.count)"); b.removeFromSuperview(); log.append("\\(a.subviews.count)")
      l.reloadData(); l.reloadData("x"); a.addSubview(b, pinned: true)
      u.setTitle("x", for: .normal)
      title = log.joined(separator: " ")
      """
    #expect(try passes(types, body, "1 0 own pinned upper") == nil)
  }

  @Test func methodsOfOtherTypesWithDefaults() throws {
    let types = """
      var log: [String] = []
      extension UIView {
        static func animate(withDuration d: TimeInterval, delay: TimeInterval = 0, animations: @escaping () -> Void, note: Int = 0) {}
      }
      extension UserDefaults { func bool(forKey key: String, default value: Bool = true) -> Bool { value } }
      extension Array { mutating func append(_ x: Element, times: Int = 1) { for _ in 0..<times { append(x) } } }
      extension String { func uppercased(_ isOn: Bool = true) -> String { "own" } }
      """
    let body = """
      var l = [1]
      l.append(2); l.append(3, times: 2)
      UIView.animate(withDuration: 0.1, animations: { log.append("ran") })
      log.append("\\(l.count) \\(UserDefaults.standard.bool(forKey: "k")) \\("a".uppercased())")
      title = log.joined(separator: " ")
      """
    #expect(try passes(types, body, "ran 4 false A") == nil)
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

  @Test func anObjectHearsOfWhatIsAssignedToAPublishedProperty() throws {
    #expect(
      try passes(
        """
        import Combine
        class Model: ObservableObject {
          @Published var t = ""
          @Published var u = 1
          let s = PassthroughSubject<String, Never>()
          init() { s.assign(to: &$t) }
        }
        """,
        """
        let m = Model()
        var seen = ""
        let held = m.objectWillChange.sink { seen += "\\(m.t)|" }
        m.s.send("a"); m.s.send("b"); m.u = 2
        held.cancel()
        title = "\\(seen)\\(m.t)"
        """, "|a|b|b") == nil)
  }
}

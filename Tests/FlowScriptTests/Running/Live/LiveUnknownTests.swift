import Testing

/// What an app's code does with what is not known: it is never taken for something that it may not be.
@MainActor
struct LiveUnknownTests {
  /// A screen whose label shows "start" until the code says otherwise.
  private func screen(_ load: String, _ members: String = "", header: String = "") -> LiveFlow {
    var flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "start"
            view.addSubview(label)
        \(load)
          }
        \(members)
        }
        """)
    flow.header = header
    return flow
  }

  /// Why the last step is undecided; nil where it is decided.
  private func doubt(_ flow: LiveFlow, _ steps: String) throws -> String? {
    let report = try flow.report(steps)
    return report.split(separator: "\n").first { $0.contains("undecided: ") }
      .map { String($0.drop { $0 == " " }.dropFirst("undecided: only the app's code knows ".count)) }
  }

  // MARK: Loops

  @Test func aLoopOverWhatIsNotKnownLeavesOpenWhatItChanges() throws {
    let flow = screen(
      """
      var total = 0
      for each in Shop.prices { total += each.count }
      other.text = "Total \\(total)"
      view.addSubview(other)
      """, "let other = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))")
    #expect(try flow.passes("- assertVisible: start") == nil)
    #expect(
      try doubt(flow, "- assertVisible: Total 0")
        == "what Shop.prices leaves in a variable, which is set as text, and whether that has the text \"Total 0\"")
  }

  @Test func aLoopThatChangesTheScreenIsAQuestion() throws {
    let load = "for each in Shop.prices { view.addSubview(UILabel()); label.text = each.name }"
    let flow = screen(load)
    #expect(try doubt(flow, "- assertVisible: start") == "how many elements Shop.prices has")
    let stated = screen(
      load, header: "  given:\n    - result: {of: \"Shop.prices has elements\", is: false}\n")
    #expect(try stated.passes("- assertVisible: start") == nil)
  }

  @Test func aLoopThatMayReturnGoesBothWays() throws {
    let flow = screen(
      "label.text = found()",
      """
      func found() -> String {
        for each in Shop.prices { if each.isCheap { return "cheap" } }
        return "none"
      }
      """)
    #expect(try doubt(flow, "- assertVisible: none") == "whether Shop.prices has elements")
  }

  @Test func whatALoopCallsIsLookedThrough() throws {
    let flow = screen(
      """
      for each in Shop.prices { keep(each) }
      label.text = kept.isEmpty ? "empty" : "full"
      """,
      """
      var kept: [Any] = []
      func keep(_ price: Any) { kept.append(price) }
      """)
    #expect(try doubt(flow, "- assertVisible: empty") == "whether what Shop.prices leaves in kept.isEmpty")
  }

  // MARK: Optionals, enums, errors

  @Test func aFlagThatIsThereMayBeFalse() throws {
    let flow = screen("if let isOpen = Shop.isOpen { label.text = isOpen ? \"open\" : \"closed\" }")
    let steps = "- assertNotVisible: closed"
    #expect(try doubt(flow, steps) == "whether Shop.isOpen")
  }

  /// A number that is not known is no text, and may be a flag or another number in an Any.
  @Test func aCastOfWhatIsNotKnownMayGiveNil() throws {
    let text = screen("let value: Any = Int.random(in: 1...5)\nif value as? String == nil { label.text = \"no text\" }")
    #expect(try text.passes("- assertVisible: no text") == nil)
    let kept = screen("label.text = ([Int.random(in: 1...5), \"a\"] as [Any]).compactMap { $0 as? String }.joined()")
    #expect(try kept.passes("- assertVisible: a") == nil)
    let number = screen("let value: Any = Int.random(in: 1...5)\nif value as? Double == nil { label.text = \"whole\" }")
    #expect(try number.verdicts("- assertNotVisible: whole").contains("✗") == false)
    #expect(try number.verdicts("- assertVisible: whole").contains("✗") == false)
  }

  @Test func aChainOverWhatIsNotKnownMayEnd() throws {
    let flow = screen("if Shop.owner?.name != nil { label.text = \"owned\" }")
    #expect(try doubt(flow, "- assertVisible: owned") == "whether Shop.owner.name != nil")
  }

  @Test func thePayloadOfACaseIsNotKnownEither() throws {
    let flow = screen(
      """
      switch Shop.state {
      case .open(let hours): label.text = "from \\(hours)"
      default: break
      }
      """)
    #expect(
      try doubt(flow, "- assertVisible: from 9")
        == "what the payload of Shop.state is .open gives, which is set as text, and whether that has the text \"from 9\""
    )
  }

  @Test func aCallThatIsNotReadMayThrow() throws {
    let flow = screen(
      """
      do {
        try Shop.open()
        label.text = "open"
      } catch { label.text = "closed" }
      """)
    #expect(try doubt(flow, "- assertVisible: open") == "whether Shop.open(…) throws")
    let quiet = screen("do { try Shop.open() } catch { print(error) }")
    #expect(try quiet.passes("- assertVisible: start") == nil)
    // Nobody sees whether the first throws either: the others change nothing of the app's.
    let several = """
      do {
        let session = Shop.sharedInstance()
        try session.open(.late, mode: .default)
        try session.setActive(true)
      } catch { print(error) }
      """
    #expect(try screen(several).passes("- assertVisible: start") == nil)
    let told = several.replacing("setActive(true)", with: "setActive(self)")
    #expect(try doubt(screen(told), "- assertVisible: start") == "whether Shop.sharedInstance(…).open(…) throws")
  }

  // MARK: Collections

  @Test func anElementAtAKeyThatIsNotKnownIsNotNil() throws {
    let flow = screen(
      """
      var prices = ["a": 1]
      if prices[Shop.key] == nil { label.text = "none" }
      prices[Shop.key] = 2
      if prices["a"] == 1 { label.text = "one" }
      """)
    #expect(try doubt(flow, "- assertVisible: start") == "whether Dictionary<String, Int>.subscript(Shop.key) == nil")
    let single = screen("var prices = [\"a\": 1]\nprices[Shop.key] = 2\nif prices[\"a\"] == 1 { label.text = \"one\" }")
    #expect(try doubt(single, "- assertVisible: one") == "whether Dictionary<String, Int>[Shop.key][…] == 1")
  }

  @Test func whatCannotBeSortedHasAnOrderThatIsNotKnown() throws {
    let flow = screen(
      """
      let names = [Shop.name, "b", "a"].sorted()
      print(names)
      other.text = names[0]
      view.addSubview(other)
      """, "let other = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))")
    #expect(try flow.passes("- assertVisible: start") == nil)
    #expect(try doubt(flow, "- assertVisible: a") != nil)
  }

  // MARK: Objects

  @Test func aMethodOfWhatMayBeTheAppsIsNotPassedOver() throws {
    let flow = screen(
      "Container.shared.resolve(Starter.self).start()",
      """
      class Starter {
        static var label: UILabel?
        func start() { Starter.label?.text = "started" }
      }
      """)
    #expect(try doubt(flow, "- assertVisible: start") == "what Container.shared.resolve(…).start(…) does")
  }

  @Test func whatIsNotKnownInAMessageDoesNotKeepTheAppAlive() throws {
    let flow = screen("fatalError(\"no \\(Shop.name)\")")
    #expect(try flow.report("").contains("failed: the app crashes: Shop.name"))
  }

  @Test func whatSwiftPrintsOfAnObjectChangesNothing() throws {
    let flow = screen("print(self, view!, \"\\(label)\")")
    #expect(try flow.passes("- assertVisible: start") == nil)
  }

  @Test func whatADeclarationSaysItIsHasTheAppsMembersOfThat() throws {
    let flow = LiveFlow(
      source: """
        extension Date {
          func year() -> String { formatted() }
        }
        class Root: UIViewController {
          var day: Date { Stock.next }
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Home"
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            view.addSubview(label)
            label.text = day.year()
            view.frame = view.superview?.frame.inset(by: .zero) ?? view.frame
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Home") == nil)
  }

  @Test func textsOfWhichOneIsNotKnownAreJoined() throws {
    let flow = screen("label.text = [\"I am\", UIDevice.current.name].joined(separator: \", \")")
    #expect(try flow.passes("- assertNotVisible: You are") == nil)
    #expect(try flow.report("- assertVisible: I am, iPhone").contains("? assertVisible \"I am, iPhone\""))
  }

  @Test("What the app's own interpolation would write of what is not known is not known")
  func ownInterpolations() throws {
    var flow = screen("label.text = \"It is \\(Device.weight()).\"")
    flow = LiveFlow(
      source: flow.source + """

        extension String.StringInterpolation {
          mutating func appendInterpolation(_ value: Double) { appendLiteral(value < 0 ? "less" : "more") }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: It is .") == "✓?")
    #expect(try flow.verdicts("- assertNotVisible: It is .") == "✓?")
  }
}

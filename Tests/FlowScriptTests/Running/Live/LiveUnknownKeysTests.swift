import Testing

/// Values that are not known as keys and members, in Optionals that are left out, and behind `&`: nothing is decided by
/// them, and nothing ends.
@MainActor
struct LiveUnknownKeysTests {
  private func open(_ expression: String, _ types: String = "") throws -> String {
    try LiveFlow(
      source: """
        \(types)
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            view.addSubview(label)
            \(expression)
          }
        }
        """
    ).verdicts("- assertVisible: Yes")
  }

  @Test(arguments: [
    "label.text = Set([Lib.a, Lib.b]).count == 2 ? \"Yes\" : \"No\"",
    "label.text = Set([Lib.a, 1]).count == 2 ? \"Yes\" : \"No\"",
    "label.text = Set([1]).union([Lib.a]).count == 2 ? \"Yes\" : \"No\"",
    "label.text = Set([1]).isSubset(of: [Lib.a]) ? \"Yes\" : \"No\"",
    "label.text = Set([\"x\", \"y\"].map { Lib.key($0) }).count == 2 ? \"Yes\" : \"No\"",
    "label.text = Dictionary(grouping: [1, 2, 3]) { $0 % Lib.n }.count == 2 ? \"Yes\" : \"No\"",
    "label.text = Dictionary(uniqueKeysWithValues: [Lib.a, Lib.b].map { ($0, 1) }).count == 2 ? \"Yes\" : \"No\"",
    "label.text = Dictionary([(\"a\", 1), (Lib.text, 2)], uniquingKeysWith: { a, _ in a }).count == 2 ? \"Yes\" : \"No\"",
    "label.text = [Lib.a].compactMap { $0 }.isEmpty ? \"Yes\" : \"No\"",
    "label.text = [\"1\", Lib.text].compactMap { Int($0) }.count == 1 ? \"Yes\" : \"No\"",
    "label.text = [\"a\": Lib.a].compactMapValues { $0 }.isEmpty ? \"Yes\" : \"No\"",
    "var n = 0; Lib.fill(&n); label.text = n == 0 ? \"Yes\" : \"No\"",
    "var list = [1]; Lib.fill(&list); label.text = list.count == 1 ? \"Yes\" : \"No\"",
    "struct Pair: Hashable { let a: Int; let b: Int }; "
      + "label.text = Set([Pair(a: 1, b: Lib.n), Pair(a: 1, b: Lib.m)]).count == 2 ? \"Yes\" : \"No\"",
    "struct Some: OptionSet { let rawValue: Int; static let one = Some(rawValue: 1) }; "
      + "label.text = Some(rawValue: Lib.n).contains(.one) ? \"Yes\" : \"No\"",
  ])
  func whatIsNotKnownDecidesNothing(statements: String) throws {
    #expect(try open(statements) == "✓?")
  }

  @Test func objectsAreEqualAsTheirOwnIsEqualSays() throws {
    let key = """
      class Key: NSObject {
        let n: Int
        init(_ n: Int) { self.n = n }
        override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.n == n }
        override var hash: Int { n }
      }
      """
    for statement in [
      "Key(1) == Key(1) && Key(1) != Key(2)", "[Key(1)].contains(Key(1))",
      "[Key(1), Key(2)].firstIndex(of: Key(2)) == 1",
      "Set([Key(1), Key(1), Key(2)]).count == 2", "[Key(1): 1][Key(1)] == 1",
    ] {
      #expect(try open("label.text = \(statement) ? \"Yes\" : \"No\"", key) == "✓✓", "\(statement)")
    }
  }
}

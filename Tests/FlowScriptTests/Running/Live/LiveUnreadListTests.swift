import Testing

/// An index of a list that is not read.
@MainActor
struct LiveUnreadListTests {
  private func verdicts(_ body: String) throws -> String {
    try LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let list = NSMutableArray()
            list.add(1)
            \(body)
            title = "Went"
          }
        }
        """
    ).verdicts("- assertVisible: Went")
  }

  @Test(arguments: [
    "list.removeObject(at: 4)", "list.insert(2, at: 5)", "list.replaceObject(at: 4, with: 2)", "_ = list[3]",
    "list.exchangeObject(at: 0, withObjectAt: 3)", "_ = list.object(at: 3)", "list[3] = 1",
  ])
  func mayBeBeyondItsEnd(_ body: String) throws {
    #expect(try verdicts(body).contains("?"), "\(body)")
  }

  @Test(arguments: ["list.add(2)", "_ = list.count", "_ = list.contains(2)"])
  func otherMembersGoOn(_ body: String) throws {
    #expect(try verdicts(body) == "✓✓", "\(body)")
  }

  @Test(arguments: ["_ = NSArray(array: [1]).object(at: 3)", "_ = NSArray(array: [1])[2]", "_ = ([1] as NSArray)[2]"])
  func aListThatIsReadRaises(_ body: String) throws {
    #expect(try verdicts(body) == "✗", "\(body)")
  }
}

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

  @Test func whatALibraryAsksForWhatItShowsIsCalledOrNot() throws {
    let flow = LiveFlow(
      source: """
        import Calendars
        class Root: UIViewController, MonthViewDataSource, MonthViewDelegate {
          let month = MonthView()
          override func viewDidLoad() {
            super.viewDidLoad()
            month.dataSource = self
            title = "Days"
          }
          func monthView(_ view: MonthView, colorFor date: Date) -> UIColor { .red }
        }
        """)
    #expect(try flow.passes("- assertVisible: Days") == nil)
  }

  @Test func aLibrarysMethodIsNoneOfUIKitsThatBeginsLikeIt() throws {
    let flow = LiveFlow(
      source: """
        import Swiping
        protocol RowDelegate: AnyObject {
          func tableView(_ table: UITableView, editActionsForRowAt path: IndexPath, for side: Int) -> [String]
        }
        class Root: UITableViewController, SwipingDelegate, RowDelegate {
          func tableView(_ table: UITableView, editActionsForRowAt path: IndexPath, for side: Int) -> [String] { [] }
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "row"
            return cell
          }
          func tableView(_ table: UITableView, actionsForRowAt path: IndexPath, on side: SwipingSide) -> [SwipingAction] { [] }
        }
        """)
    #expect(try flow.passes("- assertVisible: row\n- assertNotVisible: other") == nil)
  }

  @Test func aRowsHeightThatIsNotKnownIsItsContents() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "row \\(path.row)"
            return cell
          }
          override func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
            measured(path.row)
          }
          func measured(_ row: Int) -> CGFloat { Measuring.height(of: row) }
        }
        """)
    #expect(try flow.passes("- assertVisible: row 1\n- assertNotVisible: row 2") == nil)
  }
}

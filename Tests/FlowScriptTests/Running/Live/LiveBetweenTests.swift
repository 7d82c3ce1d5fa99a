import Testing

/// What lies between the runs of a flow that are tried: a device may show what none of them does.
@MainActor
struct LiveBetweenTests {
  /// A table of rows of 50 points that loads twenty more as its last one comes.
  private let pages = LiveFlow(
    source: """
      class Root: UITableViewController {
        var shown = 20
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.rowHeight = 50
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = "Row \\(indexPath.row)"
          return cell
        }
        override func tableView(
          _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
          guard indexPath.row == shown - 1, shown < 60 else { return }
          shown += 20
          DispatchQueue.main.async {
            tableView.reloadData()
            self.title = "has \\(self.shown)"
          }
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          title = "shown \\(tableView.visibleCells.count)"
        }
      }
      """)

  @Test func numbersBetweenWhatMayBeAndWhatMustBeOnTheScreen() throws {
    #expect(try pages.verdicts("- scroll\n- assertNotVisible: has 40\n- assertNotVisible: has a lot") == "✓✓?✓")
    #expect(try pages.verdicts("- scroll\n- assertVisible: has 40") == "✓✓?")
  }

  @Test func rowsThatNoRunMakesAreNotThere() throws {
    #expect(try pages.verdicts("- scroll\n- assertNotVisible: Row 99") == "✓✓✓")
  }

  @Test func aSearchMakesNoRowsFarBehindWhatItFinds() throws {
    let steps = "- scrollUntilVisible: {element: Row 17}\n- assertVisible: Row 17"
    // Whether the last row of twenty comes on the screen with it is open.
    #expect(try pages.verdicts(steps + "\n- assertVisible: has 40\n- assertVisible: has 60") == "✓✓✓??")
    #expect(try pages.passes("- scrollUntilVisible: {element: Row 5}\n- assertNotVisible: has 60") == nil)
    #expect(try pages.passes("- scrollUntilVisible: {element: Row 59}\n- assertVisible: has 60") == nil)
  }

  @Test func aSearchThatFindsNothingFails() throws {
    #expect(try pages.verdicts("- scrollUntilVisible: {element: Row 88}") == "✓✗")
  }

  private func keys(_ keys: [String], _ line: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let keys = Array([\(keys.map { "\"\($0)\": 1" }.joined(separator: ", "))].keys)
            title = \(line)
          }
        }
        """)
  }

  @Test func eachOfAFewKeysComesToEachPlace() throws {
    let insects = ["ant", "bee", "cicada", "dragonfly", "earwig"]
    for insect in insects {
      #expect(try keys(insects, "keys[2]").verdicts("- assertNotVisible: \(insect)") == "✓?")
    }
    #expect(try keys(insects, "keys[2]").verdicts("- assertNotVisible: wasp") == "✓✓")
  }

  @Test func ordersThatWereNotTried() throws {
    #expect(
      try keys(["a", "b", "c", "d", "e"], "keys.joined(separator: \" \")").verdicts("- assertNotVisible: b a e d c")
        == "✓?")
  }

  @Test func oneOfManyKeys() throws {
    let many = (1...30).map { "key \($0)" }
    #expect(try keys(many, "keys[0]").verdicts("- assertNotVisible: key 17\n- assertNotVisible: key 31") == "✓??")
    #expect(
      try keys(many, "\"\\(keys.count) keys\"").verdicts("- assertVisible: 30 keys\n- assertNotVisible: key 17")
        == "✓✓✓")
  }

  @Test func aStopwatchMayShowAnyNumber() throws {
    let watch = LiveFlow(
      source: """
        class Root: UIViewController {
          var timer: Timer?
          var count = 0
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Start", style: .plain, target: self, action: #selector(go))
          }
          @objc func go() {
            if let timer {
              timer.invalidate()
              navigationItem.rightBarButtonItem?.title = "Over"
              return
            }
            navigationItem.rightBarButtonItem?.title = "Stop"
            timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
              self.count += 1
              self.title = "\\(Double(self.count) / 10) s"
            }
          }
        }
        """)
    let steps = "- tapOn: Start\n- tapOn: Stop\n"
    #expect(try watch.verdicts(steps + "- assertNotVisible: 0.7 s\n- assertNotVisible: Start") == "✓✓✓?✓")
    #expect(try watch.verdicts(steps + "- assertVisible: 0.7 s") == "✓✓✓?")
  }
}

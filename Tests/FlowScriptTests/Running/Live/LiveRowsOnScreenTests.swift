import Testing

/// Which rows of tables and items of collections are on the screen.
@MainActor
struct LiveRowsOnScreenTests {
  /// A table 440 points high with a label above it that tells what code says, and a button.
  private func table(_ count: Int = 50, _ members: String = "", load: String = "", go: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController, UITableViewDataSource, UITableViewDelegate {
          let log = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
          let table = UITableView(frame: CGRect(x: 0, y: 200, width: 393, height: 440))
          var rows = (0..<\(count)).map { "Row \\($0)" }
          override func viewDidLoad() {
            super.viewDidLoad()
            log.text = "start"
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            table.delegate = self
            view.addSubview(log)
            view.addSubview(table)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
        \(load)
          }
          @objc func go() {
        \(go)
          }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
          }
        \(members)
        }
        """)
  }

  @Test func whatIsInDoubtStaysSoAfterAStepThatIsUndecided() throws {
    let looks = ["assertVisible: Row 0", "assertNotVisible: Row 1", "assertVisible: Row 2", "assertVisible: start"]
    #expect(try table().verdicts(looks.reduce("- scroll") { $0 + "\n- \($1)" }) == "✓✓???✓")
  }

  @Test func rowsBelowTheScreenAreNotThere() throws {
    #expect(
      try table().passes(
        "- assertVisible: Row 0\n- assertVisible: Row 8\n- assertNotVisible: Row 20\n- assertNotVisible: Row 49") == nil
    )
  }

  /// A cell whose label is held by such constraints; 440 points high.
  private func cells(_ constraints: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Cell: UITableViewCell {
          let label = UILabel()
          let icon = UIView()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            for view in [icon, label] {
              view.translatesAutoresizingMaskIntoConstraints = false
              contentView.addSubview(view)
            }
            NSLayoutConstraint.activate([
              icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
              icon.heightAnchor.constraint(equalToConstant: 60), icon.widthAnchor.constraint(equalToConstant: 60),
              label.leadingAnchor.constraint(equalTo: icon.trailingAnchor),
              \(constraints)
            ])
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        class Root: UIViewController, UITableViewDataSource {
          let table = UITableView(frame: CGRect(x: 0, y: 200, width: 393, height: 440))
          override func viewDidLoad() {
            super.viewDidLoad()
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            view.addSubview(table)
          }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! Cell
            cell.label.text = "Row \\(indexPath.row)"
            return cell
          }
        }
        """)
  }

  @Test(arguments: [
    """
    icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    """,
    """
    icon.topAnchor.constraint(equalTo: contentView.topAnchor),
    label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
    """,
  ])
  func cellsThatConstraintsMakeNoHeightHaveTheStandardOne(_ constraints: String) throws {
    #expect(try cells(constraints).verdicts("- assertVisible: Row 8\n- assertNotVisible: Row 12") == "✓✓✓")
  }

  @Test func cellsThatConstraintsMakeAHeightHaveThat() throws {
    let flow = cells(
      """
      icon.topAnchor.constraint(equalTo: contentView.topAnchor),
      icon.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      """)
    #expect(try flow.verdicts("- assertVisible: Row 6\n- assertNotVisible: Row 8") == "✓✓✓")
  }

  @Test func whatFitsOrNotByAHairIsUndecided() throws {
    let flow = table(
      50, load: "table.rowHeight = UITableView.automaticDimension", go: "log.text = \"\\(table.visibleCells.count)\"")
    let report = try flow.report("- assertVisible: Row 9\n- assertVisible: Row 10")
    #expect(report.contains("✓ assertVisible \"Row 9\""), "\(report)")
    #expect(
      report.contains(
        "undecided: only the app's code knows how much of what scrolls is on the screen: how high its parts are, or how far "
          + "a finger scrolls, is not known\n      scrollUntilVisible brings an element into sight"), "\(report)")
  }

  @Test func statedHeightsCount() throws {
    let flow = table(
      8, "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { i.row == 2 ? 300 : 50 }",
      go:
        "log.text = \"\\(table.visibleCells.count) \\(table.cellForRow(at: IndexPath(row: 2, section: 0))!.frame.height)\""
    )
    #expect(
      try flow.passes("- assertVisible: Row 2\n- assertNotVisible: Row 5\n- tapOn: Go\n- assertVisible: 4 300.0") == nil
    )
  }

  @Test func aRowOffTheScreenHasNoCell() throws {
    let flow = table(go: "log.text = \"\\(table.cellForRow(at: IndexPath(row: 40, section: 0)) == nil)\"")
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: \"true\"") == nil)
    let trapped = table(go: "table.cellForRow(at: IndexPath(row: 40, section: 0))!.isHidden = true")
    #expect(try trapped.report("- tapOn: Go").contains("the app crashes: Unexpectedly found nil"))
  }

  @Test func theLastRowIsShownWhenItIsScrolledTo() throws {
    let flow = table(
      50,
      """
      func tableView(_ t: UITableView, willDisplay cell: UITableViewCell, forRowAt i: IndexPath) {
        if i.row == rows.count - 1 { log.text = "more" }
      }
      """)
    #expect(
      try flow.passes(
        "- assertVisible: start\n- scrollUntilVisible: {element: Row 49}\n- assertVisible: more\n- assertVisible: Row 49\n"
          + "- assertNotVisible: Row 0\n- scrollUntilVisible: {element: Row 0, direction: UP}\n- tapOn: Row 0\n"
          + "- assertNotVisible: Row 49") == nil)
  }

  @Test func codeScrollsToARow() throws {
    let flow = table(
      load: "table.rowHeight = 44",
      go: """
        table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
        table.layoutIfNeeded()
        log.text = "\\(table.indexPathsForVisibleRows!.first!.row) \\(table.visibleCells.count)"
        """)
    #expect(
      try flow.passes(
        "- tapOn: Go\n- assertVisible: 30 10\n- assertVisible: Row 35\n- assertNotVisible: Row 0\n- assertNotVisible: Row 41"
      )
        == nil)
  }

  @Test func fewRowsStayWhereTheyAre() throws {
    #expect(
      try table(5).passes("- scroll\n- assertVisible: Row 0\n- assertVisible: Row 4\n- assertNotVisible: Row 5") == nil)
  }

  @Test func afterAFingerIsNotKnownHowFar() throws {
    let report = try table().report("- scroll\n- assertNotVisible: Row 49\n- assertVisible: Row 12")
    #expect(report.contains("✓ assertNotVisible \"Row 49\""), "\(report)")
    #expect(report.contains("? assertVisible \"Row 12\""), "\(report)")
  }

  @Test func aReloadLetsCellsGoUntilTheNextLayout() throws {
    let flow = table(
      go: """
        rows = ["New"]
        table.reloadData()
        log.text = "\\(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil) \\(table.numberOfRows(inSection: 0))"
        """)
    #expect(
      try flow.passes("- tapOn: Go\n- assertVisible: true 1\n- assertVisible: New\n- assertNotVisible: Row 0") == nil)
    let stale = table(go: "rows = []\nlog.text = \"\\(table.numberOfRows(inSection: 0))\"")
    #expect(try stale.passes("- tapOn: Go\n- assertVisible: \"50\"") == nil)
  }

  @Test func footersAndHeadersAreWhereTheirRowsAre() throws {
    let flow = table(
      50,
      """
      func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { "Head" }
      func tableView(_ t: UITableView, titleForFooterInSection s: Int) -> String? { "Foot" }
      """,
      load: """
        let last = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        last.text = "The end"
        table.tableFooterView = last
        """)
    #expect(
      try flow.passes("- assertVisible: Head\n- assertNotVisible: The end\n- scrollUntilVisible: {element: The end}")
        == nil)
  }

  @Test func aFooterLiesBelowTheLastRow() throws {
    let flow = table(
      30,
      load: """
        table.rowHeight = 60
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        let end = UILabel(frame: CGRect(x: 16, y: 150, width: 250, height: 30))
        end.text = "The end"
        footer.addSubview(end)
        table.tableFooterView = footer
        """, go: "table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)")
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: Row 29\n- assertNotVisible: The end") == nil)
  }

  @Test func anUpdateWithoutChangesAsksForHeights() throws {
    let flow = table(
      3,
      """
      func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { i.row == 1 && isShut ? 0 : 44 }
      var isShut = true
      """, go: "isShut.toggle()\ntable.beginUpdates()\ntable.endUpdates()")
    #expect(
      try flow.passes(
        """
        - assertNotVisible: Row 1
        - tapOn: Go
        - assertVisible: Row 1
        - tapOn: Go
        - assertNotVisible: Row 1
        """) == nil)
  }

  @Test func rowsAreAsHighAsTheirConstraintsMakeThem() throws {
    let flow = LiveFlow(
      source: """
        class Story: UITableViewCell {
          let story = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            story.numberOfLines = 0
            story.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(story)
            story.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10).isActive = true
            story.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10).isActive = true
            story.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
            story.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        class Root: UITableViewController {
          let stories = [(0..<60).map { "Line \\($0)" }.joined(separator: "\\n"), "Second"]
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stories.count }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = Story(style: .default, reuseIdentifier: nil)
            cell.story.text = stories[indexPath.row]
            return cell
          }
        }
        """)
    #expect(try flow.passes("- assertNotVisible: Second") == nil)
  }

  @Test func itemsOfAFlowLayoutFillLines() throws {
    func items(_ layout: String, _ members: String = "") -> LiveFlow {
      LiveFlow(
        source: """
          class Cell: UICollectionViewCell {
            let label = UILabel()
            override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(label) }
            required init?(coder: NSCoder) { fatalError() }
          }
          class Root: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
            override func viewDidLoad() {
              super.viewDidLoad()
          \(layout)
              let items = UICollectionView(frame: CGRect(x: 0, y: 200, width: 390, height: 330), collectionViewLayout: layout)
              items.register(Cell.self, forCellWithReuseIdentifier: "cell")
              items.dataSource = self
              items.delegate = self
              view.addSubview(items)
            }
            func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
            func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
              let cell = c.dequeueReusableCell(withReuseIdentifier: "cell", for: i) as! Cell
              cell.label.text = "Item \\(i.item)"
              cell.label.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
              return cell
            }
          \(members)
          }
          """)
    }
    let grid = "let layout = UICollectionViewFlowLayout()\nlayout.itemSize = CGSize(width: 120, height: 100)"
    #expect(
      try items(grid).passes(
        "- assertVisible: Item 8\n- assertNotVisible: Item 9\n- scrollUntilVisible: {element: Item 50}")
        == nil)
    let ofDelegate = """
      func collectionView(_ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize {
        CGSize(width: c.bounds.width, height: 100)
      }
      """
    #expect(
      try items("let layout = UICollectionViewFlowLayout()", ofDelegate).passes(
        "- assertVisible: Item 2\n- assertNotVisible: Item 3") == nil)
    let sections = """
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(110)), subitems: [item])
      let layout = UICollectionViewCompositionalLayout { _, environment in
        environment.container.contentSize.width > 0 ? NSCollectionLayoutSection(group: group) : nil
      }
      """
    #expect(try items(sections).passes("- assertVisible: Item 5\n- assertNotVisible: Item 6") == nil)
  }

  @Test func contentFarDownAScrollViewIsScrolledTo() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
            scroll.contentSize = CGSize(width: 393, height: 2000)
            view.addSubview(scroll)
            for (text, y) in [("Near", 50), ("Deep", 1500)] {
              let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 40))
              label.text = text
              scroll.addSubview(label)
            }
          }
        }
        """)
    #expect(
      try flow.passes("- assertVisible: Near\n- assertNotVisible: Deep\n- scrollUntilVisible: {element: Deep}") == nil)
    #expect(try flow.report("- tapOn: Deep").contains("no visible element has the text \"Deep\""))
  }

  @Test(arguments: [
    "table.contentInset.top = .nan", "table.rowHeight = .infinity",
    "table.sectionHeaderHeight = .infinity\ntable.contentInset.top = -CGFloat.infinity",
  ])
  func whatIsNoNumberEndsNothing(_ load: String) throws {
    #expect(try table(50, load: load).passes("- assertVisible: start") == nil)
  }
}

import Testing

@testable import FlowScript

/// Cells that lists give out again.
@MainActor
struct LiveReuseTests {
  private static let table = """
    final class Cell: UITableViewCell {
      static var prepared = 0
      let badge = UILabel(frame: CGRect(x: 200, y: 0, width: 60, height: 40))
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        badge.text = "New"
        badge.isHidden = true
        contentView.addSubview(badge)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func prepareForReuse() {
        super.prepareForReuse()
        Cell.prepared += 1
      }
    }
    class Root: UITableViewController {
      var items = ["One", "Two", "Three"]
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 50
        tableView.register(Cell.self, forCellReuseIdentifier: "cell")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Reload", style: .plain, target: self, action: #selector(reload))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          title: "Count", style: .plain, target: self, action: #selector(count))
      }
      @objc func reload() {
        items[0] = "Uno"
        tableView.reloadData()
      }
      @objc func count() { title = "prepared \\(Cell.prepared)" }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path) as! Cell
        cell.textLabel?.text = items[path.row]
        if items[path.row] == "One" { cell.badge.isHidden = false }
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let cell = tableView.cellForRow(at: path) as! Cell
        title = cell.badge.isHidden ? "plain" : "new"
      }
    }
    """

  @Test func cellsOnTheScreenAreUsedAgainAfterAReload() throws {
    let flow = LiveFlow(source: Self.table)
    #expect(
      try flow.passes(
        "- tapOn: Count\n- assertVisible: prepared 0\n- tapOn: Reload\n- tapOn: Count\n- assertVisible: prepared 3")
        == nil)
  }

  @Test func whatACellStillShowsOfAnotherRowIsThere() throws {
    let flow = LiveFlow(source: Self.table)
    #expect(try flow.passes("- assertVisible: New\n- tapOn: Reload\n- assertVisible: New") == nil)
  }

  @Test func whichCellARowGetsIsNotKnown() throws {
    let flow = LiveFlow(source: Self.table)
    let report = try flow.report("- tapOn: Reload\n- tapOn: Uno\n- assertVisible: plain")
    #expect(report.contains("? assertVisible \"plain\""))
    #expect(
      report.contains(
        "undecided: only the app's code knows which of its cells a list uses again, whose content is still that of "
          + "another row"))
  }

  @Test func anItemThatIsReconfiguredKeepsItsCell() throws {
    let flow = LiveFlow(
      source: """
        final class Cell: UICollectionViewCell {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
          var fills = 0
          override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func prepareForReuse() { fatalError("not to be reused") }
        }
        class Root: UIViewController {
          var source: UICollectionViewDiffableDataSource<Int, String>!
          override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 40)
            let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            view.addSubview(list)
            list.register(Cell.self, forCellWithReuseIdentifier: "cell")
            source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
              let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Cell
              cell.fills += 1
              cell.label.text = "\\(item) \\(cell.fills)"
              return cell
            }
            var first = NSDiffableDataSourceSnapshot<Int, String>()
            first.appendSections([0])
            first.appendItems(["a", "b"])
            source.apply(first)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Again", style: .plain, target: self, action: #selector(again))
          }
          @objc func again() {
            var next = source.snapshot()
            next.reconfigureItems(["b"])
            next.appendItems(["c"])
            source.apply(next)
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: a 1
        - tapOn: Again
        - assertVisible: a 1
        - assertVisible: b 2
        - assertVisible: c 1
        """) == nil)
  }

  /// Source: the documentation of `tableView(_:willDisplay:forRowAt:)`: the table has set the selection by then.
  @Test func aCellThatComesInIsToldThatItIsNotSelected() throws {
    let flow = LiveFlow(
      source: """
        final class Cell: UITableViewCell {
          override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            textLabel?.text = selected ? "Chosen" : "Not chosen"
          }
        }
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Cell.self, forCellReuseIdentifier: "cell")
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "Row"
            return cell
          }
        }
        """)
    #expect(
      try flow.passes(
        "- assertVisible: Not chosen\n- assertNotVisible: Row\n- tapOn: Not chosen\n- assertVisible: Chosen") == nil)
  }
}

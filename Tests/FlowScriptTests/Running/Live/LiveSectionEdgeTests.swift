import HeadlessUIKit
import Testing

/// What stands above sections when rows and sections come, go and move.
@MainActor
struct LiveSectionEdgeTests {
  private func table(_ title: String, _ change: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UITableViewController {
          var rows = [["a", "b"], ["c"]]
          var names = ["First", "Second"]
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
          }
          override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            rows[section].count
          }
          override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { \(title) }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.section][indexPath.row]
            return cell
          }
          @objc func go() {
        \(change)
          }
        }
        """)
  }

  private let counted = #""\(names[section]) \(rows[section].count)""#
  private let insertion = """
    rows[0].append("d")
    tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    """

  @Test func whetherATitleIsAskedForAgainIsOpen() throws {
    let flow = table(counted, insertion)
    for text in ["First 2", "First 3"] {
      let report = try flow.report("- tapOn: Go\n- assertVisible: \(text)")
      #expect(report.contains(OpenRule.sectionEdges.question), "\(report)")
    }
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: d\n- assertVisible: Second 1") == nil)
  }

  @Test func aTitleThatStaysTheSameIsDecided() throws {
    let flow = table("names[section]", insertion)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: First\n- assertVisible: d") == nil)
  }

  @Test func aSectionThatIsLoadedAgainIsAskedForItsTitle() throws {
    let flow = table(counted, #"rows[0].append("d"); tableView.reloadSections([0], with: .none)"#)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: First 3\n- assertNotVisible: First 2") == nil)
  }

  @Test func aTitleGoesWithItsSection() throws {
    let flow = table(
      "names[section]",
      """
      rows.insert(["new"], at: 0)
      names.insert("Zeroth", at: 0)
      tableView.insertSections([0], with: .automatic)
      """)
    #expect(
      try flow.passes(
        "- tapOn: Go\n- assertVisible: {text: First, below: new}\n- assertVisible: {text: new, below: Zeroth}") == nil)
  }

  @Test func headersOfACollectionGoWithTheirSections() throws {
    let flow = LiveFlow(
      source: """
        class Heading: UICollectionReusableView {
          let label = UILabel(frame: CGRect(x: 10, y: 5, width: 200, height: 30))
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        class Cell: UICollectionViewCell {
          let label = UILabel(frame: CGRect(x: 10, y: 5, width: 200, height: 30))
          override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        class Root: UIViewController {
          var source: UICollectionViewDiffableDataSource<String, String>!
          override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 40)
            layout.headerReferenceSize = CGSize(width: 300, height: 40)
            let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            view.addSubview(collection)
            collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
            collection.register(
              Heading.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
              withReuseIdentifier: "heading")
            source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
              let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Cell
              cell.label.text = item
              return cell
            }
            source.supplementaryViewProvider = { [unowned self] collection, kind, path in
              let view = collection.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "heading", for: path) as! Heading
              view.label.text = "Bed of " + source.snapshot().sectionIdentifiers[path.section]
              return view
            }
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendSections(["Fruit", "Roots"])
            snapshot.appendItems(["Pear"], toSection: "Fruit")
            snapshot.appendItems(["Beet"], toSection: "Roots")
            source.apply(snapshot, animatingDifferences: false)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
          }
          @objc func go() {
            var snapshot = source.snapshot()
            snapshot.moveSection("Fruit", afterSection: "Roots")
            source.apply(snapshot)
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: {text: Bed of Roots, below: Pear}
        - assertVisible: {text: Beet, below: Bed of Roots}
        - tapOn: Go
        - assertVisible: {text: Bed of Fruit, below: Beet}
        - assertVisible: {text: Pear, below: Bed of Fruit}
        - assertNotVisible: {text: Bed of Roots, below: Beet}
        """) == nil)
  }

  /// A header of UIKit's class shows the title that the data source has for its section.
  @Test(arguments: [("", "✓"), ("header.textLabel?.text = \"Own\"", "?")])
  func titlesOfHeaderViews(_ own: String, _ expected: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "First" }
          override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
          override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")!
            \(own)
            return header
          }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: First").suffix(1) == expected)
  }
}

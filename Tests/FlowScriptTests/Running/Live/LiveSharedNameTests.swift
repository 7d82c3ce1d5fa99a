import Testing

/// Names that several types, files or protocols have.
@MainActor
struct LiveSharedNameTests {
  /// Objective-C tells the data sources' `numberOfSections(in:)` apart, by what it is handed.
  @Test(arguments: [
    "func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }",
    """
    func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
    func numberOfSections(in tableView: UITableView) -> Int { 1 }
    """,
    """
    func numberOfSections(in tableView: UITableView) -> Int { 1 }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
    """,
  ])
  func aTableAsksItsOwnMethodForSections(_ methods: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
          override func viewDidLoad() {
            super.viewDidLoad()
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
            table.dataSource = self
            view.addSubview(table)
            let grid = UICollectionView(
              frame: CGRect(x: 0, y: 400, width: 390, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
            grid.register(Item.self, forCellWithReuseIdentifier: "item")
            grid.dataSource = self
            view.addSubview(grid)
          }
          \(methods)
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row"
            return cell
          }
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
          func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
        }
        class Item: UICollectionViewCell {
          override init(frame: CGRect) {
            super.init(frame: frame)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            label.text = "Item"
            contentView.addSubview(label)
          }
          required init?(coder: NSCoder) { nil }
        }
        """)
    #expect(try flow.passes("- assertVisible: Row\n- assertNotVisible: Item") == nil)
  }

  /// A module's files lie in one folder, and mean their own types.
  @Test func aNameMeansTheTypeOfItsOwnFolder() throws {
    let flow = LiveFlow(
      source: """
        struct Store { static func title() -> String { "of the app" } }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = Store.title()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: Kit.title, style: .plain, target: nil, action: nil)
          }
        }
        """,
      files: [
        "App/Kit/Store.swift": "class Store { static func title() -> String { \"of the kit\" } }",
        "App/Kit/Kit.swift": "public enum Kit { public static var title: String { Store.title() } }",
      ])
    #expect(try flow.passes("- assertVisible: of the app\n- assertVisible: of the kit") == nil)
  }

  /// Two files beside each other that declare one class: which of them the app's target has is not known.
  @Test func ofTwoTypesBesideEachOtherNobodyKnowsWhichIsMeant() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = Names.title
          }
        }
        """,
      files: [
        "App/Model/Names.swift": "enum Names { static let title = \"one\" }",
        "App/Model/Names copy.swift": "enum Names { static let title = \"two\" }",
      ])
    #expect(try flow.verdicts("- assertVisible: one") == "✓?")
    #expect(try flow.verdicts("- assertVisible: two") == "✓?")
  }

  @Test func privateNamesBelongToTheirFiles() throws {
    let flow = LiveFlow(
      source: """
        private let heading = "first"
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = heading
          }
        }
        """, files: ["App/Zebra.swift": "private let heading = \"second\"\nlet other = heading"])
    #expect(try flow.passes("- assertVisible: first") == nil)
  }
}

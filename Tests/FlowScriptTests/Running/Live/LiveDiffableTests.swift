import Testing

/// Lists whose rows and items are snapshots of the app's values.
@MainActor
struct LiveDiffableTests {
  private let table = LiveFlow(
    source: """
      struct Guest: Hashable {
        let id: Int
        var name: String
        static func == (left: Guest, right: Guest) -> Bool { left.id == right.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      enum Section { case main, rest }
      class Root: UITableViewController {
        var guests = [Guest(id: 1, name: "Ann"), Guest(id: 2, name: "Bob")]
        var made = 0
        lazy var source = UITableViewDiffableDataSource<Section, Guest>(tableView: tableView) {
          [unowned self] table, path, guest in
          made += 1
          let cell = table.dequeueReusableCell(withIdentifier: "Guest", for: path)
          cell.textLabel?.text = guest.name
          return cell
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Guest")
          navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Rename", style: .plain, target: self, action: #selector(rename)),
            UIBarButtonItem(title: "Add", style: .plain, target: self, action: #selector(add)),
          ]
          show()
        }
        func show(reloading: [Guest] = []) {
          var snapshot = NSDiffableDataSourceSnapshot<Section, Guest>()
          snapshot.appendSections([.main, .rest])
          snapshot.appendItems(guests, toSection: .main)
          snapshot.reloadItems(reloading)
          source.apply(snapshot, animatingDifferences: true) { [unowned self] in
            title = "\\(snapshot.numberOfItems) of \\(snapshot.sectionIdentifiers.count), made \\(made)"
          }
        }
        @objc func rename() {
          guests[0].name = guests[0].name + "a"
          show(reloading: guests[0].name == "Annaa" ? [guests[0]] : [])
        }
        @objc func add() {
          guests.append(Guest(id: 3, name: "Cy"))
          show()
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          guard let guest = source.itemIdentifier(for: indexPath) else { return }
          var snapshot = source.snapshot()
          snapshot.deleteItems([guest])
          guests.removeAll { $0.id == guest.id }
          source.apply(snapshot)
        }
      }
      """)

  @Test func rowsComeAndGoWithTheSnapshot() throws {
    #expect(
      try table.passes(
        """
        - assertVisible: 2 of 2, made 2
        - tapOn: Add
        - assertVisible: Cy
        - assertVisible: 3 of 2, made 3
        - tapOn: Bob
        - assertNotVisible: Bob
        - assertVisible: Ann
        """) == nil)
  }

  @Test func aRowThatIsTheSameKeepsItsCellUntilItIsReloaded() throws {
    #expect(
      try table.passes(
        """
        - tapOn: Rename
        - assertVisible: Ann
        - assertNotVisible: Anna
        - tapOn: Rename
        - assertVisible: Annaa
        """) == nil)
  }

  private func names(_ change: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UITableViewController {
          var source: UITableViewDiffableDataSource<Int, String>!
          override func viewDidLoad() {
            super.viewDidLoad()
            source = UITableViewDiffableDataSource(tableView: tableView) { _, _, name in
              let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
              cell.textLabel?.text = name
              return cell
            }
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Change", style: .plain, target: self, action: #selector(change))
            show(["Ann"])
          }
          func show(_ names: [String]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(names)
            source.apply(snapshot, animatingDifferences: false)
          }
          @objc func change() { \(change) }
        }
        """)
  }

  @Test func anItemThatIsThereTwiceEndsTheApp() throws {
    let report = try names("show([\"Bob\", \"Ann\", \"Bob\"])").report("- tapOn: Change")
    #expect(
      report.contains(
        "'NSInternalInconsistencyException', reason: 'Fatal: supplied item identifiers are not unique."), "\(report)")
  }

  @Test func aSnapshotThatIsNotKnownLeavesTheRowsOpen() throws {
    let report = try names("show(Remote.names())").report("- tapOn: Change\n- assertNotVisible: Bob")
    #expect(report.contains("? assertNotVisible \"Bob\""), "\(report)")
  }

  @Test func anAppsOwnClassOfSourcesInheritsTheInitialiser() throws {
    let flow = LiveFlow(
      source: """
        final class Source: UITableViewDiffableDataSource<Int, String> {
          override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            snapshot().sectionIdentifiers[section] == 7 ? "Seven" : nil
          }
        }
        class Root: UITableViewController {
          private var source: Source?
          override func viewDidLoad() {
            super.viewDidLoad()
            source = Source(tableView: tableView) { _, _, text in
              let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
              cell.textLabel?.text = text
              return cell
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([7])
            snapshot.appendItems(["One", "Two"])
            source?.apply(snapshot, animatingDifferences: false)
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Seven\n- assertVisible: Two") == nil)
  }

  @Test func sectionsWithoutTheirTypeAreOfTheSnapshots() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          enum Section { case open, done }
          override func viewDidLoad() {
            super.viewDidLoad()
            var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
            snapshot.appendSections([.open, .done])
            snapshot.appendItems(["Wash"], toSection: .done)
            let section = snapshot.sectionIdentifier(containingItem: "Wash")
            title = section == .open ? "open" : section == .done ? "done" : "none"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: done") == nil)
  }

  @Test func itemsOfACompositionalLayoutAreShown() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UICollectionViewDelegate {
          var source: UICollectionViewDiffableDataSource<Int, String>!
          lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
          func layout() -> UICollectionViewLayout {
            UICollectionViewCompositionalLayout { section, environment in
              let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
              let item = NSCollectionLayoutItem(layoutSize: size)
              item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
              return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            }
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
            list.delegate = self
            view.addSubview(list)
            source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, text in
              let cell = list.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
              var content = UIListContentConfiguration.cell()
              content.text = text
              cell.contentConfiguration = content
              return cell
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["One", "Two"])
            source.apply(snapshot)
          }
          func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            title = source.itemIdentifier(for: indexPath)?.uppercased()
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Two\n- assertVisible: TWO") == nil)
  }

  @Test func aMethodOfAnExtensionOfUIKitsClassIsOneForItsSubclasses() throws {
    let flow = LiveFlow(
      source: """
        extension UIView { func label(_ text: String) { accessibilityLabel = text } }
        final class Card: UIView {}
        class Root: UIViewController {
          private var card: Card!
          override func viewDidLoad() {
            super.viewDidLoad()
            card = Card()
            card.label("Card")
            view.addSubview(card)
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Card") == nil)
  }

  private func outline(_ accessory: String = "[]") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController, UICollectionViewDelegate {
          var source: UICollectionViewDiffableDataSource<Int, String>!
          override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar))
            let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            list.delegate = self
            view.addSubview(list)
            let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
              var content = cell.defaultContentConfiguration()
              content.text = name
              cell.contentConfiguration = content
              cell.accessories = \(accessory)
            }
            source = .init(collectionView: list) { list, path, name in
              list.dequeueConfiguredReusableCell(using: row, for: path, item: name)
            }
            var tree = NSDiffableDataSourceSectionSnapshot<String>()
            tree.append(["Tea", "Water"])
            tree.append(["Green", "Black"], to: "Tea")
            tree.append(["Sencha"], to: "Green")
            tree.expand(["Tea"])
            tree.insert(["Milk"], before: "Water")
            title = "\\(tree.items.count) \\(tree.visibleItems.count) \\(tree.level(of: "Sencha")) \\(tree.parent(of: "Green")!)"
            source.apply(tree, to: 1)
          }
          func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
            guard let name = source.itemIdentifier(for: path) else { return }
            title = "Chosen \\(name)"
            var tree = source.snapshot(for: 1)
            if tree.isExpanded(name) { tree.collapse([name]) } else { tree.expand([name]) }
            source.apply(tree, to: 1, animatingDifferences: false)
          }
        }
        """)
  }

  @Test func branchesOfASectionOpenAndClose() throws {
    let steps = """
      - assertVisible: 6 5 2 Tea
      - assertVisible: Milk
      - assertNotVisible: Sencha
      - tapOn: Green
      - assertVisible: Sencha
      - tapOn: Tea
      - assertNotVisible: Green
      - assertNotVisible: Sencha
      """
    #expect(try outline().passes(steps) == nil)
    #expect(try outline("[.outlineDisclosure(options: .init(style: .cell))]").passes(steps) == nil)
  }

  @Test func aTouchOnAHeaderOpensIt() throws {
    let header = outline("[.outlineDisclosure(options: .init(style: .header))]")
    #expect(
      try header.passes(
        """
        - tapOn: Tea
        - assertNotVisible: Green
        - assertNotVisible: Chosen Tea
        - tapOn: Tea
        - assertVisible: Green
        - tapOn: Milk
        - assertVisible: Chosen Milk
        """) == nil)
    #expect(try outline("[.outlineDisclosure()]").report("- tapOn: Tea").contains("? tapOn \"Tea\""))
  }

  @Test func aMemberOfASourceThatIsNotReadMayChangeAll() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            view.addSubview(list)
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { _, _, _ in nil }
            source.applySomehow(3)
          }
        }
        """)
    #expect(try flow.report("- assertVisible: Tea").contains("only the app's code knows what"))
    #expect(!(try flow.report("- assertVisible: Tea")).contains("✗"))
  }

  /// Cases that are written without their enum are of the snapshot's type, with what they hold.
  @Test func itemsOfACaseAreTold() throws {
    let flow = LiveFlow(
      source: """
        enum Line: Hashable { case text(String), pages(count: Int) }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            var snapshot = NSDiffableDataSourceSnapshot<Int, Line>()
            snapshot.appendSections([0, 1])
            snapshot.appendItems([.text("a"), .text("b")], toSection: 0)
            snapshot.appendItems([.pages(count: 2)])
            snapshot.insertItems([.text("c")], beforeItem: .text("b"))
            snapshot.deleteItems([.text("a")])
            title = "\\(snapshot.itemIdentifiers.map { "\\($0)" }.joined(separator: " "))"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 'text\\(\"c\"\\) text\\(\"b\"\\) pages\\(count: 2\\)'") == nil)
  }

  /// - UIKit: a cell and its content view are as large as the layout's delegate says (documentation of
  ///   `collectionView(_:layout:sizeForItemAt:)`).
  @Test func aCellIsAsLargeAsItsItem() throws {
    let flow = LiveFlow(
      source: """
        class Cell: UICollectionViewCell {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
          override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func layoutSubviews() {
            super.layoutSubviews()
            label.text = "\\(contentView.bounds.size) in \\(bounds.width)"
          }
        }
        class Root: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
          let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          override func viewDidLoad() {
            super.viewDidLoad()
            list.register(Cell.self, forCellWithReuseIdentifier: "Cell")
            list.dataSource = self
            list.delegate = self
            view.addSubview(list)
          }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            list.frame = view.bounds
          }
          func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
          func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            list.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
          }
          func collectionView(
            _ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
          ) -> CGSize { CGSize(width: 200, height: 100) }
        }
        """)
    #expect(try flow.passes("- assertVisible: '\\(200.0, 100.0\\) in 200.0'") == nil)
  }

  @Test func anItemThatIsThereAlreadyMoves() throws {
    let flow = names(
      """
      var snapshot = source.snapshot()
      snapshot.appendItems(["Bob", "Cy"])
      snapshot.appendItems(["Ann"])
      snapshot.insertItems(["Cy"], beforeItem: "Bob")
      source.apply(snapshot)
      title = snapshot.itemIdentifiers.joined()
      """)
    #expect(try flow.passes("- tapOn: Change\n- assertVisible: CyBobAnn") == nil)
  }
}

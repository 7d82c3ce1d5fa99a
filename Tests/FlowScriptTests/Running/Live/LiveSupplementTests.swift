import Testing

@testable import FlowScript

/// Headers, footers and other views beside the items of collections.
@MainActor
struct LiveSupplementTests {
  private static let header = """
    final class Header: UICollectionReusableView {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class Cell: UICollectionViewCell {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  private static let flow =
    header + """

      class Root: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var list: UICollectionView!
        override func viewDidLoad() {
          super.viewDidLoad()
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 300, height: 100)
          list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
          list.register(Cell.self, forCellWithReuseIdentifier: "cell")
          list.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
          list.dataSource = self
          list.delegate = self
          view.addSubview(list)
        }
        func numberOfSections(in list: UICollectionView) -> Int { 3 }
        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Cell
          cell.label.text = "Item \\(path.section) \\(path.item)"
          return cell
        }
        func collectionView(
          _ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
          let view = list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path) as! Header
          view.label.text = "Part \\(path.section)"
          return view
        }
        func collectionView(
          _ list: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
        ) -> CGSize { CGSize(width: 0, height: section == 1 ? 0 : 40) }
      }
      """

  @Test func headersThatHaveAHeightAreThereWhereTheyAreOnTheScreen() throws {
    let flow = LiveFlow(source: Self.flow)
    #expect(
      try flow.passes(
        """
        - assertVisible: Part 0
        - assertVisible: Item 0 0
        - assertNotVisible: Part 1
        - assertNotVisible: Part 2
        - scrollUntilVisible: {element: {text: Item 2 4}}
        - assertNotVisible: Part 0
        """) == nil)
  }

  @Test func aDiffableSourceMakesThemToo() throws {
    let flow = LiveFlow(
      source: Self.header + """

        class Root: UIViewController {
          var source: UICollectionViewDiffableDataSource<String, String>!
          override func viewDidLoad() {
            super.viewDidLoad()
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            let section = NSCollectionLayoutSection(
              group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.boundarySupplementaryItems = [
              NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "title", alignment: .top)
            ]
            let list = UICollectionView(
              frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
            list.register(Cell.self, forCellWithReuseIdentifier: "cell")
            list.register(Header.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "header")
            view.addSubview(list)
            source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
              let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Cell
              cell.label.text = item
              return cell
            }
            source.supplementaryViewProvider = { [unowned self] list, kind, path in
              let view = list.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: path) as! Header
              view.label.text = source.snapshot().sectionIdentifiers[path.section].uppercased()
              return view
            }
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendSections(["fruit", "roots"])
            snapshot.appendItems(["Apple"], toSection: "fruit")
            snapshot.appendItems(["Beet"], toSection: "roots")
            source.apply(snapshot)
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: FRUIT
        - assertVisible: ROOTS
        - assertVisible: Beet
        - assertNotVisible: roots2
        """) == nil)
  }

  @Test func aDataSourceThatMakesNoneIsAsked() throws {
    let flow = LiveFlow(
      source: """
        class Root: UICollectionViewController {
          init() {
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 100, height: 30)
            super.init(collectionViewLayout: layout)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        }
        """)
    #expect(
      try flow.report("- assertNotVisible: Title").contains(
        "what a collection does whose data source makes no UICollectionElementKindSectionHeader"))
  }

  @Test func aKindIsToldByItsConstant() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = [UICollectionView.elementKindSectionHeader, "other"].map(name).joined(separator: " ")
          }
          func name(_ kind: String) -> String {
            switch kind {
            case UICollectionView.elementKindSectionFooter: return "footer"
            case UICollectionView.elementKindSectionHeader: return "header"
            default: return "none"
            }
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: header none") == nil)
  }

  /// A layout that changes lays its collection out again (documentation of invalidateLayout()).
  @Test func headersComeWithTheirSize() throws {
    let flow = LiveFlow(
      source: """
        class Header: UICollectionReusableView {
          let label = UILabel(frame: CGRect(x: 16, y: 5, width: 300, height: 30))
          override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Header"
            addSubview(label)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        class Root: UIViewController, UICollectionViewDataSource {
          let layout = UICollectionViewFlowLayout()
          lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
          override func viewDidLoad() {
            super.viewDidLoad()
            list.dataSource = self
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.register(
              Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
              withReuseIdentifier: "header")
            view.addSubview(list)
            title = layout.collectionView === list ? "Own" : "None"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Show", style: .plain, target: self, action: #selector(show))
          }
          @objc func show() { layout.headerReferenceSize = CGSize(width: 0, height: 40) }
          func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
          func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          }
          func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
          ) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
          }
        }
        """)
    #expect(
      try flow.passes("- assertVisible: Own\n- assertNotVisible: Header\n- tapOn: Show\n- assertVisible: Header") == nil
    )
  }
}

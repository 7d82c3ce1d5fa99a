import Testing

/// What collections refuse of their data sources, and of who asks them for what is not there.
@MainActor
struct LiveDequeueTests {
  /// A collection of one item and one header.
  private func flow(
    cell: String = "dequeue(list, path)", header: String = "head(list, kind, path)", size: String = "",
    more: String = "", action: String = "", os: String = "iOS 18"
  ) -> LiveFlow {
    LiveFlow(
      source: """
        class Cell: UICollectionViewCell {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
          override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Item"
            contentView.addSubview(label)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        class Root: UICollectionViewController, UICollectionViewDelegateFlowLayout {
          init() {
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 100, height: 40)
            super.init(collectionViewLayout: layout)
          }
          required init?(coder: NSCoder) { fatalError() }
          let header = UICollectionView.elementKindSectionHeader
          override func viewDidLoad() {
            super.viewDidLoad()
            for name in ["a", "b"] { collectionView.register(Cell.self, forCellWithReuseIdentifier: name) }
            for kind in [header, UICollectionView.elementKindSectionFooter] {
              collectionView.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "h")
            }
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", primaryAction: UIAction(title: "Go") { [unowned self] _ in
                \(action)
                title = "went on"
              })
          }
          func dequeue(_ list: UICollectionView, _ path: IndexPath, _ name: String = "a") -> UICollectionViewCell {
            list.dequeueReusableCell(withReuseIdentifier: name, for: path)
          }
          func head(_ list: UICollectionView, _ kind: String, _ path: IndexPath) -> UICollectionReusableView {
            list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: path)
          }
          override func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
          override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            \(cell)
          }
          override func collectionView(
            _ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
          ) -> UICollectionReusableView {
            \(header)
          }
          func collectionView(
            _ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
          ) -> CGSize {
            \(size)
            return CGSize(width: 100, height: 50)
          }
          \(more)
        }
        """,
      header: "  os: \(os)\n")
  }

  /// The exception that ends the app, by the beginning of its reason.
  private func crashes(
    _ flow: LiveFlow, _ reason: String, after steps: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let report = try flow.report(steps)
    #expect(report.contains(reason), "\(report)", sourceLocation: sourceLocation)
  }

  @Test("A cell is dequeued twice, or measured, and does not come back", .proves("F6.1"))
  func strayCells() throws {
    let stray = "Expected dequeued view to be returned to the collection view in preparation for display."
    #expect(try flow().passes("- assertVisible: Item") == nil)
    for os in ["iOS 18", "iOS 26"] {
      try crashes(flow(cell: "_ = dequeue(list, path)\nreturn dequeue(list, path, \"b\")", os: os), stray)
    }
    try crashes(flow(size: "_ = dequeue(list, path)"), stray)
    try crashes(flow(size: "_ = collectionView(list, cellForItemAt: path)"), stray)
    try crashes(flow(header: "_ = head(list, kind, path)\nreturn head(list, kind, path)"), stray)
    let outside = flow(
      action: "_ = dequeue(collectionView, IndexPath(item: 0, section: 0))\ncollectionView.reloadData()")
    try crashes(outside, stray, after: "- tapOn: Go")
  }

  @Test("Older systems do not look at it", .proves("F6.1"))
  func strayCellsOfOld() throws {
    let twice = "_ = dequeue(list, path)\nreturn dequeue(list, path, \"b\")"
    #expect(try flow(cell: twice, size: "_ = dequeue(list, path)", os: "iOS 17").passes("- assertVisible: Item") == nil)
  }

  @Test("A cell that was dequeued before and is given back is no stray one", .proves("F6.1"))
  func cellsThatComeBack() throws {
    let kept = flow(
      cell: "kept", more: "lazy var kept = dequeue(collectionView, IndexPath(item: 0, section: 0))")
    #expect(try kept.passes("- assertVisible: Item") == nil)
  }

  @Test("A cell or a header that was not dequeued", .proves("F6.2"))
  func barrenViews() throws {
    try crashes(
      flow(cell: "UICollectionViewCell()"),
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier")
    try crashes(
      flow(header: "UICollectionReusableView()"),
      "was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:")
  }

  @Test("A header that was dequeued as a footer or a cell", .proves("F6.3"))
  func otherKinds() throws {
    let reason = "does not match the element kind it is being used for."
    let footer = "head(list, UICollectionView.elementKindSectionFooter, path)"
    try crashes(flow(header: footer), reason)
    try crashes(flow(header: "dequeue(list, path)"), reason)
    #expect(try flow(header: footer, os: "iOS 14").passes("- assertVisible: Item") == nil)
  }

  @Test("Scrolling to an item that is not there", .proves("F6.4"))
  func scrollBeyond() throws {
    func scroll(_ item: Int, _ section: Int = 0, os: String = "iOS 18") -> LiveFlow {
      flow(
        action:
          "collectionView.scrollToItem(at: IndexPath(item: \(item), section: \(section)), at: .top, animated: true)",
        os: os)
    }
    #expect(try scroll(0).passes("- tapOn: Go\n- assertVisible: went on") == nil)
    let reason = "Attempted to scroll the collection view to an out-of-bounds item"
    for (item, section) in [(1, 0), (-1, 0), (0, 1)] {
      try crashes(scroll(item, section), reason, after: "- tapOn: Go")
    }
    try crashes(scroll(1, os: "iOS 14"), "attempt to scroll to invalid index path", after: "- tapOn: Go")
  }

  @Test("Asking for the number of items of a section that is not there", .proves("F6.5"))
  func itemsBeyond() throws {
    func ask(_ section: Int) -> LiveFlow { flow(action: "_ = collectionView.numberOfItems(inSection: \(section))") }
    #expect(try ask(0).passes("- tapOn: Go\n- assertVisible: went on") == nil)
    try crashes(
      ask(1), "request for number of items in section 1 when there are only 1 sections in the collection view",
      after: "- tapOn: Go")
  }

  @Test("A registration that is made as the cell is asked for", .proves("F6.6"))
  func lateRegistrations() throws {
    func registration(_ early: String = "", os: String = "iOS 18") -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController {
            lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
              var content = cell.defaultContentConfiguration()
              content.text = item
              cell.contentConfiguration = content
            }
            var source: UICollectionViewDiffableDataSource<Int, String>!
            override func viewDidLoad() {
              super.viewDidLoad()
              let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
              let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
              view.addSubview(list)
              \(early)
              source = UICollectionViewDiffableDataSource(collectionView: list) { [unowned self] list, path, item in
                list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
              }
              var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
              snapshot.appendSections([0])
              snapshot.appendItems(["one"])
              source.apply(snapshot, animatingDifferences: false)
            }
          }
          """, header: "  os: \(os)\n")
    }
    #expect(try registration("_ = registration").passes("- assertVisible: one") == nil)
    #expect(try registration(os: "iOS 14").passes("- assertVisible: one") == nil)
    try crashes(registration(), "Attempted to dequeue a cell using a registration that was created inside")
  }
}

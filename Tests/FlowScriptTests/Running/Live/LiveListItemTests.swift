import Testing

/// Items of collections that are made of sections: those that scroll by themselves, and rows of lists.
@MainActor
struct LiveListItemTests {
  private func collection(_ layout: String, _ cell: String = "", sections: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          var list: UICollectionView!
          var source: UICollectionViewDiffableDataSource<Int, String>!
          override func viewDidLoad() {
            super.viewDidLoad()
        \(layout)
            list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            view.addSubview(list)
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, path, text in
              var content = cell.defaultContentConfiguration()
              content.text = text
              cell.contentConfiguration = content
        \(cell)
            }
            source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, text in
              list.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            for (number, names) in \(sections).enumerated() {
              snapshot.appendSections([number])
              snapshot.appendItems(names, toSection: number)
            }
            source.apply(snapshot, animatingDifferences: false)
          }
        }
        """)
  }

  private static func section(_ width: String, _ height: String, _ more: String = "") -> String {
    """
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: \(height))
      let size = NSCollectionLayoutSize(widthDimension: \(width), heightDimension: \(height))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
      let section = NSCollectionLayoutSection(group: group)
      \(more)
      return section
    }
    """
  }

  @Test func aFingerMovesASectionThatScrollsByItself() throws {
    let layout = Self.section(".absolute(150)", ".absolute(100)", "section.orthogonalScrollingBehavior = .continuous")
    let flow = collection(layout, sections: "[(0..<10).map { \"A\\($0)\" }, (0..<10).map { \"B\\($0)\" }]")
    let steps = """
      - assertVisible: A0
      - swipe: {from: {text: A1}, direction: LEFT}
      - assertVisible: A0
      - assertVisible: B0
      - assertNotVisible: A9
      """
    #expect(try flow.verdicts(steps) == "✓✓✓?✓?")
  }

  @Test func whatFollowsAnItemThatMayBeSeenIsNotToldByIt() throws {
    let layout = Self.section(".fractionalWidth(1)", ".estimated(300)")
    let flow = collection(layout, sections: "[(0..<30).map { \"A\\($0)\" }]")
    #expect(try flow.verdicts("- assertVisible: A4\n- assertNotVisible: A29\n- assertVisible: A0") == "✓??✓")
    #expect(try flow.verdicts("- assertNotVisible: A29\n- assertVisible: A4\n- assertVisible: Z") == "✓??✗")
    #expect(try flow.verdicts("- assertVisible: A4\n- assertVisible: Z\n- assertVisible: A0") == "✓?✗")
  }

  private static let list = """
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
      guard let text = source.itemIdentifier(for: path), text != "Fixed" else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Away") { [unowned self] _, _, done in
          var snapshot = source.snapshot()
          snapshot.deleteItems([text])
          source.apply(snapshot)
          done(true)
        }
      ])
    }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    """

  @Test func aSwipeBringsButtonsOutOfARowOfAList() throws {
    let flow = collection(Self.list, sections: "[[\"Ann\", \"Bob\", \"Fixed\"]]")
    let steps = """
      - swipe: {from: {text: Fixed}, direction: LEFT}
      - assertNotVisible: Away
      - swipe: {from: {text: Ann}, direction: LEFT}
      - assertVisible: Away
      - tapOn: Fixed
      - assertNotVisible: Away
      - swipe: {from: {text: Bob}, direction: LEFT}
      - tapOn: Away
      - assertNotVisible: Bob
      - assertVisible: Ann
      """
    #expect(try flow.passes(steps) == nil)
  }

  @Test func accessoriesOfARow() throws {
    let flow = collection(
      "let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))",
      """
      let button = UIButton(type: .system)
      button.setTitle("Call \\(text)", for: .normal)
      button.addAction(UIAction { [unowned self] _ in title = "called \\(text)" }, for: .touchUpInside)
      cell.accessories = [
        .reorder(displayed: .always), .delete(), .checkmark(displayed: .whenNotEditing), .label(text: "new"),
        .customView(configuration: .init(customView: button, placement: .trailing())),
      ]
      """, sections: "[[\"Ann\", \"Bob\"]]")
    #expect(try flow.passes("- assertNotVisible: Delete\n- tapOn: Call Bob\n- assertVisible: called Bob") == nil)
    #expect(try flow.verdicts("- assertVisible: new\n- assertVisible: Reorder") == "✓✓?")
  }

  @Test func whichItemLiesUnderAFingerIsAsked() throws {
    let flow = collection(Self.list, sections: "[[\"Ann\", \"Bob\"]]")
    #expect(try flow.verdicts("- swipe: {start: \"90%,80%\", end: \"20%,80%\"}\n- assertNotVisible: Away") == "✓?")
  }
}

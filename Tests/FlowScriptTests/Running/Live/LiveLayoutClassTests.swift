import Testing

/// Layouts of the app's own: what they prepare is there, and where one of them puts items it alone says.
@MainActor
struct LiveLayoutClassTests {
  /// A collection of three items, 100 points high, of a layout of the app's.
  private func items(_ layout: String) -> LiveFlow {
    LiveFlow(
      source: """
        \(layout)
        class Cell: UICollectionViewCell {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
          override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        class Root: UIViewController, UICollectionViewDataSource {
          override func viewDidLoad() {
            super.viewDidLoad()
            let items = UICollectionView(
              frame: CGRect(x: 0, y: 200, width: 300, height: 100), collectionViewLayout: Layout())
            items.register(Cell.self, forCellWithReuseIdentifier: "cell")
            items.dataSource = self
            view.addSubview(items)
          }
          func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
          func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
            let cell = c.dequeueReusableCell(withReuseIdentifier: "cell", for: i) as! Cell
            cell.label.text = "Item \\(i.item)"
            return cell
          }
        }
        """)
  }

  @Test func whichItemsALayoutOfTheAppsShowsIsOpen() throws {
    for base in ["UICollectionViewLayout", "UICollectionViewFlowLayout"] {
      let flow = items(
        """
        class Layout: \(base) {
          override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
        }
        """)
      let looks = "- assertVisible: Item 0\n- assertNotVisible: Item 0\n- assertNotVisible: Other"
      #expect(try flow.verdicts(looks) == "✓??✓")
    }
  }

  @Test func aLayoutIsPreparedBeforeItLaysItemsOut() throws {
    let flow = items(
      """
      class Layout: UICollectionViewFlowLayout {
        override func prepare() {
          super.prepare()
          guard let width = collectionView?.bounds.width else { return }
          itemSize = CGSize(width: width, height: 90)
        }
      }
      """)
    #expect(try flow.passes("- assertVisible: Item 0\n- assertNotVisible: Item 1") == nil)
  }

  @Test func aLayoutThatIsPreparedOnceIsNotPreparedAgainByWhatItSets() throws {
    let flow = items(
      """
      class Layout: UICollectionViewFlowLayout {
        var count = 0
        override func prepare() {
          count += 1
          precondition(count == 1)
          minimumLineSpacing = 200
        }
      }
      """)
    #expect(try flow.passes("- assertVisible: Item 2") == nil)
  }
}

import Testing

/// What cells and views with a content view tell subclasses, and how large that view is.
@MainActor
struct LiveCellViewTests {
  /// - UIKit: a table calls setSelected(_:animated:) and sets no property
  ///   (github.com/facebookarchive/AsyncDisplayKit/pull/821).
  @Test func aTableSelectsByTheMethodThatSubclassesOverride() throws {
    func list(_ member: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Cell: UITableViewCell {
            \(member)
          }
          class Root: UITableViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              tableView.register(Cell.self, forCellReuseIdentifier: "cell")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
              cell.textLabel?.text = "Row"
              return cell
            }
          }
          """)
    }
    let observing = list(
      "override var isSelected: Bool { didSet { textLabel?.text = isSelected ? \"chosen\" : \"plain\" } }")
    #expect(try observing.passes("- tapOn: Row\n- assertVisible: Row\n- assertNotVisible: chosen") == nil)
    let overriding = list(
      """
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        if isSelected { textLabel?.text = "chosen" }
      }
      """)
    #expect(try overriding.passes("- tapOn: Row\n- assertVisible: chosen") == nil)
    let setting = list("override func awakeFromNib() {}\n  override func prepareForReuse() { isSelected = true }")
    #expect(try setting.passes("- assertVisible: Row") == nil)
  }

  @Test func theContentViewOfACellWithoutAKnownSizeIsAsLargeAsThat() throws {
    let flow = LiveFlow(
      source: """
        class Box: UICollectionViewCell {
          let label = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = contentView.bounds
            contentView.addSubview(label)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        class Root: UIViewController, UICollectionViewDataSource {
          override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 100, height: 50)
            let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            list.dataSource = self
            list.register(Box.self, forCellWithReuseIdentifier: "box")
            view.addSubview(list)
          }
          func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
          func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = c.dequeueReusableCell(withReuseIdentifier: "box", for: path) as! Box
            cell.label.text = "Item \\(path.item)"
            return cell
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Item 1") == nil)
  }

  @Test func theContentViewOfABlurGrowsWithIt() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let (blur, label) = (UIVisualEffectView(effect: UIBlurEffect(style: .dark)), UILabel())
            blur.contentView.addSubview(label)
            blur.frame = CGRect(x: 0, y: 200, width: 200, height: 50)
            label.frame = blur.contentView.bounds
            label.text = "\\(Int(label.frame.width)) wide"
            view.addSubview(blur)
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 200 wide") == nil)
  }
}

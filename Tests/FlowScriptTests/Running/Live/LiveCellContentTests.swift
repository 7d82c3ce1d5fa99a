import Testing

/// Cells that are filled by configurations: the app's own, and those that follow the cell's state.
@MainActor
struct LiveCellContentTests {
  private func flow(_ cell: String, _ declarations: String = "", selecting: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        \(declarations)
        class Root: UITableViewController {
          var stars = 0
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = 60
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            \(cell)
            return cell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { \(selecting) }
        }
        """)
  }

  private let rating = """
    struct Rating: UIContentConfiguration, Hashable {
      var name: String
      var stars = 0
      var isChosen = false
      func makeContentView() -> UIView & UIContentView { RatingView(self) }
      func updated(for state: UIConfigurationState) -> Rating {
        guard let state = state as? UICellConfigurationState else { return self }
        var copy = self
        copy.isChosen = state.isSelected
        return copy
      }
    }
    final class RatingView: UIView, UIContentView {
      private let label = UILabel()
      private var shown: Rating
      var configuration: UIContentConfiguration {
        get { shown }
        set {
          guard let new = newValue as? Rating else { return }
          shown = new
          show()
        }
      }
      init(_ rating: Rating) {
        shown = rating
        super.init(frame: .zero)
        label.frame = CGRect(x: 10, y: 10, width: 300, height: 30)
        addSubview(label)
        show()
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      private func show() {
        label.text = "\\(shown.name): \\(shown.stars)\\(shown.isChosen ? " chosen" : "")"
      }
    }
    """

  @Test func whetherLabelsComeBackWhenAContentIsTakenAwayIsNotKnown() throws {
    let rows = flow(
      """
      cell.contentConfiguration = cell.defaultContentConfiguration()
      cell.contentConfiguration = nil
      cell.textLabel?.text = "Plain"
      """)
    let report = try rows.report("- assertVisible: Plain\n- assertNotVisible: Plain")
    for (step, line) in [("assertVisible", 6), ("assertNotVisible", 7)] {
      #expect(
        report.contains(
          """
            ? \(step) "Plain"  (flow.yaml:\(line):3)
                undecided: only the app's code knows whether the labels of a cell come back where its content \
          configuration is taken away

          """), "\(report)")
    }
  }

  @Test func aContentTakesThePlaceOfAllThatWasInTheCell() throws {
    let rows = flow(
      """
      cell.textLabel?.text = "Old"
      let own = UILabel(frame: CGRect(x: 20, y: 10, width: 100, height: 20))
      own.text = "Own"
      cell.contentView.addSubview(own)
      for text in ["First", "Row"] {
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
      }
      cell.textLabel?.text = "Late"
      """)
    #expect(
      try rows.passes(
        """
        - assertVisible: Row
        - assertNotVisible: First
        - assertNotVisible: Old
        - assertNotVisible: Own
        - assertNotVisible: Late
        """) == nil)
  }

  @Test func theAppsOwnContentFollowsTheState() throws {
    let flow = flow(
      "cell.contentConfiguration = Rating(name: \"Row \\(indexPath.row)\")", rating,
      selecting: """
        guard let cell = tableView.cellForRow(at: indexPath), var content = cell.contentConfiguration as? Rating else {
          return
        }
        content.stars = 2
        cell.contentConfiguration = content
        """)
    let steps = """
      - assertVisible: "Row 0: 0"
      - tapOn: "Row 1: 0"
      - assertVisible: "Row 1: 2 chosen"
      - assertVisible: "Row 0: 0"
      - tapOn: "Row 0: 0"
      - assertVisible: "Row 1: 2"
      - assertVisible: "Row 0: 2 chosen"
      """
    #expect(try flow.passes(steps) == nil)
  }

  @Test func handlersConfigureACellBeforeItIsShownAndWhenItIsSelected() throws {
    let flow = flow(
      """
      cell.backgroundConfiguration = .clear()
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.cell().updated(for: state)
        content.text = "Row \\(indexPath.row)\\(state.isSelected ? " selected" : "")"
        cell.contentConfiguration = content
      }
      """)
    let steps = """
      - assertVisible: "Row 0"
      - tapOn: "Row 1"
      - assertVisible: "Row 1 selected"
      - assertVisible: "Row 0"
      """
    #expect(try flow.passes(steps) == nil)
  }

  @Test func cellsOverrideTheirUpdate() throws {
    let flow = LiveFlow(
      source: """
        final class Cell: UICollectionViewListCell {
          var item = ""
          override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            var content = defaultContentConfiguration()
            content.text = item + (state.isSelected ? " on" : " off")
            contentConfiguration = content
            accessories = [.disclosureIndicator(), .label(text: "7 of " + item)]
          }
        }
        class Root: UICollectionViewController {
          let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, item in cell.item = item }
          init() {
            super.init(
              collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
          }
          required init?(coder: NSCoder) { fatalError() }
          override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
          override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: "Item \\(path.item)")
          }
        }
        """)
    let steps =
      "- assertVisible: Item 0 off\n- tapOn: Item 1 off\n- assertVisible: Item 1 on\n- assertVisible: 7 of Item 0"
    #expect(try flow.passes(steps) == nil)
  }

  @Test func cellsOfUIKitsLayoutsHaveAnImageView() throws {
    let flow = flow(
      """
      cell.imageView!.image = UIImage(systemName: "star")
      cell.textLabel!.text = "\\(cell.imageView != nil) \\(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)"
      """)
    #expect(try flow.passes("- assertVisible: true true") == nil)
  }

  /// A content takes the place of the content view, with what was set on that.
  @Test func whatWasSetOnTheContentViewGoesWithIt() throws {
    let flow = flow(
      """
      cell.contentView.isHidden = true
      var content = cell.defaultContentConfiguration()
      content.text = "Row \\(indexPath.row)"
      cell.contentConfiguration = content
      """)
    #expect(try flow.passes("- assertVisible: Row 1") == nil)
  }
}

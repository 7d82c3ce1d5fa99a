import TestSupport
import Testing

/// What rows cut off of what is in them.
@MainActor
struct LiveClippedRowTests {
  /// A table with one row of a class of its own, which holds two labels below what 44 points hold, and one within.
  private func row(_ setUp: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Cell: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            for (text, y) in [("inside", CGFloat(10)), ("below", 100)] {
              let label = UILabel(frame: CGRect(x: 10, y: y, width: 100, height: 20))
              label.text = text
              contentView.addSubview(label)
            }
            let pinned = UILabel()
            pinned.text = "pinned"
            pinned.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(pinned)
            NSLayoutConstraint.activate([
              pinned.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 80),
              pinned.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
              pinned.heightAnchor.constraint(equalToConstant: 20),
            ])
            \(setUp)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Cell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = 44
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
          }
        }
        """)
  }

  @Test("What a row cuts off is not visible", arguments: ["clipsToBounds = true", "contentView.clipsToBounds = true"])
  func cutOffByRow(_ setUp: String) throws {
    #expect(
      try row(setUp).passes("- assertVisible: inside\n- assertNotVisible: below\n- assertNotVisible: pinned") == nil)
    #expect(try row("").passes("- assertVisible: inside\n- assertVisible: below\n- assertVisible: pinned") == nil)
  }
}

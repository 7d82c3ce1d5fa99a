import Foundation
import Testing

/// Where the rows of a table lie, and what code adds to it, when the table moves.
@MainActor
struct LiveMovedTableTests {
  private static let table = """
    class Root: UIViewController, UITableViewDataSource {
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
      override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 60
        table.dataSource = self
        table.addSubview(label("Beside the rows", 560))
        table.addSubview(label("Below the table", 620))
        view.addSubview(table)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Go", primaryAction: UIAction(title: "Go") { [unowned self] _ in move() })
      }
      func label(_ text: String, _ y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: y, width: 200, height: 30))
        label.text = text
        return label
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \\(indexPath.row)"
        return cell
      }
      func move() { MOVE }
    }
    """

  @Test(arguments: ["table.frame.origin.y = 700", "table.transform = CGAffineTransform(translationX: 0, y: 600)"])
  func rowsMoveWithTheirTable(move: String) throws {
    let flow = LiveFlow(source: Self.table.replacing("MOVE", with: move))
    #expect(
      try flow.passes(
        """
        - assertVisible: Row 8
        - tapOn: Go
        - assertVisible: Row 0
        - assertNotVisible: Row 8
        """) == nil)
  }

  @Test func whatCodeAddsToATableIsCutOffAtItsEdge() throws {
    let flow = LiveFlow(source: Self.table.replacing("MOVE", with: ""))
    #expect(try flow.passes("- assertVisible: Beside the rows\n- assertNotVisible: Below the table") == nil)
  }
}

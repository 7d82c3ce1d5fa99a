import HeadlessUIKit
import Testing

/// Tables whose data source and delegate are the app's.
@MainActor
struct TableTests {
  @Test func aControllerFillsItsTable() throws {
    let app = InterpretedApp(
      """
      import UIKit
      class Root: UITableViewController {
        let names = ["Ann", "Bob"]
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(NameCell.self, forCellReuseIdentifier: "Name")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath) as! NameCell
          cell.show(names[indexPath.row])
          return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Names" }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          print("selected", names[indexPath.row], tableView === self.tableView)
        }
      }
      class NameCell: UITableViewCell {
        var shown = 0
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          accessoryType = .disclosureIndicator
        }
        required init?(coder: NSCoder) { fatalError("init(coder:)") }
        func show(_ name: String) {
          shown += 1
          textLabel?.text = name
          print(name, reuseIdentifier ?? "none", shown)
        }
      }
      """)
    let navigation = try app.launch("Root")
    let table = try #require((navigation.topViewController as? UITableViewController)?.tableView)
    #expect(app.output == "Ann Name 1\nBob Name 1\n")
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Bob")
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType == .disclosureIndicator)
    let element = try #require(app.simulation.screenElements.first { $0.texts.contains("Bob") })
    #expect(app.simulation.touch(element) == .handled)
    try app.settle()
    #expect(app.output.hasSuffix("selected Bob true\n"))
    #expect(app.simulation.screenElements.contains { $0.texts.contains("Names") })
  }

  @Test func anObjectOfItsOwnFillsATable() throws {
    let app = InterpretedApp(
      """
      import UIKit
      final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        let rows: [String]
        var onSelect: ((String) -> Void)?
        init(rows: [String]) {
          self.rows = rows
          super.init()
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Cell")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Cell")
          cell.textLabel?.text = rows[indexPath.row]
          return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelect?(rows[indexPath.row]) }
        deinit { print("source gone") }
      }
      class Root: UIViewController {
        let table = UITableView(frame: .zero, style: .plain)
        var source: Source? = Source(rows: ["One", "Two"])
        override func viewDidLoad() {
          super.viewDidLoad()
          table.frame = view.bounds
          table.dataSource = source
          table.delegate = source
          source?.onSelect = { [unowned self] in
            print("selected", $0, self.table.delegate === self.source, self.table.delegate is Source)
          }
          view.addSubview(table)
        }
        override func viewDidAppear(_ animated: Bool) { print(table.numberOfRows(inSection: 0)) }
        @objc func drop() {
          source = nil
          print(table.dataSource == nil, table.delegate == nil)
        }
      }
      """)
    let navigation = try app.launch("Root")
    let element = try #require(app.simulation.screenElements.first { $0.texts.contains("Two") })
    #expect(app.simulation.touch(element) == .handled)
    try app.settle()
    #expect(app.output == "2\nselected Two true true\n")
    let table = try #require(navigation.topViewController?.view.subviews.first as? UITableView)
    #expect(table.dataSource != nil)
    app.simulation.run {
      _ = app.simulation.application.sendAction("drop", to: navigation.topViewController, from: nil, for: nil)
    }
    try app.settle()
    #expect(table.dataSource == nil)
    #expect(app.output.hasSuffix("source gone\ntrue true\n"))
  }
}

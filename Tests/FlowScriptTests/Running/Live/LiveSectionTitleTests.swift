import HeadlessUIKit
import Testing

/// What an app's code hears of the views above and below sections, and titles that are not known.
@MainActor
struct LiveSectionTitleTests {
  private func flow(_ members: String, style: String = "plain", setUp: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UITableViewController {
          init() { super.init(style: .\(style)) }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            \(setUp)
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "row"
            return cell
          }
          \(members)
        }
        """)
  }

  @Test func aTitlesViewIsToldOf() throws {
    let flow = flow(
      """
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "fruit" }
      override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "end" }
      override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        guard let header = view as? UITableViewHeaderFooterView else { return }
        header.textLabel?.text = (header.textLabel?.text ?? "-") + " (ripe)"
      }
      override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        title = (view as? UITableViewHeaderFooterView)?.textLabel?.text
      }
      """)
    let steps = "- assertVisible: fruit .ripe.\n- assertNotVisible: fruit\n- assertVisible: {text: end, index: 1}"
    #expect(try flow.passes(steps) == nil)
  }

  @Test("Whether the label of a grouped table's title is in capitals is asked where that matters")
  func groupedTitles() throws {
    let told = """
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "fresh fruit" }
      override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        guard let header = view as? UITableViewHeaderFooterView else { return }
      """
    let alike = flow(told + "header.textLabel?.text = header.textLabel?.text?.capitalized\n}", style: "grouped")
    #expect(try alike.passes("- assertVisible: Fresh Fruit") == nil)
    let shown = "title = header.textLabel?.text == \"FRESH FRUIT\" ? \"big\" : \"small\"\n}"
    let report = try flow(told + shown, style: "grouped").report("- assertVisible: big")
    #expect(report.contains(OpenRule.sectionTitles.question), "\(report)")
  }

  @Test func aViewThatTheAppMakesIsToldOf() throws {
    let flow = flow(
      """
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UILabel() }
      override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
      override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        (view as? UILabel)?.text = "made"
      }
      """)
    #expect(try flow.passes("- assertVisible: made") == nil)
  }

  @Test("A view of UIKit's kind has the title, where code gives it no text of its own", .proves("F6.10"))
  func dequeuedHeaders() throws {
    let members = """
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.contentView.backgroundColor = .red
        return header
      }
      override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Fruit" }
      """
    let register =
      "tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: \"header\")"
    #expect(try flow(members, setUp: register).passes("- assertVisible: Fruit") == nil)
  }

  @Test("A title that is not known leaves the rest of the screen as it is")
  func unknownTitles() throws {
    let members = """
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Date().description
      }
      """
    let steps = "- assertVisible: row\n- assertVisible: 2024.*\n- assertNotVisible: mac"
    #expect(try flow(members).verdicts(steps) == "✓✓?✓")
  }
}

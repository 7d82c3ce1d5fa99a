import Testing

/// What a library's method that is not read has made of the views that it was called on or handed, nobody knows: no
/// crash is certain behind it, and no place.
@MainActor
struct LiveUnreadCallTests {
  private func screen(_ body: String) -> LiveFlow {
    LiveFlow(
      source: """
        import Layouts
        class Root: UIViewController {
          let box = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
          let label = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            \(body)
          }
        }
        """)
  }

  @Test("A constraint to a view that the call may have put into the other one raises nothing that is certain")
  func constraint() throws {
    let flow = screen("box.fill(in: view)\nbox.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true")
    #expect(
      try flow.report("- assertVisible: x").contains("undecided: only the app's code knows what UIView.fill(…) does"))
    let plain = screen("box.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true")
    #expect(try plain.verdicts("- assertVisible: x") == "✗")
  }

  @Test(
    "What lies in it, and where it lies, is asked",
    arguments: ["label.superview == nil", "label.frame.width > 100", "view.viewWithTag(7) == nil", "label.isHidden"])
  func state(_ condition: String) throws {
    let flow = screen("view.prepare(label)\nif \(condition) { fatalError() }\ntitle = \"here\"")
    #expect(try flow.verdicts("- assertVisible: here") == "?✓")
  }

  @Test("What is set afterwards is known")
  func settled() throws {
    let flow = screen(
      """
      label.polish()
      label.text = "4"
      label.isHidden = true
      title = label.text == "4" && label.isHidden && label.layer === label.layer ? "known" : "lost"
      """)
    #expect(try flow.verdicts("- assertVisible: known") == "✓✓")
  }

  private func table(_ registering: String) -> LiveFlow {
    LiveFlow(
      source: """
        import Lists
        class Cell: UITableViewCell {}
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(registering)
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) as! Cell
            cell.textLabel?.text = "Milk"
            return cell
          }
        }
        """)
  }

  @Test(
    "A cell that a library may have registered is not known",
    arguments: [
      "tableView.register(reusable: Cell.self)", "tableView.registerAll()", "Registry.register(on: tableView)",
    ])
  func cells(_ registering: String) throws {
    #expect(try table(registering).verdicts("- assertVisible: Milk") == "?")
  }

  @Test("A cell that the app registers is that one")
  func ownCells() throws {
    let flow = table("tableView.registerAll()\ntableView.register(Cell.self, forCellReuseIdentifier: \"Cell\")")
    #expect(try flow.verdicts("- assertVisible: Milk") == "✓?")
    #expect(try table("").verdicts("- assertVisible: Milk") == "✗")
  }
}

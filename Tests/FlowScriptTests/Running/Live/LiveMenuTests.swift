import Testing

/// Menus of buttons and bar items, as they come up.
@MainActor
struct LiveMenuTests {
  private func screen(_ button: String, _ members: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let log = UILabel(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
          var asked = 0
          override func viewDidLoad() {
            super.viewDidLoad()
            log.text = "none"
            view.addSubview(log)
            let button = UIButton(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
            button.setTitle("More", for: .normal)
            button.showsMenuAsPrimaryAction = true
        \(button)
            view.addSubview(button)
          }
        \(members)
        }
        """)
  }

  /// UIKit: documentation of UIDeferredMenuElement.
  @Test func linesThatComeLaterAreAskedForAsTheMenuComesUp() throws {
    let flow = screen(
      """
      button.menu = UIMenu(children: [
        UIDeferredMenuElement { [unowned self] done in
          asked += 1
          done([UIAction(title: "Kept \\(asked)") { [unowned self] in log.text! += " " + $0.title }])
        },
        UIDeferredMenuElement.uncached { [unowned self] done in
          log.text! += " anew"
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            done([UIMenu(options: .displayInline, children: [UIAction(title: "Late") { _ in }])])
          }
        },
      ])
      """)
    #expect(
      try flow.passes(
        """
        - assertVisible: none
        - tapOn: More
        - tapOn: Late
        - assertVisible: none anew
        - tapOn: More
        - tapOn: Kept 1
        - assertVisible: none anew anew Kept 1
        """) == nil)
  }

  /// UIKit: documentation of UIControl.Event.menuActionTriggered.
  @Test func aButtonSaysThatItsMenuComes() throws {
    let menu = "button.menu = UIMenu(children: [UIAction(title: \"One\") { _ in }])\n"
    let told = "button.addAction(UIAction { [unowned self] _ in log.text = \"menu\" }, for: .menuActionTriggered)"
    #expect(try screen(menu + told).passes("- tapOn: More\n- assertVisible: menu\n- assertVisible: One") == nil)
    #expect(
      try screen(menu + "button.addAction(UIAction { _ in }, for: .touchDown)").verdicts("- tapOn: More") == "✓?")
  }

  /// UIKit: documentation of UIMenu.selectedElements.
  @Test func theMarkedLinesOfAMenuAreTold() throws {
    let flow = screen(
      """
      button.changesSelectionAsPrimaryAction = true
      let told: (UIAction) -> Void = { [unowned self] _ in
        log.text = "is " + button.menu!.selectedElements.map(\\.title).joined()
      }
      button.menu = UIMenu(children: [
        UIAction(title: "One", handler: told), UIAction(title: "Two", handler: told),
      ])
      """)
    #expect(try flow.passes("- tapOn: One\n- tapOn: Two\n- assertVisible: is Two") == nil)
  }

  /// One long press asks for one menu.
  @Test func aMenuIsAskedForOnce() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          var asked = 0
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row"
            return cell
          }
          override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
          ) -> UIContextMenuConfiguration? {
            asked += 1
            let title = "Edit \\(asked)"
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
              UIMenu(title: "", children: [UIAction(title: title) { _ in }])
            }
          }
        }
        """)
    #expect(try flow.passes("- longPressOn: Row\n- assertVisible: Edit 1") == nil)
  }
}

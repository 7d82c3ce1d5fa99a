import FlowInterfaceBuilder
import FlowModel

/// `reuse-identifier-unlike-class`.
struct ReuseIdentifierUnlikeClass: Rule {
  static let description = RuleDescription(
    id: "reuse-identifier-unlike-class", group: .style, severity: .note, isOptional: true,
    summary: "A reuse identifier is not the name of its class.",
    rationale: """
      Code that asks for cells by the names of their classes does not find it.
      """,
    bad: [
      RuleExample(
        [
          "App.swift": """
          class ItemCell: UITableViewCell {}
          """,
          "Main.storyboard": """
          <document initialViewController="item">
            <scenes>
              <scene sceneID="1"><objects>
                <tableViewController id="item"><tableView key="view" dataMode="prototypes" id="t"><prototypes>
                  ↓<tableViewCell reuseIdentifier="Item" id="c" customClass="ItemCell" customModule="App" customModuleProvider="target"/>
                </prototypes></tableView></tableViewController>
              </objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          """
          note: the reuse identifier 'Item' is not the name of the class ItemCell
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "App.swift": """
          class ItemCell: UITableViewCell {}
          """,
          "Main.storyboard": """
          <document initialViewController="item">
            <scenes>
              <scene sceneID="1"><objects>
                <tableViewController id="item"><tableView key="view" dataMode="prototypes" id="t"><prototypes>
                  <tableViewCell reuseIdentifier="ItemCell" id="c" customClass="ItemCell" customModule="App" customModuleProvider="target"/>
                </prototypes></tableView></tableViewController>
              </objects></scene>
            </scenes>
          </document>
          """,
        ])
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap { document in
      document.root.descendants.compactMap { cell in
        guard let identifier = cell["reuseIdentifier"], let name = cell["customClass"], identifier != name else {
          return nil
        }
        return finding(
          at: cell.location, "the reuse identifier '\(identifier)' is not the name of the class \(name)")
      }
    }
  }
}

import FlowInterfaceBuilder
import FlowModel

/// `identifier-unlike-class`.
struct IdentifierUnlikeClass: Rule {
  static let description = RuleDescription(
    id: "identifier-unlike-class", group: .style, severity: .note, isOptional: true,
    summary: "A storyboard identifier is not the name of its class.",
    rationale: """
      Code that makes screens by the names of their classes does not find it.
      """,
    bad: [
      RuleExample(
        [
          "App.swift": """
          class ItemViewController: UIViewController {}
          """,
          "Main.storyboard": """
          <document initialViewController="item">
            <scenes>
              <scene sceneID="1"><objects>
                ↓<viewController storyboardIdentifier="Item" id="item" customClass="ItemViewController" customModule="App" customModuleProvider="target"/>
              </objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          """
          note: the storyboard identifier 'Item' is not the name of the class ItemViewController
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "App.swift": """
          class ItemViewController: UIViewController {}
          """,
          "Main.storyboard": """
          <document initialViewController="item">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController storyboardIdentifier="ItemViewController" id="item" customClass="ItemViewController" customModule="App" customModuleProvider="target"/>
              </objects></scene>
            </scenes>
          </document>
          """,
        ])
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    app.storyboards.flatMap { app.model.screens(of: $0) }.compactMap { screen in
      guard let identifier = screen.storyboardIdentifier, let name = screen.customClass, screen.kind != .reference,
        identifier != name
      else { return nil }
      return finding(
        at: screen.location, "the storyboard identifier '\(identifier)' is not the name of the class \(name)")
    }
  }
}

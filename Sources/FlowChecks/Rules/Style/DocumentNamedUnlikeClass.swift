import FlowInterfaceBuilder
import FlowModel

/// `document-named-unlike-class`.
struct DocumentNamedUnlikeClass: Rule {
  static let description = RuleDescription(
    id: "document-named-unlike-class", group: .style, severity: .note, isOptional: true,
    summary: "A storyboard of one screen is called otherwise than its class.",
    rationale: """
      Whoever looks for the screen of a class finds it by its name.
      """,
    bad: [
      RuleExample(
        [
          "App.swift": """
          class ItemViewController: UIViewController {}
          """,
          "Shop.storyboard": """
          <document initialViewController="item">
            <scenes>
              <scene sceneID="1"><objects>
                ↓<viewController id="item" customClass="ItemViewController" customModule="App" customModuleProvider="target"/>
              </objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          """
          note: this storyboard is called Shop, and its screen ItemViewController: give both one name
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "App.swift": """
          class ItemViewController: UIViewController {}
          """,
          "Item.storyboard": """
          <document initialViewController="item">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="item" customClass="ItemViewController" customModule="App" customModuleProvider="target"/>
              </objects></scene>
            </scenes>
          </document>
          """,
        ], "Without `ViewController` the names are one.")
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    app.storyboards.compactMap { storyboard in
      let screens = app.model.screens(of: storyboard).filter { $0.kind != .reference }
      guard screens.count == 1, let name = screens[0].customClass, storyboard.name != name,
        !["ViewController", "Controller"].contains(where: { "\(storyboard.name)\($0)" == name })
      else { return nil }
      return finding(
        at: screens[0].location,
        "this storyboard is called \(storyboard.name), and its screen \(name): give both one name")
    }
  }
}

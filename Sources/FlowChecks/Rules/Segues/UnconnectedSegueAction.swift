import FlowModel

/// `unconnected-segue-action`.
struct UnconnectedSegueAction: Rule {
  static let description = RuleDescription(
    id: "unconnected-segue-action", group: .segues, severity: .warning,
    summary: "No segue names an @IBSegueAction.",
    rationale: """
      The segue makes its screen by `init(coder:)` then, without what the action would give it. It comes from drawing \
      a segue anew, or from a merge that lost its attribute.
      """,
    bad: [
      RuleExample(
        [
          "App.swift": """
          class ListViewController: UIViewController {
            @IBSegueAction func ↓makeItem(_ coder: NSCoder) -> ItemViewController? {
              ItemViewController(coder: coder, item: "Apple")
            }
          }
          """,
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="list" customClass="ListViewController" customModule="App" customModuleProvider="target">
                  <connections><segue destination="item" kind="show" id="s"/></connections>
                </viewController>
              </objects></scene>
              <scene sceneID="2"><objects><viewController id="item"/></objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          """
          warning: no segue names makeItem(_:) of ListViewController ('makeItem:'), so that it makes nothing: set it as \
          the segue's action, or delete it
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "App.swift": """
          class ListViewController: UIViewController {
            @IBSegueAction func makeItem(_ coder: NSCoder) -> ItemViewController? {
              ItemViewController(coder: coder, item: "Apple")
            }
          }
          """,
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="list" customClass="ListViewController" customModule="App" customModuleProvider="target">
                  <connections>
                    <segue destination="item" kind="show" destinationCreationSelector="makeItem:" id="s"/>
                  </connections>
                </viewController>
              </objects></scene>
              <scene sceneID="2"><objects><viewController id="item"/></objects></scene>
            </scenes>
          </document>
          """,
        ])
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    ConnectedSelectors.unusedFunctions(of: app) { $0.attributes.contains("IBSegueAction") }.map { owner, function in
      finding(
        at: function.location,
        "no segue names \(function.fullName) of \(owner.name) ('\(function.selector)'), so that it makes nothing: set it "
          + "as the segue's action, or delete it")
    }
  }
}

import FlowModel

/// `unconnected-action`.
struct UnconnectedAction: Rule {
  static let description = RuleDescription(
    id: "unconnected-action", group: .wires, severity: .note, isOptional: true,
    summary: "An @IBAction of a class that documents have is connected nowhere, and no code calls it.",
    rationale: """
      Nothing runs it. It comes from deleting a button and leaving its method, or from a connection that a merge lost. \
      What code names in any way counts as called, and so does what other modules may call.
      """,
    bad: [
      RuleExample(
        [
          "App.swift": """
          class ItemViewController: UIViewController {
            @IBAction func save(_ sender: Any) {}
            @IBAction func ↓share(_ sender: Any) {}
          }
          """,
          "Main.storyboard": """
          <document initialViewController="item">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="item" customClass="ItemViewController" customModule="App" customModuleProvider="target">
                  <view key="view" id="v"><subviews><button id="b"><connections>
                    <action selector="save:" destination="item" eventType="touchUpInside" id="a"/>
                  </connections></button></subviews></view>
                </viewController>
              </objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          """
          note: nothing is connected to share(_:) of ItemViewController, and no code calls it
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "App.swift": """
          class ItemViewController: UIViewController {
            @IBAction func save(_ sender: Any) {}
            @IBAction func share(_ sender: Any) {}

            override func viewDidLoad() {
              super.viewDidLoad()
              navigationItem.rightBarButtonItem =
                UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share))
            }
          }
          """,
          "Main.storyboard": """
          <document initialViewController="item">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="item" customClass="ItemViewController" customModule="App" customModuleProvider="target">
                  <view key="view" id="v"><subviews><button id="b"><connections>
                    <action selector="save:" destination="-1" eventType="touchUpInside" id="a"/>
                  </connections></button></subviews></view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-1"/>
              </objects></scene>
            </scenes>
          </document>
          """,
        ], "The first responder may be anyone; code connects the other.")
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    ConnectedSelectors.unusedFunctions(of: app) { function in
      function.isAction && function.modifiers.allSatisfy { !["open", "public"].contains($0) }
    }.map { owner, function in
      finding(
        at: function.location, "nothing is connected to \(function.fullName) of \(owner.name), and no code calls it",
        of: .init(owner.name, function.fullName))
    }
  }
}

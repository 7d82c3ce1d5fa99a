import FlowInterfaceBuilder
import FlowModel

/// `dangling-connection`.
struct DanglingConnection: Rule {
  static let description = RuleDescription(
    id: "dangling-connection", group: .segues, severity: .error,
    summary: "A segue, outlet or action leads to an object that is not in the document.",
    rationale: """
      UIKit finds nothing at the other end: the segue crashes, the outlet stays nil, the action is never sent, which is \
      a warning. Xcode says so when it compiles the document, or damages it further when it saves. It comes from a merge \
      that kept a connection and dropped the object.
      """,
    bad: [
      RuleExample(
        [
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects><viewController id="list">
                <connections>
                  ↓<segue destination="itm" kind="show" identifier="open" id="s-1"/>
                  ↓<outlet property="label" destination="gone" id="o-1"/>
                </connections>
                <view key="view" id="v"><subviews><button id="b"><connections>
                  ↓<action selector="save:" destination="gone" eventType="touchUpInside" id="a-1"/>
                </connections></button></subviews></view>
              </viewController></objects></scene>
              <scene sceneID="2"><objects><viewController id="item"/></objects></scene>
            </scenes>
          </document>
          """
        ],
        finds: [
          "error: segue 'open' leads to object 'itm', which this document does not have: was it lost in a merge?",
          "error: outlet 'label' leads to object 'gone', which this document does not have: was it lost in a merge?",
          "warning: action 'save:' leads to object 'gone', which this document does not have: was it lost in a merge?",
        ])
    ],
    good: [
      RuleExample([
        "Main.storyboard": """
        <document initialViewController="list">
          <scenes>
            <scene sceneID="1"><objects><viewController id="list">
              <connections>
                <segue destination="item" kind="show" identifier="open" id="s-1"/>
              </connections>
            </viewController></objects></scene>
            <scene sceneID="2"><objects><viewController id="item"/></objects></scene>
          </scenes>
        </document>
        """
      ])
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap { document in
      document.connections.compactMap { connection -> Finding? in
        guard let name = Self.name(of: connection), let id = connection.destinationID, connection.destination == nil
        else { return nil }
        return finding(
          at: connection.location,
          "\(name) leads to object '\(id)', which this document does not have: was it lost in a merge?",
          severity: connection.kind == .action ? .warning : nil)
      }
    }
  }

  private static func name(of connection: InterfaceConnection) -> String? {
    switch connection.kind {
    case .segue: "segue" + (connection.segue?.identifier.map { " '\($0)'" } ?? "")
    case .outlet: "outlet '\(connection.property ?? "")'"
    case .outletCollection: "outlet collection '\(connection.property ?? "")'"
    case .action: "action '\(connection.selector ?? "")'"
    case .other: nil
    }
  }
}

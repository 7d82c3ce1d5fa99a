@testable import FlowChecks

/// What of a scene's document comes to be at all: outlets, prototypes, items of bars, views.
extension RealCase {
  static let casesOfPlacing: [RealCase] = [
    RealCase(
      name: "keys of Apple's own properties with a capital, and one that no class has",
      app: RuleExample(
        [
          "List.swift": "class ListController: UITableViewController {}",
          "Main.storyboard": storyboard(
            """
            <tableViewController id="home" \(of("ListController"))>
              <tableView key="view" id="t"/>
              <connections>
                <outlet property="TableView" destination="t" id="o-1"/>
                ↓<outlet property="TableVew" destination="t" id="o-2"/>
                ↓<outlet property="CollectionView" destination="t" id="o-3"/>
              </connections>
            </tableViewController>
            """),
        ],
        finds: [
          "error: ListController has no property 'TableVew': was it renamed or deleted?",
          "error: ListController has no property 'CollectionView': was it renamed or deleted?",
        ])),
  ]

  /// A prototype with an outlet that its class does not have.
  private static func cell(_ identifier: String, _ mark: String) -> String {
    """
    <tableViewCell reuseIdentifier="\(identifier)" id="c-\(identifier)" \(of("DealCell"))>
      <tableViewCellContentView key="contentView" id="v-\(identifier)"/>
      <connections>\(mark)<outlet property="nameOf\(identifier.capitalized)" destination="v-\(identifier)" id="o-\(identifier)"/></connections>
    </tableViewCell>
    """
  }
}

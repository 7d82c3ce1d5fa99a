import Testing

/// Rows that a storyboard designs one by one, as the table's controller shows them.
@MainActor
struct LiveStaticRowTests {
  private func cell(_ id: String, _ attributes: String = "") -> String {
    """
    <tableViewCell id="\(id)"\(attributes)><rect key="frame" x="0" y="0" width="393" height="44"/>
    <tableViewCellContentView key="contentView" id="\(id)-c"><rect key="frame" x="0" y="0" width="393" height="44"/>
    <subviews><label text="\(id)" id="\(id)-l"><rect key="frame" x="20" y="10" width="200" height="24"/></label></subviews>
    </tableViewCellContentView></tableViewCell>
    """
  }

  /// - UIKit: a static cell is one object, which `super` hands out each time (documentation of UITableViewController).
  @Test func rowsThatAreLoadedAgainAreThereAgain() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          private var isOpen = false
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            super.tableView(tableView, numberOfRowsInSection: section) - (isOpen ? 0 : 1)
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            isOpen.toggle()
            tableView.reloadSections([0], with: .none)
          }
        }
        """,
      storyboard: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="r">
        <scenes><scene sceneID="s"><objects>
        <tableViewController id="r" customClass="Root" customModule="App" customModuleProvider="target" \
        sceneMemberID="viewController"><tableView key="view" dataMode="static" style="plain" id="v">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <sections><tableViewSection id="t"><cells>\(cell("First"))\(cell("Second"))\(cell("Third"))</cells>
        </tableViewSection></sections>
        <connections><outlet property="dataSource" destination="r" id="o1"/>
        <outlet property="delegate" destination="r" id="o2"/></connections></tableView>
        </tableViewController></objects></scene></scenes></document>
        """)
    #expect(
      try flow.passes(
        """
        - assertNotVisible: Third
        - tapOn: First
        - assertVisible: First
        - assertVisible: Second
        - assertVisible: Third
        - tapOn: Second
        - assertVisible: First
        - assertNotVisible: Third
        """) == nil)
  }

  private func heights(_ override: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let stated = super.tableView(tableView, heightForRowAt: indexPath)
            (tableView.cellForRow(at: indexPath)?.contentView.subviews.first as? UILabel)?.text = "\\(stated)"
          }
        \(override)
        }
        """,
      storyboard: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="r">
        <scenes><scene sceneID="s"><objects>
        <tableViewController id="r" customClass="Root" customModule="App" customModuleProvider="target" \
        sceneMemberID="viewController"><tableView key="view" dataMode="static" style="plain" rowHeight="-1" \
        estimatedRowHeight="-1" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <sections><tableViewSection id="t"><cells>\(cell("First", " rowHeight=\"500\""))\(cell("Second"))\
        \(cell("Third", " rowHeight=\"600\""))\(cell("Fourth"))</cells>
        </tableViewSection></sections>
        <connections><outlet property="dataSource" destination="r" id="o1"/>
        <outlet property="delegate" destination="r" id="o2"/></connections></tableView>
        </tableViewController></objects></scene></scenes></document>
        """)
  }

  @Test func rowsAreAsHighAsTheirDocumentHasThem() throws {
    let flow = heights("")
    #expect(
      try flow.passes("- assertVisible: Third\n- assertNotVisible: Fourth\n- tapOn: First\n- assertVisible: '500.0'")
        == nil)
  }

  @Test func anOverrideThatAsksForTheContentWins() throws {
    let flow = heights(
      """
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          UITableView.automaticDimension
        }
      """)
    #expect(try flow.passes("- tapOn: First\n- assertVisible: '500.0'") == nil)
    #expect(try flow.verdicts("- assertNotVisible: Fourth") != "✓✓")
  }
}

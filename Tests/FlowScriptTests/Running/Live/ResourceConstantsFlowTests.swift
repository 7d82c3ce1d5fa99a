import Testing

/// Apps that name their resources by R.swift's constants, which no file of theirs declares.
@MainActor
struct ResourceConstantsFlowTests {
  private static let files = [
    "App/en.lproj/Localizable.strings": "\"TabBar.title\" = \"Home\";\n\"count_of\" = \"%d of %@\";",
    "App/Assets.xcassets/ic_star-big.imageset/Contents.json": "{}",
    "App/Assets.xcassets/Brand Red.colorset/Contents.json": "{}",
    "App/cities.json": "[\"Oslo\", \"Rome\"]",
    "App/TownCell.xib": """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell reuseIdentifier="town" id="1" customClass="TownCell">
          <rect key="frame" x="0" y="0" width="393" height="44"/>
          <tableViewCellContentView key="contentView" id="2">
            <rect key="frame" x="0" y="0" width="393" height="44"/>
            <subviews><label id="3" text="Label"><rect key="frame" x="20" y="2" width="300" height="40"/></label></subviews>
          </tableViewCellContentView>
          <connections><outlet property="name" destination="3" id="4"/></connections>
        </tableViewCell>
      </objects>
    </document>
    """,
  ]

  @Test func textsImagesFilesAndCells() throws {
    let flow = LiveFlow(
      source: """
        typealias Strings = R.string.localizable
        class TownCell: UITableViewCell { @IBOutlet var name: UILabel! }
        class Root: UITableViewController {
          let towns = try! JSONDecoder().decode([String].self, from: Data(contentsOf: R.file.citiesJson()!))
          override func viewDidLoad() {
            super.viewDidLoad()
            title = Strings.tabBarTitle() + " " + R.string.localizable.count_of(towns.count, "x")
            let images = R.image.ic_starBig() != nil && R.color.brandRed() != nil
            if images { tableView.register(R.nib.townCell) }
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { towns.count }
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: R.reuseIdentifier.town, for: path)!
            cell.name.text = towns[path.row]
            return cell
          }
        }
        """, files: Self.files)
    #expect(try flow.passes("- assertVisible: \"Home 2 of x\"\n- assertVisible: Oslo\n- assertVisible: Rome") == nil)
  }

  @Test func storyboardsAndSegues() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          @IBAction func go() { performSegue(withIdentifier: R.segue.root.toDetail, sender: nil) }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == R.segue.root.toDetail.identifier { segue.destination.title = "Shown" }
          }
        }
        class Detail: UIViewController {
          let text = "Further"
          @IBAction func more() {
            guard let next = R.storyboard.main.detail() else { return }
            next.title = next.text
            navigationController?.pushViewController(next, animated: true)
          }
        }
        """,
      storyboard: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="1">
          <scenes>
            <scene sceneID="s1"><objects>
              <navigationController id="1" sceneMemberID="viewController">
                <connections><segue destination="2" kind="relationship" relationship="rootViewController" id="r"/></connections>
              </navigationController>
            </objects></scene>
            <scene sceneID="s2"><objects>
              <viewController id="2" customClass="Root" sceneMemberID="viewController">
                <view key="view" id="3"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
                  <button id="4"><rect key="frame" x="20" y="300" width="200" height="40"/><state key="normal" title="Go"/>
                    <connections><action selector="go" destination="2" eventType="touchUpInside" id="a"/></connections>
                  </button>
                </subviews></view>
                <connections><segue destination="5" kind="show" identifier="toDetail" id="s"/></connections>
              </viewController>
            </objects></scene>
            <scene sceneID="s3"><objects>
              <viewController storyboardIdentifier="Detail" id="5" customClass="Detail" sceneMemberID="viewController">
                <view key="view" id="6"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
                  <button id="7"><rect key="frame" x="20" y="300" width="200" height="40"/><state key="normal" title="More"/>
                    <connections><action selector="more" destination="5" eventType="touchUpInside" id="b"/></connections>
                  </button>
                </subviews></view>
              </viewController>
            </objects></scene>
          </scenes>
        </document>
        """)
    #expect(
      try flow.passes("- tapOn: Go\n- assertVisible: Shown\n- tapOn: More\n- assertVisible: Further") == nil)
  }

  @Test func anAppsOwnTypeOfTheNameCounts() throws {
    let flow = LiveFlow(
      source: """
        enum R { static let title = "Own" }
        class Root: UIViewController { override func viewDidLoad() { title = R.title } }
        """, files: Self.files)
    #expect(try flow.passes("- assertVisible: Own") == nil)
  }
}

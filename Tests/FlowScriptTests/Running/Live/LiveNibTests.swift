import Testing

/// Nibs of controllers and of cells.
@MainActor
struct LiveNibTests {
  private static func nib(owner: String, outlets: String = "", _ object: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)><connections>\(outlets)</connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(object)</objects></document>
    """
  }

  private static let view = """
    <view contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
    <label opaque="NO" text="In the nib" id="l1"><rect key="frame" x="20" y="200" width="300" height="30"/></label>
    </subviews></view>
    """

  @Test(arguments: ["Card(nibName: \"Card\", bundle: nil)", "Card()"])
  func aNibWithoutTheViewOutletEndsTheApp(_ made: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            present(\(made), animated: false)
          }
        }
        class Card: UIViewController {}
        """,
      files: [
        "App/Card.xib": Self.nib(
          owner: "customClass=\"Card\" customModule=\"App\" customModuleProvider=\"target\"", Self.view)
      ])
    let report = try flow.report("- assertNotVisible: none")
    #expect(
      report.contains(
        "NSInternalInconsistencyException', reason: '-[UIViewController _loadViewFromNibNamed:bundle:] loaded the "
          + "\"Card\" nib but the view outlet was not set.'"), Comment(rawValue: report))
  }

  @Test func whatANibMakesLivesUntilTheTurnEnds() throws {
    let flow = LiveFlow(
      source: """
        class Banner: UIView {
          @IBOutlet weak var content: UIView!
          func load() {
            Bundle.main.loadNibNamed("Banner", owner: self)
            addSubview(content)
          }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let banner = Banner(frame: view.bounds)
            banner.load()
            view.addSubview(banner)
          }
        }
        """,
      files: [
        "App/Banner.xib": Self.nib(
          owner: "customClass=\"Banner\" customModule=\"App\" customModuleProvider=\"target\"",
          outlets: "<outlet property=\"content\" destination=\"v1\" id=\"o1\"/>", Self.view)
      ])
    #expect(try flow.passes("- assertVisible: In the nib") == nil)
  }

  @Test func aNibWithItIsShown() throws {
    let flow = LiveFlow(
      source: "class Root: UIViewController {}",
      files: [
        "App/Root.xib": Self.nib(
          owner: "customClass=\"Root\" customModule=\"App\" customModuleProvider=\"target\"",
          outlets: "<outlet property=\"view\" destination=\"v1\" id=\"o1\"/>", Self.view)
      ])
    #expect(try flow.passes("- assertVisible: In the nib") == nil)
  }

  @Test func aControllerThatStandsInANibHasTheViewBesideIt() throws {
    let controller = """
      <viewController nibName="" id="c1" customClass="Card" customModule="App" customModuleProvider="target">
      <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews><button opaque="NO" id="b1"><rect key="frame" x="20" y="200" width="300" height="30"/>
      <state key="normal" title="Say"/>
      <connections><action selector="say:" destination="c1" eventType="touchUpInside" id="a1"/></connections></button>
      <label opaque="NO" id="l1"><rect key="frame" x="20" y="300" width="300" height="30"/></label></subviews></view>
      <connections><outlet property="label" destination="l1" id="o1"/></connections></viewController>
      """
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard let card = Bundle.main.loadNibNamed("Card", owner: nil, options: nil)?.first as? Card else { return }
            card.text = "Hello"
            navigationController?.pushViewController(card, animated: false)
          }
        }
        class Card: UIViewController {
          @IBOutlet var label: UILabel!
          var text: String!
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = text + " there"
          }
          @IBAction func say(_ sender: UIButton) { label.text = "Said" }
        }
        """, files: ["App/Card.xib": Self.nib(owner: "", controller)])
    #expect(try flow.passes("- assertVisible: Hello there\n- tapOn: Say\n- assertVisible: Said") == nil)
  }

  @Test func aViewIsOfTheClassOfUIKitsThatADocumentNames() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \\(indexPath.row)"
            return cell
          }
        }
        """,
      files: [
        "App/Root.xib": Self.nib(
          owner: "customClass=\"Root\" customModule=\"App\" customModuleProvider=\"target\"",
          outlets: "<outlet property=\"view\" destination=\"v1\" id=\"o1\"/>",
          """
          <view contentMode="scaleToFill" id="v1" customClass="UITableView">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
          """)
      ])
    #expect(try flow.passes("- assertVisible: Row 1") == nil)
  }

  @Test func rowsComeFromRegisteredNibs() throws {
    let cell = """
      <tableViewCell contentMode="scaleToFill" id="c1" customClass="Row" customModule="App" \
      customModuleProvider="target"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1">
      <rect key="frame" x="0.0" y="0.0" width="393" height="44"/><subviews>
      <label opaque="NO" text="Designed" id="l1"><rect key="frame" x="20" y="0.0" width="300" height="30"/></label>
      </subviews></tableViewCellContentView><connections><outlet property="label" destination="l1" id="o1"/></connections>
      </tableViewCell>
      """
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let row = tableView.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
            if path.row == 1 { row.label.text = "row 1" }
            return row
          }
        }
        class Row: UITableViewCell { @IBOutlet weak var label: UILabel! }
        """, files: ["App/Row.xib": Self.nib(owner: "", cell)])
    #expect(try flow.passes("- assertVisible: Designed\n- assertVisible: row 1") == nil)
  }
}

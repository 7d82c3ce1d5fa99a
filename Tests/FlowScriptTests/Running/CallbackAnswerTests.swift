import Testing

/// What a class answers when UIKit asks it decides what a flow sees.
@MainActor
struct CallbackAnswerTests {
  /// Two tabs: a list of two static rows, the second of which shows a detail; a form with a field.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="tabs"><scenes>
    <scene sceneID="s0"><objects>
    <tabBarController id="tabs" customClass="TabsController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController"><tabBar key="tabBar" id="tb"/><connections>
    <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
    <segue destination="set" kind="relationship" relationship="viewControllers" id="r2"/></connections>
    </tabBarController></objects></scene>
    <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController">
    <tabBarItem key="tabBarItem" title="Items" id="ti1"/><connections>
    <segue destination="list" kind="relationship" relationship="rootViewController" id="r0"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s2"><objects>
    <tableViewController id="list" customClass="ListViewController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController">
    <tableView key="view" dataMode="static" style="plain" separatorStyle="default" rowHeight="-1" \
    estimatedRowHeight="-1" sectionHeaderHeight="-1" sectionFooterHeight="-1" id="tv">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><sections><tableViewSection id="sec"><cells>
    <tableViewCell id="c1"><rect key="frame" x="0.0" y="44" width="393" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="c1" id="cc1">
    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/><subviews><label text="Apple" id="l1">
    <rect key="frame" x="10" y="10" width="100" height="20"/></label></subviews></tableViewCellContentView>
    </tableViewCell>
    <tableViewCell id="c2"><rect key="frame" x="0.0" y="88" width="393" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="c2" id="cc2">
    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/><subviews><label text="Pear" id="l2">
    <rect key="frame" x="10" y="10" width="100" height="20"/></label></subviews></tableViewCellContentView>
    <connections><segue destination="det" kind="show" identifier="toDetail" id="g0"/></connections>
    </tableViewCell>
    </cells></tableViewSection></sections><connections>
    <outlet property="dataSource" destination="list" id="od1"/>
    <outlet property="delegate" destination="list" id="od2"/></connections></tableView>
    <navigationItem key="navigationItem" title="Items" id="ni1">
    <barButtonItem key="rightBarButtonItem" title="Add" id="bb1"><connections>
    <action selector="add:" destination="list" id="a0"/></connections></barButtonItem></navigationItem>
    <connections><outlet property="addButton" destination="bb1" id="o9"/>
    <outlet property="apple" destination="l1" id="o8"/></connections></tableViewController></objects></scene>
    <scene sceneID="s3"><objects>
    <viewController id="set" customClass="SettingsViewController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController">
    <tabBarItem key="tabBarItem" title="Settings" id="ti2"/><view key="view" id="v1"><subviews>
    <label text="Ready" id="l3"/><textField placeholder="Name" id="t1"><connections>
    <outlet property="delegate" destination="set" id="od3"/></connections></textField><button id="b1">
    <state key="normal" title="Save"/><connections>
    <action selector="save:" destination="set" eventType="touchUpInside" id="a1"/></connections></button>
    </subviews></view><connections><outlet property="label" destination="l3" id="o1"/>
    <outlet property="field" destination="t1" id="o2"/>
    <outlet property="saveButton" destination="b1" id="o3"/></connections></viewController></objects></scene>
    <scene sceneID="s4"><objects>
    <viewController id="det" storyboardIdentifier="Detail" customClass="DetailViewController" \
    customModule="App" customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="v4">
    <subviews><label text="More" id="l4"/><button id="b4"><state key="normal" title="Done"/><connections>
    <action selector="done:" destination="det" eventType="touchUpInside" id="a4"/></connections></button>
    </subviews></view></viewController></objects></scene>
    </scenes></document>
    """

  private func app(
    list: String = "", load: String = "", tabs: String = "", form: String = "", detail: String = ""
  ) -> SnippetFlow {
    SnippetFlow(
      source: """
        import UIKit
        class TabsController: UITabBarController, UITabBarControllerDelegate { \(tabs) }
        class ListViewController: UITableViewController {
          @IBOutlet var addButton: UIBarButtonItem!
          @IBOutlet var apple: UILabel!
          override func viewDidLoad() {
            super.viewDidLoad()
            \(load)
          }
          @IBAction func add(_ sender: Any) {}
          \(list)
        }
        class SettingsViewController: UIViewController, UITextFieldDelegate {
          @IBOutlet var label: UILabel!
          @IBOutlet var field: UITextField!
          @IBOutlet var saveButton: UIButton!
          @IBAction func save(_ sender: Any) {}
          \(form)
        }
        class DetailViewController: UIViewController {
          @IBAction func done(_ sender: Any) {}
          \(detail)
        }
        """, storyboard: Self.storyboard)
  }

  @Test("Without answers of its own, all is as the storyboard draws it")
  func plain() throws {
    let steps = """
      - assertVisible: Apple
      - assertNotVisible: Head
      - tapOn: Pear
      - assertScreen: DetailViewController
      - back
      - tapOn: Settings
      - tapOn: Name
      - inputText: Bob
      - assertVisible: Bob
      """
    let list = """
      override func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 44 }
      override func tableView(_ t: UITableView, shouldHighlightRowAt i: IndexPath) -> Bool { true }
      """
    #expect(try app(list: list).passes(steps) == nil)
  }

  @Test(
    "What a list shows",
    arguments: [
      ("numberOfRowsInSection s: Int) -> Int { 1 }", "assertNotVisible: Pear"),
      ("titleForHeaderInSection s: Int) -> String? { \"Head\" }", "assertVisible: Head"),
      ("heightForRowAt i: IndexPath) -> CGFloat { 0 }", "assertNotVisible: Apple"),
      ("willDisplay c: UITableViewCell, forRowAt i: IndexPath) { apple.text = \"Plum\" }", "assertVisible: Plum"),
    ])
  func rows(method: String, step: String) throws {
    #expect(try app(list: "override func tableView(_ t: UITableView, \(method)").passes("- \(step)") == nil)
  }

  @Test("Whether a row may be selected, at the touch of a row and of nothing else")
  func selection() throws {
    for method in [
      "willSelectRowAt i: IndexPath) -> IndexPath? { nil }", "shouldHighlightRowAt i: IndexPath) -> Bool { false }",
    ] {
      let app = app(list: "override func tableView(_ t: UITableView, \(method)")
      #expect(try app.passes("- tapOn: Pear\n- assertScreen: ListViewController") == nil)
      #expect(try app.passes("- tapOn: Add\n- tapOn: Settings\n- assertScreen: SettingsViewController") == nil)
    }
  }

  @Test("Whether a tab may be selected, where the delegate is set; what the bar shows")
  func tabs() throws {
    let should = "func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool { false }"
    #expect(try app(tabs: should).passes("- tapOn: Settings\n- assertScreen: SettingsViewController") == nil)
    let asked = "override func viewDidLoad() { super.viewDidLoad(); delegate = self }\n" + should
    #expect(try app(tabs: asked).passes("- tapOn: Settings\n- assertScreen: ListViewController") == nil)
    for (body, step) in [
      ("tabBar.isHidden = true", "assertNotVisible: Settings"),
      ("tabBar.items?.last?.title = \"Options\"", "assertVisible: Options"),
    ] {
      let failure = try app(tabs: "override func viewDidLoad() { super.viewDidLoad(); \(body) }").passes("- \(step)")
      #expect(failure == nil)
    }
  }

  @Test("Whether a field may be typed into")
  func fields() throws {
    let begin = "func textFieldShouldBeginEditing(_ t: UITextField) -> Bool { false }"
    let report = try app(form: begin).report("- tapOn: Settings\n- tapOn: Name\n- inputText: Bob")
    #expect(report.contains("failed: no field has the keyboard"), "\(report)")
    let change =
      "func textField(_ t: UITextField, shouldChangeCharactersIn r: NSRange, replacementString s: String) -> Bool { false }"
    #expect(
      try app(form: change).passes("- tapOn: Settings\n- tapOn: Name\n- inputText: Bob\n- assertNotVisible: Bob") == nil
    )
  }

  @Test("Whether there is a way back")
  func wayBack() throws {
    let detail = "override func viewDidLoad() { super.viewDidLoad(); navigationItem.hidesBackButton = true }"
    let back = try app(detail: detail).report("- tapOn: Pear\n- back")
    #expect(back.contains("failed: there is no back button on this screen"), "\(back)")
    let swipe = try app(detail: detail).report("- tapOn: Pear\n- swipeBack")
    #expect(swipe.contains("does not go back: the back button is hidden or replaced"), "\(swipe)")
  }

  @Test("A screen that a static property holds is changed from another one")
  func staticScreen() throws {
    let list = """
      static weak var last: ListViewController?
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); Self.last = self }
      """
    let detail = """
      override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          ListViewController.last?.apple.text = "Plum"
        }
      """
    let failure = try app(list: list, detail: detail).passes("- tapOn: Pear\n- back\n- assertVisible: Plum")
    #expect(failure == nil)
  }
}

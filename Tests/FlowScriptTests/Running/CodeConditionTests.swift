import Testing

/// Conditions in the app's code that the running app answers.
@MainActor
struct CodeConditionTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="nav"><scenes>
    <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
      <segue destination="form" kind="relationship" relationship="rootViewController" id="r0"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s1"><objects><viewController id="form" customClass="FormViewController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v1">
    <subviews>
      <textField placeholder="Name" id="t1"/>
      <switch id="w1"><accessibility key="accessibilityConfiguration" identifier="agree"/></switch>
      <button tag="7" id="b1"><state key="normal" title="Go"/><connections>
        <action selector="go:" destination="form" eventType="touchUpInside" id="a1"/></connections></button>
      <tableView dataMode="prototypes" id="l1"><prototypes><tableViewCell contentMode="scaleToFill" reuseIdentifier="Cell" id="c1"><tableViewCellContentView key="contentView" contentMode="scaleToFill" id="cc1"><subviews><label text="x" id="lx"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="form" id="o1"/><outlet property="delegate" destination="form" id="o2"/></connections></tableView>
    </subviews></view><connections>
      <outlet property="nameField" destination="t1" id="o3"/><outlet property="agreeSwitch" destination="w1" id="o4"/>
      <segue destination="one" kind="show" identifier="one" id="g1"/>
      <segue destination="two" kind="show" identifier="two" id="g2"/></connections></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="one" title="One" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s3"><objects><viewController id="two" title="Two" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """

  private func app(_ members: String, header: String = "") -> SnippetFlow {
    SnippetFlow(
      source: """
        import UIKit
        class FormViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
          var rows = ["A", "B", "C", "D"]
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
          }
          @IBOutlet weak var nameField: UITextField!
          @IBOutlet weak var agreeSwitch: UISwitch!
          func one() { performSegue(withIdentifier: "one", sender: self) }
          func two() { performSegue(withIdentifier: "two", sender: self) }
          \(members)
        }
        """, header: header, storyboard: Self.storyboard)
  }

  @Test("The row that a user touches")
  func row() throws {
    let code = """
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch indexPath.row {
        case 0: one()
        case 1, 2: two()
        default: break
        }
      }
      """
    let steps = """
      - tapOn: A
      - assertScreen: One
      - back
      - tapOn: C
      - assertScreen: Two
      - back
      - tapOn: D
      - assertScreen: FormViewController
      """
    let failure = try app(code).passes(steps)
    #expect(failure == nil)
  }

  @Test("What a user typed and switched, and what code sets")
  func input() throws {
    let code = """
      @IBAction func go(_ sender: UIButton) {
        guard let name = nameField.text, !name.isEmpty, sender.tag == 7 else { return }
        if agreeSwitch.isOn { one() } else { two() }
      }
      """
    let steps = """
      - tapOn: Go
      - assertScreen: FormViewController
      - tapOn: Name
      - inputText: Ada
      - tapOn: Go
      - assertScreen: Two
      - back
      - tapOn: {id: agree}
      - tapOn: Go
      - assertScreen: One
      """
    let failure = try app(code).passes(steps)
    #expect(failure == nil)
    let filled = code + "\noverride func viewDidLoad() { super.viewDidLoad(); nameField.text = saved }"
    let report = try app(filled).report("- tapOn: Go\n- assertScreen: Two")
    #expect(report.contains("1 flow: 0 passed, 1 undecided"), "\(report)")
  }

  @Test(
    "The device, the system and the build",
    arguments: [
      ("UIDevice.current.userInterfaceIdiom == .pad", "iPhone 16", "Two"),
      ("UIDevice.current.userInterfaceIdiom == .pad", "iPad (10th gen)", "One"),
      ("#available(iOS 13.0, *)", "iPhone 16", "One"),
      ("splitViewController == nil, let self = self as? FormViewController", "iPhone 16", "One"),
    ])
  func device(condition: String, device: String, screen: String) throws {
    let code = "@IBAction func go(_ sender: Any) { if \(condition) { one() } else { two() } }"
    let failure = try app(code, header: "  device: \(device)\n").passes("- tapOn: Go\n- assertScreen: \(screen)")
    #expect(failure == nil)
  }

  @Test("What follows a way out that may have been taken is asked for; of a helper, up to its end")
  func wayOut() throws {
    let helper = """
      @IBAction func go(_ sender: Any) { check(); one() }
      func check() {
        if !isEditing { guard !user.isNew else { return } }
        two()
      }
      """
    let report = try app(helper).report("- tapOn: Go\n- assertStack: [FormViewController, One]")
    #expect(report.contains("undecided: only the app's code knows whether !FormViewController.user.isNew"), "\(report)")
    let stated = "  given: [{result: {of: user.isNew, is: true}}]\n"
    let failure = try app(helper, header: stated).passes("- tapOn: Go\n- assertStack: [FormViewController, One]")
    #expect(failure == nil)
  }

  @Test("The cell of the row that a user touches, by its tag and its identifier")
  func cell() throws {
    let code = """
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard tableView.cellForRow(at: indexPath)?.reuseIdentifier == "Cell" else { return }
        switch tableView.cellForRow(at: indexPath)?.tag {
        case 3: one()
        default: two()
        }
      }
      """
    let failure = try app(code).passes("- tapOn: A\n- assertScreen: Two")
    #expect(failure == nil)
  }

  @Test("An action that the class does not have crashes, as the app would")
  func missingAction() throws {
    let report = try app("").report("- tapOn: Go")
    #expect(
      report.contains(
        "reason: '-[FormViewController go:]: unrecognized selector sent to instance'"
      ), "\(report)")
  }
}

import FlowScript

/// An app of three screens from a storyboard, of which a test writes what the first one's code does: a label `Hello`, a
/// button `Go` with the action `go`, and a button `Next` with the segue `toNext`; segues `toB` and `toC` lead on.
@MainActor
struct ThreeScreens {
  /// The body of the action `go`.
  var action = ""
  /// The end of `viewDidLoad`.
  var load = ""
  /// Further members of the first screen's class.
  var members = ""
  /// Further declarations of the file.
  var others = ""
  /// Further members of the second screen's class.
  var second = ""
  /// The keys of the header's `flowsim:`.
  var header = ""

  var flow: LiveFlow {
    LiveFlow(
      source: """
        class AViewController: UIViewController {
          @IBOutlet var label: UILabel!
          @IBOutlet var goButton: UIButton!
          override func viewDidLoad() {
            super.viewDidLoad()
            \(load)
          }
          @IBAction func go(_ sender: Any) {
            \(action)
          }
          \(members)
        }
        class BViewController: UIViewController {
          \(second)
        }
        class CViewController: UIViewController {}
        \(others)
        """, storyboard: Self.storyboard, header: header)
  }

  /// The verdicts after `Go` is tapped: of the tap, and of the second screen's being visible and the third's.
  func afterGo() throws -> String {
    "\(try flow.verdicts("- tapOn: Go\n- assertScreen: BViewController").dropFirst())"
      + " \(try flow.verdicts("- tapOn: Go\n- assertScreen: CViewController").dropFirst())"
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="nav"><scenes>
    <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r0"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s1"><objects><viewController id="a" customClass="AViewController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="v1">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
      <label text="Hello" id="l1"><rect key="frame" x="20" y="120" width="200" height="30"/></label>
      <button id="b1"><rect key="frame" x="20" y="200" width="200" height="44"/>
        <state key="normal" title="Go"/><connections>
        <action selector="go:" destination="a" eventType="touchUpInside" id="a1"/></connections></button>
      <button id="b2"><rect key="frame" x="20" y="300" width="200" height="44"/>
        <state key="normal" title="Next"/><connections>
        <segue destination="c" kind="show" identifier="toNext" id="g3"/></connections></button>
      </subviews></view><connections><outlet property="label" destination="l1" id="o1"/>
      <outlet property="goButton" destination="b1" id="o2"/>
      <segue destination="b" kind="show" identifier="toB" id="g1"/>
      <segue destination="c" kind="show" identifier="toC" id="g2"/></connections></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="b" storyboardIdentifier="B" customClass="BViewController" \
    customModule="App" customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="v2"/>
    </viewController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="c" storyboardIdentifier="C" customClass="CViewController" \
    customModule="App" customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="v3"/>
    </viewController></objects></scene>
    </scenes></document>
    """
}

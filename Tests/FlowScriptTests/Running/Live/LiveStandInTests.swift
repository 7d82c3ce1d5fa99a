import Testing

/// Objects of documents whose classes of the app's have a superclass that is not read: UIKit's own stand for them.
@MainActor
struct LiveStandInTests {
  @Test func aCastToTheClassThatADocumentNamesDoesNotFail() throws {
    let flow = LiveFlow(
      source: """
        import LibraryKit
        class Detail: LibraryController { var item: String? }
        class Other: UIViewController {}
        class Home: UIViewController {
          @IBAction func go() { performSegue(withIdentifier: "detail", sender: nil) }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            title = segue.destination is Other ? "other" : "detail"
            let detail = segue.destination as! Detail
            detail.item = "one"
          }
        }
        """,
      storyboard: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="home">
          <scenes>
            <scene sceneID="s"><objects>
              <viewController title="Home" id="home" customClass="Home" customModule="App" customModuleProvider="target">
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
                  <button id="b"><rect key="frame" x="20" y="200" width="200" height="40"/><state key="normal" title="Go"/>
                    <connections><action selector="go" destination="home" eventType="touchUpInside" id="a"/></connections>
                  </button>
                </subviews></view>
                <connections>
                  <segue destination="detail" kind="presentation" identifier="detail" id="g"/>
                </connections>
              </viewController>
            </objects></scene>
            <scene sceneID="t"><objects>
              <viewController id="detail" customClass="Detail" customModule="App" customModuleProvider="target">
                <view key="view" id="w"/>
              </viewController>
            </objects></scene>
          </scenes>
        </document>
        """)
    // What it does with what is set of it is not known.
    #expect(try flow.verdicts("- assertVisible: Go\n- tapOn: Go") == "✓✓?")
  }
}

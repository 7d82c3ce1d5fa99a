import Testing

/// Objects of documents whose classes of the app's have a superclass that is not read: what UIKit's own superclass does
/// stands for that, and what they show is open.
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
    #expect(try flow.verdicts("- assertVisible: Go\n- tapOn: Go\n- assertVisible: one") == "✓✓✓?")
  }

  private func told(_ members: String) -> LiveFlow {
    LiveFlow(
      source: """
        import LibraryKit
        class Detail: LibraryController {
          var item = ""
        \(members)
        }
        class Home: UIViewController {
          @IBOutlet var label: UILabel!
          override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(forName: Notification.Name("x"), object: nil, queue: nil) { _ in
              self.label.text = "told"
            }
          }
        }
        """,
      storyboard: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
          <scenes>
            <scene sceneID="n"><objects>
              <navigationController id="nav"><connections>
                <segue destination="home" kind="relationship" relationship="rootViewController" id="r"/>
              </connections></navigationController>
            </objects></scene>
            <scene sceneID="s"><objects>
              <viewController title="Home" id="home" customClass="Home" customModule="App" customModuleProvider="target">
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
                  <button id="b"><rect key="frame" x="20" y="200" width="200" height="40"/><state key="normal" title="Go"/>
                    <connections><segue destination="detail" kind="show" id="g"/></connections>
                  </button>
                  <label id="l" text="none"><rect key="frame" x="20" y="300" width="200" height="40"/></label>
                </subviews></view>
                <connections><outlet property="label" destination="l" id="o"/></connections>
              </viewController>
            </objects></scene>
            <scene sceneID="t"><objects>
              <viewController title="Detail" id="detail" customClass="Detail" customModule="App" customModuleProvider="target">
                <view key="view" id="w"/>
              </viewController>
            </objects></scene>
          </scenes>
        </document>
        """)
  }

  @Test func itsOwnCodeRuns() throws {
    let steps = "- tapOn: Go\n- assertVisible: Detail\n- back\n- assertVisible: told"
    let posts = "NotificationCenter.default.post(name: Notification.Name(\"x\"), object: nil)"
    let loads = "override func viewDidLoad() {\nsuper.viewDidLoad()\n"
    #expect(try told(loads + posts + "}").verdicts(steps) == "✓✓?✓✓")
    // What of it belongs to the superclass changes what is seen there, and nothing else.
    #expect(try told(loads + "form.add(item)\nsettings.style = 3\n" + posts + "}").verdicts(steps) == "✓✓?✓✓")
    #expect(try told(loads + "title = helper(item)\n}").verdicts(steps).prefix(2) == "✓?")
  }

  @Test func itIsOfTheClassThatIsNotRead() throws {
    let loads = """
      override func viewDidLoad() {
        super.viewDidLoad()
        if (self as UIViewController) is LibraryController {
          NotificationCenter.default.post(name: Notification.Name("x"), object: nil)
        }
      }
      """
    #expect(try told(loads).verdicts("- tapOn: Go\n- back\n- assertVisible: told") == "✓✓✓✓")
  }

  @Test func outletsAndActionsMayBeTheSuperclasss() throws {
    let flow = LiveFlow(
      source: """
        import LibraryKit
        class Home: LibraryController {}
        """,
      storyboard: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="home">
          <scenes>
            <scene sceneID="s"><objects>
              <viewController id="home" customClass="Home" customModule="App" customModuleProvider="target">
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
                  <button id="b"><rect key="frame" x="20" y="200" width="200" height="40"/><state key="normal" title="Go"/>
                    <connections><action selector="go:" destination="home" eventType="touchUpInside" id="a"/></connections>
                  </button>
                </subviews></view>
                <connections><outlet property="button" destination="b" id="o"/></connections>
              </viewController>
            </objects></scene>
          </scenes>
        </document>
        """)
    #expect(try flow.verdicts("- tapOn: Go") == "✓?")
  }
}

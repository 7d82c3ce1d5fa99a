import Testing

/// What an app's extensions override of UIKit's own classes: all objects of those have it.
@MainActor
struct LiveExtendedClassTests {
  @Test func callbacksOfContainersAreCalled() throws {
    let flow = LiveFlow(
      source: """
        extension UINavigationController {
          override open func viewDidLoad() {
            super.viewDidLoad()
            view.accessibilityIdentifier = "extended"
          }
          override open func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            topViewController?.title = "appeared \\(animated)"
          }
        }
        class Root: UIViewController {}
        """)
    #expect(try flow.passes("- assertVisible: appeared false") == nil)
  }

  @Test func viewsOfDocumentsAwake() throws {
    let flow = LiveFlow(
      source: """
        extension UILabel {
          open override func awakeFromNib() {
            super.awakeFromNib()
            text = (text ?? "") + "!"
          }
        }
        class Root: UIViewController {}
        """,
      storyboard: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="r">
        <scenes><scene sceneID="s"><objects>
        <viewController id="r" customClass="Root" customModule="App" customModuleProvider="target" \
        sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><label text="Drawn" id="l"><rect key="frame" x="20" y="200" width="200" height="44"/></label></subviews>
        </view></viewController>
        </objects></scene></scenes></document>
        """)
    #expect(try flow.passes("- assertVisible: Drawn!\n- assertNotVisible: Drawn") == nil)
  }

  /// What UIKit calls beside them is open.
  @Test func whatElseTheyOverrideIsOpen() throws {
    let flow = LiveFlow(
      source: """
        extension UIButton {
          open override func layoutSubviews() {
            super.layoutSubviews()
            isHidden = true
          }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
            view.addSubview(button)
          }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: Go") != "✓✓")
  }
}

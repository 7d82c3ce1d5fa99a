import Testing

/// UIKit's types that stand for numbers, and what bars and buttons tell of themselves.
@MainActor
struct LiveRawNumberTests {
  @Test("Levels of windows and priorities are reckoned with and compared")
  func numbers() throws {
    let flow = LiveFlow(
      source: """
        extension UIWindow.Level { static let overlay = UIWindow.Level.statusBar + 2 }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let level = UIWindow.Level.alert + 1
            let window = UIWindow(frame: .zero)
            window.windowLevel = .overlay - 1
            title = "\\(level.rawValue) \\(window.windowLevel.rawValue) \\(window.windowLevel < level) \\(level - UIWindow.Level.alert) \\(level - .statusBar)"
            navigationItem.prompt = "\\((UILayoutPriority.required - 1).rawValue) \\(UILayoutPriority.defaultLow < .required)"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 2001.0 1001.0 true 1.0 1001.0\n- assertVisible: 999.0 true") == nil)
  }

  @Test("Items of bars are found by their identifiers, also through UIKit's protocol")
  func identifiers() throws {
    let flow = LiveFlow(
      source: """
        func name(_ thing: UIAccessibilityIdentification, _ text: String) { thing.accessibilityIdentifier = text }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let item = UIBarButtonItem(title: "Go", style: .plain, target: self, action: #selector(go))
            item.isAccessibilityElement = true
            name(item, "go")
            navigationItem.rightBarButtonItem = item
            let thing: Any = view!
            navigationItem.prompt = "\\(thing is UIAccessibilityIdentification) \\((3 as Any) is UIAccessibilityIdentification)"
          }
          @objc func go() { title = "Gone" }
        }
        """)
    #expect(try flow.passes("- assertVisible: true false\n- tapOn: {id: go}\n- assertVisible: Gone") == nil)
  }

  @Test("The font of a button's title is the document's")
  func fonts() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          @IBOutlet var label: UILabel!
          @IBOutlet var button: UIButton!
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "\\(button.titleLabel!.font.pointSize)"
          }
        }
        """,
      storyboard: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="r">
        <scenes><scene sceneID="s"><objects>
        <viewController id="r" customClass="Root" customModule="App" customModuleProvider="target" \
        sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><label text="" id="l"><rect key="frame" x="20" y="200" width="200" height="44"/></label>
        <button buttonType="system" id="b"><rect key="frame" x="20" y="300" width="200" height="44"/>
        <fontDescription key="fontDescription" type="system" pointSize="22"/><state key="normal" title="Press"/></button>
        </subviews></view><connections><outlet property="label" destination="l" id="o"/>
        <outlet property="button" destination="b" id="p"/></connections></viewController>
        </objects></scene></scenes></document>
        """)
    #expect(try flow.passes("- assertVisible: \"22.0\"") == nil)
  }
}

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

  /// The usual way to keep the gesture that goes back where the back button is hidden.
  @Test(arguments: [("> 1", "First"), ("> 2", "Second")])
  func containersAreDelegatesOfRecognizers(_ condition: String, _ title: String) throws {
    let flow = LiveFlow(
      source: """
        extension UINavigationController: UIGestureRecognizerDelegate {
          override open func viewDidLoad() {
            super.viewDidLoad()
            interactivePopGestureRecognizer?.delegate = self
          }
          public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            viewControllers.count \(condition)
          }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "First"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
          }
          @objc func go() {
            let second = UIViewController()
            second.title = "Second"
            second.navigationItem.hidesBackButton = true
            navigationController?.pushViewController(second, animated: true)
          }
        }
        """)
    let report = try flow.report(
      """
      - tapOn: Go
      - assertVisible: Second
      - swipe: {start: "0%,50%", end: "90%,50%"}
      - assertVisible: \(title)
      """)
    #expect(!report.contains("✗") && !report.contains("where UIGestureRecognizerDelegate is asked for"), "\(report)")
  }
}

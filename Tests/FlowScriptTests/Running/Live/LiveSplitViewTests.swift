import HeadlessUIKit
import Testing

/// Split views that choose what they show themselves.
@MainActor
struct LiveSplitViewTests {
  @Test("The columns of an iPad that is held upright", .proves("F1.8.9"))
  func uprightColumns() throws {
    func split(_ orientation: String, _ setUp: String = "") -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
              label.text = title
              view.addSubview(label)
            }
          }
          func named(_ title: String) -> UIViewController {
            let screen = Root()
            screen.title = title
            return screen
          }
          func makeRoot() -> UIViewController {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(named("Master"), for: .primary)
            split.setViewController(named("Detail"), for: .secondary)
            \(setUp)
            return split
          }
          """,
        delegate: """
          import UIKit
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
              _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
              window = UIWindow(frame: UIScreen.main.bounds)
              window?.rootViewController = makeRoot()
              window?.makeKeyAndVisible()
              return true
            }
          }
          """, header: "  device: iPad Pro 11-inch (M4)\n  orientation: \(orientation)\n")
    }
    let upright = try split("portrait").report("- assertVisible: Detail\n- assertVisible: Master")
    #expect(upright.contains("  ? assertVisible \"Master\""), "\(upright)")
    #expect(upright.contains(OpenRule.uprightColumns.question), "\(upright)")
    let both = "- assertVisible: Detail\n- assertVisible: Master"
    #expect(try split("landscape").passes(both) == nil)
    #expect(try split("portrait", "split.preferredDisplayMode = .oneBesideSecondary").passes(both) == nil)
  }

  @Test("What a document puts into a split view knows that as it awakes", .proves("F2.37"))
  func awakeInASplitView() throws {
    let flow = LiveFlow(
      source: """
        class Themes: UIViewController, UISplitViewControllerDelegate {
          override func awakeFromNib() {
            super.awakeFromNib()
            splitViewController?.delegate = self
          }
          func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
            onto primary: UIViewController
          ) -> Bool { true }
        }
        class Game: UIViewController {}
        """,
      storyboard: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="S">
          <scenes>
            <scene sceneID="1"><objects>
              <splitViewController id="S" sceneMemberID="viewController"><connections>
                <segue destination="N" kind="relationship" relationship="masterViewController" id="m"/>
                <segue destination="G" kind="relationship" relationship="detailViewController" id="d"/>
              </connections></splitViewController>
            </objects></scene>
            <scene sceneID="2"><objects>
              <navigationController id="N" sceneMemberID="viewController">
                <navigationBar key="navigationBar" contentMode="scaleToFill" id="b"/>
                <connections><segue destination="T" kind="relationship" relationship="rootViewController" id="r"/></connections>
              </navigationController>
            </objects></scene>
            <scene sceneID="3"><objects>
              <viewController id="T" customClass="Themes" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v1"/><navigationItem key="navigationItem" title="Themes" id="i"/>
              </viewController>
            </objects></scene>
            <scene sceneID="4"><objects>
              <viewController id="G" customClass="Game" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v2"/>
              </viewController>
            </objects></scene>
          </scenes>
        </document>
        """)
    #expect(try flow.passes("- assertScreen: Themes") == nil)
  }
}

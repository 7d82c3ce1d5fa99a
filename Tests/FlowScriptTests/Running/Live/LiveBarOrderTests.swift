import Testing

/// What a container's subclass adds to its view lies in front of the container's bars.
@MainActor
struct LiveBarOrderTests {
  @Test func aButtonInTheMiddleOfATabBar() throws {
    let flow = LiveFlow(
      source: """
        class Sheet: UIViewController {}
        class Root: UITabBarController {
          let home = UIViewController()
          override func viewDidLoad() {
            super.viewDidLoad()
            setViewControllers([UIViewController(), home, UIViewController()], animated: false)
            selectedIndex = 1
            let add = UIButton(frame: CGRect(x: view.bounds.width / 2 - 32, y: view.bounds.height - 104, width: 64, height: 64))
            add.setTitle("+", for: .normal)
            add.addAction(UIAction { _ in self.home.present(Sheet(), animated: true) }, for: .touchUpInside)
            view.addSubview(add)
            let label = add.titleLabel!
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([label.centerXAnchor.constraint(equalTo: add.centerXAnchor)])
          }
        }
        """,
      delegate: """
        import UIKit
        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Root()
            window?.makeKeyAndVisible()
            return true
          }
        }
        """)
    #expect(try flow.passes("- tapOn: \"+\"\n- assertPresented: Sheet") == nil)
  }

  /// Where a banner lies over a bar, the finger comes to it.
  @Test func whatLiesInFrontOfABarIsTouched() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let banner = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 120))
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Next", style: .plain, target: self, action: #selector(showNext))
            let hide = UIButton(frame: CGRect(x: 20, y: 300, width: 200, height: 44))
            hide.setTitle("Hide", for: .normal)
            hide.addAction(UIAction { _ in self.banner.isHidden = true }, for: .touchUpInside)
            view.addSubview(hide)
            banner.setTitle("Offline", for: .normal)
            banner.addAction(UIAction { _ in self.banner.setTitle("Seen", for: .normal) }, for: .touchUpInside)
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            navigationController?.view.addSubview(banner)
          }
          @objc func showNext() {
            let next = UIViewController()
            next.title = "Second"
            navigationController?.pushViewController(next, animated: true)
          }
        }
        """)
    let steps = """
      - assertVisible: Offline
      - tapOn: Next
      - assertVisible: Seen
      - assertNotVisible: Second
      - tapOn: Hide
      - tapOn: Next
      - assertVisible: Second
      """
    #expect(try flow.passes(steps) == nil)
  }

  @Test func whatIsOneScreensIdentifierIsTheClassOfAnother() throws {
    let flow = LiveFlow(
      source: "class Login: UIViewController {}",
      storyboard: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
          <scenes>
            <scene sceneID="1"><objects>
              <viewController id="a" customClass="Login" customModule="App" customModuleProvider="target"/>
            </objects></scene>
            <scene sceneID="2"><objects>
              <viewController id="b" storyboardIdentifier="Login" customClass="Login" customModule="App" \
        customModuleProvider="target"/>
            </objects></scene>
          </scenes>
        </document>
        """)
    #expect(try flow.passes("- assertScreen: Login") == nil)
  }
}

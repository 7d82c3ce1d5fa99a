import Testing

/// Screens that code makes, and what leads from one to another.
@MainActor
struct CodeScreenTests {
  private func app(_ body: String, more: String = "", files: [String: String] = [:]) -> SnippetFlow {
    SnippetFlow(
      source: """
        import UIKit
        import SafariServices
        class LoginViewController: UIViewController {
          @IBAction func signIn(_ sender: Any) {
            \(body)
          }
        }
        class HomeViewController: UIViewController {}
        class HelpViewController: UIViewController { var topic: Any? }
        class TermsController: UITableViewController {}
        \(more)
        """, files: files)
  }

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="HelpViewController">
      <connections><outlet property="view" destination="v" id="o1"/></connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleToFill" id="v"><subviews>
      <button contentMode="scaleToFill" id="b"><state key="normal" title="Close"/><connections>
        <action selector="close:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
      <label text="How it works" id="l"/></subviews></view></objects></document>
    """

  @Test(
    "A class that no storyboard draws is shown as a screen of its own",
    arguments: [
      "navigationController?.pushViewController(HelpViewController(), animated: true)",
      "let help = HelpViewController(nibName: nil, bundle: nil)\n    help.topic = \"a\"\n    show(help, sender: self)",
      "present(UINavigationController(rootViewController: HelpViewController()), animated: true, completion: nil)",
      "let navigation = UINavigationController()\n    navigation.viewControllers = [HelpViewController()]\n"
        + "    present(navigation, animated: true)",
      "let next = makeHelp()\n    navigationController?.pushViewController(next, animated: true) }\n"
        + "  private func makeHelp() -> UIViewController { let help = HelpViewController(); help.topic = 1; return help",
      "navigationController?.pushViewController(help, animated: true) }\n  private lazy var help = HelpViewController()\n"
        + "  func other() {",
      "view.window?.rootViewController = HelpViewController()",
      "UIApplication.shared.windows.first?.rootViewController = HelpViewController()",
    ])
  func classes(body: String) throws {
    let failure = try app(body).passes("- tapOn: Sign In\n- assertScreen: HelpViewController")
    #expect(failure == nil)
  }

  @Test("Its view comes from the nib of its name, whose actions are its own")
  func nibs() throws {
    let more = "extension HelpViewController { @IBAction func close(_ sender: Any) { dismiss(animated: true) } }"
    let failure = try app(
      "present(HelpViewController(), animated: true)", more: more, files: ["HelpView.xib": Self.nib]
    )
    .passes("- tapOn: Sign In\n- assertVisible: How it works\n- tapOn: Close\n- assertScreen: LoginViewController")
    #expect(failure == nil)
  }

  @Test("What a screen's code adds to its view is there; what it takes from elsewhere is asked for")
  func added() throws {
    let own =
      "let badge = UILabel(frame: view.bounds); badge.accessibilityIdentifier = \"badge\"; view.addSubview(badge)"
    #expect(try app(own).passes("- tapOn: Sign In\n- assertVisible: {id: badge}") == nil)
    let report = try app("view.addSubview(badge)").report("- tapOn: Sign In\n- assertVisible: {id: badge}")
    #expect(report.contains("1 flow: 0 passed, 1 undecided") && report.contains("at App/Login.swift:5:"), "\(report)")
  }

  @Test(
    "Factories of the app's, through constants, protocols and storyboards",
    arguments: [
      "navigationController?.pushViewController(HomeViewController.make(), animated: true)",
      "if let home = storyboard?.instantiateViewController(withIdentifier: \"Home\") as? HomeViewController {\n"
        + "      show(home, sender: nil)\n    }",
      "guard let home = Scenes.home() as? HomeViewController else { return }\n    present(home, animated: true)",
    ])
  func factories(body: String) throws {
    let more = """
      protocol FromStoryboard {}
      extension FromStoryboard where Self: UIViewController {
        static func make() -> Self {
          let name = String(String(describing: self).dropLast(14))
          let board = UIStoryboard(name: "Main", bundle: .main)
          return board.instantiateViewController(withIdentifier: Scenes.homeName) as! Self
        }
      }
      extension HomeViewController: FromStoryboard {}
      enum Scenes {
        static let homeName = "Home"
        static func home() -> UIViewController { UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: homeName) }
      }
      """
    let failure = try app(body, more: more).passes("- tapOn: Sign In\n- assertScreen: HomeViewController")
    #expect(failure == nil)
  }

  @Test("Buttons that code puts into the navigation bar do what their actions do")
  func barButtons() throws {
    let more = """
      extension HomeViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addItem))
          let help = UIBarButtonItem(title: "Help", style: .plain, target: self, action: #selector(HomeViewController.help(_:)))
          self.navigationItem.leftBarButtonItems = [help]
        }
        @objc func addItem() { present(TermsController(), animated: true) }
        @objc func help(_ sender: Any) { show(HelpViewController(), sender: nil) }
      }
      """
    let failure = try app("performSegue(withIdentifier: \"showHome\", sender: nil)", more: more).passes(
      """
      - tapOn: Sign In
      - tapOn: Add
      - assertPresented: TermsController
      - dismiss
      - tapOn: Help
      - assertScreen: HelpViewController
      """)
    #expect(failure == nil)
  }

  @Test("A screen of a framework that is not simulated is not known")
  func frameworks() throws {
    let report = try app("present(SFSafariViewController(url: terms), animated: true)").report("- tapOn: Sign In")
    #expect(
      report.contains(
        """
          ? tapOn "Sign In"  (flow.yaml:6:3)
              undecided: only the app's code knows what UIViewController.present(…) does
        """), "\(report)")
  }

  @Test("What follows a dismissal in its completion comes after it; a return in a helper ends the helper alone")
  func order() throws {
    let body = """
      if let other = presentedViewController { other.dismiss(animated: false) }
          check()
          present(HelpViewController(), animated: true) {
            self.dismiss(animated: true) { self.show(HomeViewController(), sender: nil) }
          }
        }
        private func check() {
          if presentedViewController == nil { if navigationController != nil { return } }
          performSegue(withIdentifier: "nowhere", sender: nil)
      """
    let failure = try app(body).passes("- tapOn: Sign In\n- assertStack: [LoginViewController, HomeViewController]")
    #expect(failure == nil)
  }

  @Test("Whoever is asked by another name: the navigation controller, a screen below, a local function")
  func receivers() throws {
    let body = """
      func goOn() { navigationController?.pushViewController(HomeViewController(), animated: true) }
          let nav = navigationController!
          nav.pushViewController(HelpViewController(), animated: false)
          goOn()
          guard let first = nav.viewControllers.first, nav.viewControllers.count == 3 else { return }
          nav.popToViewController(first, animated: false)
          nav.show(TermsController(), sender: nil)
      """
    let failure = try app(body).passes(
      "- tapOn: Sign In\n- assertStack: [LoginViewController, TermsController]")
    #expect(failure == nil)
  }

  @Test("A tab that the app's delegate adds")
  func tabs() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="tabs"><scenes>
      <scene sceneID="s0"><objects><tabBarController id="tabs" sceneMemberID="viewController"><connections>
        <segue destination="a" kind="relationship" relationship="viewControllers" id="r0"/></connections>
      </tabBarController></objects></scene>
      <scene sceneID="s1"><objects><viewController id="a" title="A" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="s2"><objects><viewController id="b" title="B" storyboardIdentifier="B" \
      sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    let source = """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          guard let tabs = window?.rootViewController as? UITabBarController else { return true }
          let other = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "B")
          tabs.viewControllers?.append(other)
          return true
        }
      }
      """
    let failure = try SnippetFlow(source: source, storyboard: storyboard).passes("- selectTab: 1\n- assertScreen: B")
    #expect(failure == nil)
  }
}

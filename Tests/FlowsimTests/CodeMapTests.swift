import Foundation
import TestSupport
import Testing

/// What code brings up, among the screens and transitions of storyboards.
struct CodeMapTests {
  let flowsim = BuiltProgram("flowsim")

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="a"><scenes>
    <scene sceneID="s1"><objects>
    <viewController id="a" customClass="ListViewController" customModule="App" customModuleProvider="target" \
    sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController storyboardIdentifier="Detail" id="d" customClass="DetailViewController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController"><connections>
    <segue destination="x" kind="unwind" unwindAction="backToList:" id="u"/></connections></viewController>
    <exit id="x" sceneMemberID="exit"/></objects></scene>
    <scene sceneID="s3"><objects>
    <viewController id="n" customClass="ForgottenViewController" customModule="App" customModuleProvider="target" \
    sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """

  private func screens(_ source: String, _ arguments: [String] = []) throws -> String {
    let folder = try TemporaryFolder([
      "App/Main.storyboard": Self.storyboard, "App/App.swift": "import UIKit\n" + source,
    ])
    let result = try flowsim.run(["screens", "App"] + arguments, in: folder.path)
    #expect(result.status == 0 && result.errors.isEmpty)
    return result.text
  }

  private static let list = """
    class ListViewController: UIViewController {
      let coordinator = Coordinator()
      @IBAction func backToList(_ segue: UIStoryboardSegue) {}
      @objc func open() {
        let detail = storyboard!.instantiateViewController(withIdentifier: "Detail") as! DetailViewController
        navigationController?.pushViewController(detail, animated: true)
      }
      @objc func help() { showHelp() }
      @objc func ask() { present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true) }
    }
    class DetailViewController: UIViewController {}
    class ForgottenViewController: UIViewController {}
    class HelpViewController: UIViewController {}
    class AboutViewController: UIViewController { init(version: String) { super.init(nibName: nil, bundle: nil) } }
    extension UIViewController {
      func showHelp() { present(UINavigationController(rootViewController: HelpViewController()), animated: true) }
    }
    class Coordinator: NSObject {
      let navigation = UINavigationController()
      @objc func start() { navigation.setViewControllers([AboutViewController(version: "1")], animated: false) }
      func show(_ screen: UIViewController) { navigation.show(screen, sender: nil) }
      @objc func help() { show(HelpViewController()) }
    }
    """

  @Test func codeBringsUpScreens() throws {
    #expect(
      try screens(Self.list) == """
        Main  App/Main.storyboard
          Main#a  ListViewController, the app starts here, initial
            push → Detail (Main#d), at App/App.swift:7:27
            present → HelpViewController (code#HelpViewController), at App/App.swift:9:23
          Main#d  Detail  DetailViewController
            unwind to backToList: → ListViewController (Main#a)
          Main#n  ForgottenViewController, nothing leads here

        Made in code
          code#AboutViewController  AboutViewController
          code#Coordinator  Coordinator
            push → AboutViewController (code#AboutViewController), at App/App.swift:21:35
            show → HelpViewController (code#HelpViewController), at App/App.swift:23:23
          code#HelpViewController  HelpViewController

        1 document, 3 scenes, 1 segue, 0 unreadable

        """)
  }

  @Test func anAppWithoutStoryboardsIsItsCode() throws {
    let source = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = Tabs()
          return true
        }
      }
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [UINavigationController(rootViewController: Home()), Settings()]
        }
      }
      class Home: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let sheet = Settings()
          let show = { self.present(sheet, animated: true) }
          if indexPath.row == 0 { show() } else { navigationController?.pushViewController(Home(), animated: true) }
        }
      }
      class Settings: UIViewController {}
      """
    let folder = try TemporaryFolder(["App/App.swift": source])
    let result = try flowsim.run(["screens", "App"], in: folder.path)
    #expect(
      result.text == """
        Made in code
          code#Home  Home
            present → Settings (code#Settings), from row, at App/App.swift:19:23
            push → Home (code#Home), from row, at App/App.swift:20:67
          code#Settings  Settings
          code#Tabs  Tabs, the app starts here
            tab 1 → Home (code#Home), at App/App.swift:13:5
            tab 2 → Settings (code#Settings), at App/App.swift:13:5

        0 documents, 0 scenes, 0 segues, 0 unreadable

        """)
    #expect(try flowsim.run(["screens", "App", "--no-code"], in: folder.path).status == 2)
  }

  @Test func aPageControllerShowsItsPages() throws {
    let source = """
      class ListViewController: UIPageViewController {
        lazy var pages: [UIViewController] = [Intro(), Help()]
        override func viewDidLoad() {
          super.viewDidLoad()
          setViewControllers([pages[0]], direction: .forward, animated: false)
        }
      }
      class DetailViewController: UIViewController {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        override func viewDidLoad() {
          super.viewDidLoad()
          pager.setViewControllers([Help()], direction: .forward, animated: false, completion: nil)
        }
      }
      class ForgottenViewController: UIViewController {}
      class Intro: UIViewController {}
      class Help: UIViewController {}
      """
    let text = try screens(source)
    #expect(text.contains("    embed → Intro (code#Intro), at App/App.swift:6:5\n"), "\(text)")
    #expect(text.contains("    embed → Help (code#Help), at App/App.swift:13:11\n"), "\(text)")
    #expect(text.components(separatedBy: "embed →").count == 3, "\(text)")
  }

  @Test func codeIsLeftOut() throws {
    let text = try screens(Self.list, ["--no-code"])
    #expect(text.contains("    unwind to backToList: → exit, decided at run time\n"))
    #expect(!text.contains("Made in code") && !text.contains("nothing leads here"))
  }

  @Test func theDiagramAndJSONTellCodeApart() throws {
    let folder = try TemporaryFolder([
      "App/Main.storyboard": Self.storyboard, "App/App.swift": "import UIKit\n" + Self.list,
    ])
    let dot = try flowsim.run(["graph", "App"], in: folder.path).text
    #expect(
      dot.contains(
        #""Main#a" -> "Main#d" [label="push", tooltip="App/App.swift:7, push", style="bold,dotted", class="push code", id="way_"#
      ),
      "\(dot)")
    #expect(dot.contains("made in code"))
    let json = try flowsim.run(["screens", "App", "--format", "json"], in: folder.path).text
    #expect(json.contains(#""inCode" : true"#) && json.contains(#""unreached" : true"#))
    #expect(json.contains("\"unwindTargets\" : [\n            \"Main#a\"\n          ]"))
  }
}

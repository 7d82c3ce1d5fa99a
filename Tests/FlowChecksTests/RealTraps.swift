@testable import FlowChecks

/// What looks wrong in real apps, and is not.
extension RealCase {
  static let traps: [RealCase] = [
    RealCase(
      name: "an old action of a bar button item, whose segue took its place",
      app: RuleExample([
        "Map.swift": "class MapController: UIViewController {}",
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("MapController"))><navigationItem key="navigationItem" id="n">
            <barButtonItem key="rightBarButtonItem" title="Edit" id="b"><connections>
              <action selector="editOld" destination="home" id="a"/>
              <segue destination="settings" kind="popoverPresentation" popoverAnchorBarButtonItem="b" id="s"/>
            </connections></barButtonItem>
          </navigationItem></viewController>
          """, "<viewController id=\"settings\"/>"),
      ])),
    RealCase(
      name: "an empty reuse identifier in a switch's compulsory default",
      app: RuleExample([
        "List.swift": """
        class ListController: UITableViewController {
          override func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            switch indexPath.section {
            case 0: return table.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
            default: return table.dequeueReusableCell(withIdentifier: "", for: indexPath)
            }
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <tableViewController id="home" \(of("ListController"))>
            <tableView key="view" dataMode="prototypes" id="t"><prototypes>
              <tableViewCell reuseIdentifier="Item" id="c"/>
            </prototypes></tableView>
          </tableViewController>
          """),
      ])),
    RealCase(
      name: "a child of a tab bar controller, which UIKit tells itself",
      app: RuleExample([
        "Tabs.swift": """
        class TabsController: UITabBarController {
          func add(_ child: UIViewController) { addChild(child) }
        }
        """,
        "Main.storyboard": storyboard("<tabBarController id=\"home\" \(of("TabsController"))/>"),
      ])),
    RealCase(
      name: "an action in an extension of an alias",
      app: RuleExample([
        "Bid.swift": """
        class BidController: UIViewController {}
        typealias DeveloperOnly = BidController
        extension DeveloperOnly { @IBAction func dev_next(_ sender: Any) {} }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("BidController"))><view key="view" id="v"><subviews><button id="b"><connections>
            <action selector="dev_next:" destination="home" eventType="touchUpInside" id="a"/>
          </connections></button></subviews></view></viewController>
          """),
      ])),
    RealCase(
      name: "outlets in backticks, and those that a setter takes",
      app: RuleExample([
        "Cell.swift": """
        class SettingsController: UITableViewController { @IBOutlet weak var lockSwitch: UISwitch! }
        class SwitchCell: UITableViewCell { @IBOutlet weak var `switch`: UISwitch? }
        """,
        "Main.storyboard": storyboard(
          """
          <tableViewController id="home" \(of("SettingsController"))>
            <tableView key="view" dataMode="prototypes" id="t"><prototypes>
              <tableViewCell reuseIdentifier="Switch" id="c" \(of("SwitchCell"))>
                <subviews><switch id="w"/></subviews>
                <connections><outlet property="switch" destination="w" id="o-1"/></connections>
              </tableViewCell>
            </prototypes></tableView>
            <connections><outlet property="LockSwitch" destination="w" id="o-2"/></connections>
          </tableViewController>
          """),
      ])),
    RealCase(
      name: "documents that no target copies: a stale one, and one of a stale localization",
      app: RuleExample([
        "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Base.lproj/Main.storyboard"]),
        "Base.lproj/Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        "Home.swift": "class HomeController: UIViewController {}",
        "Old~.storyboard": storyboard(
          """
          <viewController id="home" \(of("GoneController"))>
            <connections><outlet property="planner" destination="gone" id="o"/></connections>
          </viewController>
          """),
        "en.lproj/Main.storyboard": storyboard(
          """
          <collectionViewController id="home" \(of("OldController"))><connections>
            <segue destination="x" kind="unwind" unwindAction="backToOld:" id="s"/>
          </connections></collectionViewController>
          <exit id="x"/>
          """),
      ])),
    RealCase(
      name: "an action of Swift 2, which leaves the first label out",
      app: RuleExample([
        "Home.swift": """
        class HomeController: UIViewController {
          @IBAction func pick(sender: AnyObject) {
            presentViewController(UIImagePickerController(), animated: true, completion: nil)
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
            <action selector="pick:" destination="home" eventType="touchUpInside" id="a"/>
          </connections></button></subviews></view></viewController>
          """),
      ])),
    RealCase(
      name: "an action of Swift 2, as the project says",
      app: RuleExample([
        "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard"], swift: "2.3"),
        "Home.swift": """
        class HomeController: UIViewController { @IBAction func pick(sender: AnyObject) {} }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
            <action selector="pick:" destination="home" eventType="touchUpInside" id="a"/>
          </connections></button></subviews></view></viewController>
          """),
      ])),
    RealCase(
      name: "members that Swift 3 shows to Interface Builder without being told",
      app: RuleExample([
        "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard"], swift: "3.0"),
        "Home.swift": """
        class HomeController: UIViewController {
          var label: UILabel!
          func save(_ sender: Any) {}
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))>
            <view key="view" id="v"><subviews><label id="l"/><button id="b"><connections>
              <action selector="save:" destination="home" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view>
            <connections><outlet property="label" destination="l" id="o"/></connections>
          </viewController>
          """),
      ])),
    RealCase(
      name: "a segue performed on the device whose storyboard has it",
      app: RuleExample([
        "Info.plist": """
        <plist version="1.0"><dict>
          <key>UIMainStoryboardFile</key><string>Main</string>
          <key>UIMainStoryboardFile~iphone</key><string>Main_Phone</string>
        </dict></plist>
        """,
        "List.swift": """
        class ListController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            if (UIDevice.current.userInterfaceIdiom != .pad) {
              performSegue(withIdentifier: "open", sender: self)
            }
          }
        }
        """,
        "Main.storyboard": storyboard(
          #"""
          <splitViewController id="home"><connections>
            <segue destination="list" kind="relationship" relationship="masterViewController" id="s-1"/>
          </connections></splitViewController>
          """#, "<tableViewController id=\"list\" \(of("ListController"))/>"),
        "Main_Phone.storyboard": storyboard(
          """
          <tableViewController id="home" \(of("ListController"))><connections>
            <segue destination="item" kind="show" identifier="open" id="s-2"/>
          </connections></tableViewController>
          """, #"<viewController id="item"/>"#),
      ])),
    RealCase(
      name: "segues with an identifier that no code names, one of them with a segue action",
      app: RuleExample([
        "Home.swift": """
        class HomeController: UIViewController {
          @IBSegueAction func makeReadings(_ coder: NSCoder) -> ReadingsController? { ReadingsController(coder: coder) }
        }
        class ReadingsController: UIViewController {}
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
            <button id="b"><connections>
              <segue destination="r" kind="show" identifier="readings" destinationCreationSelector="makeReadings:" id="s-1"/>
            </connections></button>
            <button id="c"><connections>
              <segue destination="r" kind="show" identifier="more" id="s-2"/>
            </connections></button>
          </subviews></view></viewController>
          """, "<viewController id=\"r\" \(of("ReadingsController"))/>"),
      ])),
    RealCase(
      name: "an action of Swift 2 in a project that names no version",
      app: RuleExample([
        "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard"], swift: nil, xcode: "0730"),
        "Home.swift": "class HomeController: UIViewController { @IBAction func pick(sender: AnyObject) {} }",
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
            <action selector="pick:" destination="home" eventType="touchUpInside" id="a"/>
          </connections></button></subviews></view></viewController>
          """),
      ])),
    RealCase(
      name: "cells that code makes when there is none to reuse",
      app: RuleExample([
        "Lists.swift": """
        class NamesController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Name") ?? UITableViewCell(style: .default, reuseIdentifier: "Name")
          }
        }
        class TownsController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let identifier = "Town"
            var cell = tableView.dequeueReusableCell(withIdentifier: identifier)
            if cell == nil { cell = TownCell(style: .subtitle, reuseIdentifier: identifier) }
            return cell!
          }
        }
        class TownCell: UITableViewCell {}
        """,
        "Main.storyboard": storyboard("<tableViewController id=\"home\" \(of("NamesController"))/>"),
      ])),
    RealCase(
      name: "cells that code does without, and outlets that nothing but their own observer uses",
      app: RuleExample([
        "About.swift": """
        class AboutController: UITableViewController {
          @IBOutlet weak var title: UILabel! { didSet { title.text = "About" } }
          @IBOutlet weak var other: UILabel!
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell")
            return cell ?? UITableViewCell()
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <tableViewController id="home" \(of("AboutController"))>
            <connections><outlet property="other" destination="l" id="o"/></connections>
          </tableViewController>
          <label id="l"/>
          """),
      ])),
    RealCase(
      name: "a child that its parent gives what it needs after the embedding, and a cast that is one of two",
      app: RuleExample([
        "Host.swift": """
        class HostController: UIViewController {
          private var list: ListController { children.first as! ListController }
          override func viewDidLoad() {
            super.viewDidLoad()
            list.entries = Entries()
          }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard segue.identifier == "scan" else { return }
            if let navigation = segue.destination as? UINavigationController {
              (navigation.topViewController as? ScanController)?.help()
            } else if let scanner = segue.destination as? ScanController {
              scanner.help()
            }
          }
        }
        class ListController: UITableViewController {
          var entries: Entries!
          func search() { entries.find() }
        }
        class ScanController: UIViewController { func help() {} }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HostController"))>
            <view key="view" id="v"><subviews>
              <containerView id="c"><connections><segue destination="list" kind="embed" id="s-1"/></connections></containerView>
            </subviews></view>
            <connections><segue destination="scan" kind="show" identifier="scan" id="s-2"/></connections>
          </viewController>
          """, "<tableViewController id=\"list\" \(of("ListController"))/>",
          "<viewController id=\"scan\" \(of("ScanController"))/>"),
      ])),
    RealCase(
      name: "the root of a navigation controller, which the screen that presents it makes",
      app: RuleExample([
        "Home.swift": """
        class HomeController: UIViewController {
          @IBSegueAction func makeEditor(_ coder: NSCoder) -> EditorController? { EditorController(coder: coder) }
        }
        class PlainNavigationController: UINavigationController {}
        class EditorController: UIViewController {}
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))>
            <connections><segue destination="nav" kind="presentation" identifier="edit" id="s-1"/></connections>
          </viewController>
          """,
          """
          <navigationController id="nav" \(of("PlainNavigationController"))><connections>
            <segue destination="edit" kind="relationship" relationship="rootViewController" \
          destinationCreationSelector="makeEditor:" id="s-2"/>
          </connections></navigationController>
          """, "<viewController id=\"edit\" \(of("EditorController"))/>"),
      ])),
  ]
}

@testable import FlowChecks

/// What an app starts with where its property list names a storyboard: what code puts in its place, and what is for other
/// devices.
extension RealCase {
  static let casesOfStarting: [RealCase] = [
    RealCase(
      name: "buttons in a view whose height code makes 0 for ever, and in one that it makes higher again",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBOutlet weak var filterHeight: NSLayoutConstraint!
            @IBOutlet weak var sumHeight: NSLayoutConstraint!
            override func viewDidLoad() {
              super.viewDidLoad()
              setUp()
            }
            func setUp() {
              filterHeight.constant = 0
              self.sumHeight.constant = 0
            }
            @IBAction func open() { sumHeight.constant += 80 }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews>
                <button id="b-1"><connections>
                  <action selector="open" destination="home" eventType="touchUpInside" id="a-1"/>
                </connections></button>
                <view id="f">
                  <subviews><stackView id="k"><subviews><button id="b-2"><connections>
                    ↓<action selector="apply" destination="home" eventType="touchUpInside" id="a-2"/>
                  </connections></button></subviews></stackView></subviews>
                  <constraints><constraint firstAttribute="height" constant="105" id="c-1"/></constraints>
                </view>
                <view id="s">
                  <subviews><button id="b-3"><connections>
                    ↓<action selector="add" destination="home" eventType="touchUpInside" id="a-3"/>
                  </connections></button></subviews>
                  <constraints><constraint firstAttribute="height" constant="105" id="c-2"/></constraints>
                </view>
              </subviews></view>
              <connections>
                <outlet property="filterHeight" destination="c-1" id="o-1"/>
                <outlet property="sumHeight" destination="c-2" id="o-2"/>
              </connections>
            </viewController>
            """),
        ],
        finds: [
          "warning: HomeController has no method 'apply': was it renamed or deleted?",
          "error: HomeController has no method 'add': was it renamed or deleted?",
        ])),
    RealCase(
      name: "classes that begin twice, or lack a brace, as merges leave them, have what stands in them",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
          class HomeController: BaseController {
            @IBOutlet var top: UILabel!
            @IBAction func save() {}
          }
          """,
          "Base.swift": """
          class BaseController: UIViewController {
            func load() {
              if isEditing { setEditing(false, animated: false) }
            @IBAction func help() {}
            @IBOutlet var bottom: UILabel!
            override func viewDidLoad() { super.viewDidLoad() }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              <label id="l"/>
              <button id="b"><connections>
                <action selector="save" destination="home" eventType="touchUpInside" id="a-1"/>
                <segue destination="base" kind="show" id="s-1"/>
              </connections></button>
            </subviews></view><connections><outlet property="top" destination="l" id="o-1"/></connections></viewController>
            """,
            """
            <viewController id="base" \(of("BaseController"))><view key="view" id="w"><subviews>
              <label id="m"/>
              <button id="c"><connections>
                <action selector="help" destination="base" eventType="touchUpInside" id="a-2"/>
                ↓<action selector="leave" destination="base" eventType="touchUpInside" id="a-3"/>
              </connections></button>
            </subviews></view><connections><outlet property="bottom" destination="m" id="o-2"/></connections></viewController>
            """),
        ], finds: ["error: BaseController has no method 'leave': was it renamed or deleted?"])),
    RealCase(
      name: "an identifier that a class of cells gives itself registers none, but brings back what code has made",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              if let cell = tableView.dequeueReusableCell(withIdentifier: "ware") as? WareCell { return cell }
              return indexPath.row > 1 ? WareCell() : tableView.dequeueReusableCell(withIdentifier: "ware") as! WareCell
            }
            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
              tableView.↓dequeueReusableCell(withIdentifier: "ware", for: IndexPath(row: 0, section: section))
            }
          }
          class WareCell: UITableViewCell {
            init() { super.init(style: .default, reuseIdentifier: "ware") }
            required init?(coder: NSCoder) { nil }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <tableViewController id="home" \(of("HomeController"))>
              <tableView key="view" dataMode="prototypes" id="t"><connections>
                <outlet property="dataSource" destination="home" id="o-1"/>
                <outlet property="delegate" destination="home" id="o-2"/>
              </connections></tableView>
            </tableViewController>
            """),
        ],
        finds: ["error: no cell has the reuse identifier 'ware', and nobody registers one"])),
    RealCase(
      name: "a storyboard that a list of the app's decides, among more questions than are tried both ways",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            let identifier = "shop"
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              let board = UIStoryboard(name: boards[kind] ?? "Main", bundle: nil)
              \((1...8).map { "if isOn(\($0)) { turn(\($0)) }" }.joined(separator: "\n  "))
              show(board.instantiateViewController(withIdentifier: identifier), sender: nil)
              show(UIStoryboard(name: "Main", bundle: nil).↓instantiateViewController(withIdentifier: "shop"), sender: nil)
            }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
          "Shop.storyboard": storyboard("<viewController storyboardIdentifier=\"shop\" id=\"shop\"/>", starts: false),
        ],
        finds: [
          "error: the code names screen 'shop', which storyboard Main does not have: it is in storyboard Shop"
        ])),
    RealCase(
      name: "a scene in tabs alone, whose identifier is a constant that nothing uses, is in no bar",
      app: RuleExample(
        [
          "App.swift": """
          enum Name { static let home = "home"; static let news = "news" }
          class HomeController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              let news = storyboard!.instantiateViewController(withIdentifier: Name.news)
              navigationController?.pushViewController(news, animated: true)
            }
          }
          class NewsController: UIViewController {}
          """,
          "Main.storyboard": storyboard(
            """
            <tabBarController id="tabs"><connections>
              <segue destination="home" kind="relationship" relationship="viewControllers" id="s-1"/>
              <segue destination="news" kind="relationship" relationship="viewControllers" id="s-2"/>
            </connections></tabBarController>
            """,
            """
            <viewController storyboardIdentifier="home" id="home" \(of("HomeController"))>
              <navigationItem key="navigationItem" id="n-1"><barButtonItem key="rightBarButtonItem" id="i-1"><connections>
                ↓<action selector="save" destination="home" id="a-1"/>
              </connections></barButtonItem></navigationItem>
            </viewController>
            """,
            """
            <viewController storyboardIdentifier="news" id="news" \(of("NewsController"))>
              <navigationItem key="navigationItem" id="n-2"><barButtonItem key="rightBarButtonItem" id="i-2"><connections>
                ↓<action selector="save" destination="news" id="a-2"/>
              </connections></barButtonItem></navigationItem>
            </viewController>
            """),
        ],
        finds: [
          "warning: HomeController has no method 'save': was it renamed or deleted?",
          "error: NewsController has no method 'save': was it renamed or deleted?",
        ])),
    RealCase(
      name: "the main storyboard's screen, in whose place code puts another at once",
      app: RuleExample(
        [
          "AppDelegate.m": """
          @implementation AppDelegate
          - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            if (self.window.rootViewController == nil) { NSLog(@"none"); }
            self.window.rootViewController = [[UIViewController alloc] init];
            return YES;
          }
          @end
          """,
          "Home.swift": "class HomeController: UIViewController {}",
          "Info.plist": mainPlist, "Main.storyboard": lostStart,
          "main.m": "int main() { return UIApplicationMain(0, nil, nil, NSStringFromClass([AppDelegate class])); }",
        ],
        finds: ["warning: HomeController has no property 'top': was it renamed or deleted? Nothing makes this scene"])),
    RealCase(
      name: "the same where code does it at some times",
      app: RuleExample(
        [
          "AppDelegate.m": """
          @implementation AppDelegate
          - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            if (options != nil) { self.window.rootViewController = [[UIViewController alloc] init]; }
            return YES;
          }
          @end
          """,
          "Home.swift": "class HomeController: UIViewController {}",
          "Info.plist": mainPlist, "Main.storyboard": lostStart,
        ], finds: ["error: HomeController has no property 'top': was it renamed or deleted?"])),
    RealCase(
      name: "the same where the condition's statement stands in no brackets",
      app: RuleExample(
        [
          "AppDelegate.m": """
          @implementation AppDelegate
          - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            if ([options count] > 0)
              self.window.rootViewController = [[UIViewController alloc] init];
            else if (options) [self.window setRootViewController:nil];
            else
              self.window.rootViewController = nil;
            return YES;
          }
          @end
          """,
          "Home.swift": "class HomeController: UIViewController {}",
          "Info.plist": mainPlist, "Main.storyboard": lostStart,
        ], finds: ["error: HomeController has no property 'top': was it renamed or deleted?"])),
    RealCase(
      name: "the same in Swift",
      app: RuleExample(
        [
          "Delegates.swift": """
          class AppDelegate: UIResponder, UIApplicationDelegate {}
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
              window?.rootViewController = UIViewController()
            }
          }
          """,
          "Home.swift": "class HomeController: UIViewController {}",
          "Info.plist": mainPlist, "Main.storyboard": lostStart,
        ],
        finds: ["warning: HomeController has no property 'top': was it renamed or deleted? Nothing makes this scene"])),
    RealCase(
      name: "a controller of Objective-C that others only point to is made by nobody",
      app: RuleExample(
        [
          "Home.m": """
          #import "Card.h"
          @interface HomeController : UIViewController
          @property (strong) CardController *card;
          @end
          @implementation HomeController
          - (void)viewDidLoad { [(CardController *)self.card close]; [[ShownController alloc] init]; }
          @end
          """,
          "Card.m": """
          @interface CardController : UIViewController
          @end
          @implementation CardController
          - (void)close { }
          @end
          """,
          "Shown.m": """
          @interface ShownController : UIViewController
          @end
          @implementation ShownController
          - (id)init { return [super init]; }
          @end
          """,
          "CardController.xib": ownerWithout("CardController"), "ShownController.xib": ownerWithout("ShownController"),
          "Info.plist": mainPlist,
          "Main.storyboard": storyboard("<viewController id=\"home\" customClass=\"HomeController\"/>"),
        ],
        finds: [
          "warning: CardController has no method 'gone:': was it renamed or deleted? Nothing names this document",
          "error: ShownController has no method 'gone:': was it renamed or deleted?",
        ])),
    RealCase(
      name: "the storyboard for iPads of an app that is for the iPhone alone",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(
            ["Home.swift"], ["Main.storyboard", "Pad.storyboard"],
            settings: "TARGETED_DEVICE_FAMILY = 1; INFOPLIST_FILE = Info.plist;"),
          "Home.swift": "class HomeController: UIViewController {}",
          "Info.plist": plist("UIMainStoryboardFile", "Main", "UIMainStoryboardFile~ipad", "Pad"),
          "Main.storyboard": lostStart(of("HomeController")),
          "Pad.storyboard": lostStart(of("HomeController")),
        ],
        finds: [
          "error: HomeController has no property 'top': was it renamed or deleted?",
          "warning: HomeController has no property 'top': was it renamed or deleted? Nothing makes this scene",
        ])),
    RealCase(
      name: "a storyboard that the property list names with what looks like a device",
      app: RuleExample([
        "App.xcodeproj/project.pbxproj": project(
          ["Home.swift"], ["Main.storyboard", "Main~iPad.storyboard"],
          settings: "TARGETED_DEVICE_FAMILY = \"1,2\"; INFOPLIST_FILE = Info.plist;"),
        "Home.swift": "class HomeController: UIViewController {}",
        "Info.plist": plist("UIMainStoryboardFile", "Main", "UIMainStoryboardFile~ipad", "Main~iPad"),
        "Main.storyboard": storyboard(#"<viewController id="home" \#(of("HomeController"))/>"#),
        "Main~iPad.storyboard": storyboard(#"<viewController id="home" \#(of("HomeController"))/>"#),
      ])),
    RealCase(
      name: "a storyboard that the project spells with another letter of case than the file",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard", "Lamp.storyboard"]),
          "Home.swift": "class HomeController: UIViewController {}",
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
              <segue destination="lamp" kind="show" id="s-1"/>
              <segue destination="gone" kind="show" id="s-2"/>
            </connections></button></subviews></view></viewController>
            """, "<viewControllerPlaceholder storyboardName=\"Lamp\" id=\"lamp\" sceneMemberID=\"viewController\"/>",
            "↓<viewControllerPlaceholder storyboardName=\"Gone\" id=\"gone\" sceneMemberID=\"viewController\"/>"),
          "lamp.storyboard": storyboard("<viewController id=\"lamp\"/>"),
        ],
        finds: [
          """
          error: the reference names storyboard 'Gone', which does not exist (there is 'Main', 'lamp')
          """
        ])),
    RealCase(
      name: "sources alone, without the documents and the project of their app",
      app: RuleExample(
        [
          "Home.swift": "class HomeController: UIViewController {}",
          "Info.plist": """
          <plist version="1.0"><dict><key>UIMainStoryboardFile</key>↓<string>Main</string></dict></plist>
          """,
        ],
        finds: [
          """
          warning: the app starts with storyboard 'Main', which does not exist. Neither a document nor a project is here
          """
        ])),
  ]

  private static func plist(_ entries: String...) -> String {
    let pairs = stride(from: 0, to: entries.count, by: 2).map { index in
      "<key>\(entries[index])</key><string>\(entries[index + 1])</string>"
    }
    return "<plist version=\"1.0\"><dict>\(pairs.joined())</dict></plist>"
  }

  private static let mainPlist = plist("UIMainStoryboardFile", "Main")

  private static func lostStart(_ attributes: String) -> String {
    storyboard(
      """
      <viewController id="home" \(attributes)>
        <view key="view" id="v"/><connections>↓<outlet property="top" destination="v" id="o"/></connections>
      </viewController>
      """)
  }

  private static let lostStart = lostStart(of("HomeController"))

  /// A xib whose owner lacks an action.
  private static func ownerWithout(_ name: String) -> String {
    xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)"><connections>
        <outlet property="view" destination="v" id="o"/>
      </connections></placeholder>
      <view id="v"><subviews><button id="b"><connections>
        ↓<action selector="gone:" destination="-1" eventType="touchUpInside" id="a"/>
      </connections></button></subviews></view>
      """)
  }
}

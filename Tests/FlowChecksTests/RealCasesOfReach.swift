@testable import FlowChecks

/// What is wrong where nobody is seen to come, and what only looks wrong because of how it is loaded.
extension RealCase {
  static let casesOfReach: [RealCase] = [
    RealCase(
      name: "scenes that nobody makes: by an identifier, by a segue without a trigger, of a class that code makes",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(["Home.swift", "Portal.swift"], ["Main.storyboard"]),
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              performSegue(withIdentifier: "item", sender: nil)
              show(PortalController.make(), sender: nil)
              show(make(ShopController.self), sender: nil)
            }
            func make<T: UIViewController>(_ type: T.Type) -> T {
              UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "\\(T.self)") as! T
            }
          }
          class ShopController: UIViewController {}
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><connections>
              <segue destination="item" kind="show" identifier="item" id="s-1"/>
              <segue destination="log" kind="show" identifier="log" id="s-2"/>
            </connections></viewController>
            """,
            """
            ↓<viewController id="item" \(of("ItemController"))><connections>
              <outlet property="label" destination="item" id="o-1"/>
            </connections></viewController>
            """,
            """
            ↓<viewController id="log" \(of("LogController"))><connections>
              <outlet property="label" destination="log" id="o-2"/>
            </connections></viewController>
            """,
            """
            <viewController storyboardIdentifier="PortalController" id="portal" \(of("PortalController"))><connections>
              ↓<outlet property="label" destination="portal" id="o-3"/>
              <outlet property="image" destination="portal" id="o-4"/>
            </connections></viewController>
            """,
            """
            <viewController storyboardIdentifier="ShopController" id="shop" \(of("ShopController"))><connections>
              ↓<outlet property="label" destination="shop" id="o-5"/>
            </connections></viewController>
            """),
          "Portal.swift": """
          class PortalController: UIViewController {
            static func make() -> PortalController { PortalController() }
          }
          """,
        ],
        finds: [
          """
          error: class ItemController does not exist, so UIKit makes a plain UIViewController, which has no outlet \
          'label': loading it crashes
          """,
          """
          warning: class LogController does not exist, so UIKit makes a plain UIViewController, which has no outlet \
          'label': loading it crashes. Nothing makes this scene
          """,
          """
          warning: PortalController has no property 'label': was it renamed or deleted? 1 more is like it. Nothing \
          makes this scene
          """,
          "error: ShopController has no property 'label': was it renamed or deleted?",
        ])),
    RealCase(
      name: "a xib of a class that nobody names any more, and one of a class that code makes",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); show(VoteController(), sender: nil) }
          }
          class VoteController: UIViewController {}
          class PollController: UIViewController {}
          extension PollController: UITableViewDelegate {}
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
          "PollController.xib": xib("PollController", outlets: "↓", "banner"),
          "VoteController.xib": xib("VoteController", outlets: "↓", "banner"),
        ],
        finds: [
          "warning: PollController has no property 'banner': was it renamed or deleted? Nothing names this document",
          "error: VoteController has no property 'banner': was it renamed or deleted?",
        ])),
    RealCase(
      name: "a storyboard to start with and no scene to start with, of an app of SwiftUI's",
      app: RuleExample([
        "Info.plist": """
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
        """,
        "Lamp.swift": """
        @main
        struct LampApp: App {
          var body: some Scene { WindowGroup { Text("Lamp") } }
          func settings() -> UIViewController {
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Settings")
          }
        }
        """,
        "Main.storyboard": storyboard(
          "<viewController storyboardIdentifier=\"Settings\" id=\"settings\"/>", starts: false),
      ])),
    RealCase(
      name: "a storyboard to start with and no scene to start with, of an app whose window Objective-C fills",
      app: RuleExample(
        [
          "AppDelegate.m": """
          @implementation AppDelegate
          - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            self.window.rootViewController = [[HomeController alloc] init];
            return YES;
          }
          @end
          """,
          "Home.h": "@interface HomeController : UIViewController\n@end",
          "Info.plist": """
          <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
          """,
          "Main.storyboard": "↓"
            + storyboard("<viewController storyboardIdentifier=\"Settings\" id=\"settings\"/>", starts: false),
        ],
        finds: [
          """
          note: the app starts with this storyboard, but it has no initial view controller: UIKit logs so, and code \
          fills the window. Take the storyboard out of Info.plist
          """
        ])),
    RealCase(
      name: "a nib and a scene that are asked for only where the bundle has them",
      app: RuleExample([
        "Kit.swift": """
        protocol Loadable: AnyObject {
          static var nibName: String { get }
        }
        extension Loadable where Self: UIViewController {
          static var nibName: String { String(describing: self) }
          static func load() -> Self {
            if let _ = Bundle.main.path(forResource: nibName, ofType: "nib") {
              return Self.init(nibName: nibName, bundle: nil)
            }
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            return storyboard.instantiateViewController(withIdentifier: String(describing: self)) as! Self
          }
        }
        class PairingController: UIViewController, Loadable {
          static var nibName: String { "Pairing" }
        }
        class HomeController: UIViewController {
          @IBAction func pair() { show(PairingController.load(), sender: nil) }
        }
        class BaseControl: UIControl {
          func fill() {
            let name = "\\(Self.self)"
            guard Bundle.main.url(forResource: name, withExtension: "nib") != nil else { return }
            _ = Bundle.main.loadNibNamed(name, owner: self)
          }
        }
        """,
        "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        "Pairing.xib": xib("PairingController"),
      ])),
    RealCase(
      name: "xibs whose owners are others than they say: of a controller's view, of a view, of a registered cell",
      app: RuleExample(
        [
          "Browser.swift": """
          class BrowserController: UIViewController {
            @IBOutlet weak var searchBox: UIView!
          }
          class BrowserViewController: UIViewController {
            @IBOutlet weak var searchBox: UIView!
            func find() { searchBox.isHidden = true }
          }
          class SearchController: UIViewController {}
          class LinkView: UIView {
            @IBOutlet weak var label: UIView!
            func fill() {
              Bundle.main.loadNibNamed("LinkView", owner: self)
              label.isHidden = false
            }
          }
          """,
          "BrowserView.xib": xib("SearchController", outlets: "", "searchBox"),
          "Cell.xib": """
          <document><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(of("SearchController"))/>
            <tableViewCell reuseIdentifier="cell" id="c"><subviews><button id="b"><connections>
              ↓<action selector="reset:" destination="-1" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></tableViewCell>
          </objects></document>
          """,
          "LinkView.xib": xib("OldLinkView", outlets: "", "label"),
        ],
        finds: ["warning: SearchController has no method 'reset:': was it renamed or deleted?"])),
    RealCase(
      name: "an action of a bar button item whose own view is touched, and a class of a library that code names",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              if let web = segue.destination as? WebController { web.title = "Web" }
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <navigationItem key="navigationItem" id="n">
                <barButtonItem key="rightBarButtonItem" id="b">
                  <button key="customView" id="v"/>
                  <connections>↓<action selector="foo:" destination="home" id="a"/></connections>
                </barButtonItem>
              </navigationItem>
              <connections><segue destination="web" kind="show" identifier="web" id="s"/></connections>
            </viewController>
            """,
            """
            <viewController id="web" \(of("WebController"))>
              <connections><outlet property="webView" destination="web" id="o"/></connections>
            </viewController>
            """),
        ], finds: ["warning: HomeController has no method 'foo:': was it renamed or deleted?"])),
    RealCase(
      name: "a screen that is made without what it needs only for another purpose",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBAction func coin() {
              let transfer = TransferController()
              transfer.kind = .coin
              transfer.coin = Coin()
              present(transfer, animated: true)
            }
            @IBAction func token() {
              let transfer = TransferController()
              transfer.kind = .token
              transfer.token = Token()
              present(transfer, animated: true)
            }
          }
          class TransferController: UIViewController {
            enum Kind { case coin, token }
            var kind: Kind!
            var coin: Coin!
            var token: Token!
            override func viewDidLoad() {
              super.viewDidLoad()
              title = kind == .coin ? coin.name : token.name
            }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: [])),
    RealCase(
      name: "a broken reference of a scene that nothing makes, and a xib by a name that only an unused property makes",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            let cell: LowCell = LowCell()
          }
          class LowCell: UIView {
            class var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
          }
          """,
          "LowCell.xib": """
          <document><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="v" \(of("LowCell"))><connections>↓<outlet property="top" destination="v" id="o"/></connections></view>
          </objects></document>
          """,
          "Main.storyboard": storyboard(
            "<viewController id=\"home\" \(of("HomeController"))/>",
            """
            <viewController storyboardIdentifier="OldScene" id="old"><view key="view" id="w"/><connections>
              <segue destination="r" kind="show" identifier="next" id="s"/>
            </connections></viewController>
            """,
            """
            ↓<viewControllerPlaceholder storyboardName="Nowhere" id="r" sceneMemberID="viewController"/>
            """),
        ],
        finds: [
          "warning: LowCell has no property 'top': was it renamed or deleted? Nothing names this document",
          """
          warning: the reference names storyboard 'Nowhere', which does not exist (there is 'Main'). Nothing that is \
          made leads here
          """,
        ])),
  ]

  /// A xib with a view, whose owner has a class and outlets, each after a mark.
  static func xib(_ owner: String, outlets mark: String = "", _ outlets: String...) -> String {
    """
    <document><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(of(owner))><connections>
        \(outlets.map { "\(mark)<outlet property=\"\($0)\" destination=\"v\" id=\"o-\($0)\"/>" }.joined(separator: "\n"))
      </connections></placeholder>
      <view id="v"/>
    </objects></document>
    """
  }
}

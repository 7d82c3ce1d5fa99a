@testable import FlowChecks

/// Controls that code hides, disables or removes for ever as a screen is loaded, tabs and views in whose place it puts
/// others, segues that it allows none of, flags that are constants; and beside each what may be touched.
extension RealCase {
  static let casesOfBlocking: [RealCase] = [
    RealCase(
      name: "buttons that code makes transparent, disables, removes or has take no touches, and those that come back",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBOutlet weak var clear: UIButton!
            @IBOutlet weak var off: UIButton!
            @IBOutlet weak var gone: UIButton?
            @IBOutlet weak var box: UIView!
            @IBOutlet weak var set: UIButton! { didSet { set.isHidden = true } }
            @IBOutlet weak var faded: UIButton!
            @IBOutlet weak var later: UIButton!
            @IBOutlet weak var shown: UIButton!
            override func viewDidLoad() {
              super.viewDidLoad()
              off.isEnabled = false
              gone?.removeFromSuperview()
              box.isUserInteractionEnabled = false
              faded.alpha = 0
              later.isEnabled = false
              shown.isHidden = true
              shown.appear()
            }
            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              clear.alpha = 0
            }
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              UIView.animate(withDuration: 1) { self.faded.alpha = 1 }
            }
            @IBAction func wait() { later.isEnabled = true }
          }
          extension UIView { func appear() { isHidden = false } }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              \(button("clear"))\(button("off"))\(button("gone"))
              <view id="box"><subviews>\(button("inner"))</subviews></view>
              \(button("set"))\(button("faded"))\(button("later"))\(button("shown"))
              <button alpha="0.0" id="pale"><connections>
                ↓<action selector="lost" destination="home" eventType="touchUpInside" id="a-pale"/>
              </connections></button>
            </subviews></view><connections>
              \(outlet("clear"))\(outlet("off"))\(outlet("gone"))\(outlet("box"))
              \(outlet("set"))\(outlet("faded"))\(outlet("later"))\(outlet("shown"))
            </connections></viewController>
            """),
        ],
        finds: [lost("warning"), lost("warning"), lost("warning"), lost("warning"), lost("warning")]
          + [lost("error"), lost("error"), lost("error"), lost("warning")])),
    RealCase(
      name: "tabs in whose place a tab bar controller puts others, and those that it takes itself",
      app: RuleExample(
        [
          "Tabs.swift": """
          class TabsController: UITabBarController {
            override func viewDidLoad() {
              super.viewDidLoad()
              setUp()
            }
            private func setUp() { viewControllers = [OtherController()] }
          }
          class MoreController: UITabBarController {
            override func viewDidLoad() {
              super.viewDidLoad()
              viewControllers = [OtherController()] + (viewControllers ?? [])
            }
          }
          class OtherController: UIViewController {}
          class FirstController: UIViewController {}
          class SecondController: UIViewController {}
          """,
          "Main.storyboard": storyboard(
            """
            <tabBarController id="all"><connections>
              <segue destination="tabs" kind="relationship" relationship="viewControllers" id="s-1"/>
              <segue destination="more" kind="relationship" relationship="viewControllers" id="s-2"/>
            </connections></tabBarController>
            """,
            """
            <tabBarController id="tabs" \(of("TabsController"))><connections>
              <segue destination="first" kind="relationship" relationship="viewControllers" id="s-3"/>
            </connections></tabBarController>
            """,
            """
            <tabBarController id="more" \(of("MoreController"))><connections>
              <segue destination="second" kind="relationship" relationship="viewControllers" id="s-4"/>
            </connections></tabBarController>
            """, screen("first", "FirstController"), screen("second", "SecondController")),
        ],
        finds: [
          "warning: FirstController has no property 'panel': was it renamed or deleted? Nothing makes this scene",
          "error: SecondController has no property 'panel': was it renamed or deleted?",
        ])),
    RealCase(
      name:
        "views in whose place a screen puts another, items of its toolbar, and segues that it allows never and now and then",
      app: RuleExample(
        [
          "Home.swift": """
          class MapController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              view = UIView()
              toolbarItems = []
            }
          }
          class KeptController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let old = view!
              view = UIView()
              view.addSubview(old)
            }
          }
          class ClosedController: UIViewController {
            override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { return false }
          }
          class OpenController: UIViewController {
            var isReady = false
            @IBAction func wait() { isReady = true }
            override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { isReady }
          }
          class FirstController: UIViewController {}
          class SecondController: UIViewController {}
          """,
          "Main.storyboard": storyboard(
            """
            <tabBarController id="all"><connections>
              <segue destination="nav" kind="relationship" relationship="viewControllers" id="s-1"/>
              <segue destination="kept" kind="relationship" relationship="viewControllers" id="s-2"/>
              <segue destination="closed" kind="relationship" relationship="viewControllers" id="s-3"/>
              <segue destination="open" kind="relationship" relationship="viewControllers" id="s-4"/>
            </connections></tabBarController>
            """,
            """
            <navigationController toolbarHidden="NO" id="nav"><connections>
              <segue destination="map" kind="relationship" relationship="rootViewController" id="s-5"/>
            </connections></navigationController>
            """,
            """
            <viewController id="map" \(of("MapController"))>
              <toolbarItems><barButtonItem id="item"><connections>
                ↓<action selector="lost" destination="map" id="a-item"/>
              </connections></barButtonItem></toolbarItems>
              <view key="view" id="v"><subviews>\(button("on", of: "map"))</subviews></view>
            </viewController>
            """,
            """
            <viewController id="kept" \(of("KeptController"))>
              <view key="view" id="v-2"><subviews>\(button("old", of: "kept"))</subviews></view>
            </viewController>
            """, touched("closed", "ClosedController", "first"), touched("open", "OpenController", "second"),
            screen("first", "FirstController"), screen("second", "SecondController")),
        ],
        finds: [
          "warning: MapController has no method 'lost': was it renamed or deleted?",
          "warning: MapController has no method 'lost': was it renamed or deleted?",
          "error: KeptController has no method 'lost': was it renamed or deleted?",
          "warning: FirstController has no property 'panel': was it renamed or deleted? Nothing makes this scene",
          "error: SecondController has no property 'panel': was it renamed or deleted?",
        ])),
    RealCase(
      name: "flags that are constants, of a type, of no type and of data, and those that something sets",
      app: RuleExample(
        [
          "Config.swift": """
          struct Config {
            static let isNew = false
            static var isTrial = false
          }
          let isBeta = false
          struct Old { var isOld = false }
          struct Item: Codable { var isOpen = false }
          """,
          "Home.swift": """
          class HomeController: UIViewController {
            var item = Item()
            var isOld: Bool { Old().isOld }
            @IBAction func go() {
              if Config.isNew { ↓performSegue(withIdentifier: "new", sender: nil) }
              if isBeta { ↓performSegue(withIdentifier: "beta", sender: nil) }
              if isOld { ↓performSegue(withIdentifier: "old", sender: nil) }
              if Config.isTrial { ↓performSegue(withIdentifier: "trial", sender: nil) }
              if item.isOpen { ↓performSegue(withIdentifier: "open", sender: nil) }
            }
            @IBAction func lost() { Config.isTrial = true }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              <button id="b"><connections>
                <action selector="go" destination="home" eventType="touchUpInside" id="a-1"/>
                <action selector="lost" destination="home" eventType="touchUpOutside" id="a-2"/>
              </connections></button>
            </subviews></view></viewController>
            """),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'new', and no storyboard has one. Nothing sets isNew to true",
          "warning: no segue of HomeController has the identifier 'beta', and no storyboard has one. Nothing sets isBeta to true",
          "error: no segue of HomeController has the identifier 'old', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'trial', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'open', and no storyboard has one",
        ])),
  ]

  private static func lost(_ severity: String) -> String {
    "\(severity): HomeController has no method 'lost': was it renamed or deleted?"
  }

  /// A button whose action is gone.
  private static func button(_ id: String, of screen: String = "home") -> String {
    """
    <button id="b-\(id)"><connections>
    ↓<action selector="lost" destination="\(screen)" eventType="touchUpInside" id="a-\(id)"/>
    </connections></button>

    """
  }

  private static func outlet(_ name: String) -> String {
    "<outlet property=\"\(name)\" destination=\"\(name == "box" ? "" : "b-")\(name)\" id=\"o-\(name)\"/>"
  }

  /// A screen that lacks an outlet.
  private static func screen(_ id: String, _ name: String) -> String {
    """
    <viewController id="\(id)" \(of(name))><view key="view" id="v-\(id)"/><connections>
      ↓<outlet property="panel" destination="v-\(id)" id="o-\(id)"/>
    </connections></viewController>
    """
  }

  /// A screen with a button whose segue leads to another.
  private static func touched(_ id: String, _ name: String, _ next: String) -> String {
    """
    <viewController id="\(id)" \(of(name))><view key="view" id="v-\(id)"><subviews>
      <button id="b-\(id)"><connections><segue destination="\(next)" kind="show" id="s-\(id)"/></connections></button>
    </subviews></view></viewController>
    """
  }
}

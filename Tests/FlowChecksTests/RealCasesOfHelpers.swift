@testable import FlowChecks

/// What helpers make by names that they are handed, what a base class asks on each of its screens, and what only looks as
/// if a screen needed it.
extension RealCase {
  static let casesOfHelpers: [RealCase] = [
    RealCase(
      name: "screens that generic helpers make: by a name, for what takes them, in a function inside, of a constant",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              let one: ItemController = Maker.↓make("Item")
              present(one, animated: true)
              let two: ItemController = Maker.make("Item")
              two.item = Item()
              present(two, animated: true)
              ↓open("Item", ItemController.self)
              open("Item", ItemController.self) { $0.item = Item() }
              present(OtherController.↓fromStoryboard(), animated: true)
              present(UIStoryboard.main.↓screen(OtherController.self), animated: true)
            }
            func open<T: UIViewController>(_ name: String, _ type: T.Type, configure: (T) -> Void = { _ in }) {
              let next = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name) as! T
              configure(next)
              navigationController?.pushViewController(next, animated: true)
            }
          }
          struct Maker {
            static func make<T: UIViewController>(_ name: String) -> T {
              UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name) as! T
            }
          }
          extension UIViewController {
            static func fromStoryboard() -> Self {
              func make<T>() -> T {
                let board = UIStoryboard(name: "Main", bundle: nil)
                return board.instantiateViewController(withIdentifier: String(describing: self)) as! T
              }
              return make()
            }
          }
          extension UIStoryboard {
            static let main = UIStoryboard(name: "Main", bundle: nil)
            func screen<T: UIViewController>(_ type: T.Type) -> T {
              instantiateViewController(withIdentifier: String(describing: type)) as! T
            }
          }
          class OtherController: UIViewController {}
          class ItemController: UIViewController {
            var item: Item!
            override func viewDidLoad() {
              super.viewDidLoad()
              title = item.name
            }
          }
          struct Item { var name = "" }
          """,
          "Main.storyboard": storyboard(
            "<viewController id=\"home\" \(of("HomeController"))/>",
            "<viewController storyboardIdentifier=\"Item\" id=\"item\" \(of("ItemController"))/>"),
        ],
        finds: [
          """
          error: ItemController is made and shown here, but nobody sets 'item', which it needs: 'item' is nil when \
          viewDidLoad uses it (line 45 of Home.swift)
          """,
          """
          error: ItemController is made and shown here, but nobody sets 'item', which it needs: 'item' is nil when \
          viewDidLoad uses it (line 45 of Home.swift)
          """,
          "error: the code names screen 'OtherController', which storyboard Main does not have (there is 'Item')",
          "error: the code names screen 'OtherController', which storyboard Main does not have (there is 'Item')",
        ])),
    RealCase(
      name: "what a base class asks of the storyboard of each of its screens",
      app: RuleExample(
        [
          "Home.swift": """
          class BaseController: UIViewController {
            @IBAction func help() {
              present(storyboard!.↓instantiateViewController(withIdentifier: "Help"), animated: true)
            }
          }
          class HomeController: BaseController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              let shop = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController()!
              present(shop, animated: true)
            }
          }
          class ShopController: BaseController {}
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              <button id="b"><connections>
                <action selector="help" destination="home" eventType="touchUpInside" id="a"/>
              </connections></button>
            </subviews></view></viewController>
            """,
            "<viewController storyboardIdentifier=\"Help\" id=\"help\"/>"),
          "Shop.storyboard": storyboard(
            """
            <viewController id="shop" \(of("ShopController"))><view key="view" id="v"><subviews>
              <button id="b"><connections>
                <action selector="help" destination="shop" eventType="touchUpInside" id="a"/>
              </connections></button>
            </subviews></view></viewController>
            """),
        ],
        finds: [
          """
          warning: on ShopController, the code names screen 'Help', which storyboard Shop does not have: it is in \
          storyboard Main
          """
        ])),
    RealCase(
      name: "what only an observer of its own uses, and a function that nothing calls, at the app's start",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBOutlet var map: UIView!
            var place: Place! {
              didSet { map.center = place.center }
            }
            var request: Request!
            func load() { request.begin() }
          }
          struct Place { var center = CGPoint.zero }
          class Request { func begin() {} }
          """,
          "Info.plist": """
          <plist version="1.0"><dict>
            <key>CFBundlePackageType</key><string>APPL</string>
            <key>UIMainStoryboardFile</key><string>Main</string>
          </dict></plist>
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"/>
              <connections><outlet property="map" destination="v" id="o"/></connections>
            </viewController>
            """),
        ], "")),
    RealCase(
      name: "a segue that a screen in no navigation controller asks of its own one",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              navigationController?.↓performSegue(withIdentifier: "login", sender: self)
            }
          }
          class ListController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              navigationController?.↓performSegue(withIdentifier: "enter", sender: self)
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
              <segue destination="navigation" kind="presentation" identifier="open" id="s"/>
            </connections></button></subviews></view></viewController>
            """,
            """
            <navigationController id="navigation"><connections>
              <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
            </connections></navigationController>
            """,
            """
            <viewController id="list" \(of("ListController"))/>
            """),
        ],
        finds: [
          "warning: no storyboard has a segue with the identifier 'login'",
          "error: no storyboard has a segue with the identifier 'enter'",
        ])),
    RealCase(
      name: "methods of types that stand in others, asked of parameters and of what is made",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            enum Tab {
              case list, help
              func make() -> UIViewController {
                switch self {
                case .list: return UIStoryboard(name: "Main", bundle: nil).↓instantiateViewController(withIdentifier: "List")
                case .help: return UIViewController()
                }
              }
            }
            struct Guide {
              func show() { UIStoryboard(name: "Main", bundle: nil).↓instantiateViewController(withIdentifier: "Guide") }
            }
            let tabs: [Tab] = [.list, .help]
            override func viewDidLoad() {
              super.viewDidLoad()
              let screens = tabs.map { screen(of: $0) }
              print(screens)
              Guide().show()
            }
            func screen(of tab: Tab) -> UIViewController { tab.make() }
          }
          """,
          "Main.storyboard": storyboard(
            #"<viewController storyboardIdentifier="Home" id="home" \#(of("HomeController"))/>"#),
        ],
        finds: [
          "error: the code names screen 'List', which storyboard Main does not have (there is 'Home')",
          "error: the code names screen 'Guide', which storyboard Main does not have (there is 'Home')",
        ])),
  ]
}

/// The examples of `uninjected-screen`.
extension UninjectedScreen {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "ListViewController.swift": """
        import UIKit

        class ListViewController: UIViewController {
          @IBAction func open(_ sender: Any) {
            let next = storyboard!.↓instantiateViewController(withIdentifier: "Item") as! ItemViewController
            next.title = "Apple"
            navigationController?.pushViewController(next, animated: true)
          }
        }

        class ItemViewController: UIViewController {
          var item: Item!

          override func viewDidLoad() {
            super.viewDidLoad()
            title = item.name
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))/>
          """,
          """
          <viewController id="item" storyboardIdentifier="Item" \(of("ItemViewController"))/>
          """),
      ],
      finds: [
        """
        error: ItemViewController is made and shown here, but nobody sets 'item', which it needs: 'item' is nil when \
        viewDidLoad uses it (line 16 of ListViewController.swift)
        """
      ]),
    RuleExample(
      [
        "App.swift": """
        import UIKit

        class StoreViewController: UIViewController {
          var store: Store!

          override func viewDidLoad() {
            super.viewDidLoad()
            title = store.name
          }
        }
        """,
        "Info.plist": """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key><string>APPL</string>
          <key>UIMainStoryboardFile</key><string>Main</string>
        </dict></plist>
        """,
        "Main.storyboard": storyboard(
          """
          <tabBarController id="tabs">
            <connections><segue destination="store" kind="relationship" relationship="viewControllers" id="r-1"/></connections>
          </tabBarController>
          """,
          """
          ↓<viewController id="store" \(of("StoreViewController"))/>
          """),
      ],
      finds: [
        """
        error: the app starts with StoreViewController, but nobody sets 'store', which it needs: 'store' is nil when \
        viewDidLoad uses it (line 8 of App.swift)
        """
      ]),
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        import UIKit

        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
            (window?.rootViewController as? StoreViewController)?.store = Store()
            return true
          }
        }

        class StoreViewController: UIViewController {
          var store: Store!

          override func viewDidLoad() {
            super.viewDidLoad()
            title = store.name
          }

          func open() {
            let next = ItemViewController()
            next.show(store.first)
            present(next, animated: true)
          }
        }

        class ItemViewController: UIViewController {
          private(set) var item: Item!

          func show(_ item: Item) {
            self.item = item
          }

          override func viewDidLoad() {
            super.viewDidLoad()
            title = item.name
          }
        }
        """,
        "Info.plist": """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key><string>APPL</string>
          <key>UIMainStoryboardFile</key><string>Main</string>
        </dict></plist>
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="store" \(of("StoreViewController"))/>
          """),
      ], "The app's delegate sets the one, a method the other."),
    RuleExample(
      [
        "App.swift": """
        import UIKit

        class MenuViewController: UIViewController {
          func open() {
            present(ItemModule.make(), animated: true)
            present(HelpViewController(), animated: true)
          }
        }

        enum ItemModule {
          static func make() -> UIViewController {
            let view = UIStoryboard(name: "Main", bundle: nil)
              .instantiateViewController(withIdentifier: "Item") as? ItemViewController
            let presenter = Presenter()
            let navigation = UINavigationController(rootViewController: view!)
            view?.presenter = presenter
            return navigation
          }
        }

        class ItemViewController: UIViewController {
          var presenter: Presenter!

          override func viewDidLoad() {
            super.viewDidLoad()
            presenter.viewDidLoad()
          }
        }

        class HelpViewController: UIViewController {
          var section: String!
          var page: String!
          var anchor: String?

          override func viewDidLoad() {
            super.viewDidLoad()
            title = section != nil ? section.uppercased() : ""
            if page == nil || page.isEmpty { page = "start" }
            if self.anchor != nil { open(anchor!) }
          }

          private func open(_ anchor: String) {}
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="menu" \(of("MenuViewController"))/>
          """,
          """
          <viewController storyboardIdentifier="Item" id="item" \(of("ItemViewController"))/>
          """),
      ], "A function makes the one and gives it what it needs, the other asks before it uses what may be nil."),
  ]
}

@testable import FlowChecks

/// What looks missing, and what the code asks about, sets, adds or overrides elsewhere.
extension RealCase {
  static let casesOfDoubt: [RealCase] = [
    RealCase(
      name: "names that code asks about before it hands them to UIKit, and those that it does not",
      app: RuleExample(
        [
          "Home.swift": """
          extension UIViewController {
            func canPerform(_ identifier: String) -> Bool {
              let templates = value(forKey: "storyboardSegueTemplates") as? [NSObject]
              return templates?.contains { $0.value(forKey: "identifier") as? String == identifier } ?? false
            }
          }
          class HomeController: UIViewController {
            let last = "seven"
            @IBAction func open(_ sender: Any) {
              if canPerform("one") { ↓performSegue(withIdentifier: "one", sender: nil) }
              let second = "two"
              if canPerform(second) { ↓performSegue(withIdentifier: second, sender: nil) }
              if !canPerform("three") { return }
              DispatchQueue.main.async { self.↓performSegue(withIdentifier: "three", sender: nil) }
              if shouldPerformSegue(withIdentifier: "four", sender: nil) {
                ↓performSegue(withIdentifier: "four", sender: nil)
              }
              if UserDefaults.standard.bool(forKey: "five") { ↓performSegue(withIdentifier: "five", sender: nil) }
              if (sender as? UIButton)?.currentTitle == "six" { ↓performSegue(withIdentifier: "six", sender: nil) }
              guard canPerform(last) else { return }
              ↓performSegue(withIdentifier: last, sender: nil)
            }
            @IBAction func load(_ sender: Any) {
              if Bundle.main.path(forResource: "Banner", ofType: "nib") != nil {
                Bundle.main.↓loadNibNamed("Banner", owner: nil)
              }
              let panel = Bundle.main.path(forResource: "Panel", ofType: "nib")
              if panel != nil { Bundle.main.↓loadNibNamed("Panel", owner: nil) }
              if sender is UIButton { Bundle.main.↓loadNibNamed("Badge", owner: nil) }
            }
            @IBAction func show(_ sender: Any) {
              guard Bundle.main.url(forResource: "Other", withExtension: "storyboardc") != nil else { return }
              present(↓UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController()!, animated: true)
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              <button id="b"><connections>
                <action selector="open:" destination="home" eventType="touchUpInside" id="a-1"/>
                <action selector="load:" destination="home" eventType="touchUpInside" id="a-2"/>
                <action selector="show:" destination="home" eventType="touchUpInside" id="a-3"/>
              </connections></button>
              <button id="c"><connections><segue destination="help" kind="show" identifier="help" id="s"/></connections></button>
            </subviews></view></viewController>
            """, "<viewController id=\"help\"/>"),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'one' (it has 'help')",
          "warning: no segue of HomeController has the identifier 'two' (it has 'help')",
          "warning: no segue of HomeController has the identifier 'three' (it has 'help')",
          "error: no segue of HomeController has the identifier 'four' (it has 'help')",
          "error: no segue of HomeController has the identifier 'five' (it has 'help')",
          "error: no segue of HomeController has the identifier 'six' (it has 'help')",
          "warning: no segue of HomeController has the identifier 'seven' (it has 'help')",
          "warning: no xib is called 'Banner': was it renamed or deleted?",
          "warning: no xib is called 'Panel': was it renamed or deleted?",
          "error: no xib is called 'Badge': was it renamed or deleted?",
          "warning: the code names storyboard 'Other', which does not exist (there is 'Main')",
        ])),
    RealCase(
      name: "a navigation controller's class that gives screens what they need as it pushes them",
      app: RuleExample(
        [
          "Home.swift": """
          class Navigator: UINavigationController {
            override func pushViewController(_ controller: UIViewController, animated: Bool) {
              (controller as? ItemController)?.item = "x"
              (controller as? NoteController)?.start(with: "x")
              super.pushViewController(controller, animated: animated)
            }
          }
          class HomeController: UIViewController {}
          class ItemController: UIViewController {
            var item: String!
            override func viewDidLoad() {
              super.viewDidLoad()
              title = item.uppercased()
            }
          }
          class NoteController: UIViewController {
            var note: String!
            func start(with text: String) { note = text }
            override func viewDidLoad() {
              super.viewDidLoad()
              title = note.uppercased()
            }
          }
          class HelpController: UIViewController {
            var topic: String!
            override func viewDidLoad() {
              super.viewDidLoad()
              title = topic.uppercased()
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <navigationController id="nav" \(of("Navigator"))><connections>
              <segue destination="home" kind="relationship" relationship="rootViewController" id="s-1"/>
            </connections></navigationController>
            """,
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              <button id="b"><connections>↓<segue destination="item" kind="show" identifier="item" id="s-2"/></connections></button>
              <button id="c"><connections>↓<segue destination="note" kind="show" identifier="note" id="s-3"/></connections></button>
              <button id="d"><connections>↓<segue destination="help" kind="show" identifier="help" id="s-4"/></connections></button>
            </subviews></view></viewController>
            """,
            "<viewController id=\"item\" \(of("ItemController"))/>",
            "<viewController id=\"note\" \(of("NoteController"))/>",
            "<viewController id=\"help\" \(of("HelpController"))/>"),
        ],
        finds: [
          """
          warning: segue 'item' leads to ItemController, which needs 'item', but HomeController has no prepare(for:sender:): \
          'item' is nil when viewDidLoad uses it (line 13 of Home.swift)
          """,
          """
          warning: segue 'note' leads to NoteController, which needs 'note', but HomeController has no prepare(for:sender:): \
          'note' is nil when viewDidLoad uses it (line 21 of Home.swift)
          """,
          """
          error: segue 'help' leads to HelpController, which needs 'topic', but HomeController has no prepare(for:sender:): \
          'topic' is nil when viewDidLoad uses it (line 28 of Home.swift)
          """,
        ])),
    RealCase(
      name: "a reuse identifier that the class of the scene or the conforming type has anew",
      app: RuleExample([
        "Home.swift": """
        class BaseController: UITableViewController {
          var cellName: String { "base" }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: cellName, for: indexPath)
          }
        }
        class HomeController: BaseController { override var cellName: String { "Item" } }
        protocol Listing { var listName: String { get } }
        extension Listing { var listName: String { "list" } }
        extension Listing where Self: UITableViewController {
          func cell(_ indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: listName, for: indexPath)
          }
        }
        class ListController: UITableViewController, Listing {
          var listName: String { "Item" }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cell(indexPath)
          }
        }
        """,
        "Main.storyboard": storyboard(
          list("home", "HomeController", to: "list"), list("list", "ListController", to: "home")),
      ])),
    RealCase(
      name: "the first screen, which code puts into a navigation controller, though the property list names it",
      app: RuleExample([
        "App.swift": """
        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            let first = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
            window!.rootViewController = UINavigationController(rootViewController: first)
            window!.makeKeyAndVisible()
            return true
          }
        }
        class HomeController: UIViewController {}
        """,
        "Info.plist": """
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
            <segue destination="item" kind="push" id="s"/>
          </connections></button></subviews></view></viewController>
          """, "<viewController id=\"item\"/>"),
      ])),
    RealCase(
      name: "the controller of the window, which code puts onto a navigation stack",
      app: RuleExample([
        "App.swift": """
        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func applicationDidFinishLaunching(_ application: UIApplication) {
            let first = window?.rootViewController
            let navigation = UINavigationController()
            navigation.viewControllers = [first!]
            window?.rootViewController = navigation
          }
        }
        class HomeController: UIViewController {}
        """,
        "Info.plist": """
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
            <segue destination="item" kind="push" id="s"/>
          </connections></button></subviews></view></viewController>
          """, "<viewController id=\"item\"/>"),
      ])),
    RealCase(
      name: "functions that are called only where what they need is there",
      app: RuleExample([
        "Home.swift": """
        class HomeController: UIViewController {
          @IBAction func open(_ sender: Any) {
            let next = storyboard!.instantiateViewController(withIdentifier: "Item") as! ItemController
            present(next, animated: true)
          }
        }
        class ItemController: UIViewController {
          var item: String? = nil
          override func viewDidLoad() {
            super.viewDidLoad()
            guard item != nil else { return }
            fill()
            show()
          }
          private func fill() { title = item!.uppercased() }
          func show() { title = item!.lowercased() }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
            <action selector="open:" destination="home" eventType="touchUpInside" id="a"/>
          </connections></button></subviews></view></viewController>
          """, "<viewController storyboardIdentifier=\"Item\" id=\"item\" \(of("ItemController"))/>"),
      ])),
    RealCase(
      name: "methods that a class makes as the app runs, and variables that are called like flags",
      app: RuleExample([
        "Home.swift": """
        class HomeController: UIViewController {
          override class func resolveInstanceMethod(_ selector: Selector!) -> Bool { true }
        }
        """,
        "Item.m": """
        @interface ItemController : UIViewController { UILabel *isOther; }
        @end
        static void go(id self, SEL _cmd, id sender) {}
        @implementation ItemController
        + (void)load { class_addMethod(self, @selector(go:), (IMP)go, "v@:@"); }
        @end
        @interface NoteController : UIViewController { UILabel *isOther; }
        @end
        @implementation NoteController
        @end
        @interface HelpController : UIViewController
        @end
        @implementation HelpController
        + (BOOL)resolveInstanceMethod:(SEL)selector { return YES; }
        @end
        """,
        "Main.storyboard": storyboard(
          going("home", of("HomeController"), to: "item"), going("item", "customClass=\"ItemController\"", to: "note"),
          """
          <viewController id="note" customClass="NoteController"><view key="view" id="nv"><subviews>
            <label id="nl"/>
            <button id="nb"><connections><segue destination="help" kind="show" id="ns"/></connections></button>
          </subviews></view><connections><outlet property="other" destination="nl" id="no"/></connections></viewController>
          """,
          going("help", "customClass=\"HelpController\"", to: "home")),
      ])),
    RealCase(
      name: "a list in a cell, whose class is asked for what it shows",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController, UITableViewDataSource {
            @IBOutlet var table: UITableView!
            override func viewDidLoad() {
              super.viewDidLoad()
              table.dataSource = self
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
            }
          }
          class RowCell: UITableViewCell, UICollectionViewDataSource {
            @IBOutlet var tags: UICollectionView! { didSet { tags.dataSource = self } }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
              view.dequeueReusableCell(withReuseIdentifier: "Tag", for: indexPath)
            }
          }
          class TagCell: UICollectionViewCell {}
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews><tableView dataMode="prototypes" id="t"><prototypes>
                <tableViewCell reuseIdentifier="Row" id="c" \(of("RowCell"))>
                  <tableViewCellContentView key="contentView" id="w"><subviews><collectionView id="k"><cells>
                    <collectionViewCell reuseIdentifier="Tag" id="d" \(of("TagCell"))>
                      <view key="contentView" id="x"/>
                      <connections>↓<outlet property="gone" destination="x" id="o-3"/></connections>
                    </collectionViewCell>
                  </cells></collectionView></subviews></tableViewCellContentView>
                  <connections><outlet property="tags" destination="k" id="o-2"/></connections>
                </tableViewCell>
              </prototypes></tableView></subviews></view>
              <connections><outlet property="table" destination="t" id="o-1"/></connections>
            </viewController>
            """),
        ],
        finds: ["error: TagCell has no property 'gone': was it renamed or deleted?"])),
  ]

  /// A list with a prototype and a button that leads on.
  private static func list(_ id: String, _ name: String, to next: String) -> String {
    """
    <tableViewController id="\(id)" \(of(name))>
      <tableView key="view" id="\(id)t"><prototypes><tableViewCell reuseIdentifier="Item" id="\(id)c"><connections>
        <segue destination="\(next)" kind="show" id="\(id)s"/>
      </connections></tableViewCell></prototypes></tableView>
    </tableViewController>
    """
  }

  /// A controller with a button that sends it an action, and one that leads on.
  private static func going(_ id: String, _ name: String, to next: String) -> String {
    """
    <viewController id="\(id)" \(name)><view key="view" id="\(id)v"><subviews>
      <button id="\(id)b"><connections>
        <action selector="go:" destination="\(id)" eventType="touchUpInside" id="\(id)a"/>
      </connections></button>
      <button id="\(id)c"><connections><segue destination="\(next)" kind="show" id="\(id)s"/></connections></button>
    </subviews></view></viewController>
    """
  }
}

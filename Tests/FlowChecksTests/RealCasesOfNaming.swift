@testable import FlowChecks

/// What a text or a class's name asks for, and what it does not.
extension RealCase {
  static let casesOfNaming: [RealCase] = [
    RealCase(
      name: "a scene whose identifier is the name of its storyboard, which code names, is not asked for by that",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBAction func open() {
              let item = UIStoryboard(name: "Main", bundle: nil).↓instantiateViewController(withIdentifier: "Item")
              present(item, animated: true)
            }
          }
          class FeedController: UIViewController {}
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
              <action selector="open" destination="home" eventType="touchUpInside" id="a-1"/>
            </connections></button></subviews></view></viewController>
            """,
            """
            <viewController storyboardIdentifier="Main" id="feed" \(of("FeedController"))><view key="view" id="w"><subviews><button id="c"><connections>
              ↓<action selector="close" destination="feed" eventType="touchUpInside" id="a-2"/>
            </connections></button></subviews></view></viewController>
            """),
        ],
        finds: [
          "error: the code names screen 'Item', which storyboard Main does not have (there is 'Main')",
          """
          warning: FeedController has no method 'close': was it renamed or deleted? Nothing makes this scene
          """,
        ])),
    RealCase(
      name: "a scene of a storyboard that is called like its class, and one left in another storyboard",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBAction func open() {
              present(LoginController.instance(), animated: true)
              present(SettingsController.instance(), animated: true)
            }
          }
          class LoginController: UIViewController {}
          class SettingsController: UIViewController {}
          extension UIViewController {
            class func instance() -> Self { UIStoryboard(name: String(describing: self), bundle: nil).make() }
          }
          extension UIStoryboard {
            func make<T: UIViewController>() -> T {
              instantiateViewController(withIdentifier: String(describing: T.self)) as! T
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
              <action selector="open" destination="home" eventType="touchUpInside" id="a-1"/>
            </connections></button></subviews></view></viewController>
            """),
          "LoginController.storyboard": storyboard(
            """
            <viewController storyboardIdentifier="LoginController" id="login" \(of("LoginController"))>
              <view key="view" id="w"><subviews><button id="c"><connections>
                ↓<action selector="enter" destination="login" eventType="touchUpInside" id="a-2"/>
              </connections></button></subviews></view>
            </viewController>
            """),
          "SettingsController.storyboard": storyboard(
            """
            <viewController storyboardIdentifier="SettingsController" id="settings" \(of("SettingsController"))/>
            """,
            """
            <viewController storyboardIdentifier="LoginController" id="old" \(of("LoginController"))>
              <view key="view" id="x"><subviews><button id="d"><connections>
                ↓<action selector="leave" destination="old" eventType="touchUpInside" id="a-3"/>
              </connections></button></subviews></view>
            </viewController>
            """),
        ],
        finds: [
          "error: LoginController has no method 'enter': was it renamed or deleted?",
          "warning: LoginController has no method 'leave': was it renamed or deleted? Nothing makes this scene",
        ])),
    RealCase(
      name: "a xib of an Objective-C controller's name whose superclass names another nib",
      app: RuleExample(
        [
          "Home.m": """
          @interface HomeController : UIViewController
          @end
          @implementation HomeController
          - (IBAction)open { [self show:[[ListController alloc] initWithItems:nil] sender:nil]; }
          @end
          """,
          "List.m": """
          @interface ParentController : UIViewController
          @property (weak) IBOutlet UICollectionView *grid;
          @end
          @implementation ParentController
          - (id)initWithItems:(NSArray *)items { return self = [super initWithNibName:@"ParentController" bundle:nil]; }
          @end
          @interface ListController : ParentController
          @end
          @implementation ListController
          @end
          """,
          "main.m": "int main() { return UIApplicationMain(0, nil, nil, NSStringFromClass([HomeController class])); }",
          "ListController.xib": xib("ListController", outlets: "↓", "table"),
          "ParentController.xib": xib("ParentController", outlets: "↓", "list"),
        ],
        finds: [
          """
          warning: ListController has no property 'table': was it renamed or deleted? Nothing names this document
          """,
          "error: ParentController has no property 'list': was it renamed or deleted?",
        ])),
    RealCase(
      name: "a xib of a Swift controller's name whose superclass names another nib",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBAction func open() { show(ListController(items: []), sender: nil) }
          }
          class ParentController: UIViewController {
            @IBOutlet var grid: UICollectionView!
            init(items: [String]) { super.init(nibName: "ParentController", bundle: nil) }
            required init?(coder: NSCoder) { nil }
          }
          class ListController: ParentController {}
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
              <action selector="open" destination="home" eventType="touchUpInside" id="a-1"/>
            </connections></button></subviews></view></viewController>
            """),
          "ListController.xib": xib("ListController", outlets: "↓", "table"),
          "ParentController.xib": xib("ParentController", outlets: "↓", "list"),
        ],
        finds: [
          """
          warning: ListController has no property 'table': was it renamed or deleted? No way to it is found
          """,
          "error: ParentController has no property 'list': was it renamed or deleted?",
        ])),
    RealCase(
      name: "the action that is meant is named as Swift 2 names it",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard"], swift: "2.3"),
          "Home.swift": "class HomeController: UIViewController { @IBAction func pickDate(sender: AnyObject) {} }",
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
              ↓<action selector="pikDate:" destination="home" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view></viewController>
            """),
        ], finds: ["error: HomeController has no method 'pikDate:': did you mean 'pickDate:'?"])),
    RealCase(
      name: "nibs and scenes that Objective-C names: here, gone, of another bundle, of a controller that draws itself",
      app: RuleExample(
        [
          "Home.m": """
          @interface HomeController : UIViewController
          @end
          @implementation HomeController
          - (void)viewDidLoad {
            [self.table registerNib:[UINib ↓nibWithNibName:@"GoneCell" bundle:nil] forCellReuseIdentifier:@"a"];
            [self.table registerNib:[UINib nibWithNibName:@"ItemCell" bundle:nil] forCellReuseIdentifier:@"b"];
            [self.table registerNib:[UINib nibWithNibName:@"KitCell" bundle:self.kit] forCellReuseIdentifier:@"c"];
            [[NSBundle mainBundle] ↓loadNibNamed:@"ItmCell" owner:self options:nil];
            [self.kit loadNibNamed:@"KitView" owner:self options:nil];
          }
          - (IBAction)open {
            [self show:[[ItemController alloc] ↓initWithNibName:@"itemcell" bundle:[NSBundle mainBundle]] sender:nil];
            [self show:[[DrawnController alloc] initWithNibName:@"DrawnController" bundle:nil] sender:nil];
            [self show:[self.storyboard instantiateViewControllerWithIdentifier:@"Item"] sender:nil];
            [self show:[self.storyboard ↓instantiateViewControllerWithIdentifier:@"Itme"] sender:nil];
            [self show:[self.kit ↓instantiateViewControllerWithIdentifier:@"KitScreen"] sender:nil];
          }
          @end
          @interface DrawnController : UIViewController
          @end
          @implementation DrawnController
          - (void)loadView { self.view = [UIView new]; }
          @end
          """,
          "ItemCell.xib": xib("<tableViewCell id=\"cell\"/>"),
          "Main.storyboard": storyboard(
            "<viewController id=\"home\" customClass=\"HomeController\"/>",
            "<viewController storyboardIdentifier=\"Item\" id=\"item\"/>"),
        ],
        finds: [
          "warning: no xib is called 'GoneCell': was it renamed or deleted?",
          "warning: no xib is called 'ItmCell': did you mean 'ItemCell'?",
          """
          warning: no xib is called 'itemcell': devices tell capital letters from small ones: write 'ItemCell'
          """,
          "warning: the code names screen 'Itme', which no storyboard has: did you mean 'Item'?",
          "note: the code names screen 'KitScreen', which no storyboard has",
        ])),
    RealCase(
      name: "without a project, files of Swift 1 are told by calls that Swift 3 renamed",
      app: RuleExample([
        "Home.swift": """
        class HomeController: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); println("home") }
          @IBAction func save(sender: UIButton) {}
        }
        """,
        "List.swift": """
        class ListController: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); UIView.animateWithDuration(0.2, animations: {}) }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
            <action selector="save:" destination="home" eventType="touchUpInside" id="a"/>
          </connections></button></subviews></view></viewController>
          """),
      ])),
    RealCase(
      name: "of several images that documents name not one is here: they were left out",
      app: RuleExample([
        "Assets.xcassets/AppIcon.appiconset/Contents.json": "{}",
        "Main.storyboard": storyboard(
          """
          <viewController id="home"><view key="view" id="v"><subviews>
            <imageView image="sun" id="i-1"/>
            <imageView image="moon" id="i-2"/>
            <imageView image="star" id="i-3"/>
            <imageView image="rain" id="i-4"/>
          </subviews></view></viewController>
          """,
          resources: #"<image name="sun"/><image name="moon"/><image name="star"/><image name="rain"/>"#),
      ])),
    RealCase(
      name: "what UIKit tells an application's delegate of Swift 2",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(["App.swift"], ["Main.storyboard"], swift: "2.3"),
          "App.swift": """
          @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(application: UIApplication, continueUserActivity activity: NSUserActivity) -> Bool {
              return follow(activity)
            }
            private func follow(activity: NSUserActivity) -> Bool {
              let item = UIStoryboard(name: "Main", bundle: nil).↓instantiateViewControllerWithIdentifier("Itme")
              window?.rootViewController = item
              return true
            }
          }
          """,
          "Main.storyboard": storyboard(
            "<viewController id=\"home\"/>", "<viewController storyboardIdentifier=\"Item\" id=\"item\"/>"),
        ], finds: ["error: the code names screen 'Itme', which storyboard Main does not have: did you mean 'Item'?"])),
    RealCase(
      name: "an image file of one scale, by its whole name",
      app: RuleExample([
        "sun@2x.png": "",
        "Main.storyboard": storyboard(
          #"<viewController id="home"><imageView key="view" image="sun@2x.png" id="v"/></viewController>"#,
          resources: #"<image name="sun@2x.png"/>"#),
      ])),
    RealCase(
      name: "a storyboard whose scenes are asked for by their identifiers, beside one whose first is",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBAction func open() {
              title = NSLocalizedString("shown", value: "Items", comment: "")
              let item = UIStoryboard(name: "Items", bundle: nil).instantiateViewController(identifier: "Item") {
                ItemController(coder: $0, name: "A")
              }
              show(item, sender: nil)
            }
            @IBAction func help() { show(Storyboards.first(of: "Help"), sender: nil) }
          }
          class ItemController: UIViewController {
            init?(coder: NSCoder, name: String) { super.init(coder: coder) }
            required init?(coder: NSCoder) { fatalError("made in code") }
          }
          enum Storyboards {
            static func first(of name: String) -> UIViewController {
              UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()!
            }
          }
          """,
          "Help.storyboard": storyboard("<viewController id=\"help\"/>"),
          "Items.storyboard": storyboard(
            """
            <navigationController id="items"><connections>
              ↓<segue destination="item" kind="relationship" relationship="rootViewController" id="s"/>
            </connections></navigationController>
            """,
            """
            <viewController storyboardIdentifier="Item" id="item" \(of("ItemController"))/>
            """),
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
              <action selector="open" destination="home" eventType="touchUpInside" id="a-1"/>
              <action selector="help" destination="home" eventType="touchDown" id="a-2"/>
            </connections></button></subviews></view></viewController>
            """),
        ],
        finds: [
          """
          warning: the segue makes ItemController by its init(coder:), which traps (line 13 of Home.swift): make it in an \
          @IBSegueAction, or implement init(coder:). Nothing makes this scene
          """
        ])),
    RealCase(
      name: "a screen that an observable object would make for a case that nobody makes",
      app: RuleExample(
        [
          "Home.swift": """
          enum Place { case item, gone }
          enum Key: String { case lost = "com.example.lost" }
          class HomeController: UIViewController {
            let screens = Screens()
            @IBAction func open() {
              if UserDefaults.standard.bool(forKey: "Lost") || UserDefaults.standard.bool(forKey: Key.lost.rawValue) {
                show(.item)
              }
            }
            func show(_ place: Place) {
              switch place {
              case .item: show(screens.item, sender: nil)
              case .gone: show(screens.lost, sender: nil)
              }
            }
          }
          class Screens: ObservableObject {
            var item: UIViewController { instantiate("Item") }
            var lost: UIViewController { instantiate("Lost") }
            func instantiate(_ name: String) -> UIViewController {
              UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name)
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
              <action selector="open" destination="home" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view></viewController>
            """,
            "<viewController storyboardIdentifier=\"Item\" id=\"item\"/>",
            """
            ↓<viewController storyboardIdentifier="Lost" id="lost" \(of("LostController"))><connections>
              <outlet property="label" destination="lost" id="o"/>
            </connections></viewController>
            """),
        ],
        finds: [
          """
          warning: class LostController does not exist, so UIKit makes a plain UIViewController, which has no outlet \
          'label': loading it crashes. Nothing makes this scene
          """
        ])),
    RealCase(
      name: "a scene that code names where no scene has an identifier, of a storyboard that is not told",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBAction func open() { show(MenuController(), sender: nil) }
          }
          class MenuController: UITableViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              if let item = storyboard?.↓instantiateViewController(withIdentifier: "Item") { show(item, sender: nil) }
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
              <action selector="open" destination="home" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view></viewController>
            """),
        ],
        finds: ["warning: the code names screen 'Item', which no storyboard has"])),
  ]
}

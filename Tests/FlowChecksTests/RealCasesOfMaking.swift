@testable import FlowChecks

/// What is wrong in code that nobody runs, and what only looks wrong because of what compiles, sets or says it.
extension RealCase {
  static let casesOfMaking: [RealCase] = [
    RealCase(
      name: "segues in functions that nobody calls, in a screen that nobody makes, for a case that nobody makes",
      app: RuleExample(
        [
          "Home.swift": """
          enum Way { case test, help }
          enum Mark: String { case test2 }
          class HomeController: UIViewController {
            func unused(name: String) { ↓performSegue(withIdentifier: "nowhere", sender: nil) }
            func handed() { ↓performSegue(withIdentifier: "nowhere", sender: nil) }
            func deep() { ↓performSegue(withIdentifier: "nowhere", sender: nil) }
            func other() { deep() }
            private func kept() { ↓performSegue(withIdentifier: "nowhere", sender: nil) }
            func follow(_ way: Way) {
              switch way {
              case .test: ↓performSegue(withIdentifier: "nowhere", sender: nil)
              case .help: ↓performSegue(withIdentifier: "nowhere", sender: nil)
              }
            }
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              performSegue(withIdentifier: "item", sender: nil)
              follow(.help)
              later { [weak self] in self?.handed() }
              if let old = presentedViewController as? OldController { old.title = OldController.name }
            }
            func later(_ work: () -> Void) { work() }
          }
          class ItemController: UIViewController {
            func kept() {}
            func unused() { later { self.kept() } }
            func later(_ work: () -> Void) { work() }
            override func viewDidLoad() { super.viewDidLoad(); unused(); show(storyboard!) }
          }
          class OldController: UIViewController {
            static let name = "Old"
            @IBAction func open() { ↓performSegue(withIdentifier: "nowhere", sender: nil) }
            @objc func again() { show(OldController(), sender: #selector(OldController.again)) }
          }
          class ListController: UITableViewController, ListDelegate {
            func didChoose() { ↓performSegue(withIdentifier: "nowhere", sender: nil) }
            func DidChoose() { ↓performSegue(withIdentifier: "nowhere", sender: nil) }
            override func numberOfSections(in tableView: UITableView) -> Int { 0 }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><connections>
              <segue destination="item" kind="show" identifier="item" id="s-1"/>
              <segue destination="list" kind="show" identifier="list" id="s-2">
              </segue>
            </connections></viewController>
            """,
            "<viewController storyboardIdentifier=\"Item\" id=\"item\" \(of("ItemController"))/>",
            "<tableViewController storyboardIdentifier=\"List\" id=\"list\" \(of("ListController"))/>"),
          "Show.swift": """
          func show(_ board: UIStoryboard) {
            _ = board.instantiateViewController(withIdentifier: "List")
            _ = board.instantiateViewController(withIdentifier: "Item")
          }
          """,
        ],
        finds: [
          """
          warning: no segue of HomeController has the identifier 'nowhere' (it has 'item', 'list'). Nothing calls unused
          """,
          "error: no segue of HomeController has the identifier 'nowhere' (it has 'item', 'list')",
          "warning: no segue of HomeController has the identifier 'nowhere' (it has 'item', 'list'). Nothing calls deep",
          "warning: no segue of HomeController has the identifier 'nowhere' (it has 'item', 'list'). Nothing calls kept",
          """
          warning: no segue of HomeController has the identifier 'nowhere' (it has 'item', 'list'). Nothing makes a .test
          """,
          "error: no segue of HomeController has the identifier 'nowhere' (it has 'item', 'list')",
          "warning: no storyboard has a segue with the identifier 'nowhere'. Nothing makes OldController",
          "error: no segue of ListController has the identifier 'nowhere', and no storyboard has one",
          """
          warning: no segue of ListController has the identifier 'nowhere', and no storyboard has one. Nothing calls \
          DidChoose
          """,
        ])),
    RealCase(
      name: "what a screen makes that nothing makes, and what an object of another class is called for",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            func reload() { ↓performSegue(withIdentifier: "nowhere", sender: nil) }
            func save() { ↓performSegue(withIdentifier: "nowhere", sender: nil) }
            func load() { ↓performSegue(withIdentifier: "nowhere", sender: nil) }
            func store() -> Store { Store() }
            func screen() -> HomeController { self }
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              store().reload()
              (sender as! Store).save()
              screen().load()
            }
          }
          class Store {
            func reload() {}
            func save() {}
          }
          class OldController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              show(MenuController(), sender: nil)
            }
          }
          class MenuController: UIViewController {
            @IBAction func open() {
              let board = UIStoryboard(name: "Main", bundle: nil)
              show(board.↓instantiateViewController(withIdentifier: "Nowhere"), sender: nil)
            }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'nowhere', and no storyboard has one. Nothing calls reload",
          "warning: no segue of HomeController has the identifier 'nowhere', and no storyboard has one. Nothing calls save",
          "error: no segue of HomeController has the identifier 'nowhere', and no storyboard has one",
          "warning: the code names screen 'Nowhere', which storyboard Main does not have. Nothing makes MenuController",
        ])),
    RealCase(
      name: "buttons that are hidden or disabled for ever, and one that an outlet shows; a segue that nobody performs",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBOutlet weak var panel: UIView!
            override func viewDidLoad() { super.viewDidLoad(); panel.isHidden = false }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <navigationController id="home"><connections>
              <segue destination="root" kind="relationship" relationship="rootViewController" id="r"/>
            </connections></navigationController>
            """,
            """
            <viewController id="root" \(of("HomeController"))>
              <view key="view" id="v"><subviews>
                <button hidden="YES" id="b-1"><connections>
                  ↓<action selector="one:" destination="root" eventType="touchUpInside" id="a-1"/>
                </connections></button>
                <view hidden="YES" id="p"><subviews><button id="b-2"><connections>
                  ↓<action selector="two:" destination="root" eventType="touchUpInside" id="a-2"/>
                </connections></button></subviews></view>
                <view userInteractionEnabled="NO" id="q"><subviews><button id="b-3"><connections>
                  ↓<action selector="three:" destination="root" eventType="touchUpInside" id="a-3"/>
                </connections></button></subviews></view>
              </subviews></view>
              <connections>
                <outlet property="panel" destination="p" id="o"/>
                ↓<segue destination="other" kind="push" id="s"/>
              </connections>
            </viewController>
            """,
            """
            <navigationController id="other"/>
            """),
        ],
        finds: [
          "warning: HomeController has no method 'one:': was it renamed or deleted?",
          "error: HomeController has no method 'two:': was it renamed or deleted?",
          "warning: HomeController has no method 'three:': was it renamed or deleted?",
          """
          warning: the segue pushes a navigation controller, which UIKit refuses ("Pushing a navigation controller is \
          not supported"): lead to its root, or present it modally. Nothing performs this segue
          """,
        ])),
    RealCase(
      name: "actions of a controller that has no class of its own",
      app: RuleExample(
        [
          "Home.swift": "extension UIViewController { @objc func close() {} }",
          "Main.storyboard": storyboard(
            """
            <viewController id="home"><view key="view" id="v"><subviews><button id="b"><connections>
              <action selector="close" destination="home" eventType="touchUpInside" id="a-1"/>
              ↓<action selector="fill:" destination="home" eventType="touchUpInside" id="a-2"/>
              <action selector="clear:" destination="home" eventType="touchUpInside" id="a-3"/>
            </connections></button></subviews></view></viewController>
            """),
        ],
        finds: [
          """
          warning: a plain UIViewController has no method 'fill:': connect it to the screen whose class has it, or set \
          its class
          """
        ])),
    RealCase(
      name: "xibs of views: one that code loads by its name, one of a view that code makes without it",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              view.addSubview(InfoView())
              view.addSubview(Bundle.main.loadNibNamed("CardView", owner: nil)!.first as! CardView)
            }
          }
          class InfoView: UIView {}
          class CardView: UIView {}
          """,
          "CardView.xib": view("CardView"), "InfoView.xib": view("InfoView"),
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: [
          "error: CardView has no property 'top': was it renamed or deleted?",
          "warning: InfoView has no property 'top': was it renamed or deleted? Nothing names this document",
        ])),
    RealCase(
      name: "a segue whose identifier the app's tables of texts have",
      app: RuleExample([
        "Home.swift": """
        extension String {
          var localized: String { NSLocalizedString(self, tableName: nil, bundle: Bundle.main, value: "", comment: "") }
        }
        class HomeController: UIViewController {
          @IBAction func open() { performSegue(withIdentifier: "SEGUE_ITEM".localized, sender: nil) }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))><connections>
            <segue destination="item" kind="show" identifier="item" id="s"/>
          </connections></viewController>
          """, "<viewController id=\"item\"/>"),
      ])),
    RealCase(
      name: "the variable of a property, which Objective-C names with an underscore",
      app: RuleExample([
        "Home.m": """
        @interface HomeController : UIViewController
        @property (weak) IBOutlet UILabel *titleLabel;
        @end
        @implementation HomeController
        @end
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" customClass="HomeController">
            <view key="view" id="v"/>
            <connections><outlet property="_titleLabel" destination="v" id="o"/></connections>
          </viewController>
          """),
      ])),
    RealCase(
      name: "a module of Swift 2, whatever version its project says",
      app: RuleExample([
        "App.xcodeproj/project.pbxproj": project(
          ["Home.swift", "Item.swift", "Other.swift"], ["Main.storyboard"], swift: "3.0"),
        "Home.swift": "class HomeController: UIViewController { @IBAction func open(sender: AnyObject) {} }",
        "Item.swift": """
        class ItemController: UIViewController {
          override func viewWillAppear(animated: Bool) { super.viewWillAppear(animated) }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))>
            <view key="view" id="v"><subviews><button id="b"><connections>
              <action selector="open:" destination="home" eventType="touchUpInside" id="a"/>
              <segue destination="item" kind="show" id="s-1"/>
            </connections></button><button id="c"><connections>
              <segue destination="other" kind="show" id="s-2"/>
            </connections></button></subviews></view>
          </viewController>
          """, "<viewController id=\"item\" \(of("ItemController"))/>",
          "<viewController id=\"other\" \(of("OtherController"))/>"),
        "Other.swift": """
        class OtherController: UIViewController {
          override func viewDidAppear(animated: Bool) { super.viewDidAppear(animated) }
        }
        """,
      ])),
    RealCase(
      name: "a class of the target in a file that is not here, and its namesake in another project",
      app: RuleExample([
        "App/App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard"]),
        "App/Main.storyboard": storyboard(
          """
          <viewController id="home" customClass="Home" customModule="App" customModuleProvider="target">
            <view key="view" id="v"/>
            <connections><outlet property="panel" destination="v" id="o"/></connections>
          </viewController>
          """),
        "Other/Home.swift": "class Home: UIViewController {}",
      ])),
    RealCase(
      name: "the same where the project writes a blank before the file's name",
      app: RuleExample([
        "App/App.xcodeproj/project.pbxproj": project(["Start.swift", " Home.swift"], ["Main.storyboard"]),
        "App/Main.storyboard": storyboard(
          """
          <viewController id="home" customClass="Home" customModule="App" customModuleProvider="target">
            <view key="view" id="v"/>
            <connections><outlet property="panel" destination="v" id="o"/></connections>
          </viewController>
          """),
        "App/Start.swift": "class Start: UIViewController {}",
        "Other/Home.swift": "class Home: UIViewController {}",
        "Other/Other.xcodeproj/project.pbxproj": project(["Home.swift"], []),
      ])),
    RealCase(
      name: "a property list that no target names, beside the app's own",
      app: RuleExample([
        "App.xcodeproj/project.pbxproj": project(
          ["Home.swift"], ["Main.storyboard"], settings: "INFOPLIST_FILE = Support/Info.plist;"),
        "Home.swift": "class HomeController: UIViewController {}",
        "Info.plist": """
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Menu</string></dict></plist>
        """,
        "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        "Support/Info.plist": """
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
        """,
      ])),
    RealCase(
      name: "classes that are only compared with or asked for their names, and one that is handed to who makes it",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              if type(of: next!) == EqualController.self { title = "a" }
              if next!.isKind(of: KindController.self) || next is CastController { title = "b" }
              title = String(describing: NameController.self) + "\\(TextController.self)"
              _ = Bundle(for: BundleController.self)
              UIButton.appearance(whenContainedInInstancesOf: [ListedController.self]).tintColor = .red
              show(make(MadeController.self), sender: nil)
            }
            func make<T: UIViewController>(_ type: T.Type) -> T { type.init() }
          }
          class EqualController: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); ↓performSegue(withIdentifier: "nowhere", sender: nil) }
          }
          class KindController: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); ↓performSegue(withIdentifier: "nowhere", sender: nil) }
          }
          class CastController: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); ↓performSegue(withIdentifier: "nowhere", sender: nil) }
          }
          class NameController: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); ↓performSegue(withIdentifier: "nowhere", sender: nil) }
          }
          class TextController: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); ↓performSegue(withIdentifier: "nowhere", sender: nil) }
          }
          class BundleController: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); ↓performSegue(withIdentifier: "nowhere", sender: nil) }
          }
          class ListedController: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); ↓performSegue(withIdentifier: "nowhere", sender: nil) }
          }
          class MadeController: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); ↓performSegue(withIdentifier: "nowhere", sender: nil) }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: ["Equal", "Kind", "Cast", "Name", "Text", "Bundle", "Listed"].map { name in
          "warning: no storyboard has a segue with the identifier 'nowhere'. Nothing makes \(name)Controller"
        } + ["error: no storyboard has a segue with the identifier 'nowhere'"])),
  ]

  /// A xib with a view of a class, which has an outlet after a mark.
  private static func view(_ name: String) -> String {
    """
    <document><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" \(of(name))><connections>↓<outlet property="top" destination="v" id="o"/></connections></view>
    </objects></document>
    """
  }
}

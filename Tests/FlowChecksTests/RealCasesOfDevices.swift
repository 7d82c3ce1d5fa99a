@testable import FlowChecks

/// What runs nowhere though a function around it runs: for other devices, behind an end, in lists without rows, in documents
/// that crash before.
extension RealCase {
  static let casesOfDevices: [RealCase] = [
    RealCase(
      name: "code for the iPad in an app for the iPhone alone",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(
            ["Home.swift"], ["Main.storyboard", "Old_iPad.storyboard", "Pad.storyboard", "Phone.storyboard"],
            settings: "TARGETED_DEVICE_FAMILY = 1;"),
          "Home.swift": """
          class HomeController: UIViewController {
            let names: [UIUserInterfaceIdiom: String] = [.phone: "PhoneScene", .pad: "PadScene"]
            static var boards: [UIUserInterfaceIdiom: String] = [.phone: "Phone", .pad: "Pad"]
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              if UIDevice.current.userInterfaceIdiom == .pad, animated {
                ↓performSegue(withIdentifier: "nowhere", sender: nil)
              }
              let name = UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiom.Pad ? "Old_iPad" : "Main"
              let board = UIStoryboard(name: name, bundle: nil)
              show(board.instantiateViewController(withIdentifier: names[UIDevice.current.userInterfaceIdiom]!), sender: nil)
              let shop = UIStoryboard(name: Self.boards[UIDevice.current.userInterfaceIdiom]!, bundle: nil)
              show(shop.instantiateViewController(withIdentifier: "ItemController"), sender: nil)
              switch traitCollection.userInterfaceIdiom {
              case .pad: ↓performSegue(withIdentifier: "nowhere", sender: nil)
              default: break
              }
              guard !(traitCollection.userInterfaceIdiom == .pad) else { return }
              guard traitCollection.userInterfaceIdiom != .phone || animated else { return }
              ↓performSegue(withIdentifier: "nowhere", sender: nil)
              if traitCollection.userInterfaceIdiom == .phone { return }
              ↓performSegue(withIdentifier: "nowhere", sender: nil)
            }
          }
          class OtherController: UIViewController {}
          class ItemController: UIViewController {}
          """,
          "Pad.storyboard": storyboard(itemScene, starts: false),
          "Phone.storyboard": storyboard(itemScene, starts: false),
          "Main.storyboard": storyboard(
            "<viewController id=\"home\" \(of("HomeController"))/>",
            """
            <viewController storyboardIdentifier="PhoneScene" id="phone" \(of("OtherController"))>
              <view key="view" id="v-1"/><connections>↓<outlet property="top" destination="v-1" id="o-1"/></connections>
            </viewController>
            """,
            """
            <viewController storyboardIdentifier="PadScene" id="pad" \(of("OtherController"))>
              <view key="view" id="v-2"/><connections>↓<outlet property="top" destination="v-2" id="o-2"/></connections>
            </viewController>
            """),
        ],
        finds: [
          """
          warning: no segue of HomeController has the identifier 'nowhere', and no storyboard has one. It runs only on \
          iPad, for which the app is not built
          """,
          """
          warning: no segue of HomeController has the identifier 'nowhere', and no storyboard has one. It runs only on \
          iPad, for which the app is not built
          """,
          "error: no segue of HomeController has the identifier 'nowhere', and no storyboard has one",
          """
          warning: no segue of HomeController has the identifier 'nowhere', and no storyboard has one. It runs only on \
          iPad, for which the app is not built
          """,
          "error: OtherController has no property 'top': was it renamed or deleted?",
          "warning: OtherController has no property 'top': was it renamed or deleted? Nothing makes this scene",
          "warning: ItemController has no property 'top': was it renamed or deleted? Nothing makes this scene",
          "error: ItemController has no property 'top': was it renamed or deleted?",
        ])),
    RealCase(
      name: "what stands behind a return that always comes, and a list of which nothing has a row",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            var isBoss = false
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              RowMaker().make(in: UITableView())
              if !isBoss {
                ↓performSegue(withIdentifier: "nowhere", sender: nil)
                return
              }
              ↓performSegue(withIdentifier: "nowhere", sender: nil)
            }
          }
          extension HomeController: UITableViewDataSource, UICollectionViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 0 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              ↓performSegue(withIdentifier: "row", sender: nil)
              return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
              collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            }
          }
          class RowMaker {
            func make(in list: UITableView) { _ = list.dequeueReusableCell(withIdentifier: "row") }
          }
          class RowCell: UITableViewCell {}
          class ItemCell: UICollectionViewCell {}
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              <tableView id="t"><prototypes>
                <tableViewCell reuseIdentifier="row" id="r" \(of("RowCell"))><connections>
                  ↓<outlet property="mark" destination="r" id="o-1"/>
                </connections></tableViewCell>
              </prototypes><connections><outlet property="dataSource" destination="home" id="d-1"/></connections></tableView>
              <collectionView id="c"><cells>
                <collectionViewCell reuseIdentifier="item" id="i" \(of("ItemCell"))><connections>
                  ↓<outlet property="mark" destination="i" id="o-2"/>
                </connections></collectionViewCell>
              </cells><connections><outlet property="dataSource" destination="home" id="d-2"/></connections></collectionView>
            </subviews></view></viewController>
            """),
        ],
        finds: [
          "error: no segue of HomeController has the identifier 'nowhere', and no storyboard has one",
          """
          warning: no segue of HomeController has the identifier 'nowhere', and no storyboard has one. Nothing sets \
          isBoss to true
          """,
          "warning: no segue of HomeController has the identifier 'row', and no storyboard has one. Nothing calls tableView",
          "warning: RowCell has no property 'mark': was it renamed or deleted? Nothing asks for this cell",
          "error: ItemCell has no property 'mark': was it renamed or deleted?",
        ])),
    RealCase(
      name: "cells whose initialiser traps before their connections are made",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UITableViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              tableView.register(UINib(nibName: "CodeCell", bundle: nil), forCellReuseIdentifier: "code")
              tableView.register(UINib(nibName: "NibCell", bundle: nil), forCellReuseIdentifier: "nib")
              tableView.register(CodeCell.self, forCellReuseIdentifier: "code")
              for name in ["code", "nib"] { tableView.dequeueReusableCell(withIdentifier: name) }
            }
          }
          class CodeCell: UITableViewCell {
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
          }
          class NibCell: UITableViewCell {}
          """,
          "Main.storyboard": storyboard("<tableViewController id=\"home\" \(of("HomeController"))/>"),
          "CodeCell.xib": nib(of: "CodeCell"),
          "NibCell.xib": nib(of: "NibCell"),
        ],
        finds: [
          """
          warning: CodeCell has no property 'mark': was it renamed or deleted? init(coder:) of CodeCell traps before
          """,
          "error: NibCell has no property 'mark': was it renamed or deleted?",
        ])),
    RealCase(
      name: "names of cases that screens have methods of, and methods that no protocol asks for",
      app: RuleExample(
        [
          "Home.swift": """
          import WebKit
          enum Row {
            case manager, other
            static let all: [Row] = [manager, other]
          }
          class HomeController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              title = "\\(Row.all.count)"
              let menu = SideMenu()
              menu.delegate = self
            }
            @IBAction func manager(_ sender: Any) { ↓performSegue(withIdentifier: "a", sender: nil) }
          }
          extension HomeController: WKScriptMessageHandler {
            func userContentController(_ one: WKUserContentController, didReceive message: WKScriptMessage) {
              ↓performSegue(withIdentifier: "b", sender: nil)
            }
            func select(key: String) { ↓performSegue(withIdentifier: "c", sender: nil) }
          }
          extension HomeController: SideMenuDelegate {
            func menuDidOpen() { ↓performSegue(withIdentifier: "d", sender: nil) }
            func presentSheet() { ↓performSegue(withIdentifier: "e", sender: nil) }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'a', and no storyboard has one. Nothing calls manager",
          "error: no segue of HomeController has the identifier 'b', and no storyboard has one",
          "warning: no segue of HomeController has the identifier 'c', and no storyboard has one. Nothing calls select",
          "error: no segue of HomeController has the identifier 'd', and no storyboard has one",
          "warning: no segue of HomeController has the identifier 'e', and no storyboard has one. Nothing calls presentSheet",
        ])),
    RealCase(
      name: "functions of Swift's that Objective-C calls, and one that it does not",
      app: RuleExample(
        [
          "main.m": "int main() { return UIApplicationMain(0, nil, nil, NSStringFromClass([Delegate class])); }",
          "Delegate.m": """
          @implementation Delegate
          - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            HomeController *home = [HomeController new];
            [home startWithName:@"x"];
            [home leave];
            return YES;
          }
          @end
          """,
          "Home.swift": """
          class HomeController: UIViewController {
            @objc func start(name: String) { ↓performSegue(withIdentifier: "a", sender: nil) }
            @objc(leave) func end() { ↓performSegue(withIdentifier: "b", sender: nil) }
            @objc func stay() { ↓performSegue(withIdentifier: "c", sender: nil) }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: [
          "error: no segue of HomeController has the identifier 'a', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'b', and no storyboard has one",
          """
          warning: no segue of HomeController has the identifier 'c', and no storyboard has one. Nothing calls stay
          """,
        ])),
    RealCase(
      name: "a generator's constant for a scene, and a scene of that identifier in another storyboard",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              show(StoryboardScene.Shop.itemController.instantiate(), sender: nil)
            }
          }
          class ItemController: UIViewController {}
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
          "Old.storyboard": storyboard(itemScene, starts: false),
          "Shop.storyboard": storyboard(itemScene, starts: false),
        ],
        finds: [
          "warning: ItemController has no property 'top': was it renamed or deleted? Nothing names this document",
          "error: ItemController has no property 'top': was it renamed or deleted?",
        ])),
    RealCase(
      name: "a member of a value or of another type is no constant for a storyboard, though a case has its name",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            let view3D = ScenePainter()
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              print(view3D.shop, ShopPainter.shop(at: 3))
              show(Board.market.first(), sender: nil)
            }
          }
          enum Access: String { case shop, market }
          enum Board: String {
            case market
            func first() -> UIViewController {
              UIStoryboard(name: rawValue.capitalized, bundle: nil).instantiateInitialViewController()!
            }
          }
          class ItemController: UIViewController {}
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
          "Market.storyboard": storyboard(itemScene),
          "Shop.storyboard": storyboard(itemScene),
        ],
        finds: [
          "error: ItemController has no property 'top': was it renamed or deleted?",
          "warning: ItemController has no property 'top': was it renamed or deleted? Nothing makes this scene",
        ])),
    RealCase(
      name: "a xib that is only taken for one which the project names elsewhere",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard", "Gone/NibCell.xib"]),
          "Home.swift": """
          class HomeController: UITableViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              tableView.register(UINib(nibName: "NibCell", bundle: nil), forCellReuseIdentifier: "nib")
            }
          }
          class NibCell: UITableViewCell {}
          """,
          "Main.storyboard": storyboard("<tableViewController id=\"home\" \(of("HomeController"))/>"),
          "NibCell.xib": nib(of: "NibCell"),
        ],
        finds: [
          """
          warning: NibCell has no property 'mark': was it renamed or deleted? The project names a file of this name that \
          is not here
          """
        ])),
    RealCase(
      name:
        "a class in a file that is only taken for one which the project names elsewhere, and one in a file of its own",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(["Home.swift", "../Away/Shop.swift"], ["Main.storyboard"]),
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              ↓performSegue(withIdentifier: "gone", sender: nil)
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><connections>
              <segue destination="shop" kind="show" identifier="shop" id="s"/>
            </connections></viewController>
            """,
            """
            <viewController id="shop" \(of("ShopController"))><view key="view" id="v"/><connections>
              ↓<outlet property="top" destination="v" id="o"/>
            </connections></viewController>
            """),
          "Old/Shop.swift": """
          class ShopController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              ↓performSegue(withIdentifier: "item", sender: nil)
            }
          }
          """,
        ],
        finds: [
          "error: no segue of HomeController has the identifier 'gone' (it has 'shop')",
          """
          warning: ShopController has no property 'top': was it renamed or deleted? The project names a file of this name \
          that is not here
          """,
          """
          warning: no segue of ShopController has the identifier 'item', and no storyboard has one. The project names a \
          file of this name that is not here
          """,
        ])),
    RealCase(
      name: "scenes of one identifier, in a storyboard that running code names and in one that no code names",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              let shop = UIStoryboard(name: Registry.name(of: "Shop"), bundle: nil)
              show(shop.instantiateViewController(withIdentifier: "ItemController"), sender: nil)
            }
          }
          class ItemController: UIViewController {}
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
          "Shop.storyboard": storyboard(itemScene, starts: false),
          "Shop_phone.storyboard": storyboard(itemScene, starts: false),
        ],
        finds: [
          "error: ItemController has no property 'top': was it renamed or deleted?",
          "warning: ItemController has no property 'top': was it renamed or deleted? Nothing names this document",
        ])),
  ]

  private static let itemScene = """
    <viewController storyboardIdentifier="ItemController" id="item" \(of("ItemController"))>
      <view key="view" id="v"/><connections>↓<outlet property="top" destination="v" id="o"/></connections>
    </viewController>
    """

  /// A xib with one cell, an outlet of which its class does not have.
  private static func nib(of name: String) -> String {
    """
    <document><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="cell" \(of(name))><connections>
        ↓<outlet property="mark" destination="cell" id="o"/>
      </connections></tableViewCell>
    </objects></document>
    """
  }
}

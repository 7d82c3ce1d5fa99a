@testable import FlowChecks

/// What only looks as if a user came there: other views, other containers, other apps, delegates that nobody calls.
extension RealCase {
  static let casesOfServing: [RealCase] = [
    RealCase(
      name: "a controller that makes its view itself loads none of the storyboard's, but its navigation item",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            override func loadView() { view = UIView() }
            override func viewDidLoad() {
              super.viewDidLoad()
              start(storyboard!)
            }
          }
          class ItemController: UIViewController {
            override func loadView() { super.loadView() }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <navigationController id="home"><connections>
              <segue destination="root" kind="relationship" relationship="rootViewController" id="s-1"/>
            </connections></navigationController>
            """,
            """
            <viewController id="root" \(of("HomeController"))>
              <view key="view" id="v"><subviews><button id="b"><connections>
                ↓<action selector="save:" destination="root" eventType="touchUpInside" id="a"/>
              </connections></button></subviews></view>
              <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i"><connections>
                ↓<action selector="close:" destination="root" id="a-2"/>
              </connections></barButtonItem></navigationItem>
              <connections>
                ↓<outlet property="panel" destination="b" id="o"/>
                <segue destination="item" kind="show" identifier="item" id="s"/>
              </connections>
            </viewController>
            """,
            """
            <viewController storyboardIdentifier="Item" id="item" \(of("ItemController"))>
              <view key="view" id="w"/>
              <connections>↓<outlet property="panel" destination="w" id="o-2"/></connections>
            </viewController>
            """),
          "Start.swift": """
          func start(_ board: UIStoryboard) { board.instantiateViewController(withIdentifier: "Item") }
          """,
        ],
        finds: [
          "warning: HomeController has no method 'save:': was it renamed or deleted? loadView of HomeController makes another view",
          "error: HomeController has no method 'close:': was it renamed or deleted?",
          "warning: HomeController has no property 'panel': was it renamed or deleted? loadView of HomeController makes another view",
          "error: ItemController has no property 'panel': was it renamed or deleted?",
        ])),
    RealCase(
      name: "the same in Objective-C",
      app: RuleExample(
        [
          "HomeController.h": "@interface HomeController : UIViewController\n@end",
          "HomeController.m": """
          @implementation HomeController
          - (void)loadView { self.view = [UIView new]; }
          @end
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" customClass="HomeController">
              <view key="view" id="v"/>
              <connections>↓<outlet property="panel" destination="v" id="o"/></connections>
            </viewController>
            """),
        ],
        finds: [
          "warning: HomeController has no property 'panel': was it renamed or deleted? loadView of HomeController makes another view"
        ])),
    RealCase(
      name: "a storyboard of the project that is not here may have any cell and any segue",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard", "Shop.storyboard"]),
          "Home.swift": """
          class HomeController: UIViewController {}
          class ShopController: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              return tableView.↓dequeueReusableCell(withIdentifier: "Ware", for: indexPath)
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              ↓performSegue(withIdentifier: "ware", sender: nil)
            }
          }
          func shop() -> UIViewController { ShopController() }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              <button id="b"><connections><segue destination="help" kind="show" identifier="help" id="s"/></connections></button>
            </subviews></view></viewController>
            """, "<viewController id=\"help\"/>"),
        ],
        finds: [
          "note: no cell has the reuse identifier 'Ware', and nobody registers one",
          "note: no storyboard has a segue with the identifier 'ware'",
        ])),
    RealCase(
      name: "functions that nothing calls, of an NSObject and of a library's delegate",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController, MenuKitDelegate {
            override func viewDidLoad() {
              super.viewDidLoad()
              MenuKit.shared.delegate = self
            }
            func open(kind: Int) { ↓performSegue(withIdentifier: "item", sender: nil) }
            func menuKit(_ menu: MenuKit) { ↓performSegue(withIdentifier: "shop", sender: nil) }
          }
          class Camera: NSObject {
            func ask() { AVCaptureDevice.requestAccess(for: .video) { _ in self.explain() } }
            func explain() {
              UIStoryboard(name: "Main", bundle: nil).↓instantiateViewController(withIdentifier: "Explain")
            }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'item', and no storyboard has one. Nothing calls open",
          "error: no segue of HomeController has the identifier 'shop', and no storyboard has one",
          "warning: the code names screen 'Explain', which storyboard Main does not have. Nothing calls explain",
        ])),
    RealCase(
      name: "a callout's control that nothing sets, and a detail button that a cell has",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController, MKMapViewDelegate, UITableViewDelegate {
            func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
              if control == view.rightCalloutAccessoryView { ↓performSegue(withIdentifier: "place", sender: nil) }
            }
            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
              ↓performSegue(withIdentifier: "detail", sender: nil)
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><tableView key="view" id="t"><prototypes>
              <tableViewCell reuseIdentifier="c" accessoryType="detailButton" id="c"/>
            </prototypes><connections><outlet property="delegate" destination="home" id="o"/></connections></tableView></viewController>
            """),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'place', and no storyboard has one. Nothing calls mapView",
          "error: no segue of HomeController has the identifier 'detail', and no storyboard has one",
        ])),
    RealCase(
      name: "the branch for another table than the only one that asks",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController, UITableViewDataSource, UITableViewDelegate {
            @IBOutlet weak var names: UITableView!
            override func viewDidLoad() {
              super.viewDidLoad()
              names.dataSource = self
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              if tableView == names {
                return tableView.↓dequeueReusableCell(withIdentifier: "nome", for: indexPath)
              } else {
                return tableView.↓dequeueReusableCell(withIdentifier: "bank", for: indexPath)
              }
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              <tableView id="t"><prototypes><tableViewCell reuseIdentifier="name" id="c"/></prototypes></tableView>
            </subviews></view>
            <connections><outlet property="names" destination="t" id="o"/></connections></viewController>
            """),
        ],
        finds: [
          "error: no cell has the reuse identifier 'nome', and nobody registers one: did you mean 'name'?",
          """
          warning: no cell has the reuse identifier 'bank', and nobody registers one. It is for others than names, the \
          only one that asks
          """,
        ])),
    RealCase(
      name: "an identifier by which a cell is asked for makes no cell of a class of that name",
      app: RuleExample(
        [
          "Home.swift": "class HomeController: UIViewController {}",
          "List.swift": """
          class ListController: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              let cell = tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath) as? ItemCell
              cell!.owner = self
              return cell!
            }
          }
          class ItemCell: UITableViewCell {
            var owner: UIViewController?
            @IBAction func open(_ sender: UIButton) { owner?.↓performSegue(withIdentifier: "item", sender: nil) }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><connections>
              <segue destination="other" kind="show" identifier="other" id="s"/>
            </connections></viewController>
            """,
            """
            ↓<tableViewController id="list" \(of("ListController"))><tableView key="view" id="t"><prototypes>
              <tableViewCell reuseIdentifier="ItemCell" id="c" \(of("ItemCell"))>
                <tableViewCellContentView key="contentView" id="cv"><subviews><button id="b"><connections>
                  <action selector="open:" destination="c" eventType="touchUpInside" id="a"/>
                </connections></button></subviews></tableViewCellContentView>
              </tableViewCell>
            </prototypes></tableView></tableViewController>
            """, "<viewController id=\"other\"/>"),
        ],
        finds: [
          "warning: no storyboard has a segue with the identifier 'item'. Nothing makes ItemCell",
          """
          warning: nothing leads to ListController: connect a segue to it, give it a storyboard identifier, or delete it
          """,
        ])),
    RealCase(
      name: "a scene whose identifier only another app of the repository asks for",
      app: RuleExample(
        [
          "One/Home.swift": "class HomeController: UIViewController {}\nclass CallController: UIViewController {}",
          "One/Main.storyboard": storyboard(
            "<viewController id=\"home\" \(of("HomeController"))/>",
            """
            <viewController storyboardIdentifier="Call" id="call" \(of("CallController"))>
              <view key="view" id="v"/>
              <connections>↓<outlet property="panel" destination="v" id="o"/></connections>
            </viewController>
            """),
          "One/One.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard"]),
          "Two/Start.swift": """
          class StartController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              UIStoryboard(name: "Start", bundle: nil).instantiateViewController(withIdentifier: "Call")
            }
          }
          """,
          "Two/Start.storyboard": storyboard(
            "<viewController id=\"home\" \(of("StartController"))/>",
            "<viewController storyboardIdentifier=\"Call\" id=\"call\"/>"),
          "Two/Two.xcodeproj/project.pbxproj": project(["Start.swift"], ["Start.storyboard"]),
        ],
        finds: [
          "warning: CallController has no property 'panel': was it renamed or deleted? Nothing makes this scene"
        ])),
    RealCase(
      name: "a segue that the tab bar controller performs is none of the screen's, and a name of two is enough",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBAction func open(_ sender: Any) {
              tabBarController?.performSegue(withIdentifier: "item", sender: self)
              performSegue(withIdentifier: "help", sender: self)
            }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              if segue.identifier == "guide" || segue.identifier == "help" { print("help") }
            }
          }
          class ItemController: UIViewController {
            var item: Item!
            override func viewDidLoad() {
              super.viewDidLoad()
              title = item.name
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <tabBarController id="home"><connections>
              <segue destination="first" kind="relationship" relationship="viewControllers" id="s-1"/>
            </connections></tabBarController>
            """,
            """
            <viewController id="first" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
              <action selector="open:" destination="first" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view><connections>
              ↓<segue destination="item" kind="show" identifier="item" id="s-2"/>
              <segue destination="help" kind="show" identifier="help" id="s-3"/>
            </connections></viewController>
            """,
            "<viewController id=\"item\" \(of("ItemController"))/>", "<viewController id=\"help\"/>"),
        ],
        finds: [
          """
          warning: segue 'item' leads to ItemController, which needs 'item', but prepare of HomeController does not handle it: \
          'item' is nil when viewDidLoad uses it (line 14 of Home.swift). Nothing performs this segue
          """
        ])),
    RealCase(
      name: "what a screen needs only where it is for another purpose",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            override func ↓prepare(for segue: UIStoryboardSegue, sender: Any?) {
              let next = segue.destination as! ItemController
              if segue.identifier == "new" { next.token = "new" }
              if segue.identifier == "edit" { next.name = "old" }
            }
          }
          class ItemController: UIViewController {
            var token: String?
            var name: String?
            @IBAction func register(_ sender: Any) { print(token!.count) }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              <button id="b"><connections><segue destination="item" kind="show" identifier="new" id="s-1"/></connections></button>
              <button id="c"><connections><segue destination="item" kind="show" identifier="edit" id="s-2"/></connections></button>
            </subviews></view></viewController>
            """,
            """
            <viewController id="item" \(of("ItemController"))><view key="view" id="w"><subviews><button id="d"><connections>
              <action selector="register:" destination="item" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view></viewController>
            """),
        ],
        finds: [
          """
          note: segue 'edit' leads to ItemController, which needs 'token', but this prepare does not set it: 'token' is \
          nil when register uses it (line 11 of Home.swift)
          """
        ])),
    RealCase(
      name: "cells of a static table are there themselves, and those of a table that is asked for its rows are not",
      app: RuleExample(
        [
          "Home.swift": "class HomeController: UITableViewController {}",
          "Main.storyboard": storyboard(
            """
            <tableViewController id="home" \(of("HomeController"))>
              <tableView key="view" dataMode="static" id="t">
                <sections><tableViewSection id="e"><cells>
                  <tableViewCell id="c"><tableViewCellContentView key="contentView" id="w"><subviews>
                    <button id="b"><connections>
                      ↓<action selector="save:" destination="home" eventType="touchUpInside" id="a"/>
                    </connections></button>
                  </subviews></tableViewCellContentView></tableViewCell>
                </cells></tableViewSection></sections>
                <connections><outlet property="dataSource" destination="home" id="o"/></connections>
              </tableView>
            </tableViewController>
            """),
        ],
        finds: ["error: HomeController has no method 'save:': was it renamed or deleted?"])),
    RealCase(
      name: "what a document sets as a runtime attribute is not missing, and empty identifiers are none",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @objc var item: String!
            override func viewDidLoad() {
              super.viewDidLoad()
              title = item.uppercased()
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController storyboardIdentifier="" id="home" \(of("HomeController"))>
              <view key="view" id="v"/>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="item" value="One"/>
              </userDefinedRuntimeAttributes>
              <connections><segue destination="other" kind="show" identifier="go" id="s"/></connections>
            </viewController>
            """,
            """
            <viewController storyboardIdentifier="" id="other"><view key="view" id="w"/></viewController>
            """),
        ],
        finds: [])),
  ]
}

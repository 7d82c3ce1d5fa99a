@testable import FlowChecks

/// Ways that only seem to lead there: of methods that no delegate is asked, of classes that are not here, of cases that only
/// code makes which never runs.
extension RealCase {
  static let casesOfWays: [RealCase] = [
    RealCase(
      name: "a segue that a class without a scene performs, where no storyboard has any",
      app: RuleExample(
        [
          "Game.m": """
          @interface GameController : UIViewController
          @end
          @implementation GameController
          - (void)swipeLeft:(UISwipeGestureRecognizer *)recognizer {
            [self ↓performSegueWithIdentifier:@"back" sender:nil];
          }
          @end
          """,
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              present(NewsController(), animated: true)
            }
          }
          class NewsController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              ↓performSegue(withIdentifier: "main", sender: nil)
            }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: [
          "warning: no storyboard has a segue with the identifier 'back'",
          "error: no storyboard has a segue with the identifier 'main'",
        ])),
    RealCase(
      name: "a library's delegate that only a text field is given, and one that the library is given",
      app: RuleExample(
        [
          "Home.swift": """
          import LampKit
          class HomeController: UIViewController, UITextFieldDelegate, LampSessionDelegate {
            @IBOutlet var field: UITextField!
            override func viewDidLoad() {
              super.viewDidLoad()
              field.delegate = self
            }
            func didReceiveLamp(_ response: LampResponse) { ↓performSegue(withIdentifier: "lamp", sender: nil) }
            func textFieldDidEndEditing(_ field: UITextField) { ↓performSegue(withIdentifier: "end", sender: self) }
          }
          class NewsController: UIViewController, LampSessionDelegate {
            override func viewDidLoad() {
              super.viewDidLoad()
              LampSession.shared.delegate = self
            }
            func didReceiveLamp(_ response: LampResponse) { ↓performSegue(withIdentifier: "news", sender: nil) }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              <button id="b"><connections><segue destination="news" kind="show" id="s-1"/></connections></button>
              <textField id="t"><connections><outlet property="delegate" destination="home" id="o-2"/></connections></textField>
            </subviews></view><connections><outlet property="field" destination="t" id="o-1"/></connections></viewController>
            """,
            "<viewController id=\"news\" \(of("NewsController"))/>"),
        ],
        finds: [
          """
          warning: no segue of HomeController has the identifier 'lamp', and no storyboard has one. Nothing calls didReceiveLamp
          """,
          "error: no segue of HomeController has the identifier 'end', and no storyboard has one",
          "error: no segue of NewsController has the identifier 'news', and no storyboard has one",
        ])),
    RealCase(
      name:
        "what no list asks its delegate, though it begins with one parameter: it is handed no list, but a plain value",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              UITableViewCell()
            }
          }
          extension HomeController: UITextFieldDelegate {
            func privacyCell(_ indexPath: IndexPath) -> UITableViewCell {
              tableView.↓dequeueReusableCell(withIdentifier: "privacy", for: indexPath)
            }
            func showItem(for id: String) { ↓performSegue(withIdentifier: "item", sender: nil) }
            func took(_ button: UIButton) { ↓performSegue(withIdentifier: "taken", sender: nil) }
            func textFieldDidEndEditing(_ textField: UITextField) { ↓performSegue(withIdentifier: "end", sender: nil) }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <tableViewController id="home" \(of("HomeController"))>
              <tableView key="view" id="t"><view key="tableHeaderView" id="h"><subviews>
                <textField id="f"><connections><outlet property="delegate" destination="home" id="o"/></connections></textField>
              </subviews></view></tableView>
              <connections><segue destination="other" kind="show" identifier="other" id="s"/></connections>
            </tableViewController>
            """, #"<viewController id="other"/>"#),
        ],
        finds: [
          "warning: no cell has the reuse identifier 'privacy', and nobody registers one. Nothing calls privacyCell",
          "warning: no segue of HomeController has the identifier 'item' (it has 'other'). Nothing calls showItem",
          "warning: no segue of HomeController has the identifier 'taken' (it has 'other'). Nothing calls took",
          "error: no segue of HomeController has the identifier 'end' (it has 'other')",
        ])),
    RealCase(
      name: "an action for a class that is not here runs no other class's method",
      app: RuleExample(
        [
          "Item.swift": """
          class ItemController: UIViewController {
            @IBAction func add(_ sender: Any) { ↓performSegue(withIdentifier: "added", sender: nil) }
          }
          class HomeController: UIViewController {}
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><connections>
              <segue destination="item" kind="embed" id="s-1"/>
              <segue destination="old" kind="embed" id="s-2"/>
            </connections></viewController>
            """,
            #"<viewController id="item" \#(of("ItemController"))/>"#,
            """
            <viewController id="old" customClass="OldController" customModule="Kit">
              <view key="view" id="v"><subviews><button id="b"><connections>
                <action selector="add:" destination="old" eventType="touchUpInside" id="a"/>
              </connections></button></subviews></view>
              <connections><segue destination="item" kind="show" identifier="other" id="s-3"/></connections>
            </viewController>
            """),
        ],
        finds: [
          "warning: no segue of ItemController has the identifier 'added', and no storyboard has one. Nothing calls add"
        ])),
    RealCase(
      name: "a scene of the storyboard that only screens which nothing makes have",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBAction func open() {
              let item = storyboard!.instantiateViewController(withIdentifier: "Item")
              present(item, animated: true)
            }
          }
          class ItemController: UIViewController {}
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
              <action selector="open" destination="home" eventType="touchUpInside" id="a-1"/>
            </connections></button></subviews></view></viewController>
            """,
            #"<viewController storyboardIdentifier="Item" id="item" \#(of("ItemController"))/>"#),
          "Old.storyboard": storyboard(
            #"<viewController storyboardIdentifier="Home" id="home" \#(of("HomeController"))/>"#,
            """
            <viewController storyboardIdentifier="Item" id="item" \(of("ItemController"))>
              <view key="view" id="w"/><connections>↓<outlet property="gone" destination="w" id="o"/></connections>
            </viewController>
            """),
        ],
        finds: [
          "warning: ItemController has no property 'gone': was it renamed or deleted? Nothing names this document"
        ])),
    RealCase(
      name: "a case that only a method makes which nothing calls, and one that a button's action makes",
      app: RuleExample(
        [
          "Home.swift": """
          enum Page { case home, trial, open
            func screen() -> UIViewController {
              switch self {
              case .home: return UIViewController()
              case .trial: return UIStoryboard(name: "Main", bundle: nil).↓instantiateViewController(withIdentifier: "Trial")
              case .open: return UIStoryboard(name: "Main", bundle: nil).↓instantiateViewController(withIdentifier: "Open")
              }
            }
          }
          class HomeController: UIViewController {
            var trial = 0
            override func viewDidLoad() {
              super.viewDidLoad()
              self.trial += 1
              present(Page.home.screen(), animated: true)
            }
            @IBAction func tryOut() { present(Page.trial.screen(), animated: true) }
            @IBAction func open() { present(Page.open.screen(), animated: true) }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController storyboardIdentifier="Home" id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
              <action selector="open" destination="home" eventType="touchUpInside" id="a-1"/>
            </connections></button></subviews></view></viewController>
            """),
        ],
        finds: [
          """
          warning: the code names screen 'Trial', which storyboard Main does not have (there is 'Home'). Nothing that \
          runs makes a .trial
          """,
          "error: the code names screen 'Open', which storyboard Main does not have (there is 'Home')",
        ])),
    RealCase(
      name: "an overload of prepare that takes another sender, and the one that UIKit calls",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            func prepare(for segue: UIStoryboardSegue, sender: UIButton) {
              ↓performSegue(withIdentifier: "home", sender: sender)
            }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              ↓performSegue(withIdentifier: "news", sender: sender)
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
              <segue destination="item" kind="show" identifier="open" id="s"/>
            </connections></button></subviews></view></viewController>
            """, "<viewController id=\"item\"/>"),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'home' (it has 'open'). Nothing calls prepare",
          "error: no segue of HomeController has the identifier 'news' (it has 'open')",
        ])),
    RealCase(
      name: "a list that nothing fills, though a text has its name",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard"]),
          "Home.swift": """
          class HomeController: UITableViewController {
            var guests: [String] = []
            override func viewDidLoad() {
              super.viewDidLoad()
              var guests = UserDefaults.standard.stringArray(forKey: "guests") ?? []
              guests.append("me")
              UserDefaults.standard.set(guests, forKey: "guests")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { guests.count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.↓dequeueReusableCell(withIdentifier: "guest", for: indexPath)
            }
          }
          """,
          "Main.storyboard": storyboard(#"<tableViewController id="home" \#(of("HomeController"))/>"#),
        ],
        finds: [
          "warning: no cell has the reuse identifier 'guest', and nobody registers one. No way to it is found"
        ])),
    RealCase(
      name:
        "classes of a built framework, of a module that a file imports, and of a file that the project names and lacks",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(["Home.swift", "RoundButton.m"], ["Main.storyboard"]),
          "Shelf.framework/Headers/SHImageView.h": "@interface SHImageView : UIImageView\n@end",
          "Home.swift": "import Player\nclass HomeController: UIViewController {}\nclass RoundLabel: UILabel {}",
          "Main.storyboard": storyboard(
            """
            <viewController id="home" customClass="HomeController" customModuleProvider="target">
              <view key="view" id="v"><subviews>
                <imageView id="i" customClass="SHImageView"/>
                <view id="p" customClass="PlayerView"/>
                <button id="b" customClass="RoundButton"/>
                ↓<label id="l" customClass="RoundLabels"/>
              </subviews></view>
            </viewController>
            """),
        ],
        finds: [
          "warning: class RoundLabels does not exist, so UIKit makes a plain UILabel: did you mean 'RoundLabel'?"
        ])),
    RealCase(
      name: "a class that no file has, beside a framework whose headers are here",
      app: mapApp(["Maps.framework"], finds: "↓")),
    RealCase(
      name: "a class that no file has, beside a framework that is not here",
      app: mapApp(["Maps.framework", "Gauge.framework"], finds: "")),
    RealCase(
      name: "a function that nothing calls makes a screen without what it needs",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard"]),
          "Home.swift": """
          class HomeController: UIViewController {
            func showItem() { present(↓ItemController(), animated: true) }
          }
          class ItemController: UIViewController {
            var item: String!
            override func viewDidLoad() { super.viewDidLoad(); title = item.uppercased() }
          }
          """,
          "Main.storyboard": storyboard(#"<viewController id="home" \#(of("HomeController"))/>"#),
        ],
        finds: [
          """
          warning: ItemController is made and shown here, but nobody sets 'item', which it needs: 'item' is nil when \
          viewDidLoad uses it (line 6 of Home.swift). Nothing calls showItem
          """
        ])),
  ]

  /// An app that is linked with some frameworks, of which Maps is here, and whose document names a class of nobody's.
  private static func mapApp(_ frameworks: [String], finds mark: String) -> RuleExample {
    RuleExample(
      [
        "App.xcodeproj/project.pbxproj": project(["Home.m"], ["Main.storyboard"] + frameworks),
        "Maps.framework/Headers/Maps.h": "#import \"MPMapView.h\"",
        "Maps.framework/Headers/MPMapView.h": "@interface MPMapView : UIView\n@end",
        "Home.m": "@interface HomeController : UIViewController\n@end\n@implementation HomeController\n@end",
        "Main.storyboard": storyboard(
          """
          <viewController id="home" customClass="HomeController"><view key="view" id="v"><subviews>
            <view id="m" customClass="MPMapView"/>
            \(mark)<view id="d" customClass="Dial"/>
          </subviews></view></viewController>
          """),
      ],
      finds: mark.isEmpty
        ? [] : ["warning: class Dial does not exist, so UIKit makes a plain UIView: was it renamed or deleted?"])
  }
}

@testable import FlowChecks

/// What is loaded and asked of whom: the nib of a class that another object loads, the methods that a class overrides, the
/// views that are not installed.
extension RealCase {
  /// A xib with one view of a class, an outlet of which the class does not have.
  private static func view(_ name: String, mark: String = "↓") -> String {
    xib(
      """
      <view id="v" \(of(name))><connections>\(mark)<outlet property="gone" destination="v" id="o"/></connections></view>
      """)
  }

  private static let home = storyboard("<viewController id=\"home\" \(of("HomeController"))/>")

  static let casesOfLoading: [RealCase] = [
    RealCase(
      name: "what is there for nil, behind code that stops the app on nil, never runs",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              var cell: UITableViewCell!
              cell = tableView.dequeueReusableCell(withIdentifier: "ware")
              cell.selectionStyle = .none
              if cell == nil { _ = Bundle.main.↓loadNibNamed("WareCell", owner: self) }
              return cell
            }
            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
              var top: UIView!
              top = tableView.dequeueReusableHeaderFooterView(withIdentifier: "top")
              top?.isHidden = true
              if top == nil { _ = Bundle.main.↓loadNibNamed("TopView", owner: self) }
              return top
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <tableViewController id="home" \(of("HomeController"))>
              <tableView key="view" dataMode="prototypes" id="t">
                <prototypes><tableViewCell reuseIdentifier="ware" id="c"/></prototypes>
                <connections><outlet property="dataSource" destination="home" id="o-1"/><outlet property="delegate" destination="home" id="o-2"/></connections>
              </tableView>
            </tableViewController>
            """),
        ],
        finds: [
          """
          warning: no xib is called 'WareCell': was it renamed or deleted? The code before it stops the app where that \
          is nil
          """,
          "error: no xib is called 'TopView': was it renamed or deleted?",
        ])),
    RealCase(
      name: "an object of UIKit's is made by `init`, and none of the app's",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(UILabel.init())
            }
          }
          class Coordinator {
            let screen: UIViewController
            init() {
              screen = UIStoryboard(name: "Main", bundle: nil).↓instantiateViewController(withIdentifier: "gone")
            }
          }
          """,
          "Main.storyboard": home,
        ],
        finds: ["warning: the code names screen 'gone', which storyboard Main does not have. No way to it is found"])),
    RealCase(
      name: "a class that loads its own nib loads none for the types that others are written with",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            let list = ListView<ItemCell>()
            let card = CardView()
          }
          class ListView<Cell: UITableViewCell>: UITableView {
            override init(frame: CGRect, style: UITableView.Style) {
              super.init(frame: frame, style: style)
              register(Cell.self, forCellReuseIdentifier: "item")
            }
          }
          class ItemCell: UITableViewCell {}
          class NibView: UIView {
            override init(frame: CGRect) {
              super.init(frame: frame)
              load()
            }
            func load() {
              addSubview(UINib(nibName: String(describing: type(of: self)), bundle: nil).instantiate(withOwner: self)[0] as! UIView)
            }
          }
          class CardView: NibView {}
          """,
          "CardView.xib": view("CardView"),
          "ItemCell.xib": view("ItemCell"),
          "Main.storyboard": home,
        ],
        finds: [
          "error: CardView has no property 'gone': was it renamed or deleted?",
          "warning: ItemCell has no property 'gone': was it renamed or deleted? Nothing names this document",
        ])),
    RealCase(
      name: "a data source's method that all classes with objects override is not asked",
      app: RuleExample(
        [
          "Home.swift": """
          class ListController: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.↓dequeueReusableCell(withIdentifier: "base", for: indexPath)
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              ↓performSegue(withIdentifier: "open", sender: nil)
            }
          }
          class HomeController: ListController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              UITableViewCell()
            }
          }
          """,
          "Main.storyboard": storyboard("<tableViewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: [
          "warning: no cell has the reuse identifier 'base', and nobody registers one. No way to it is found",
          "error: no segue of ListController has the identifier 'open', and no storyboard has one",
        ])),
    RealCase(
      name: "the identifier that a scene is made by performs no segue of its name",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              present(storyboard!.instantiateViewController(withIdentifier: "Item"), animated: true)
            }
          }
          class ItemController: UIViewController {}
          class OtherController: UIViewController {}
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><connections>
              <segue destination="other" kind="show" identifier="Item" id="s"/>
            </connections></viewController>
            """,
            """
            <viewController storyboardIdentifier="Item" id="item" \(of("ItemController"))>
              <view key="view" id="v-1"/><connections>↓<outlet property="top" destination="v-1" id="o-1"/></connections>
            </viewController>
            """,
            """
            <viewController id="other" \(of("OtherController"))>
              <view key="view" id="v-2"/><connections>↓<outlet property="top" destination="v-2" id="o-2"/></connections>
            </viewController>
            """),
        ],
        finds: [
          "error: ItemController has no property 'top': was it renamed or deleted?",
          "warning: OtherController has no property 'top': was it renamed or deleted? Nothing makes this scene",
        ])),
    RealCase(
      name: "nobody touches what stands in a view that is installed for no size class",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBOutlet var addedView: UIView!
            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(addedView)
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v">
                <subviews>
                  <view id="never"><subviews><button id="b-1"><connections>
                    ↓<action selector="gone:" destination="home" eventType="touchUpInside" id="a-1"/>
                  </connections></button></subviews></view>
                  <view id="compact"><subviews><button id="b-2"><connections>
                    ↓<action selector="gone:" destination="home" eventType="touchUpInside" id="a-2"/>
                  </connections></button></subviews></view>
                  <view id="added"><subviews><button id="b-3"><connections>
                    ↓<action selector="gone:" destination="home" eventType="touchUpInside" id="a-3"/>
                  </connections></button></subviews></view>
                </subviews>
                <variation key="default"><mask key="subviews">
                  <exclude reference="never"/>
                  <exclude reference="compact"/>
                  <exclude reference="added"/>
                </mask></variation>
                <variation key="widthClass=compact"><mask key="subviews"><include reference="compact"/></mask></variation>
              </view>
              <connections><outlet property="addedView" destination="added" id="o"/></connections>
            </viewController>
            """),
        ],
        finds: [
          "warning: HomeController has no method 'gone:': was it renamed or deleted?",
          "error: HomeController has no method 'gone:': was it renamed or deleted?",
          "error: HomeController has no method 'gone:': was it renamed or deleted?",
        ])),
    RealCase(
      name: "a controller that is given a view loads no nib",
      app: RuleExample(
        [
          "Home.m": """
          @implementation HomeController
          - (void)viewDidLoad {
            GivenController *given = [[GivenController alloc] init];
            given.view = self.panel;
            SetController *set = [[SetController alloc] init];
            [set setView:self.panel];
            self.made = [[MadeController alloc] init];
            [self show:[NewController new]];
          }
          @end
          @interface GivenController : UIViewController
          @end
          @implementation GivenController
          @end
          @interface SetController : UIViewController
          @end
          @implementation SetController
          @end
          @interface MadeController : UIViewController
          @end
          @implementation MadeController
          @end
          @interface NewController : UIViewController
          @end
          @implementation NewController
          @end
          """,
          "main.m": "int main() { return UIApplicationMain(0, nil, nil, NSStringFromClass([HomeController class])); }",
          "GivenController.xib": owner("GivenController"), "MadeController.xib": owner("MadeController"),
          "NewController.xib": owner("NewController"), "SetController.xib": owner("SetController"),
        ],
        finds: [
          "warning: GivenController has no property 'gone': was it renamed or deleted? Nothing names this document",
          "error: MadeController has no property 'gone': was it renamed or deleted?",
          "error: NewController has no property 'gone': was it renamed or deleted?",
          "warning: SetController has no property 'gone': was it renamed or deleted? Nothing names this document",
        ])),
    RealCase(
      name: "an image that a pod brings, and one that nobody has",
      app: RuleExample(
        [
          "Assets.xcassets/star.imageset/Contents.json": "{}",
          "Main.storyboard": storyboard(
            """
            <viewController id="home"><view key="view" id="v"><subviews>
              <imageView image="check" id="i-1"/>
              ↓<imageView image="chekc" id="i-2"/>
            </subviews></view></viewController>
            """,
            resources: """
              <image name="check" width="8" height="8"/>
              <image name="chekc" width="8" height="8"/>
              """),
          "Pods/Kit/Assets/check@2x.png": "",
        ],
        finds: ["warning: no image is called 'chekc', so that nothing is shown: was it renamed or deleted?"])),
    RealCase(
      name: "a reference to a scene by the identifier that Interface Builder makes",
      app: RuleExample(
        [
          "Main.storyboard": storyboard(
            """
            <viewController id="home"><view key="view" id="v"><subviews>
              <button id="b-1"><connections><segue destination="r-1" kind="show" id="s-1"/></connections></button>
              <button id="b-2"><connections><segue destination="r-2" kind="show" id="s-2"/></connections></button>
            </subviews></view></viewController>
            """,
            """
            <viewControllerPlaceholder storyboardName="Items" referencedIdentifier="UIViewController-abc-de-fgh" id="r-1" sceneMemberID="viewController"/>
            """,
            """
            ↓<viewControllerPlaceholder storyboardName="Items" referencedIdentifier="UIViewController-abc-de-fgi" id="r-2" sceneMemberID="viewController"/>
            """),
          "Items.storyboard": storyboard(
            "<viewController id=\"abc-de-fgh\"/>", "<viewController storyboardIdentifier=\"Item\" id=\"abc-de-fgi\"/>",
            starts: false),
        ],
        finds: [
          """
          error: the reference names screen 'UIViewController-abc-de-fgi', which storyboard Items does not have \
          (there is 'Item')
          """
        ])),
    RealCase(
      name: "a file of Objective-C that no target compiles",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(["Home.m", "main.m"], ["Main.storyboard"]),
          "Home.m": homeOfObjectiveC(performs: "gone", mark: "↓"),
          "Home.old.m": homeOfObjectiveC(performs: "lost", mark: ""),
          "main.m": "int main() { return UIApplicationMain(0, nil, nil, NSStringFromClass([HomeController class])); }",
          "Main.storyboard": storyboard(
            """
            <viewController id="home" customClass="HomeController"><connections>
              <segue destination="home" kind="show" identifier="again" id="s"/>
            </connections></viewController>
            """),
        ], finds: ["warning: no segue of HomeController has the identifier 'gone' (it has 'again')"])),
    RealCase(
      name: "a nib of cells that are asked for in a case that nothing makes",
      app: RuleExample(
        [
          "Home.swift": """
          enum Row { case plain, date }
          class HomeController: UITableViewController {
            let rows = [Row.plain]
            override func viewDidLoad() {
              super.viewDidLoad()
              tableView.register(↓UINib(nibName: "DateCell", bundle: nil), forCellReuseIdentifier: "date")
              tableView.register(↓UINib(nibName: "PlainCell", bundle: nil), forCellReuseIdentifier: "plain")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              switch rows[indexPath.row] {
              case .date: return tableView.dequeueReusableCell(withIdentifier: "date", for: indexPath)
              case .plain: return tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
              }
            }
          }
          """,
          "Main.storyboard": storyboard("<tableViewController id=\"home\" \(of("HomeController"))/>"),
          "Other.xib": xib("<view id=\"v\"/>"),
        ],
        finds: [
          "warning: no xib is called 'DateCell': was it renamed or deleted? Nobody is seen to ask for its cells",
          "error: no xib is called 'PlainCell': was it renamed or deleted?",
        ])),
  ]

  private static func homeOfObjectiveC(performs identifier: String, mark: String) -> String {
    """
    @interface HomeController : UIViewController
    @end
    @implementation HomeController
    - (void)viewDidLoad { [self \(mark)performSegueWithIdentifier:@"\(identifier)" sender:nil]; }
    @end
    """
  }

  /// A xib whose owner is of a class that lacks an outlet.
  private static func owner(_ name: String) -> String {
    xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)"><connections>
        <outlet property="view" destination="v" id="o-1"/>
        ↓<outlet property="gone" destination="v" id="o-2"/>
      </connections></placeholder>
      <view id="v"/>
      """)
  }
}

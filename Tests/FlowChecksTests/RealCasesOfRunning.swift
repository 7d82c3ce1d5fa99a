@testable import FlowChecks

/// What is wrong where nobody comes: touches that are never sent, constants that nobody uses, branches for old systems,
/// and what only another app of the repository does.
extension RealCase {
  static let casesOfRunning: [RealCase] = [
    RealCase(
      name: "actions that no touch sends",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBOutlet weak var field: UITextField!
            @IBOutlet weak var buy: UIButton!
            @IBOutlet weak var help: UIButton!
            @IBOutlet weak var menu: UIButton!
            @IBOutlet weak var locked: UIButton!
            override func viewDidLoad() {
              super.viewDidLoad()
              field.text = "x"
              buy.isHidden = true
              help.isHidden = true
              menu.showsMenuAsPrimaryAction = true
              style(locked)
            }
            func style(_ button: UIButton) { button.isEnabled = true }
            @IBAction func more() { help.isHidden = false }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews>
                <textField id="t-1"><connections>
                  ↓<action selector="one:" destination="home" eventType="valueChanged" id="a-1"/>
                  ↓<action selector="two:" destination="home" eventType="editingChanged" id="a-2"/>
                </connections></textField>
                <textField userInteractionEnabled="NO" id="t-2"><connections>
                  ↓<action selector="three:" destination="home" eventType="editingDidEnd" id="a-3"/>
                </connections></textField>
                <button id="b-1"><connections>
                  ↓<action selector="four:" destination="home" eventType="touchUpInside" id="a-4"/>
                </connections></button>
                <button id="b-2"><connections>
                  ↓<action selector="five:" destination="home" eventType="touchUpInside" id="a-5"/>
                </connections></button>
                <button id="b-3"><connections>
                  ↓<action selector="six:" destination="home" eventType="touchUpInside" id="a-6"/>
                </connections></button>
                <button enabled="NO" id="b-4"><connections>
                  ↓<action selector="seven:" destination="home" eventType="touchUpInside" id="a-7"/>
                </connections></button>
                <button id="b-5"><connections>
                  <action selector="more" destination="home" eventType="touchUpInside" id="a-8"/>
                </connections></button>
                <datePicker id="p"><connections>
                  ↓<action selector="eight:" destination="home" eventType="editingDidEnd" id="a-9"/>
                  ↓<action selector="nine:" destination="home" eventType="valueChanged" id="a-10"/>
                </connections></datePicker>
              </subviews></view>
              <connections>
                <outlet property="field" destination="t-2" id="o-1"/>
                <outlet property="buy" destination="b-1" id="o-2"/>
                <outlet property="help" destination="b-2" id="o-3"/>
                <outlet property="menu" destination="b-3" id="o-4"/>
                <outlet property="locked" destination="b-4" id="o-5"/>
              </connections>
            </viewController>
            """),
        ],
        finds: [
          "warning: HomeController has no method 'one:': was it renamed or deleted?",
          "error: HomeController has no method 'two:': was it renamed or deleted?",
          "warning: HomeController has no method 'three:': was it renamed or deleted?",
          "warning: HomeController has no method 'four:': was it renamed or deleted?",
          "error: HomeController has no method 'five:': was it renamed or deleted?",
          "warning: HomeController has no method 'six:': was it renamed or deleted?",
          "error: HomeController has no method 'seven:': was it renamed or deleted?",
          "warning: HomeController has no method 'eight:': was it renamed or deleted?",
          "error: HomeController has no method 'nine:': was it renamed or deleted?",
        ])),
    RealCase(
      name: "scenes by constants that something uses and by others, and in functions that nothing calls",
      app: RuleExample(
        [
          "Home.swift": """
          enum Names {
            static let item = "ItemScene"
            static let old = "OldScene"
          }
          enum Way { case chart, help }
          class HomeController: UIViewController {
            @IBAction func open() { follow(.help) }
            func follow(_ way: Way) {
              switch way {
              case .chart: chart()
              case .help: show(storyboard!.instantiateViewController(withIdentifier: Names.item), sender: nil)
              }
            }
            private func chart() {
              show(storyboard!.instantiateViewController(withIdentifier: "ChartScene"), sender: nil)
            }
          }
          class OtherController: UIViewController {}
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              <button id="b"><connections>
                <action selector="open" destination="home" eventType="touchUpInside" id="a"/>
              </connections></button>
            </subviews></view></viewController>
            """,
            """
            <viewController storyboardIdentifier="ItemScene" id="item" \(of("OtherController"))>
              <view key="view" id="w-1"/><connections>↓<outlet property="top" destination="w-1" id="o-1"/></connections>
            </viewController>
            """,
            """
            <viewController storyboardIdentifier="OldScene" id="old" \(of("OtherController"))>
              <view key="view" id="w-2"/><connections>↓<outlet property="top" destination="w-2" id="o-2"/></connections>
            </viewController>
            """,
            """
            <viewController storyboardIdentifier="ChartScene" id="chart" \(of("OtherController"))>
              <view key="view" id="w-3"/><connections>↓<outlet property="top" destination="w-3" id="o-3"/></connections>
            </viewController>
            """),
        ],
        finds: [
          "error: OtherController has no property 'top': was it renamed or deleted?",
          "warning: OtherController has no property 'top': was it renamed or deleted? Nothing makes this scene",
          "warning: OtherController has no property 'top': was it renamed or deleted? Nothing makes this scene",
        ])),
    RealCase(
      name: "a branch for systems that the app is not built for, and one that it is",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(
            ["Home.swift"], ["Main.storyboard"], settings: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;"),
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              if #available(iOS 13.0, *) {
                title = "Home"
              } else {
                ↓performSegue(withIdentifier: "nowhere", sender: nil)
              }
              guard #available(iOS 16, *) else {
                ↓performSegue(withIdentifier: "nowhere", sender: nil)
                return
              }
            }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: [
          """
          warning: no segue of HomeController has the identifier 'nowhere', and no storyboard has one. It runs only \
          before iOS 13.0, for which the app is not built
          """,
          "error: no segue of HomeController has the identifier 'nowhere', and no storyboard has one",
        ])),
    RealCase(
      name: "a screen and a function whose namesakes another app of the repository makes and calls",
      app: RuleExample(
        [
          "A/App.xcodeproj/project.pbxproj": project(
            ["Home.swift", "Second.swift"], ["Main.storyboard", "SecondController.xib"], name: "A",
            settings: "INFOPLIST_FILE = Info.plist;"),
          "A/Home.swift": """
          class HomeController: UIViewController {
            func leave() { ↓performSegue(withIdentifier: "nowhere", sender: nil) }
          }
          """,
          "A/Info.plist": """
          <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
          """,
          "A/Main.storyboard": storyboard(
            """
            <viewController id="home" customClass="HomeController" customModule="A" customModuleProvider="target"/>
            """),
          "A/Second.swift": "class SecondController: UIViewController {}",
          "A/SecondController.xib": """
          <document><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SecondController" customModule="A" customModuleProvider="target">
              <connections>
                <outlet property="view" destination="v" id="o"/>
                ↓<outlet property="top" destination="v" id="p"/>
              </connections>
            </placeholder>
            <view id="v"/>
          </objects></document>
          """,
          "B/App.xcodeproj/project.pbxproj": project(
            ["Home.swift", "Second.swift"], ["Main.storyboard"], name: "B", settings: "INFOPLIST_FILE = Info.plist;"),
          "B/Home.swift": """
          class StartController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              other?.leave()
              show(SecondController(), sender: nil)
            }
            var other: Other?
          }
          protocol Other { func leave() }
          """,
          "B/Info.plist": """
          <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
          """,
          "B/Main.storyboard": storyboard(
            """
            <viewController id="home" customClass="StartController" customModule="B" customModuleProvider="target"/>
            """),
          "B/Second.swift": "class SecondController: UIViewController {}",
        ],
        finds: [
          """
          warning: no segue of HomeController has the identifier 'nowhere', and no storyboard has one. Nothing calls \
          leave
          """,
          """
          warning: SecondController has no property 'top': was it renamed or deleted? Nothing names this document
          """,
        ])),
    RealCase(
      name:
        "an action that only another screen's button has; what begins like a delegate's method; a variable of UIKit's",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
            }
            @IBAction func logIn(_ sender: Any) { ↓performSegue(withIdentifier: "nowhere", sender: nil) }
            func cell(indexPath: IndexPath) { ↓performSegue(withIdentifier: "nowhere", sender: nil) }
            @IBAction func leave(_ sender: Any) { ↓performSegue(withIdentifier: "nowhere", sender: nil) }
          }
          class ItemCell: UITableViewCell {}
          class OtherController: UIViewController {
            @IBAction func logIn(_ sender: Any) {}
          }
          """,
          "Main.storyboard": storyboard(
            """
            <tableViewController id="home" \(of("HomeController"))>
              <tableView key="view" id="v"><prototypes>
                <tableViewCell reuseIdentifier="item" id="c" \(of("ItemCell"))>
                  <tableViewCellContentView key="contentView" id="cc"><subviews>
                    <button id="b-1"><connections>
                      <action selector="leave:" destination="home" eventType="touchUpInside" id="a-1"/>
                      <segue destination="other" kind="show" id="s"/>
                    </connections></button>
                    <imageView id="i"/>
                  </subviews></tableViewCellContentView>
                  <connections><outlet property="_imageView" destination="i" id="o"/></connections>
                </tableViewCell>
              </prototypes></tableView>
            </tableViewController>
            """,
            """
            <viewController id="other" \(of("OtherController"))><view key="view" id="w"><subviews>
              <button id="b-2"><connections>
                <action selector="logIn:" destination="other" eventType="touchUpInside" id="a-2"/>
              </connections></button>
            </subviews></view></viewController>
            """),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'nowhere', and no storyboard has one. Nothing calls logIn",
          "warning: no segue of HomeController has the identifier 'nowhere', and no storyboard has one. Nothing calls cell",
          "error: no segue of HomeController has the identifier 'nowhere', and no storyboard has one",
        ])),
    RealCase(
      name: "a segue whose name only another screen uses, and cells that an enum registers",
      app: RuleExample(
        [
          "Home.swift": """
          let toEdit = "edit"
          class HomeController: UIViewController {}
          class OtherController: UIViewController {
            let rows = [toEdit]
            @IBAction func open() { performSegue(withIdentifier: rows[0], sender: nil) }
          }
          class EditController: UICollectionViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              Part.register(collectionView)
            }
            override func collectionView(
              _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
              collectionView.dequeueReusableCell(withReuseIdentifier: "TopCell", for: indexPath)
            }
          }
          class TopCell: UICollectionViewCell {}
          class LowCell: UICollectionViewCell {}
          enum Part: CaseIterable {
            case top, low
            var type: UICollectionViewCell.Type {
              switch self {
              case .top: TopCell.self
              case .low: LowCell.self
              }
            }
            static func register(_ view: UICollectionView) {
              allCases.forEach { view.register($0.type, forCellWithReuseIdentifier: String(describing: $0.type)) }
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews><button id="b"><connections>
                <segue destination="other" kind="show" id="s-1"/>
              </connections></button></subviews></view>
              <connections><segue destination="last" kind="show" identifier="edit" id="s-2"/></connections>
            </viewController>
            """,
            """
            <viewController id="other" \(of("OtherController"))>
              <view key="view" id="w"/>
              <connections><segue destination="editor" kind="show" identifier="edit" id="s-3"/></connections>
            </viewController>
            """,
            """
            <viewController id="last" \(of("HomeController"))>
              <view key="view" id="x"/>
              <connections>↓<outlet property="top" destination="x" id="o"/></connections>
            </viewController>
            """,
            """
            <collectionViewController id="editor" \(of("EditController"))>
              <collectionView key="view" id="y"/>
              <connections>↓<outlet property="low" destination="y" id="p"/></connections>
            </collectionViewController>
            """),
        ],
        finds: [
          "warning: HomeController has no property 'top': was it renamed or deleted? Nothing makes this scene",
          "error: EditController has no property 'low': was it renamed or deleted?",
        ])),
    RealCase(
      name: "outlets that only other classes of Apple's have",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {}
          class ListController: UITableViewController {}
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews>
                <tableView id="t"/>
                <button id="b"><connections><segue destination="list" kind="show" id="s"/></connections></button>
              </subviews></view>
              <connections>↓<outlet property="tableView" destination="t" id="o-1"/></connections>
            </viewController>
            """,
            """
            <tableViewController id="list" \(of("ListController"))>
              <tableView key="view" id="u"/>
              <connections>
                <outlet property="tableView" destination="u" id="o-2"/>
                ↓<outlet property="searchBar" destination="u" id="o-3"/>
              </connections>
            </tableViewController>
            """),
        ],
        finds: [
          "error: HomeController has no property 'tableView': was it renamed or deleted?",
          "error: ListController has no property 'searchBar': was it renamed or deleted?",
        ])),
  ]
}

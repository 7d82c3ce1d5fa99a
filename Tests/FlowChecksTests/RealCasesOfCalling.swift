@testable import FlowChecks

/// What is wrong in code and documents that only look as if a user came there: functions whose name others have, scenes
/// whose class only itself names, views that nothing puts on the screen.
extension RealCase {
  /// A controller's `performSegue` of a segue that no storyboard has, in a function that something seems to call.
  private static func calling(_ name: String, _ code: String, finds: [String]) -> RealCase {
    RealCase(
      name: name,
      app: RuleExample(
        [
          "Home.swift": code,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ], finds: finds))
  }

  private static let unperformed = "no segue of HomeController has the identifier 'open', and no storyboard has one"

  static let casesOfCalling: [RealCase] = [
    calling(
      "a function without parameters is not called where one of its name is given an argument",
      """
      class HomeController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addGestureRecognizer(UITapGestureRecognizer())
          search(for: "milk", in: 3)
        }
        func addGestureRecognizer() {
          ↓performSegue(withIdentifier: "open", sender: nil)
        }
        func search(for text: String, in list: Int, all: Bool = false) {
          ↓performSegue(withIdentifier: "open", sender: nil)
        }
        func search(of text: String) {
          ↓performSegue(withIdentifier: "open", sender: nil)
        }
      }
      """,
      finds: [
        "warning: \(unperformed). Nothing calls addGestureRecognizer", "error: \(unperformed)",
        "warning: \(unperformed). Nothing calls search",
      ]),
    calling(
      "a selector that another object is sent is not its own",
      """
      class HomeController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          print(clock)
        }
        func reload() {
          ↓performSegue(withIdentifier: "open", sender: nil)
        }
        func tick() {
          ↓performSegue(withIdentifier: "open", sender: nil)
        }
        func start() {
          ↓performSegue(withIdentifier: "open", sender: nil)
        }
      }
      class Clock: NSObject {
        let home = HomeController()
        override init() {
          super.init()
          NotificationCenter.default.addObserver(self, selector: "reload", name: nil, object: nil)
          Timer.scheduledTimer(timeInterval: 1, target: home, selector: Selector("tick"), userInfo: nil, repeats: true)
          Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector("start"), userInfo: nil, repeats: true)
        }
      }
      let clock = Clock()
      """,
      finds: [
        "warning: \(unperformed). Nothing calls reload", "error: \(unperformed)",
        "warning: \(unperformed). Nothing calls start",
      ]),
    calling(
      "no delegate of Apple's is asked for a property but its window",
      """
      class HomeController: UIViewController {
        static var made: HomeController {
          UIStoryboard(name: "Main", bundle: nil).↓instantiateViewController(withIdentifier: "Hmoe") as! HomeController
        }
      }
      extension HomeController: UITableViewDelegate {}
      """,
      finds: [
        "warning: the code names screen 'Hmoe', which storyboard Main does not have. Nothing calls made"
      ]),
    calling(
      "a branch for a value that nothing gives a property is never run",
      """
      class HomeController: UIViewController {
        var way = String()
        var mark = ""
        var isNew = false
        var isOld = false
        override func viewDidLoad() {
          super.viewDidLoad()
          if way == "milk" { ↓performSegue(withIdentifier: "open", sender: nil) }
          if way == "bread" { ↓performSegue(withIdentifier: "open", sender: nil) }
          if mark == "milk" { ↓performSegue(withIdentifier: "open", sender: nil) }
          if isNew { ↓performSegue(withIdentifier: "open", sender: nil) }
          if isOld && !isNew { ↓performSegue(withIdentifier: "open", sender: nil) }
          guard !isNew else { return ↓performSegue(withIdentifier: "open", sender: nil) }
        }
        @IBAction func save() {
          let next = HomeController()
          next.way = "bread"
          next.mark = title ?? ""
          next.isNew = self.isNew
          next.isOld.toggle()
          show(next, sender: nil)
        }
      }
      """,
      finds: [
        "warning: \(unperformed). Nothing sets way to \"milk\"", "error: \(unperformed)", "error: \(unperformed)",
        "warning: \(unperformed). Nothing sets isNew to true", "error: \(unperformed)",
        "warning: \(unperformed). Nothing sets isNew to true",
      ]),
    calling(
      "what Objective-C may see is called where something names it, or a document sends it",
      """
      class HomeController: UIViewController {
        @objc func reload() {
          ↓performSegue(withIdentifier: "open", sender: nil)
        }
        @objc func sent() {
          ↓performSegue(withIdentifier: "open", sender: nil)
        }
        private func start() {
          Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(reload), userInfo: nil, repeats: true)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          perform(Selector("sent"))
        }
      }
      """,
      finds: ["warning: \(unperformed). Nothing calls reload", "error: \(unperformed)"]),
    calling(
      "a class that only code which nothing calls makes",
      """
      class HomeController: UIViewController {
        func unused() { show(ItemController(), sender: nil) }
      }
      class ItemController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          _ = ↓UINib(nibName: "Item", bundle: nil)
        }
      }
      """,
      finds: ["warning: no xib is called 'Item': was it renamed or deleted? Nothing makes ItemController"]),
    RealCase(
      name: "a class that only a selector for its objects names makes no scene",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {}
          class ClockController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              Timer.scheduledTimer(
                timeInterval: 1, target: self, selector: #selector(ClockController.tick), userInfo: nil, repeats: true)
            }
            @objc func tick() {}
          }
          """,
          "Main.storyboard": storyboard(
            "<viewController id=\"home\" \(of("HomeController"))/>",
            """
            <viewController storyboardIdentifier="ClockController" id="clock" \(of("ClockController"))>
              <view key="view" id="v"/>
              <connections>↓<outlet property="hand" destination="v" id="o"/></connections>
            </viewController>
            """),
        ],
        finds: [
          """
          warning: ClockController has no property 'hand': was it renamed or deleted? Nothing makes this scene
          """
        ])),
    RealCase(
      name: "a view beside a scene's controller is touched where something puts it on the screen",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBOutlet var panel: UIView!
            @IBOutlet var field: UITextField!
            @IBOutlet var button: UIButton!
            override func viewDidLoad() {
              super.viewDidLoad()
              button.isEnabled = true
              view.addSubview(panel)
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews><textField id="f"><connections>
                <outlet property="inputAccessoryView" destination="w-3" id="o-1"/>
              </connections></textField></subviews></view>
              <connections>
                <outlet property="panel" destination="w-2" id="o-2"/>
                <outlet property="button" destination="b-1" id="o-3"/>
              </connections>
            </viewController>
            <view id="w-1"><subviews><button id="b-1"><connections>
              ↓<action selector="save:" destination="home" eventType="touchUpInside" id="a-1"/>
            </connections></button></subviews></view>
            <view id="w-2"><subviews><button id="b-2"><connections>
              ↓<action selector="save:" destination="home" eventType="touchUpInside" id="a-2"/>
            </connections></button></subviews></view>
            <view id="w-3"><subviews><button id="b-3"><connections>
              ↓<action selector="save:" destination="home" eventType="touchUpInside" id="a-3"/>
            </connections></button></subviews></view>
            """),
        ],
        finds: [
          "warning: HomeController has no method 'save:': was it renamed or deleted?",
          "error: HomeController has no method 'save:': was it renamed or deleted?",
          "error: HomeController has no method 'save:': was it renamed or deleted?",
        ])),
    RealCase(
      name: "the layout that a delegate is told of has no footers",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UICollectionViewController {
            override func collectionView(
              _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
            ) -> UICollectionReusableView {
              switch kind {
              case UICollectionView.elementKindSectionFooter:
                return collectionView.↓dequeueReusableSupplementaryView(
                  ofKind: kind, withReuseIdentifier: "Footer", for: indexPath)
              default: return UICollectionReusableView()
              }
            }
          }
          extension HomeController: UICollectionViewDelegateFlowLayout {
            func collectionView(
              _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
              sizeForItemAt indexPath: IndexPath
            ) -> CGSize { .zero }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <collectionViewController id="home" \(of("HomeController"))>
              <collectionView key="view" id="v"><collectionViewFlowLayout key="collectionViewLayout" id="l">
                <size key="footerReferenceSize" width="0.0" height="0.0"/>
              </collectionViewFlowLayout></collectionView>
            </collectionViewController>
            """),
        ],
        finds: [
          """
          warning: no cell has the reuse identifier 'Footer', and nobody registers one. No layout has a section footer
          """
        ])),
    RealCase(
      name: "without a project, one compiler reads all files: with those of Swift 2, the others are of Swift 2",
      app: RuleExample([
        "Home.swift": """
        class HomeController: UIViewController {
          override func viewDidAppear(animated: Bool) { super.viewDidAppear(animated) }
        }
        class ListController: UIViewController {
          override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {}
        }
        """,
        "List.swift": """
        class OtherController: UIViewController {
          override func viewWillAppear(animated: Bool) { super.viewWillAppear(animated) }
        }
        """,
        "Item.swift": """
        class ItemController: UIViewController {
          @IBAction func save(sender: UITextField) {}
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))>
            <view key="view" id="v"><subviews><button id="b-1"><connections>
              <segue destination="item" kind="show" id="s"/>
            </connections></button></subviews></view>
          </viewController>
          """,
          """
          <viewController id="item" \(of("ItemController"))>
            <view key="view" id="w"><subviews><button id="b-2"><connections>
              <action selector="save:" destination="item" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view>
          </viewController>
          """),
      ])),
    RealCase(
      name: "a key's first letter is a capital in the setter that it is set by",
      app: RuleExample([
        "Home.swift": """
        class HomeController: UIViewController {
          @IBOutlet var ResultView: UIView!
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))>
            <view key="view" id="v"/>
            <connections><outlet property="resultView" destination="v" id="o"/></connections>
          </viewController>
          """),
      ])),
    RealCase(
      name: "an app for iPad alone starts with its own storyboard",
      app: RuleExample([
        "App.xcodeproj/project.pbxproj": project(
          [], ["Main.storyboard", "Pad.storyboard"],
          settings: "INFOPLIST_FILE = Info.plist; TARGETED_DEVICE_FAMILY = 2;"),
        "Info.plist": """
        <plist version="1.0"><dict>
          <key>UIMainStoryboardFile</key><string>Main</string>
          <key>UIMainStoryboardFile~ipad</key><string>Pad</string>
        </dict></plist>
        """,
        "Main.storyboard": storyboard("<viewController storyboardIdentifier=\"Item\" id=\"item\"/>", starts: false),
        "Pad.storyboard": storyboard("<viewController id=\"home\"/>"),
        "Home.swift": """
        func make() -> UIViewController {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Item")
        }
        """,
      ])),
    RealCase(
      name: "a document that the project does not list is left from before",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Screens/Main.storyboard"]),
          "Home.swift": """
          class HomeController: UIViewController {
            @IBAction func open() { ↓performSegue(withIdentifier: "item", sender: nil) }
          }
          """,
          "Old/Home.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"/>
              <connections>↓<outlet property="panel" destination="v" id="o"/></connections>
            </viewController>
            """),
        ],
        finds: [
          """
          warning: no segue of HomeController has the identifier 'item', and no storyboard has one. It is not \
          found where an app starts, so that nothing is called an error
          """,
          """
          warning: HomeController has no property 'panel': was it renamed or deleted? No target copies this document
          """,
        ])),
    RealCase(
      name: "an outlet sets a property that the class does not call one",
      app: RuleExample([
        "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard"], swift: "3.0"),
        "Home.swift": """
        class HomeController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            segue.destination.title = "Item"
          }
        }
        class ItemController: UIViewController {
          var nameLabel: UILabel!
          override func viewDidLoad() {
            super.viewDidLoad()
            nameLabel.text = "Apple"
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))>
            <view key="view" id="v"><subviews><button id="b-1"><connections>
              <segue destination="item" kind="show" id="s"/>
            </connections></button></subviews></view>
          </viewController>
          """,
          """
          <viewController id="item" \(of("ItemController"))>
            <view key="view" id="w"><subviews><label id="l"/></subviews></view>
            <connections><outlet property="nameLabel" destination="l" id="o"/></connections>
          </viewController>
          """),
      ])),
  ]
}

@testable import FlowChecks

/// What nobody can touch, or what libraries alone know, and what is not here to be looked at.
extension RealCase {
  static let casesOfTouching: [RealCase] = [
    RealCase(
      name: "recognizers that code adds to views which take no touches, and to others",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBOutlet weak var picture: UIImageView!
            @IBOutlet weak var photo: UIImageView!
            @IBOutlet weak var badge: UIImageView!
            @IBOutlet weak var panel: UIView!
            var tap: UITapGestureRecognizer!
            override func viewDidLoad() {
              super.viewDidLoad()
              picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openPicture)))
              let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
              swipe.direction = .left
              picture.addGestureRecognizer(swipe)
              picture.isHidden = false
              addTap()
              photo.isUserInteractionEnabled = true
              photo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openPhoto)))
              badge.makeTouchable()
              badge.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openBadge)))
              let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
              picture.addGestureRecognizer(press)
              panel.addGestureRecognizer(press)
            }
            func addTap() {
              if tap != nil { picture.removeGestureRecognizer(tap) }
              tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
              picture.addGestureRecognizer(tap)
            }
            @objc func openPicture() { ↓performSegue(withIdentifier: "one", sender: nil) }
            @objc func swiped() { ↓performSegue(withIdentifier: "two", sender: nil) }
            @objc func tapped() { ↓performSegue(withIdentifier: "three", sender: nil) }
            @objc func openPhoto() { ↓performSegue(withIdentifier: "four", sender: nil) }
            @objc func openBadge() { ↓performSegue(withIdentifier: "five", sender: nil) }
            @objc func pressed() { ↓performSegue(withIdentifier: "six", sender: nil) }
          }
          extension UIImageView {
            func makeTouchable() { isUserInteractionEnabled = true }
          }
          class ItemCell: UITableViewCell { @IBOutlet weak var picture: UIImageView! }
          """,
          "ItemCell.xib": xib(
            """
            <tableViewCell id="c" \(of("ItemCell"))>
              <view key="contentView" id="v"><subviews><imageView id="i"/></subviews></view>
              <connections><outlet property="picture" destination="i" id="o"/></connections>
            </tableViewCell>
            """),
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews>
                <imageView userInteractionEnabled="NO" id="i-1"/>
                <imageView userInteractionEnabled="NO" id="i-2"/>
                <imageView userInteractionEnabled="NO" id="i-3"/>
                <view id="p"/>
              </subviews></view>
              <connections>
                <outlet property="picture" destination="i-1" id="o-1"/>
                <outlet property="photo" destination="i-2" id="o-2"/>
                <outlet property="badge" destination="i-3" id="o-3"/>
                <outlet property="panel" destination="p" id="o-4"/>
              </connections>
            </viewController>
            """),
        ],
        finds: [
          """
          warning: no segue of HomeController has the identifier 'one', and no storyboard has one. Nothing calls \
          openPicture
          """,
          "warning: no segue of HomeController has the identifier 'two', and no storyboard has one. Nothing calls swiped",
          "warning: no segue of HomeController has the identifier 'three', and no storyboard has one. Nothing calls tapped",
          "error: no segue of HomeController has the identifier 'four', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'five', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'six', and no storyboard has one",
        ])),
    RealCase(
      name: "recognizers in documents, of views that take no touches and of others; events that a library may send",
      app: RuleExample(
        [
          "Home.swift": "import Cosmos\nclass HomeController: UIViewController {}",
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews>
                <imageView userInteractionEnabled="NO" id="i"><connections>
                  <outletCollection property="gestureRecognizers" destination="t-1" appends="YES" id="c-1"/>
                </connections></imageView>
                <view id="p"><connections>
                  <outletCollection property="gestureRecognizers" destination="t-2" appends="YES" id="c-2"/>
                </connections></view>
                <view id="q"><connections>
                  ↓<action selector="held:" destination="home" eventType="touchUpInside" id="a-5"/>
                </connections></view>
                <view id="k" customClass="CosmosView" customModule="Cosmos"><connections>
                  ↓<action selector="turned:" destination="home" eventType="valueChanged" id="a-1"/>
                  ↓<action selector="pushed:" destination="home" eventType="touchUpInside" id="a-2"/>
                </connections></view>
              </subviews></view>
            </viewController>
            <tapGestureRecognizer id="t-1"><connections>
              ↓<action selector="seen:" destination="home" id="a-3"/>
            </connections></tapGestureRecognizer>
            <tapGestureRecognizer id="t-2"><connections>
              ↓<action selector="felt:" destination="home" id="a-4"/>
            </connections></tapGestureRecognizer>
            """),
        ],
        finds: [
          "warning: HomeController has no method 'held:': was it renamed or deleted?",
          "warning: HomeController has no method 'turned:': was it renamed or deleted?",
          "error: HomeController has no method 'pushed:': was it renamed or deleted?",
          "warning: HomeController has no method 'seen:': was it renamed or deleted?",
          "error: HomeController has no method 'felt:': was it renamed or deleted?",
        ])),
    RealCase(
      name: "what a library adds to all controllers, of which code calls another method",
      app: RuleExample(
        [
          "Podfile": "pod 'SnapKit'",
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              hideLeftMenu(self)
              dismiss(animated: true)
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews>
                <button id="b"><connections>
                  ↓<action selector="toggleLeftMenuAnimated:" destination="home" eventType="touchUpInside" id="a-1"/>
                </connections></button>
                <button id="c"><connections>
                  ↓<action selector="openTopMenu:" destination="home" eventType="touchUpInside" id="a-2"/>
                </connections></button>
              </subviews></view>
            </viewController>
            """),
        ],
        finds: [
          """
          warning: HomeController has no method 'toggleLeftMenuAnimated:', unless a library adds it to all controllers
          """,
          "error: HomeController has no method 'openTopMenu:': was it renamed or deleted?",
        ])),
    RealCase(
      name:
        "what a category whose header is imported and not here may add to all controllers, and what it adds to no view",
      app: RuleExample(
        [
          "Home.m": """
          #import "UIViewController+SideMenu.h"
          @interface HomeController : UIViewController
          @end
          @implementation HomeController
          - (IBAction)close:(id)sender {}
          @end
          @interface DialView : UIView
          @end
          @implementation DialView
          @end
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" customClass="HomeController"><view key="view" id="v"><subviews>
              <button id="b"><connections>
                ↓<action selector="openMenu:" destination="home" eventType="touchUpInside" id="a-1"/>
                ↓<action selector="clse:" destination="home" eventType="touchUpInside" id="a-2"/>
                ↓<action selector="turn:" destination="d" eventType="touchUpInside" id="a-3"/>
              </connections></button>
              <view id="d" customClass="DialView"/>
            </subviews></view></viewController>
            """),
        ],
        finds: [
          "warning: HomeController has no method 'openMenu:', unless a library adds it to all controllers",
          "error: HomeController has no method 'clse:': did you mean 'close:'?",
          "error: DialView has no method 'turn:': was it renamed or deleted?",
        ])),
    RealCase(
      name: "a class whose header Objective-C imports and that is not here, and one that nothing imports",
      app: RuleExample(
        [
          "Home.h": "#import <UIKit/UIKit.h>\n@interface HomeController : UIViewController\n@end",
          "Home.m": """
          #import "Home.h"
          #  import "Fields/LampField.h"
          @implementation HomeController
          @end
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" customClass="HomeController"><view key="view" id="v"><subviews>
              <textField id="f" customClass="LampField"/>
              ↓<textField id="g" customClass="BellField"/>
            </subviews></view></viewController>
            """),
        ],
        finds: [
          "warning: class BellField does not exist, so UIKit makes a plain UITextField: was it renamed or deleted?"
        ])),
    RealCase(
      name: "unwinding to Objective-C, to what only looks like an action, and to a file that is not here",
      app: RuleExample(
        [
          "Home.m": """
          @interface HomeController : UIViewController
          @end
          @implementation HomeController
          - (IBAction)backtostart:(UIStoryboardSegue *)segue {}
          @end
          """,
          "Item.swift": "class ItemController: UIViewController { @IBAction func close(_ sender: Any) {} }",
          "Main.storyboard": storyboard(
            """
            <viewController id="home" customClass="HomeController"><connections>
              <segue destination="x" kind="unwind" unwindAction="backtostart:" id="s-1"/>
              <segue destination="x" kind="unwind" unwindAction="close:" id="s-2"/>
              ↓<segue destination="x" kind="unwind" unwindAction="backToStart:" id="s-3"/>
            </connections></viewController>
            <exit id="x" sceneMemberID="exit"/>
            """),
        ],
        finds: [
          """
          warning: no class has the unwind action 'backToStart:', so the segue does nothing: did you mean 'backtostart:'?
          """
        ])),
    twoFilesOfAName(
      "one of them in a folder of the same name", "",
      "@IBOutlet var panel: UIView!"),
    twoFilesOfAName(
      "the other of which has the property", "@IBOutlet var panel: UIView!", ""),
    RealCase(
      name: "what Objective-C asks for where no scene has an identifier, and a screen whose class a library may have",
      app: RuleExample(
        [
          "Podfile": "pod 'SideKit'",
          "Home.m": """
          #import <SideKit/SideKit.h>
          @interface HomeController : UIViewController
          @end
          @implementation HomeController
          - (void)viewDidLoad {
            [self show:[self.storyboard ↓instantiateViewControllerWithIdentifier:@"Item"] sender:nil];
          }
          @end
          """,
          "Main.storyboard": storyboard(
            "<viewController id=\"home\" customClass=\"HomeController\"><connections>"
              + "<segue destination=\"item\" kind=\"embed\" id=\"s\"/></connections></viewController>",
            """
            ↓<viewController id="item" customClass="ItemController"><view key="view" id="v"/><connections>
              <outlet property="nameLabel" destination="v" id="o"/>
            </connections></viewController>
            """),
        ],
        finds: [
          "note: the code names screen 'Item', which no storyboard has",
          """
          note: no file has class ItemController, so that UIKit makes a plain one unless a library has it: was it \
          renamed or deleted?
          """,
        ])),
    absent("Cell.xib", "error: no storyboard has a segue with the identifier 'item'"),
    absent("Cell.storyboard", nil),
    RealCase(
      name: "views beside a controller that outlets have: asked for members alone, shown, shown by a helper",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBOutlet var loose: UIView!
            @IBOutlet var added: UIView!
            @IBOutlet var embedded: UIView!
            override func viewDidLoad() {
              super.viewDidLoad()
              loose.layer.cornerRadius = loose.frame.size.height / 2
              view.addSubview(added)
              embedded.embed(in: view)
            }
          }
          extension UIView {
            func embed(in other: UIView) { other.addSubview(self) }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"/>
              <connections>
                <outlet property="loose" destination="l" id="o-1"/>
                <outlet property="added" destination="a" id="o-2"/>
                <outlet property="embedded" destination="e" id="o-3"/>
              </connections>
            </viewController>
            <view id="l"><subviews><button id="b-1"><connections>
              ↓<action selector="one:" destination="home" eventType="touchUpInside" id="a-1"/>
            </connections></button></subviews></view>
            <view id="a"><subviews><button id="b-2"><connections>
              ↓<action selector="two:" destination="home" eventType="touchUpInside" id="a-2"/>
            </connections></button></subviews></view>
            <view id="e"><subviews><button id="b-3"><connections>
              ↓<action selector="three:" destination="home" eventType="touchUpInside" id="a-3"/>
            </connections></button></subviews></view>
            """),
        ],
        finds: [
          "warning: HomeController has no method 'one:': was it renamed or deleted?",
          "error: HomeController has no method 'two:': was it renamed or deleted?",
          "error: HomeController has no method 'three:': was it renamed or deleted?",
        ])),
  ]

  /// A segue that nothing has, in an app whose project names a document that is not here.
  private static func absent(_ file: String, _ finding: String?) -> RealCase {
    RealCase(
      name: "a segue that nothing has, where the project names \(file), which is not here",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard", file]),
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              present(ItemController(), animated: animated)
            }
          }
          class ItemController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              \(finding == nil ? "" : "↓")performSegue(withIdentifier: "item", sender: self)
            }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ], finds: [finding].compactMap(\.self)))
  }

  /// The project names a third place; the two files of the name stand elsewhere.
  private static func twoFilesOfAName(_ which: String, _ own: String, _ other: String) -> RealCase {
    RealCase(
      name: "two files of the name of one that is not where the project says, \(which)",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(["Shop/Tabs/Home.swift"], ["Main.storyboard"]),
          "Home.swift": "class HomeController: UIViewController { \(own) }",
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"/>
              <connections>
                <outlet property="panel" destination="v" id="o-1"/>
                ↓<outlet property="other" destination="v" id="o-2"/>
              </connections>
            </viewController>
            """),
          "Tabs/Home.swift": "class HomeController: UIViewController { \(other) }",
        ],
        finds: [
          """
          warning: HomeController has no property 'other': was it renamed or deleted? The project names a file of this \
          name that is not here
          """
        ]))
  }
}

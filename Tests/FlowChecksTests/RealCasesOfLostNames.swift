@testable import FlowChecks

/// Names that Objective-C writes and nothing has, and classes that no file has beside libraries that are not here.
extension RealCase {
  static let casesOfLostNames: [RealCase] = [
    RealCase(
      name: "storyboards and nibs that Objective-C names: of the app's bundle, of the class's own, of another",
      app: RuleExample(
        [
          "Home.m": """
          @interface HomeController : UIViewController
          @end
          @implementation HomeController
          - (void)open {
            [UIStoryboard storyboardWithName:@"Main" bundle:nil];
            [UIStoryboard ↓storyboardWithName:@"Mian" bundle:nil];
            [UIStoryboard ↓storyboardWithName:@"Shop" bundle:[NSBundle mainBundle]];
            [UIStoryboard storyboardWithName:@"Kit" bundle:[NSBundle bundleWithIdentifier:@"org.kit"]];
            NSBundle *own = [NSBundle bundleForClass:[self class]];
            NSBundle *other = [NSBundle bundleForClass:[Kit class]];
            [UINib ↓nibWithNibName:@"GoneCell" bundle:own];
            [UINib nibWithNibName:@"KitCell" bundle:other];
            [UINib ↓nibWithNibName:@"LostCell" bundle:[NSBundle bundleForClass:self.class]];
            [[NSBundle bundleForClass:[self class]] ↓loadNibNamed:@"GoneView" owner:nil options:nil];
          }
          @end
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" customClass=\"HomeController\"/>"),
        ],
        finds: [
          "warning: the code names storyboard 'Mian', which does not exist: did you mean 'Main'?",
          "warning: the code names storyboard 'Shop', which does not exist (there is 'Main')",
          "warning: no xib is called 'GoneCell': was it renamed or deleted?",
          "warning: no xib is called 'LostCell': was it renamed or deleted?",
          "warning: no xib is called 'GoneView': was it renamed or deleted?",
        ])),
    RealCase(
      name: "a xib whose owner has no class, loaded by one class as its owner, and one that two classes load",
      app: RuleExample(
        [
          "Both.xib": owned("stop:", "panel"),
          "Feeling.xib": owned("sad:", "mood"),
          "Home.m": """
          @interface HomeController : UIViewController
          @property (nonatomic) IBOutlet UIView *box;
          @end
          @implementation HomeController
          - (void)viewDidLoad {
            [[NSBundle mainBundle] loadNibNamed:@"Feeling" owner:self options:nil];
            [[NSBundle mainBundle] loadNibNamed:@"Both" owner:self options:nil];
          }
          - (IBAction)go:(id)sender { }
          @end
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" customClass=\"HomeController\"/>"),
          "Other.m": """
          @interface OtherController : UIViewController
          @end
          @implementation OtherController
          - (void)viewDidLoad { [[NSBundle mainBundle] loadNibNamed:@"Both" owner:self options:nil]; }
          @end
          """,
        ],
        finds: [
          "warning: HomeController, which loads this xib as its owner, has no property 'mood'",
          "warning: HomeController, which loads this xib as its owner, has no method 'sad:'",
        ])),
    RealCase(
      name: "outlets of a controller whose class is gone, and those that UIKit's own controllers have",
      app: RuleExample(
        [
          "App.swift": """
          extension UIViewController { @IBOutlet var shade: UIView? { get { nil } set { } } }
          """,
          "Main.storyboard": storyboard(
            """
            <tabBarController id="tabs"><connections>
              <segue destination="plain" kind="relationship" relationship="viewControllers" id="s-1"/>
              <segue destination="list" kind="relationship" relationship="viewControllers" id="s-2"/>
            </connections></tabBarController>
            """,
            """
            <viewController id="plain"><view key="view" id="v"/><connections>
              <outlet property="shade" destination="v" id="o-1"/>
              ↓<outlet property="panel" destination="v" id="o-2"/>
              <outlet property="more" destination="v" id="o-3"/>
            </connections></viewController>
            """,
            """
            <tableViewController id="list"><tableView key="view" id="t"/><connections>
              <outlet property="tableView" destination="t" id="o-4"/>
            </connections></tableViewController>
            """),
        ],
        finds: ["warning: a plain UIViewController has no property 'panel': set the class of the screen that has it"])),
    RealCase(
      name: "outlets of views that cells and bars of UIKit's have, and a plain view has not",
      app: RuleExample(
        [
          "Views.swift": """
          class HomeController: UIViewController {}
          final class CardView: UIView { @IBOutlet var pictureView: UIImageView! }
          class ItemCell: UITableViewCell {}
          class TileCell: UICollectionViewCell {}
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              <view id="card" \(of("CardView"))><subviews><imageView id="i-1"/></subviews><connections>
                ↓<outlet property="imageView" destination="i-1" id="o-1"/>
              </connections></view>
              <tableView id="t"><prototypes><tableViewCell reuseIdentifier="item" id="c-1" \(of("ItemCell"))>
                <connections><outlet property="imageView" destination="i-1" id="o-2"/></connections>
              </tableViewCell></prototypes></tableView>
              <collectionView id="g"><cells><collectionViewCell reuseIdentifier="tile" id="c-2" \(of("TileCell"))>
                <connections><outlet property="contentView" destination="i-1" id="o-3"/></connections>
              </collectionViewCell></cells></collectionView>
            </subviews></view></viewController>
            """),
        ],
        finds: ["error: CardView has no property 'imageView': was it renamed or deleted?"])),
    RealCase(
      name: "controls that Objective-C hides, disables, removes or replaces, and those that it shows or leaves",
      app: RuleExample(
        [
          "Home.m": """
          @interface HomeController : UIViewController
          @property (nonatomic) IBOutlet UIButton *hidden1;
          @property (nonatomic) IBOutlet UIButton *removed;
          @property (nonatomic) IBOutlet UIButton *disabled;
          @property (nonatomic) IBOutlet UIButton *shown;
          @property (nonatomic) IBOutlet UIButton *asked;
          @end
          @implementation HomeController
          - (void)viewDidLoad {
            [super viewDidLoad];
            self.hidden1.hidden = YES;
            [_removed removeFromSuperview];
            [self.disabled setEnabled:NO];
            self.shown.hidden = YES;
            if (self.asked.hidden == YES) { }
            self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] init];
            self.navigationItem.leftBarButtonItem.enabled = YES;
          }
          - (IBAction)show { self.shown.hidden = NO; }
          @end
          """,
          "Main.storyboard": storyboard(
            """
            <navigationController id="nav"><connections>
              <segue destination="home" kind="relationship" relationship="rootViewController" id="s"/>
            </connections></navigationController>
            """,
            """
            <viewController id="home" customClass="HomeController">
              <view key="view" id="v"><subviews>
                \(touched("hidden1"))\(touched("removed"))\(touched("disabled"))\(touched("shown"))\(touched("asked"))
              </subviews></view>
              <navigationItem key="navigationItem" id="n">
                <barButtonItem key="leftBarButtonItem" id="left"><connections>
                  ↓<action selector="gone" destination="home" id="a-left"/>
                </connections></barButtonItem>
                <barButtonItem key="rightBarButtonItem" id="right"><connections>
                  ↓<action selector="gone" destination="home" id="a-right"/>
                </connections></barButtonItem>
              </navigationItem>
              <connections>
                \(["hidden1", "removed", "disabled", "shown", "asked"].map {
                  "<outlet property=\"\($0)\" destination=\"b-\($0)\" id=\"o-\($0)\"/>"
                }.joined())
              </connections>
            </viewController>
            """),
        ],
        finds: ["warning", "warning", "warning", "error", "error", "error", "warning"].map {
          "\($0): HomeController has no method 'gone': was it renamed or deleted?"
        })),
    RealCase(
      name: "classes that no file has beside libraries, called like the app's own, like a template's, like none",
      app: RuleExample(
        [
          "App.m": ["Home", "Item", "List", "Shop"].map {
            "@interface ABC\($0)Controller : UIViewController\n@end\n@implementation ABC\($0)Controller\n@end\n"
          }.joined(),
          "Main.storyboard": storyboard(
            """
            <viewController id="home" customClass="ABCHomeController">
              <view key="view" id="v"><subviews>
                ↓<view id="v-1" customClass="ABCGoneView"/>
                <view id="v-2" customClass="SKPaperView"/>
              </subviews></view>
              <connections>
                ↓<segue destination="next" kind="custom" customClass="fadeSegue" identifier="next" id="s-1"/>
                <segue destination="next" kind="custom" customClass="SKSlideSegue" identifier="slide" id="s-2"/>
              </connections>
            </viewController>
            """, "↓<viewController id=\"next\" customClass=\"ViewController2\"/>"),
          "Podfile": "target 'App' do\n  pod 'PaperKit'\nend\n",
        ],
        finds: [
          """
          note: no file has class ABCGoneView, so that UIKit makes a plain one unless a library has it: was it renamed or \
          deleted?
          """,
          """
          note: no file has class fadeSegue, so that segue 'next' cannot be made unless a library has it: was it renamed \
          or deleted?
          """,
          """
          note: no file has class ViewController2, so that UIKit makes a plain one unless a library has it: was it \
          renamed or deleted?
          """,
        ])),
    RealCase(
      name: "the xib of a controller whose class was renamed, and one that code names",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            func open() {
              show(SeasonScreen(), sender: nil)
              show(UIViewController(nibName: "TeamController", bundle: nil), sender: nil)
            }
          }
          class SeasonScreen: UIViewController {
            @IBOutlet var box: UIView!
            init() { super.init(nibName: nil, bundle: nil) }
            required init?(coder: NSCoder) { fatalError() }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
          "SeasonController.xib": owned(by: "SeasonController", mark: true),
          "TeamController.xib": owned(by: "TeamController", mark: false),
        ],
        finds: [
          """
          warning: class SeasonController, the File's Owner, does not exist, so that nobody finds this xib by it: was it \
          renamed or deleted?
          """
        ])),
    RealCase(
      name: "cells that Objective-C asks lists for which it makes itself: those of another's prototypes are not theirs",
      app: RuleExample(
        [
          "Lists.m": """
          @interface MadeController : UIViewController
          @end
          @implementation MadeController
          - (void)viewDidLoad {
            UITableView *list = [[UITableView alloc] init];
            [list registerClass:[UITableViewCell class] forCellReuseIdentifier:@"own"];
          }
          - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
            if (indexPath.row > 3) return [tableView dequeueReusableCellWithIdentifier:@"own" forIndexPath:indexPath];
            return [tableView ↓dequeueReusableCellWithIdentifier:@"item" forIndexPath:indexPath];
          }
          @end
          @interface ShownController : UIViewController
          @end
          @implementation ShownController
          - (void)viewDidLoad { [self presentViewController:[MadeController new] animated:YES completion:nil]; }
          - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
            UITableView *more = [[UITableView alloc] init];
            return [tableView dequeueReusableCellWithIdentifier:@"item" forIndexPath:indexPath];
          }
          @end
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="shown" customClass="ShownController"><view key="view" id="v"><subviews>
              <tableView id="t"><prototypes><tableViewCell reuseIdentifier="item" id="c"/></prototypes><connections>
                <outlet property="dataSource" destination="shown" id="o"/>
              </connections></tableView>
            </subviews></view></viewController>
            """),
        ],
        finds: [
          "warning: MadeController makes its lists itself and registers no cell 'item': a prototype is its own list's alone"
        ])),
    RealCase(
      name: "a xib that is asked for by its whole name, which looks like one for a device",
      app: RuleExample(
        [
          "Banner~iPad.xib": "<document><objects><view id=\"v\"/></objects></document>",
          "Home.swift": """
          class HomeController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              _ = UINib(nibName: "Banner~iPad", bundle: nil).instantiate(withOwner: nil)
              _ = ↓UINib(nibName: "Bannr", bundle: nil).instantiate(withOwner: nil)
            }
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: ["error: no xib is called 'Bannr': did you mean 'Banner'?"])),
  ]

  /// A xib whose owner has no class: an action that it is sent, and an outlet of it, in that order of marks.
  private static func owned(_ action: String, _ outlet: String) -> String {
    let mark = action == "sad:" ? "↓" : ""
    return xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="box" destination="v" id="o-1"/>
        \(mark)<outlet property="\(outlet)" destination="v" id="o-2"/>
      </connections></placeholder>
      <view id="v"><subviews><button id="b"><connections>
        <action selector="go:" destination="-1" eventType="touchUpInside" id="a-1"/>
        \(mark)<action selector="\(action)" destination="-1" eventType="touchUpInside" id="a-2"/>
      </connections></button></subviews></view>
      """)
  }

  /// A button whose action is gone.
  private static func touched(_ id: String) -> String {
    """
    <button id="b-\(id)"><connections>
      ↓<action selector="gone" destination="home" eventType="touchUpInside" id="a-\(id)"/>
    </connections></button>

    """
  }

  /// A xib with an owner of a class.
  private static func owned(by name: String, mark: Bool) -> String {
    xib(
      """
      \(mark ? "↓" : "")<placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(of(name))><connections>
        <outlet property="view" destination="v" id="o-1"/>
      </connections></placeholder>
      <view id="v"/>
      """)
  }
}

@testable import FlowChecks

/// Classes that Objective-C declares, and documents that nothing names.
extension RealCase {
  private static let home = """
    #import "Home.h"
    @interface HomeController () {
      IBOutlet UIButton *_saveButton; // don't
    }
    @property (nonatomic, strong) IBOutletCollection(UIView) NSArray *panels;
    @end

    @implementation HomeController
    @synthesize titleLabel = _titleLabel;
    static void helper(int x) { if (x) { } }
    - (void)viewDidLoad { [super viewDidLoad]; NSDictionary *d = @{ @"it's": @1 }; }
    - (IBAction)save:(id)sender { }
    - (IBAction)close { }
    @end
    """

  static let casesOfObjectiveC: [RealCase] = [
    RealCase(
      name: "a scene whose identifier only another app's Objective-C asks for",
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
          "Two/AppDelegate.m": """
          @interface AppDelegate : UIResponder
          @end
          @implementation AppDelegate
          - (void)applicationDidBecomeActive:(UIApplication *)application {
            [[UIStoryboard storyboardWithName:@"Start" bundle:nil] instantiateViewControllerWithIdentifier:@"Call"];
          }
          @end
          """,
          "Two/Start.storyboard": storyboard("<viewController storyboardIdentifier=\"Call\" id=\"call\"/>"),
          "Two/Two.xcodeproj/project.pbxproj": project(["main.m", "AppDelegate.m"], ["Start.storyboard"]),
          "Two/main.m": "int main() { return UIApplicationMain(0, nil, nil, NSStringFromClass([AppDelegate class])); }",
        ],
        finds: [
          "warning: CallController has no property 'panel': was it renamed or deleted? Nothing makes this scene"
        ])),
    RealCase(
      name: "segues that Objective-C performs: of the class, of a subclass, of another screen, of nobody",
      app: RuleExample(
        [
          "Lists.h": """
          @interface BaseController : UIViewController
          @end
          @interface HomeController : BaseController
          @end
          @interface ItemController : UIViewController
          @end
          """,
          "Lists.m": """
          @implementation BaseController
          - (IBAction)help { [self performSegueWithIdentifier:@"help" sender:self]; }
          @end
          @implementation HomeController
          - (IBAction)open { [self performSegueWithIdentifier:@"item" sender:nil]; }
          - (IBAction)edit { dispatch_async(q, ^{ [self ↓performSegueWithIdentifier:@"edit" sender:nil]; }); }
          - (IBAction)share { [self ↓performSegueWithIdentifier: @"shrae" sender:nil]; [self.next ↓performSegueWithIdentifier:@"delete" sender:nil]; [self.next performSegueWithIdentifier:@"edit" sender:nil]; }
          @end
          @implementation ItemController
          @end
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" customClass="HomeController"><connections>
              <segue destination="item" kind="show" identifier="item" id="s-1"/>
              <segue destination="item" kind="show" identifier="help" id="s-2"/>
              <segue destination="item" kind="show" identifier="share" id="s-3"/>
            </connections></viewController>
            """,
            """
            <viewController id="item" customClass="ItemController"><connections>
              <segue destination="home" kind="show" identifier="edit" id="s-4"/>
            </connections></viewController>
            """),
        ],
        finds: [
          """
          warning: no segue of HomeController has the identifier 'edit': ItemController has one, but a segue is \
          performed on the screen that it starts from
          """,
          "warning: no segue of HomeController has the identifier 'shrae': did you mean 'share'?",
          "warning: no storyboard has a segue with the identifier 'delete'",
        ])),
    RealCase(
      name: "cells that Objective-C asks for: registered, made, of a prototype, of nobody, by a constant, as it may",
      app: RuleExample(
        [
          "Lists.m": """
          @interface HomeController : UITableViewController
          @end
          static NSString *const kItem = @"Item";
          static NSString *const kGone = @"Gone";
          @implementation HomeController
          - (void)viewDidLoad {
            [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"Plain"];
          }
          - (UITableViewCell *)cell:(int)kind at:(NSIndexPath *)indexPath {
            static NSString *which = @"One";
            if (kind > 8) which = @"Other";
            switch (kind) {
              case 0: return [self.tableView dequeueReusableCellWithIdentifier:@"Plain" forIndexPath:indexPath];
              case 1: return [self.tableView dequeueReusableCellWithIdentifier:kItem forIndexPath:indexPath];
              case 2: return [self.tableView ↓dequeueReusableCellWithIdentifier:kGone forIndexPath:indexPath];
              case 3: return [self.tableView ↓dequeueReusableCellWithIdentifier:@"itme"];
              case 4: return [self.tableView dequeueReusableCellWithIdentifier:which forIndexPath:indexPath];
              case 5: return [self.grid ↓dequeueReusableCellWithReuseIdentifier:@"Tile" forIndexPath:indexPath];
              case 6: {
                ItemCell *cell = [self.tableView ↓dequeueReusableCellWithIdentifier:@"Friend"];
                cell.name = @"Ada";
                return cell;
              }
              default: break;
            }
            UITableViewCell *cell = [self.tableView dequeueReusableCellWithIdentifier:@"Made"];
            if (cell == nil) cell = [[PlainCell alloc] initWithStyle:0 reuseIdentifier:@"Made"];
            return cell;
          }
          @end
          @implementation PlainCell
          - (id)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
            return [super initWithStyle:style reuseIdentifier:reuseIdentifier];
          }
          @end
          """,
          "Main.storyboard": storyboard(
            """
            <tableViewController id="home" customClass="HomeController">
              <tableView key="view" dataMode="prototypes" id="t"><prototypes>
                <tableViewCell reuseIdentifier="Item" id="c"/>
              </prototypes></tableView>
            </tableViewController>
            """),
        ],
        finds: [
          "warning: no cell has the reuse identifier 'Gone', and nobody registers one",
          "warning: no cell has the reuse identifier 'itme', and nobody registers one: did you mean 'Item'?",
          "warning: no cell has the reuse identifier 'Tile', and nobody registers one",
          "warning: no cell has the reuse identifier 'Friend', and nobody registers one",
        ])),
    RealCase(
      name: "cells that Objective-C registers under a name that it is handed",
      app: RuleExample(
        [
          "Lists.m": """
          @implementation ListController
          - (void)takeCell:(Class)one named:(NSString *)name {
            [self.tableView registerClass:one forCellReuseIdentifier:name];
          }
          @end
          """,
          "Home.m": """
          @interface HomeController : ListController
          @end
          @implementation HomeController
          - (UITableViewCell *)plainCell:(NSIndexPath *)indexPath {
            return [self.tableView dequeueReusableCellWithIdentifier:@"Plain" forIndexPath:indexPath];
          }
          @end
          """,
          "Setup.m": """
          @implementation Setup
          - (void)setUp:(ListController *)list { [list takeCell:[UITableViewCell class] named:@"Plain"]; }
          @end
          """,
          "Main.storyboard": storyboard(#"<tableViewController id="home" customClass="HomeController"/>"#),
        ])),
    RealCase(
      name: "a xib whose owner is a class that is gone, loaded by an Objective-C controller of its name",
      app: RuleExample(
        [
          "Depiction.m": """
          @interface DepictionController : UIViewController
          @property (weak) IBOutlet UIButton *moreButton;
          @end
          @implementation DepictionController
          @end
          """,
          "Home.m": """
          @implementation HomeController
          - (IBAction)open { [self show:[[DepictionController alloc] init]]; }
          @end
          """,
          "main.m": "int main() { return UIApplicationMain(0, nil, nil, NSStringFromClass([HomeController class])); }",
          "DepictionController.xib": xib("OldDepictionController", outlets: "", "moreButton")
            .replacing(
              "</connections></placeholder>",
              with: """
                ↓<outlet property="dotButton" destination="v" id="o-2"/>
                </connections></placeholder>
                """),
        ], finds: ["error: DepictionController has no property 'dotButton': was it renamed or deleted?"])),
    RealCase(
      name: "an outlet and an action that an Objective-C class does not have",
      app: RuleExample(
        [
          "Home.h": """
          @interface HomeController : UIViewController <UITextFieldDelegate>
          @property (nonatomic, weak) IBOutlet UILabel *titleLabel;
          @end
          """,
          "Home.m": home,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" customClass="HomeController">
              <view key="view" id="v"><subviews>
                <label id="l"/>
                <button id="b"><connections>
                  <action selector="save:" destination="home" id="a-1"/>
                  <action selector="close" destination="home" id="a-2"/>
                  ↓<action selector="clsoe" destination="home" id="a-3"/>
                </connections></button>
              </subviews></view>
              <connections>
                <outlet property="titleLabel" destination="l" id="o-1"/>
                <outlet property="saveButton" destination="b" id="o-2"/>
                <outletCollection property="panels" destination="v" id="o-3"/>
                ↓<outlet property="titelLabel" destination="l" id="o-4"/>
              </connections>
            </viewController>
            """),
        ],
        finds: [
          "error: HomeController has no method 'clsoe': did you mean 'close'?",
          "error: HomeController has no property 'titelLabel': did you mean 'titleLabel'?",
        ])),
    RealCase(
      name: "a Swift class of an Objective-C one",
      app: RuleExample(
        [
          "Base.m": """
          @interface BaseController : UIViewController
          @end
          @implementation BaseController
          - (IBAction)close:(id)sender { }
          @end
          """,
          "Home.swift": "class HomeController: BaseController { @IBOutlet var panel: UIView! }",
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews><button id="b"><connections>
                <action selector="close:" destination="home" id="a-1"/>
                ↓<action selector="open:" destination="home" id="a-2"/>
              </connections></button></subviews></view>
              <connections><outlet property="panel" destination="v" id="o-1"/></connections>
            </viewController>
            """),
        ], finds: ["error: HomeController has no method 'open:': was it renamed or deleted?"])),
    trapOfObjectiveC(
      "one that a category has", "", more: "@implementation HomeController (Lamp)\n- (void)lamp:(id)x {}\n@end"),
    trapOfObjectiveC("one that answers for keys", "- (void)setValue:(id)v forUndefinedKey:(NSString *)key {}"),
    trapOfObjectiveC("a macro that may declare it", "LAMP_METHODS(Home)"),
    trapOfObjectiveC(
      "brackets that an #if opens twice",
      """
      - (void)open {
      #if DEBUG
        if (a) {
      #else
        if (b) {
      #endif
        }
      }
      - (void)lamp:(id)sender {}
      """),
    trapOfObjectiveC(
      "a superclass of a library whose name begins like Apple's", "", superclass: "MFSideMenuController"),
    RealCase(
      name: "an unwind action of an Objective-C class",
      app: RuleExample([
        "Home.m": """
        @interface HomeController : UIViewController
        @end
        @implementation HomeController
        - (IBAction)close:(UIStoryboardSegue *)segue {}
        @end
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" customClass="HomeController"><connections>
            <segue destination="help" kind="show" identifier="help" id="s-1"/>
          </connections></viewController>
          """,
          """
          <viewController id="help">
            <view key="view" id="v"><subviews><button id="b"><connections>
              <segue destination="x" kind="unwind" unwindAction="close:" id="s-2"/>
            </connections></button></subviews></view>
          </viewController>
          <exit id="x"/>
          """),
      ])),
    RealCase(
      name: "a class of which only the header is here",
      app: RuleExample([
        "Home.h": "@interface HomeController : UIViewController\n@end",
        "Main.storyboard": storyboard(lamp),
      ])),
    RealCase(
      name: "a xib that nothing names, and one that has its class's name",
      app: RuleExample(
        [
          "Info.plist": """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
          """,
          "Home.swift": """
          class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationDidBecomeActive(_ application: UIApplication) {
              application.windows.first?.rootViewController = HomeController()
            }
          }
          class HomeController: UIViewController {}
          """,
          "HomeController.xib": xib(mark: "↓"),
          "Main.storyboard": storyboard("<viewController id=\"home\"/>"),
          "OldHome.xib": xib(mark: "↓", ""),
        ],
        finds: [
          "error: HomeController has no property 'one': was it renamed or deleted?",
          "error: HomeController has no property 'two': was it renamed or deleted?",
          """
          warning: HomeController has no property 'one': was it renamed or deleted? 1 more is like it. Nothing names \
          this document
          """,
        ])),
  ]

  private static let lamp = """
    <viewController id="home" customClass="HomeController"><view key="view" id="v"><subviews><button id="b"><connections>
      <action selector="lamp:" destination="home" id="a"/>
    </connections></button></subviews></view></viewController>
    """

  private static func trapOfObjectiveC(
    _ name: String, _ members: String, superclass: String = "UIViewController", more: String = ""
  ) -> RealCase {
    RealCase(
      name: "an Objective-C class: \(name)",
      app: RuleExample([
        "Home.m": """
        @interface HomeController : \(superclass)
        @end
        @implementation HomeController
        \(members)
        @end
        \(more)
        """,
        "Main.storyboard": storyboard(lamp),
      ]))
  }

  private static func xib(mark: String, _ second: String = "↓") -> String {
    """
    <document>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HomeController" customModule="App" customModuleProvider="target">
          <connections>
            \(mark)<outlet property="one" destination="v" id="o-1"/>
            \(second)<outlet property="two" destination="v" id="o-2"/>
          </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v"/>
      </objects>
    </document>
    """
  }
}

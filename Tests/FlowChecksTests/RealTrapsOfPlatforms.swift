@testable import FlowChecks

/// What looks wrong where an app is built for several platforms, or changes at run time what its documents say.
extension RealCase {
  static let trapsOfPlatforms: [RealCase] = [
    RealCase(
      name: "a file of the target for Apple TV alone, whose storyboard has other screens and segues",
      app: RuleExample([
        "App.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        {
          objects = {
            P = { isa = PBXProject; mainGroup = G; targets = ( A, T ); buildConfigurationList = L; };
            G = { isa = PBXGroup; sourceTree = "<group>"; children = ( F1, F2, F3, F4 ); };
            F1 = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = "Home+tvOS.swift"; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
            F4 = { isa = PBXFileReference; path = Television.storyboard; sourceTree = "<group>"; };
            A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
              buildPhases = ( S, R ); buildConfigurationList = L; };
            T = { isa = PBXNativeTarget; name = AppTV; productType = "com.apple.product-type.application";
              buildPhases = ( S2, R2 ); buildConfigurationList = LT; };
            S = { isa = PBXSourcesBuildPhase; files = ( B1 ); };
            R = { isa = PBXResourcesBuildPhase; files = ( B3 ); };
            S2 = { isa = PBXSourcesBuildPhase; files = ( B1, B2 ); };
            R2 = { isa = PBXResourcesBuildPhase; files = ( B4 ); };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; };
            B4 = { isa = PBXBuildFile; fileRef = F4; };
            L = { isa = XCConfigurationList; buildConfigurations = ( D ); };
            LT = { isa = XCConfigurationList; buildConfigurations = ( DT ); };
            D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
            DT = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = appletvos; SWIFT_VERSION = 5.0; }; };
          };
          rootObject = P;
        }
        """,
        "Home.swift": """
        class HomeController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "SplitSettings" { segue.destination.title = "Settings" }
          }
        }
        """,
        "Home+tvOS.swift": """
        extension HomeController {
          override func viewDidLoad() {
            super.viewDidLoad()
            show(storyboard!.instantiateViewController(withIdentifier: "Results"), sender: nil)
          }
        }
        class RemoteController: HomeController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "remote" { segue.destination.title = "Remote" }
          }
        }
        """,
        "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        "Television.storyboard": """
        <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV" initialViewController="home">
          <scenes>
            <scene sceneID="1"><objects>
              <viewController id="home" \(of("HomeController"))><connections>
                <segue destination="results" kind="show" identifier="SplitSettings" id="s"/>
              </connections></viewController>
            </objects></scene>
            <scene sceneID="2"><objects><viewController storyboardIdentifier="Results" id="results"/></objects></scene>
          </scenes>
        </document>
        """,
      ])),
    RealCase(
      name: "a settings file whose lines end with semicolons, as Xcode takes them",
      app: RuleExample([
        "App.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        {
          objects = {
            P = { isa = PBXProject; mainGroup = G; targets = ( A ); };
            G = { isa = PBXGroup; sourceTree = "<group>"; children = ( F1, F2, F3 ); };
            F1 = { isa = PBXFileReference; path = Panes.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = Mac.xcconfig; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
            A = { isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application";
              buildPhases = ( S, R ); buildConfigurationList = L; };
            S = { isa = PBXSourcesBuildPhase; files = ( B1 ); };
            R = { isa = PBXResourcesBuildPhase; files = ( B3 ); };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            B3 = { isa = PBXBuildFile; fileRef = F3; };
            L = { isa = XCConfigurationList; buildConfigurations = ( D ); };
            D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F2; buildSettings = { }; };
          };
          rootObject = P;
        }
        """,
        "Mac.xcconfig": "SDKROOT = macosx;",
        "Panes.swift": """
        extension Pane {
          func change(_ pane: NSViewController) { paneViewController.addChild(pane) }
        }
        """,
        "Main.storyboard": """
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa"><scenes/></document>
        """,
      ])),
    RealCase(
      name: "children of AppKit's controllers, which are told nothing",
      app: RuleExample([
        "Panes.swift": """
        class PanesViewController: NSViewController {
          func change(_ pane: NSViewController) {
            addChild(pane)
            PanesViewController.shared.addChild(pane)
            view.addSubview(pane.view)
          }
        }
        """,
        "Main.storyboard": storyboard("<viewController id=\"home\"/>"),
      ])),
    RealCase(
      name: "an object of a scene that code makes one of a subclass, as two screens share a scene",
      app: RuleExample([
        "Items.swift": """
        class ListController: UIViewController {
          func open(_ isFilm: Bool) {
            let item = storyboard!.instantiateViewController(withIdentifier: "Item")
            object_setClass(item, isFilm ? FilmController.self : SeriesController.self)
            show(item, sender: nil)
          }
        }
        class ItemController: UIViewController {}
        class FilmController: ItemController { @IBAction func watch(_ sender: Any) {} }
        class SeriesController: ItemController { @IBOutlet var seasonLabel: UILabel! }
        """,
        "Main.storyboard": storyboard(
          "<viewController id=\"home\" \(of("ListController"))/>",
          """
          <viewController storyboardIdentifier="Item" id="item" \(of("ItemController"))>
            <view key="view" id="v"><subviews>
              <label id="l"/>
              <button id="b"><connections>
                <action selector="watch:" destination="item" eventType="touchUpInside" id="a"/>
              </connections></button>
            </subviews></view>
            <connections><outlet property="seasonLabel" destination="l" id="o"/></connections>
          </viewController>
          """),
      ])),
    RealCase(
      name: "a child that hands its segues on to the screen around it",
      app: RuleExample([
        "Home.swift": """
        class HomeController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "person" { segue.destination.title = "Person" }
          }
        }
        class ListController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            parent?.prepare(for: segue, sender: sender)
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
            <containerView id="c"><connections><segue destination="list" kind="embed" id="e"/></connections></containerView>
          </subviews></view></viewController>
          """,
          """
          <viewController id="list" \(of("ListController"))><view key="view" id="w"><subviews><button id="b"><connections>
            <segue destination="person" kind="show" identifier="person" id="s"/>
          </connections></button></subviews></view></viewController>
          """, "<viewController id=\"person\"/>"),
      ])),
    RealCase(
      name: "an operator of the app's that compares a segue, in a file of its own",
      app: RuleExample([
        "Home.swift": """
        class HomeController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue == .openItem { (segue.destination as! ItemController).name = "Lamp" }
          }
        }
        class ItemController: KitController { var name = "" }
        class HelpController: UIViewController {}
        """,
        "Operators.swift": """
        func == (left: UIStoryboardSegue, right: SegueName) -> Bool { left.identifier == right.rawValue }
        """,
        "SegueName.swift": "enum SegueName: String { case openItem = \"Open Item\" }",
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
            <button id="b"><connections>
              <segue destination="item" kind="show" identifier="Open Item" id="s-1"/>
            </connections></button>
            <button id="c"><connections><segue destination="help" kind="show" id="s-2"/></connections></button>
          </subviews></view></viewController>
          """, "<viewController id=\"item\" \(of("ItemController"))/>",
          "<viewController id=\"help\" \(of("HelpController"))/>"),
      ])),
    RealCase(
      name: "an enum that says itself what its raw values are",
      app: RuleExample([
        "Home.swift": """
        enum Stories: String {
          case help, login
          var rawValue: String {
            switch self {
            case .help: return "Help"
            case .login: return "Main"
            }
          }
        }
        class HomeController: UIViewController {
          func help() { show(UIStoryboard(name: Stories.help.rawValue, bundle: nil).instantiateInitialViewController()!) }
        }
        """,
        "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        "Help.storyboard": storyboard("<viewController id=\"home\"/>"),
      ])),
    RealCase(
      name: "a bar button item whose old action code takes away",
      app: RuleExample(
        [
          "List.swift": """
          class ListController: UIViewController {
            @IBOutlet var addButton: UIBarButtonItem!
            override func viewDidLoad() {
              super.viewDidLoad()
              addButton.target = nil
              addButton.action = nil
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("ListController"))>
              <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="b"><connections>
                ↓<action selector="add:" destination="home" id="a"/>
              </connections></barButtonItem></navigationItem>
              <connections><outlet property="addButton" destination="b" id="o"/></connections>
            </viewController>
            """),
        ], finds: ["warning: ListController has no method 'add:': was it renamed or deleted?"])),
    RealCase(
      name: "a child in a container view, which others reach through its parent and which needs nothing to come up",
      app: RuleExample([
        "Bids.swift": """
        class BidController: UIViewController {
          func inner() -> BidNavigationController? { children.first as? BidNavigationController }
        }
        class BidNavigationController: UINavigationController {
          var auction: String!
          func details() -> String { "Lot of " + auction }
        }
        class ListController: UIViewController {
          func bid(_ screen: BidController) {
            screen.loadViewIfNeeded()
            guard let inner = screen.inner() else { return }
            inner.auction = "Lamps"
            present(screen, animated: true)
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("BidController"))><view key="view" id="v"><subviews>
            <containerView id="c"><connections><segue destination="bids" kind="embed" id="e"/></connections></containerView>
          </subviews></view></viewController>
          """, "<navigationController id=\"bids\" \(of("BidNavigationController"))/>"),
      ])),
    RealCase(
      name: "an app beside a package, whose project a generator makes",
      app: RuleExample([
        "Package.swift": package,
        "Sources/LampSample/Lamp.swift": "public class Lamp {}",
        "TestApp/Home.swift": "class HomeController: UIViewController { @IBOutlet var panel: UIView! }",
        "TestApp/Help.swift": "class HelpController: UIViewController {}",
        "TestApp/Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))>
            <view key="view" id="v"/>
            <connections>
              <outlet property="panel" destination="v" id="o"/>
              <segue destination="help" kind="show" identifier="help" id="s"/>
            </connections>
          </viewController>
          """, "<viewController id=\"help\" customClass=\"HelpController\" customModule=\"TestApp\"/>"),
      ])),
    RealCase(
      name: "a screen that a protocol's extension adds as a child",
      app: RuleExample([
        "Home.swift": """
        protocol Parent: UIViewController {}
        extension Parent {
          func add(controller: UIViewController) {
            controller.willMove(toParent: self)
            addChild(controller)
            controller.didMove(toParent: self)
          }
        }
        class HomeController: UIViewController, Parent {
          func open() {
            let item = ItemController()
            item.view.isHidden = false
            add(controller: item)
            view.addSubview(item.view)
          }
        }
        class ItemController: UIViewController {}
        """,
        "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
      ])),
    RealCase(
      name: "local functions of one name, whose call no run comes to",
      app: RuleExample([
        "Home.swift": """
        class HomeController: UIViewController {
          func open(_ number: Int) {
            guard false else { return }
            func name(_ number: Int) -> String { "help" }
            func name(_ text: String) -> String { text }
            performSegue(withIdentifier: name(number), sender: nil)
          }
        }
        """,
        "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
      ])),
    RealCase(
      name: "outlets of Apple's own classes",
      app: RuleExample([
        "Home.swift": "class HomeController: UIViewController {}\nclass NameField: UITextField {}",
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))>
            <view key="view" id="v"><subviews>
              <scrollView id="s"/>
              <textField id="f" \(of("NameField"))><connections>
                <outlet property="pasteDelegate" destination="home" id="o-1"/>
              </connections></textField>
            </subviews></view>
            <connections><outlet property="tabBarObservedScrollView" destination="s" id="o-2"/></connections>
          </viewController>
          """),
      ])),
  ]
}

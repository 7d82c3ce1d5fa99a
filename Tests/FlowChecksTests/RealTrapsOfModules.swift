@testable import FlowChecks

/// Classes that look missing or misplaced in real apps, and are a library's, a framework's or made by others.
extension RealCase {
  static let trapsOfModules: [RealCase] = [
    RealCase(
      name: "a storyboard and a xib that the target copies from a submodule which is not checked out",
      app: RuleExample([
        "App.xcodeproj/project.pbxproj": project(
          ["Home.swift"], ["Main.storyboard", "Core/Automation.storyboard", "Core/Badge.xib"]),
        "Home.swift": """
        class HomeController: UIViewController {
          @IBAction func open() {
            show(UIStoryboard(name: "Automation", bundle: nil).instantiateInitialViewController()!, sender: nil)
            _ = Bundle.main.loadNibNamed("Badge", owner: self)
          }
        }
        """,
        "Info.plist": """
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Automation</string></dict></plist>
        """,
        "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
      ])),
    RealCase(
      name: "a class of the name of its superclass, which another module has",
      app: RuleExample([
        "List.swift": """
        class ListController: Core.ListController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if let game = self.game { (segue.destination as! ItemController).item = game }
          }
        }
        class ItemController: UIViewController {
          var item: Game!
          override func viewDidLoad() { super.viewDidLoad(); title = item.name }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("ListController"))><view key="view" id="v"><subviews><button id="b"><connections>
            <segue destination="item" kind="show" identifier="open" id="s"/>
          </connections></button></subviews></view></viewController>
          """, "<viewController id=\"item\" \(of("ItemController"))/>"),
      ])),
    RealCase(
      name: "a folder and an extension in other letters than on the disk",
      app: RuleExample([
        "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["storyboards/Main.storyboard"]),
        "Home.swift": """
        class HomeController: UIViewController {
          func go() { show(storyboard!.instantiateViewController(withIdentifier: "Help"), sender: nil) }
        }
        """,
        "Storyboards/Main.Storyboard": storyboard(
          "<viewController id=\"home\" \(of("HomeController"))/>",
          "<viewController storyboardIdentifier=\"Help\" id=\"help\"/>"),
      ])),
    RealCase(
      name: "a reference into a framework's bundle",
      app: RuleExample([
        "Home.swift": "class HomeController: UIViewController {}",
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))><connections>
            <segue destination="ref" kind="show" identifier="kit" id="s"/>
          </connections></viewController>
          """,
          #"<viewControllerPlaceholder storyboardName="LampKit" bundleIdentifier="com.example.LampKitUI" id="ref"/>"#),
      ])),
    RealCase(
      name: "a class that Objective-C knows without its module",
      app: RuleExample([
        "Header.swift": """
        @objc(HeaderCell)
        class HeaderCell: UITableViewCell { @IBOutlet weak var label: UILabel! }
        """,
        "Main.storyboard": storyboard(
          """
          <tableViewController id="home"><tableView key="view" dataMode="prototypes" id="t"><prototypes>
            <tableViewCell reuseIdentifier="Header" id="c" customClass="HeaderCell">
              <subviews><label id="l"/></subviews>
              <connections><outlet property="label" destination="l" id="o"/></connections>
            </tableViewCell>
          </prototypes></tableView></tableViewController>
          """),
      ])),
    RealCase(
      name: "a view of an Objective-C library, which code names",
      app: RuleExample([
        "Home.swift": """
        import PlannerKit
        class HomeController: UIViewController { @IBOutlet weak var planner: MGPlannerView! }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))>
            <view key="view" id="v"><subviews><view id="p" customClass="MGPlannerView"/></subviews></view>
            <connections><outlet property="planner" destination="p" id="o"/></connections>
          </viewController>
          """),
      ])),
    RealCase(
      name: "a class of the target whose module no attribute names",
      app: RuleExample([
        "Package.swift": package,
        "Sources/LampSample/Game.swift": "class GameController: UIViewController { @IBOutlet var level: UILabel! }",
        "Sources/LampSample/Main.storyboard": storyboard(
          """
          <viewController id="home" customClass="GameController" customModuleProvider="target">
            <view key="view" id="v"><subviews><label id="l"/></subviews></view>
            <connections><outlet property="level" destination="l" id="o"/></connections>
          </viewController>
          """),
      ])),
    RealCase(
      name: "owners and responders, whose class names nobody looks up",
      app: RuleExample([
        "Head.xib": """
        <document>
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HeadView">
              <connections><outlet property="icon" destination="i" id="o"/></connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="FirstResponder"/>
            <imageView id="i"/>
          </objects>
        </document>
        """,
        "HeadView.swift": "class HeadView: UIView { @IBOutlet var icon: UIImageView! }",
        "Sheet.xib": """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
          <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="SheetWindowController" customModule="Mac"/>
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <customObject id="-3" userLabel="Application" customClass="NSObject"/>
            <tableCellView id="c" customClass="HeadCell" customModule="App" customModuleProvider="target">
              <connections><outlet property="textField" destination="t" id="o"/></connections>
            </tableCellView>
          </objects>
        </document>
        """,
        "HeadCell.swift": "class HeadCell: NSTableCellView {}",
      ])),
    RealCase(
      name: "a view of an Objective-C library, which no code names",
      app: RuleExample([
        "Home.swift": "class HomeController: UIViewController {}",
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))>
            <view key="view" id="v"><subviews><view id="p" customClass="TPKeyboardScrollView"/></subviews></view>
          </viewController>
          """),
        "Podfile": "pod 'KeyboardScrolling'\n",
      ])),
    RealCase(
      name: "views of a library that an app of the same folder has the name of",
      app: RuleExample([
        "Material/Material.xcodeproj/project.pbxproj": project(["Demo.swift"], [], name: "Material"),
        "Material/Demo.swift": "class DemoController: UIViewController {}",
        "Button/Button.xcodeproj/project.pbxproj": project(["App/Home.swift"], ["App/Main.storyboard"], name: "Button"),
        "Button/App/Home.swift": "import Material\nclass HomeController: UIViewController {}",
        "Button/App/Main.storyboard": storyboard(
          """
          <viewController id="home" customClass="HomeController" customModuleProvider="target">
            <view key="view" id="v"><subviews><button id="b" customClass="FlatButton" customModule="Material"/></subviews></view>
          </viewController>
          """),
      ])),
    RealCase(
      name: "an owner that the xib is named after, whatever class it keeps",
      app: RuleExample([
        "BubbleController.swift": "class BubbleController: UIViewController { @IBOutlet var chart: BubbleView! }",
        "BubbleController.xib": """
        <document>
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LineController" customModule="App" customModuleProvider="target">
              <connections><outlet property="chart" destination="c" id="o"/></connections>
            </placeholder>
            <view id="c" customClass="BubbleView" customModule="App" customModuleProvider="target"/>
          </objects>
        </document>
        """,
        "Line.swift": """
        class LineController: UIViewController { @IBOutlet var chart: LineView! }
        class LineView: UIView {}
        class BubbleView: UIView {}
        """,
      ])),
    RealCase(
      name: "a class of a pod that no file here names",
      app: RuleExample([
        "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard", "Pods_App.framework"]),
        "Home.swift": "class HomeController: UIViewController {}",
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
            <textField id="t" customClass="HoshiTextField" customModule="TextFieldEffects"/>
          </subviews></view></viewController>
          """),
      ])),
  ]
}

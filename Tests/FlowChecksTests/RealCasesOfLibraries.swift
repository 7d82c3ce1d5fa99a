@testable import FlowChecks

/// What libraries may have that are not here, or that nobody names but the files which import them.
extension RealCase {
  static let casesOfLibraries: [RealCase] = [
    RealCase(
      name: "methods that a category of a library in the folder has, and that one which is not here may have",
      app: RuleExample(
        [
          "A.swift": """
          class HomeController: UIViewController {}
          class MailController: UIViewController {}
          class NewsController: UIViewController {}
          class ShopController: UIViewController {}
          """,
          "Main.storyboard": storyboard(
            """
            <tabBarController id="home"><connections>
              <segue destination="h" kind="relationship" relationship="viewControllers" id="s-1"/>
              <segue destination="m" kind="relationship" relationship="viewControllers" id="s-2"/>
              <segue destination="n" kind="relationship" relationship="viewControllers" id="s-3"/>
              <segue destination="p" kind="relationship" relationship="viewControllers" id="s-4"/>
            </connections></tabBarController>
            """, menu("h", "HomeController"), menu("m", "MailController"), menu("n", "NewsController"),
            menu("p", "ShopController")),
          "Podfile": "pod 'SideKit'\npod 'MenuKit'",
          "Pods/MenuKit/UIViewController+MenuKit.m": """
          @implementation UIViewController (MenuKit)
          - (IBAction)showMenu:(id)sender {}
          @end
          """,
        ],
        finds: ["HomeController", "MailController", "NewsController", "ShopController"].map {
          "warning: \($0) has no method 'showSide:', unless a library adds it to all controllers"
        })),
    RealCase(
      name: "without a project, what a file imports may add an action, an attribute and a class",
      app: RuleExample(
        [
          "Home.swift": """
          import UIKit
          import SideKit
          class HomeController: UIViewController {
            @IBAction func close(_ sender: Any) {}
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews>
                <button id="b"><connections>
                  ↓<action selector="presentLeftSide:" destination="home" eventType="touchUpInside" id="a"/>
                </connections></button>
                <button id="c"><connections>
                  ↓<action selector="clos:" destination="home" eventType="touchUpInside" id="e"/>
                  <segue destination="side" kind="show" id="s"/>
                </connections></button>
              </subviews></view>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="isSideEnabled" value="YES"/>
              </userDefinedRuntimeAttributes>
            </viewController>
            """,
            """
            ↓<viewController id="side" customClass="PanelScene"><view key="view" id="w"><subviews><label id="l"/></subviews></view>
            <connections><outlet property="content" destination="l" id="o"/></connections></viewController>
            """),
        ],
        finds: [
          "warning: HomeController has no method 'presentLeftSide:', unless a library adds it to all controllers",
          "error: HomeController has no method 'clos:': did you mean 'close:'?",
          "note: no file has class PanelScene, so that UIKit makes a plain one unless a library has it: was it renamed or deleted?",
        ])),
    RealCase(
      name: "an action that a pod may add to one controller, and what is known to add none",
      app: RuleExample(
        [
          "One/Home.swift": "class HomeController: UIViewController {}",
          "One/Main.storyboard": storyboard(sender(of: "presentLeftSide:")),
          "One/One.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard"], name: "One"),
          "One/Podfile": """
          platform :ios, '12.0'
          target 'One' do
            pod 'SideKit', '~> 4.0'
          end
          """,
        ],
        finds: [
          "warning: HomeController has no method 'presentLeftSide:', unless a library adds it to all controllers"
        ])),
    RealCase(
      name: "an action that is missing beside libraries which are known to add none",
      app: RuleExample(
        [
          "One/Home.swift": "import Alamofire\nclass HomeController: UIViewController {}",
          "One/Main.storyboard": storyboard(sender(of: "presentLeftSide:")),
          "One/One.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard"], name: "One"),
          "One/Podfile": """
          source 'https://github.com/CocoaPods/Specs.git'
          platform :ios, '12.0'
          target 'One' do
            pod 'Alamofire', '~> 4.0'
            pod 'Firebase/Auth'
            target 'OneTests' do
              inherit! :search_paths
            end
          end
          post_install do |installer|
            config.build_settings['SWIFT_VERSION'] = '4.0'
          end
          """,
        ],
        finds: ["error: HomeController has no method 'presentLeftSide:': was it renamed or deleted?"])),
    RealCase(
      name: "a superclass that is not here may register cells",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: FormController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              tableView.↓dequeueReusableCell(withIdentifier: "Item", for: indexPath)
            }
          }
          """,
          "Main.storyboard": storyboard("<tableViewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: ["note: no cell has the reuse identifier 'Item', and nobody registers one"])),
    RealCase(
      name: "a class whose file no target has",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard"]),
          "Home.swift": "class HomeController: UIViewController {}",
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
              <segue destination="side" kind="show" id="s"/>
            </connections></button></subviews></view></viewController>
            """,
            """
            ↓<viewController id="side" \(of("SideController"))><view key="view" id="w"><subviews>
              ↓<view id="x" \(of("BadgeView"))/>
            </subviews></view><connections><outlet property="content" destination="x" id="o"/></connections></viewController>
            """),
          "New/BadgeView.swift": "class BadgeView: UIView {}",
          "New/SideController.swift": "class SideController: UIViewController { @IBOutlet var content: UIView! }",
        ],
        finds: [
          """
          error: class SideController is not built, since no target of the app has SideController.swift: UIKit makes a plain \
          UIViewController, which has no outlet 'content': loading it crashes
          """,
          """
          warning: class BadgeView is not built, since no target of the app has BadgeView.swift: UIKit makes a plain UIView
          """,
        ])),
  ]

  /// A controller with a button that sends it an action that it does not have.
  private static func sender(of selector: String) -> String {
    """
    <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
      ↓<action selector="\(selector)" destination="home" eventType="touchUpInside" id="a"/>
    </connections></button></subviews></view></viewController>
    """
  }

  /// A controller with two buttons that libraries' categories answer.
  private static func menu(_ id: String, _ name: String) -> String {
    """
    <viewController id="\(id)" \(of(name))><view key="view" id="\(id)v"><subviews>
      <button id="\(id)b"><connections>
        <action selector="showMenu:" destination="\(id)" eventType="touchUpInside" id="\(id)a"/>
      </connections></button>
      <button id="\(id)c"><connections>
        ↓<action selector="showSide:" destination="\(id)" eventType="touchUpInside" id="\(id)e"/>
      </connections></button>
    </subviews></view></viewController>
    """
  }
}

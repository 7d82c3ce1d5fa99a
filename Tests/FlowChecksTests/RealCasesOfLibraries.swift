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

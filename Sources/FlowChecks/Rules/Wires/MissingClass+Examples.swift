/// The examples of `missing-class`.
extension MissingClass {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {}
        """,
        "Main.storyboard": storyboard(
          """
          ↓<viewController id="item" \(of("ItmViewController"))>
            <view key="view" id="v"/>
          </viewController>
          """),
      ],
      finds: [
        """
        warning: class ItmViewController does not exist, so UIKit makes a plain UIViewController: did you \
        mean 'ItemViewController'?
        """
      ]),
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {}
        """,
        "Main.storyboard": storyboard(
          """
          ↓<viewController id="item" \(of("DetailScreen"))>
            <connections><outlet property="nameLabel" destination="v" id="o"/></connections>
            <view key="view" id="v"/>
          </viewController>
          """),
      ],
      finds: [
        """
        error: class DetailScreen does not exist, so UIKit makes a plain UIViewController, which has no \
        outlet 'nameLabel': loading it crashes
        """
      ]),
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {}
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="item" \(of("ItemViewController"))>
            <connections>↓<segue destination="help" kind="custom" identifier="help" \(of("FadeSegue")) id="s"/></connections>
          </viewController>
          """,
          """
          <viewController id="help"/>
          """),
      ],
      finds: [
        """
        warning: class FadeSegue does not exist, so that segue 'help' cannot be made: was it renamed or deleted?
        """
      ]),
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {}
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="item" \(of("ItemViewController"))>
            <view key="view" id="v" customClass="GradientView" customModule="GradientKit"/>
          </viewController>
          """),
      ], "The view's class is a library's, whose sources are not here."),
    RuleExample(
      [
        "App.xcodeproj/project.pbxproj": """
        {
          objects = {
            P = { isa = PBXProject; mainGroup = G; targets = ( A ); };
            G = { isa = PBXGroup; children = ( F1, F2, F3 ); sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = ItemViewController.swift; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
            A = { isa = PBXNativeTarget; name = App; buildPhases = ( S, R ); };
            S = { isa = PBXSourcesBuildPhase; files = ( B1, B2 ); };
            R = { isa = PBXResourcesBuildPhase; files = ( B3 ); };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; };
          };
          rootObject = P;
        }
        """,
        "App.swift": """
        class AppDelegate: UIResponder {}
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="item" \(of("ItemViewController"))/>
          """),
      ], "The target compiles ItemViewController.swift, which is not checked out."),
  ]
}

@testable import FlowChecks

/// What an app starts with where its property list names a storyboard: what code puts in its place, and what is for other
/// devices.
extension RealCase {
  static let casesOfStarting: [RealCase] = [
    RealCase(
      name: "the main storyboard's screen, in whose place code puts another at once",
      app: RuleExample(
        [
          "AppDelegate.m": """
          @implementation AppDelegate
          - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            if (self.window.rootViewController == nil) { NSLog(@"none"); }
            self.window.rootViewController = [[UIViewController alloc] init];
            return YES;
          }
          @end
          """,
          "Home.swift": "class HomeController: UIViewController {}",
          "Info.plist": mainPlist, "Main.storyboard": lostStart,
          "main.m": "int main() { return UIApplicationMain(0, nil, nil, NSStringFromClass([AppDelegate class])); }",
        ],
        finds: ["warning: HomeController has no property 'top': was it renamed or deleted? Nothing makes this scene"])),
    RealCase(
      name: "the same where code does it at some times",
      app: RuleExample(
        [
          "AppDelegate.m": """
          @implementation AppDelegate
          - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            if (options != nil) { self.window.rootViewController = [[UIViewController alloc] init]; }
            return YES;
          }
          @end
          """,
          "Home.swift": "class HomeController: UIViewController {}",
          "Info.plist": mainPlist, "Main.storyboard": lostStart,
        ], finds: ["error: HomeController has no property 'top': was it renamed or deleted?"])),
    RealCase(
      name: "the same in Swift",
      app: RuleExample(
        [
          "Delegates.swift": """
          class AppDelegate: UIResponder, UIApplicationDelegate {}
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
              window?.rootViewController = UIViewController()
            }
          }
          """,
          "Home.swift": "class HomeController: UIViewController {}",
          "Info.plist": mainPlist, "Main.storyboard": lostStart,
        ],
        finds: ["warning: HomeController has no property 'top': was it renamed or deleted? Nothing makes this scene"])),
    RealCase(
      name: "the storyboard for iPads of an app that is for the iPhone alone",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(
            ["Home.swift"], ["Main.storyboard", "Pad.storyboard"],
            settings: "TARGETED_DEVICE_FAMILY = 1; INFOPLIST_FILE = Info.plist;"),
          "Home.swift": "class HomeController: UIViewController {}",
          "Info.plist": plist("UIMainStoryboardFile", "Main", "UIMainStoryboardFile~ipad", "Pad"),
          "Main.storyboard": lostStart(of("HomeController")),
          "Pad.storyboard": lostStart(of("HomeController")),
        ],
        finds: [
          "error: HomeController has no property 'top': was it renamed or deleted?",
          "warning: HomeController has no property 'top': was it renamed or deleted? Nothing makes this scene",
        ])),
  ]

  private static func plist(_ entries: String...) -> String {
    let pairs = stride(from: 0, to: entries.count, by: 2).map { index in
      "<key>\(entries[index])</key><string>\(entries[index + 1])</string>"
    }
    return "<plist version=\"1.0\"><dict>\(pairs.joined())</dict></plist>"
  }

  private static let mainPlist = plist("UIMainStoryboardFile", "Main")

  private static func lostStart(_ attributes: String) -> String {
    storyboard(
      """
      <viewController id="home" \(attributes)>
        <view key="view" id="v"/><connections>↓<outlet property="top" destination="v" id="o"/></connections>
      </viewController>
      """)
  }

  private static let lostStart = lostStart(of("HomeController"))
}

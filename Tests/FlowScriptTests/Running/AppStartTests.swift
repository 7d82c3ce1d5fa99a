import Foundation
import Testing

/// Which app starts, and on which screen: what the files prove, else undecided.
@MainActor
struct AppStartTests {
  private static func storyboard(_ title: String, runtime: String = "iOS.CocoaTouch") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="\(runtime)" \
    initialViewController="one"><scenes><scene sceneID="s"><objects>
    <viewController id="one" title="\(title)" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" \
    id="v"/></viewController></objects></scene></scenes></document>
    """
  }

  private static func plist(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(content)</dict></plist>"
  }

  /// A project with targets: name, kind, files, further build settings.
  private static func project(
    _ targets: [(name: String, kind: String, files: [String], settings: String)]
  ) -> String {
    var objects = ""
    let all = Set(targets.flatMap(\.files)).sorted()
    for (number, file) in all.enumerated() {
      objects += "F\(number) = { isa = PBXFileReference; path = \"\(file)\"; sourceTree = \"<group>\"; };\n"
      objects += "B\(number) = { isa = PBXBuildFile; fileRef = F\(number); };\n"
    }
    for (number, target) in targets.enumerated() {
      let files = target.files.map { "B\(all.firstIndex(of: $0) ?? 0)" }.joined(separator: ", ")
      objects += """
        T\(number) = { isa = PBXNativeTarget; name = "\(target.name)"; buildPhases = ( S\(number) );
          productType = "com.apple.product-type.\(target.kind)"; buildConfigurationList = L\(number); };
        S\(number) = { isa = PBXResourcesBuildPhase; files = ( \(files) ); };
        L\(number) = { isa = XCConfigurationList; buildConfigurations = ( C\(number) ); };
        C\(number) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(target.settings) }; };\n
        """
    }
    let ids = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    let children = all.indices.map { "F\($0)" }.joined(separator: ", ")
    return """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( \(ids) ); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = ( \(children) ); };
        \(objects)
      }; rootObject = P; }
      """
  }

  private func report(
    _ files: [String: String], source: String = "", header: String = "", steps: String = ""
  ) throws -> String {
    try SnippetFlow(
      source: source, header: header, storyboard: files["Main.storyboard"] ?? Self.storyboard("Main"), files: files
    ).report(steps)
  }

  @Test("The app's own storyboard, not an extension's, another platform's, or one of no target")
  func ownStoryboard() throws {
    let project = Self.project([
      ("Share", "app-extension", ["Main.storyboard"], ""),
      ("Mac", "application", ["Mac.storyboard"], "SDKROOT = macosx;"),
      ("Phone", "application", ["Phone.storyboard", "Login.swift"], "SDKROOT = iphoneos;"),
      ("Tests", "bundle.unit-test", ["Tests.storyboard"], ""),
    ])
    let files = [
      "App.xcodeproj/project.pbxproj": project, "Phone.storyboard": Self.storyboard("Phone"),
      "Mac.storyboard": Self.storyboard("Mac"), "Loose.storyboard": Self.storyboard("Loose"),
      "Tests.storyboard": Self.storyboard("Tests"),
    ]
    let report = try report(files, steps: "- assertScreen: Phone")
    #expect(report.contains("✓ assertScreen \"Phone\"\n1 flow: 1 passed"), "\(report)")
  }

  @Test(
    "A class of a document may be in a source that the target compiles and that is not here", arguments: [true, false])
  func absentSource(isNamed: Bool) throws {
    let sources = isNamed ? ["Login.swift", "Gone.swift"] : ["Login.swift"]
    let screen = """
      <viewController id="one" customClass="Gone" customModuleProvider="target" sceneMemberID="viewController">\
      <view key="view" contentMode="scaleToFill" id="v"/><connections><outlet property="box" destination="v" id="o"/>\
      </connections></viewController>
      """
    let plain = Self.storyboard("One")
    let start = try #require(plain.range(of: "<viewController")), end = try #require(plain.range(of: "</objects>"))
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project([("App", "application", ["Main.storyboard"] + sources, "")]),
      "Main.storyboard": plain.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: screen),
    ]
    let report = try report(files, source: "class Login: UIViewController {}", steps: "- assertNoIssues")
    #expect(report.contains("NSUnknownKeyException") == !isNamed, "\(report)")
  }

  @Test(
    "A Swift class is found by its module: else UIKit makes a plain controller, which has no such outlet",
    arguments: [
      ("customModule=\"App\"", true), ("customModule=\"Ap\" customModuleProvider=\"target\"", true),
      ("customModuleProvider=\"target\"", true), ("customModule=\"Ap\"", false), ("", false),
    ])
  func moduleOfAClass(module: String, isFound: Bool) throws {
    let screen = """
      <viewController id="one" customClass="Login" \(module) sceneMemberID="viewController">\
      <view key="view" contentMode="scaleToFill" id="v"/><connections><outlet property="box" destination="v" id="o"/>\
      </connections></viewController>
      """
    let plain = Self.storyboard("One")
    let start = try #require(plain.range(of: "<viewController")), end = try #require(plain.range(of: "</objects>"))
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project([("App", "application", ["Main.storyboard", "Login.swift"], "")]),
      "Main.storyboard": plain.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: screen),
    ]
    let report = try report(
      files, source: "class Login: UIViewController { @IBOutlet var box: UIView! }", steps: "- assertScreen: Login")
    #expect(report.contains("1 passed") == isFound, "\(report)")
    #expect(
      report.contains(
        "[<UIViewController 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key box"
      )
        == !isFound, "\(report)")
  }

  @Test("An Info.plist that cannot be read may say anything", arguments: ["<dct></dct>", ""])
  func unreadableInfoPlist(content: String) throws {
    let report = try report(["Info.plist": content], source: "class Other {}")
    #expect(report.contains("how the app starts: its Info.plist cannot be read"), "\(report)")
  }

  @Test(
    "Sources that nobody could build say nothing", arguments: ["let x = (1", "<<<<<<< HEAD\n=======\n>>>>>>> other"])
  func noSwift(line: String) throws {
    let report = try report([:], source: "class Other {\n\(line)\n}")
    #expect(report.contains("what a source declares that cannot be read\n      at App/Login.swift:"), "\(report)")
  }

  @Test("What a target copies from elsewhere is in its bundle", arguments: [true, false])
  func copiedFromElsewhere(isNamed: Bool) throws {
    let copied = isNamed ? ["../Downloads/data.json", "../Downloads/logo.png"] : []
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project([
        ("App", "application", ["Main.storyboard", "Login.swift"] + copied, "")
      ])
    ]
    let source = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let hasData = Bundle.main.path(forResource: "data", ofType: "json") != nil
          let hasLogo = UIImage(named: "logo") != nil
          window?.rootViewController?.title = "\\(hasData) \\(hasLogo)"
          return true
        }
      }
      """
    let report = try report(files, source: source, steps: "- assertScreen: false false")
    #expect(report.contains("1 passed") == !isNamed, "\(report)")
    #expect(report.contains("1 undecided") == isNamed, "\(report)")
  }

  @Test("Two apps: the error lists them, the header names one, a wrong name is told")
  func twoApps() throws {
    let project = Self.project([
      ("One", "application", ["Main.storyboard", "Login.swift"], ""), ("Two", "application", ["Two.storyboard"], ""),
    ])
    let files = ["App.xcodeproj/project.pbxproj": project, "Two.storyboard": Self.storyboard("Two")]
    #expect(
      try report(files) == """
        flow.yaml:3:8: error: the projects in App build 2 apps for iOS:
          One  (starts with Main, Main#one)
          Two  (starts with Two, Two#one)
          name one with --target or in the flow's header: `flowsim: target: …`

        """)
    let two = try report(files, header: "  target: Two\n", steps: "- assertScreen: Two")
    #expect(two.contains("✓ assertScreen \"Two\""), "\(two)")
    let wrong = try report(files, header: "  target: Tow\n")
    #expect(
      wrong.contains("no app for iOS is called 'Tow'; did you mean 'Two'? The projects build One, Two."), "\(wrong)")
  }

  @Test("The Info.plist of the target counts, not that of another")
  func ownPlist() throws {
    let project = Self.project([
      (
        "App", "application", ["Main.storyboard", "Second.storyboard", "Login.swift"],
        "INFOPLIST_FILE = \"$(SRCROOT)/App-Info.plist\";"
      ),
      ("Share", "app-extension", ["Main.storyboard"], "INFOPLIST_FILE = \"Share-Info.plist\";"),
    ])
    let files = [
      "App.xcodeproj/project.pbxproj": project, "Second.storyboard": Self.storyboard("Second"),
      "App-Info.plist": Self.plist("<key>UIMainStoryboardFile</key><string>Second</string>"),
      "Share-Info.plist": Self.plist("<key>UIMainStoryboardFile</key><string>Main</string>"),
    ]
    let report = try report(files, steps: "- assertScreen: Second")
    #expect(report.contains("✓ assertScreen \"Second\""), "\(report)")
  }

  @Test("The build settings of a project that makes its Info.plist name the main storyboard")
  func builtPlist() throws {
    let project = Self.project([
      (
        "App", "application", ["Main.storyboard", "Second.storyboard", "Login.swift"],
        "INFOPLIST_KEY_UIMainStoryboardFile = Second;"
      )
    ])
    let files = ["App.xcodeproj/project.pbxproj": project, "Second.storyboard": Self.storyboard("Second")]
    let report = try report(files, steps: "- assertScreen: Second")
    #expect(report.contains("✓ assertScreen \"Second\""), "\(report)")
  }

  @Test("An extension's storyboard in a folder without a project is not the app's")
  func extensionWithoutProject() throws {
    let files = [
      "Share/Share.storyboard": Self.storyboard("Share"),
      "Share/Info.plist": Self.plist(
        "<key>NSExtension</key><dict><key>NSExtensionMainStoryboard</key><string>Share</string></dict>"),
      "Main.storyboard": Self.storyboard("Main").replacing(" initialViewController=\"one\"", with: ""),
    ]
    #expect(try report(files).contains("has no storyboard for iOS with an initial controller"))
  }

  private static func delegate(_ body: String) -> String {
    """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        \(body)
        return true
      }
    }
    class LoginViewController: UIViewController {}
    """
  }

  @Test(
    "The one application delegate runs, whoever names it",
    arguments: [
      ("window?.rootViewController = LoginViewController()", "LoginViewController"),
      ("if UserDefaults.standard.bool(forKey: \"a\") { window!.rootViewController = LoginViewController() }", "Main"),
      (
        "window = UIWindow(frame: UIScreen.main.bounds); window?.rootViewController = LoginViewController(); "
          + "window?.makeKeyAndVisible()", "LoginViewController"
      ),
    ])
  func startInCode(body: String, screen: String) throws {
    let source = Self.delegate(body)
    let report = try report([:], source: source, steps: "- assertScreen: \(screen)")
    #expect(report.contains("1 flow: 1 passed"), "\(report)")
    let named = try self.report([:], source: source, header: "  initial: Main\n", steps: "- assertScreen: Main")
    #expect(named.contains("1 flow: 1 passed"), "\(named)")
  }

  @Test("What decides on the first screen and is not read leaves the launch undecided, with its line")
  func startInUnreadCode() throws {
    let body = "coordinator = AppCoordinator(window: window); coordinator.start()"
    let report = try report([:], source: Self.delegate(body), steps: "- assertScreen: Main")
    #expect(report.hasPrefix("  ? launchApp  (flow.yaml:5:3)") && report.contains("at App/Login.swift:4:"), "\(report)")
  }

  @Test("Which of several delegates the app has, and whether a scene's is used, is not guessed")
  func unclearDelegate() throws {
    let two = Self.delegate("") + "\nclass Other: NSObject, UIApplicationDelegate {}"
    let scene = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UIViewController()
        }
      }
      """
    for (source, name) in [(two, "AppDelegate"), (scene, "SceneDelegate")] {
      let report = try report([:], source: source, steps: "- assertScreen: Main")
      #expect(
        report.hasPrefix(
          """
            ? launchApp  (flow.yaml:5:3)
                undecided: only the app's code knows which class is the application's delegate, and whether \(name) \
          starts the app
                at App/Login.swift:1:7
                name the first screen in the flow's header: `flowsim: initial: …`
          """), "\(report)")
    }
    let objectiveC = ["AppDelegate.h": "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end\n"]
    let mixed = try report(objectiveC, source: Self.delegate(""), steps: "- assertScreen: Main")
    #expect(mixed.hasPrefix("  ? launchApp"), "\(mixed)")
  }

  @Test("A delegate that only looks at the window, or does other things, leaves the main storyboard")
  func harmlessDelegate() throws {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          FirebaseApp.configure()
          window?.tintColor = .red
          let first = window?.rootViewController as? LoginViewController
          first?.model = Model()
          return true
        }
      }
      class LoginViewController: UIViewController { var model: Model? }
      class Model {}
      """
    let report = try report([:], source: source, steps: "- assertScreen: Main")
    #expect(report.contains("1 flow: 1 passed"), "\(report)")
  }

  @Test("An App of SwiftUI's decides itself")
  func swiftUI() throws {
    let source =
      "import SwiftUI\n@main\nstruct ShopApp: App {\n  var body: some Scene { WindowGroup { ContentView() } }\n}"
    let report = try report([:], source: source)
    #expect(
      report.contains(
        "undecided: only the app's code knows what ShopApp shows: it is a SwiftUI app\n      at App/Login.swift:3:8"
      ), "\(report)")
  }

  @Test("A target's Info.plist that names no main storyboard leaves the start to the code")
  func noMainStoryboard() throws {
    let project = Self.project([
      ("App", "application", ["Main.storyboard", "Login.swift"], "INFOPLIST_FILE = Info.plist;")
    ])
    let files = [
      "App.xcodeproj/project.pbxproj": project,
      "Info.plist": Self.plist("<key>UILaunchStoryboardName</key><string>Launch</string>"),
    ]
    let report = try report(files, source: "class Other {}")
    #expect(
      report.contains(
        "which screen the app starts on: its Info.plist names no main storyboard\n      at App/Info.plist:1:1"),
      "\(report)")
  }
}

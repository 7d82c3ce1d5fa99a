import TestSupport
import Testing

/// `flowsim run`: what it makes of the app's files.
@Suite struct RunCommandTests {
  let flowsim = BuiltProgram("flowsim")

  @Test("The project's own flows pass over the sources of the examples, with every step decided")
  func theOwnFlowsPass() throws {
    let result = try flowsim.run(["run", "../../Flows"])
    #expect(result.text.hasSuffix("9 flows: 9 passed; 133 steps, 133 decided\n"))
    #expect(result.status == 0)
  }

  @Test("Flows run without a document that cannot be read, which is said and ends with 2")
  func saysWhatOfTheAppCannotBeRead() throws {
    let folder = try TemporaryFolder([
      "App/Broken.storyboard": "<document><scenes>",
      "App/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" title="Home" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """,
      "flow.yaml": "appId: com.example\nname: Start\n---\n- launchApp\n",
    ])
    let result = try flowsim.run(["run", "flow.yaml", "--app", "App"], in: folder.path)
    #expect(result.text.hasSuffix("1 flow: 1 passed; 1 step, 1 decided\n"))
    #expect(result.errors.hasPrefix("App/Broken.storyboard:1:"))
    #expect(result.errors.contains(": error: the file ends inside <scenes>"))
    #expect(result.status == 2)
  }

  @Test("Several processes say the same as one, in the order of the flows", arguments: ["2", "3", "9"])
  func severalProcesses(jobs: String) throws {
    var files = [
      "App/Broken.storyboard": "<document><scenes>",
      "App/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" title="Home" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """,
    ]
    for (number, step) in ["Home", "Away", "Home", "Home", "Cart"].enumerated() {
      files["Flows/\(number).yaml"] = "appId: com.example\n---\n- launchApp\n- assertScreen: \(step)\n"
    }
    files["Flows/5.yaml"] = "appId: com.example\nflowsim:\n  app: ../None\n---\n- launchApp\n"
    files["Flows/6.yaml"] = "appId: com.example\n---\n- launchUp\n"
    let folder = try TemporaryFolder(files)
    for more in [[], ["--trace"], ["--format", "json", "--trace"]] {
      let command = ["run", "Flows", "--app", "App"] + more
      let one = try flowsim.run(command + ["--jobs", "1"], in: folder.path)
      let several = try flowsim.run(command + ["--jobs", jobs], in: folder.path)
      #expect(one.text.contains("5.yaml") || one.errors.contains("5.yaml"))
      #expect(several.text == one.text)
      #expect(several.errors == one.errors)
      #expect(several.status == 1 && one.status == 1)
    }
  }

  @Test("The language of the device, and a table of its texts that cannot be read")
  func showsTheLanguage() throws {
    let folder = try TemporaryFolder([
      "App/Base.lproj/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" title="Home" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """,
      "App/de.lproj/Main.strings": "\"a.title\" = \"Heim\";", "App/fr.lproj/Main.strings": "\"a.title\" = \"Maison\"",
      "flow.yaml": "appId: com.example\nname: Start\n---\n- launchApp\n- assertScreen: Heim\n",
    ])
    let german = try flowsim.run(["run", "flow.yaml", "--app", "App", "--locale", "de_AT"], in: folder.path)
    #expect(german.text.hasSuffix("1 flow: 1 passed; 2 steps, 2 decided\n"))
    #expect(german.status == 0)
    let own = try flowsim.run(["run", "flow.yaml", "--app", "App"], in: folder.path)
    #expect(own.status == 1)
    let french = try flowsim.run(["run", "flow.yaml", "--app", "App", "--locale", "fr"], in: folder.path)
    #expect(
      french.errors == """
        App/fr.lproj/Main.strings:1:21: error: ';' is missing after the text of 'a.title'. Each entry is written \
        "key" = "text";

        """)
  }

  @Test(
    "A recursion of some depth is none without end, and one through a model may be none",
    arguments: [("sum(1_000)", 0), ("sum(-1)", 1), ("echo()", 3)])
  func recursion(call: String, status: Int32) throws {
    let folder = try TemporaryFolder([
      "App/App.swift": """
      import RxSwift
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow()
          window?.rootViewController = Root()
          window?.makeKeyAndVisible()
          return true
        }
      }
      class Root: UIViewController {
        let subject = PublishSubject<Int>()
        override func viewDidLoad() { super.viewDidLoad(); title = "\\(\(call))" }
        func echo() { subject.subscribe(onNext: { self.subject.onNext($0) }); subject.onNext(0) }
        func sum(_ n: Int) -> Int { n == 0 ? 0 : n + sum(n - 1) }
      }
      """,
      "flow.yaml": "appId: com.example\n---\n- launchApp\n- assertScreen: Root\n",
    ])
    let result = try flowsim.run(["run", "flow.yaml", "--app", "App"], in: folder.path)
    #expect(result.status == status, "\(result.text)")
    #expect(result.text.contains("failed: the app crashes: Root.sum(_:) calls itself without end") == (status == 1))
  }
}

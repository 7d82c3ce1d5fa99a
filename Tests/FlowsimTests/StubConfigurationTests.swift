import TestSupport
import Testing

/// `stubs:` in `.flowsim.yml`.
@Suite struct StubConfigurationTests {
  let flowsim = BuiltProgram("flowsim")

  private func folder(_ configuration: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "App/App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          let root = UIViewController()
          root.title = Backend.title
          window?.rootViewController = UINavigationController(rootViewController: root)
          window?.makeKeyAndVisible()
          return true
        }
      }
      """,
      "App/.flowsim.yml": configuration,
      "App/Stubs/Backend.swift": "enum Backend { static let title = \"From the stub\" }",
      "Flows/flow.yaml":
        "appId: a\nname: Start\nflowsim:\n  app: ../App\n---\n- launchApp\n- assertVisible: From the stub\n",
    ])
  }

  @Test func theStubsOfTheProjectCountForItsFlows() throws {
    let folder = try folder("stubs: [Stubs]\n")
    let result = try flowsim.run(["run", "Flows/flow.yaml"], in: folder.path)
    #expect(result.text.hasSuffix("1 flow: 1 passed; 2 steps, 2 decided\n"), "\(result.text)\(result.errors)")
  }

  @Test func aMissingOneIsAnErrorAtItsLine() throws {
    let folder = try folder("excluded: []\nstubs:\n- Stub\n")
    let result = try flowsim.run(["run", "Flows/flow.yaml"], in: folder.path)
    #expect(
      result.errors == "App/.flowsim.yml:3:3: error: there is no stub at 'Stub'\n  did you mean App/Stubs?\n")
    #expect(result.status == 2)
  }
}

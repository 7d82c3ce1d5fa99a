import FlowReport
import FlowScript
import FlowSources
import Foundation
import TestSupport

/// Runs a flow over a small app of code alone, interpreted: its first screen is the class `Root`.
@MainActor
struct LiveFlow {
  /// The app's Swift, without the delegate that shows `Root` in a navigation controller.
  let source: String

  /// The report of the flow's steps; paths are relative to the app's folder.
  func report(_ steps: String) throws -> String {
    let folder = try TemporaryFolder([
      "App/Root.swift": "import UIKit\n" + source, "App/AppDelegate.swift": Self.delegate,
    ])
    try folder.write(Self.plist, to: "App/Info.plist")
    try folder.write("appId: com.example.app\nflowsim:\n  app: App\n---\n- launchApp\n\(steps)\n", to: "flow.yaml")
    var options = FlowRunner.Options()
    options.trees = { path, _ in AppTrees.read(SourceReader(at: path).swiftContents, of: path, cache: .none).trees }
    var text = ""
    let report = FlowTextReport()
    do throws(FlowErrors) {
      let flow = try FlowLoader().flow(at: "\(folder.path)/flow.yaml")
      let result = try FlowRunner(options: options).run(flow) { text += report.text(of: $0) }
      text += report.summary(of: [result], unreadable: 0)
    } catch {
      text += error.description + "\n"
    }
    return folder.relative(text)
  }

  /// Whether the steps pass, with all of them decided; else the report.
  func passes(_ steps: String) throws -> String? {
    let report = try report(steps)
    return report.contains("1 flow: 1 passed; ") && !report.contains("  ? ") ? nil : report
  }

  private static let delegate = """
    import UIKit
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: Root())
        window?.makeKeyAndVisible()
        return true
      }
    }
    """

  private static let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.app</string></dict></plist>
    """
}

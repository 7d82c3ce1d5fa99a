import FlowReport
import FlowScript
import FlowSources
import Foundation
import TestSupport

/// Runs a flow over a small app, interpreted: its first screen is the class `Root`, or the storyboard's.
@MainActor
struct LiveFlow {
  /// The app's Swift, without the delegate that shows `Root` in a navigation controller.
  let source: String
  /// The text of the app's main storyboard; the delegate then makes no window.
  var storyboard: String?
  /// Further files, by their paths; the app's folder is `App`.
  var files: [String: String] = [:]
  /// The application's delegate; nil for one that shows `Root`, or the storyboard.
  var delegate: String?
  /// Further keys and values of Info.plist.
  var info = ""
  /// The keys of the header's `flowsim:` but `app`, a line each, indented by two.
  var header = ""

  /// The report of the flow's steps; paths are relative to the app's folder.
  func report(_ steps: String) throws -> String {
    let folder = try TemporaryFolder(files)
    try folder.write("import UIKit\n" + source, to: "App/Root.swift")
    try folder.write(delegate ?? (storyboard == nil ? Self.delegate : Self.bareDelegate), to: "App/AppDelegate.swift")
    if let storyboard { try folder.write(storyboard, to: "App/Main.storyboard") }
    try folder.write(plist, to: "App/Info.plist")
    try folder.write(
      "appId: com.example.app\nflowsim:\n  app: App\n\(header)---\n- launchApp\n\(steps)\n", to: "flow.yaml")
    var options = FlowVerifier.Options()
    options.code = { AppTrees.program(at: $0.path, own: $0.own, stubs: $0.stubs, cache: .none) }
    var text = ""
    let report = FlowTextReport()
    do throws(FlowErrors) {
      let flow = try FlowLoader().flow(at: "\(folder.path)/flow.yaml")
      let result = try FlowVerifier(options: options).run(flow) { text += report.text(of: $0) }
      text += report.summary(of: FlowRun([FlowRecord(result, of: flow)]))
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

  /// The sign of each step's verdict, in order: `✓`, `✗` or `?`.
  func verdicts(_ steps: String) throws -> String {
    String(
      try report(steps).split(separator: "\n").compactMap { line in
        line.hasPrefix("  ") ? line.dropFirst(2).first.flatMap { "✓✗?".contains($0) ? $0 : nil } : nil
      })
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

  private static let bareDelegate = """
    import UIKit
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    """

  private var plist: String {
    let main = storyboard == nil ? "" : "<key>UIMainStoryboardFile</key><string>Main</string>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.app</string>\(main)\(info)</dict></plist>
      """
  }
}

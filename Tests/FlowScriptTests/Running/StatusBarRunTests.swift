import FlowReport
import FlowScript
import FlowSources
import Foundation
import TestSupport
import Testing

/// `assertStatusBar`: who decides, and why it is not the one that was expected.
@MainActor
struct StatusBarRunTests {
  @Test(
    "The example's status bar, on each kind of device, in both orientations",
    arguments: ["iPhone SE (3rd gen)", "iPhone 13", "iPhone 16", "iPad (10th gen)"])
  func example(device: String) throws {
    let app = try HolidayHours()
    let report = try app.report(device: device)
    #expect(
      report.hasSuffix(
        device.hasPrefix("iPad") ? "1 passed; 15 steps, 15 decided\n" : "1 passed; 16 steps, 16 decided\n"))
  }

  @Test("Without its childForStatusBarStyle the way stops at the container, and the failure says so")
  func withoutChild() throws {
    let app = try HolidayHours()
    try app.remove("childForStatusBarStyle", from: "NavigationContainerViewController.swift")
    #expect(
      try app.failure() == """
          ✗ assertStatusBar "lightContent", owner: "HolidayHoursViewController"  (Flows/holiday-hours-status-bar.yaml:15:3)
              failed: the status bar is another one
              - expected: lightContent, of HolidayHoursViewController
              + actual:   default, drawn as darkContent, of NavigationContainerViewController
              UIKit asks for the status bar's style:
                UINavigationController: the window's root
                NavigationContainerViewController: presented over the full screen on UINavigationController
                it stops there: childForStatusBarStyle of NavigationContainerViewController is nil, so its own \
        preferredStatusBarStyle counts, which is .default
              screens: NavigationContainerViewController
              at Examples/HolidayHours/HolidayHours/Main.storyboard:96:17
              return ActionTemplateViewController from childForStatusBarStyle of NavigationContainerViewController
        """)
  }

  @Test("With the key off in Info.plist no controller decides")
  func notViewControllerBased() throws {
    let app = try HolidayHours()
    try app.edit("HolidayHours/Info.plist") {
      $0.replacingOccurrences(
        of: "<key>UILaunchScreen</key>",
        with: "<key>UIViewControllerBasedStatusBarAppearance</key><false/><key>UILaunchScreen</key>")
    }
    let failure = try app.failure()
    #expect(
      failure.contains(
        """
              + actual:   default, drawn as darkContent
              no controller is asked: Info.plist has UIViewControllerBasedStatusBarAppearance = NO, and the application's \
        own values hold
        """), "\(failure)")
  }

  @Test("A card is passed by, with what would let it decide")
  func card() throws {
    let report = try SnippetFlow(
      source: """
        import UIKit
        class LoginViewController: UIViewController {
          @IBAction func signIn(_ sender: Any?) { present(HomeViewController(), animated: true) }
        }
        class HomeViewController: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        """
    ).report("- tapOn: Sign In\n- assertStatusBar: {style: lightContent, owner: HomeViewController}")
    #expect(
      report.contains(
        """
                it stops there: childForStatusBarStyle of UINavigationController is nil, so its own \
        preferredStatusBarStyle counts, which is .default
                HomeViewController is presented and not asked: it does not fill the screen, and \
        modalPresentationCapturesStatusBarAppearance is false
        """), "\(report)")
    #expect(
      report.contains("set modalPresentationCapturesStatusBarAppearance of HomeViewController before it is presented"))
  }

  @Test("What the code decides by a condition that is not known is undecided, at its line, with what would settle it")
  func condition() throws {
    let source = """
      import UIKit
      class LoginViewController: UIViewController {
        @IBAction func signIn(_ sender: Any?) {
          let home = HomeViewController()
          home.modalPresentationStyle = .fullScreen
          present(home, animated: true)
        }
      }
      class HomeViewController: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle {
          if Theme.current.isDark { return .lightContent }
          return .darkContent
        }
        override var prefersStatusBarHidden: Bool { true }
      }
      """
    let steps =
      "- tapOn: Sign In\n- assertStatusBar: {hidden: true, owner: HomeViewController}\n- assertStatusBar: lightContent"
    let report = try SnippetFlow(source: source).report(steps)
    #expect(
      report.contains(
        """
          ✓ assertStatusBar hidden: true, owner: "HomeViewController"
          ? assertStatusBar "lightContent"  (flow.yaml:8:3)
              undecided: only the app's code knows whether Theme.current.isDark
        """), "\(report)")
    #expect(report.contains("at App/Login.swift:11:22"), "\(report)")
    #expect(report.contains(#"- result: {of: "Theme.current.isDark", is: true}"#), "\(report)")
    let given =
      #"  given: [branch: {in: HomeViewController.preferredStatusBarStyle, when: Theme.current.isDark, is: true}]"#
      + "\n"
    #expect(try SnippetFlow(source: source, header: given).passes(steps) == nil)
  }

  @Test("An extension of UIKit's navigation controller lets the top decide")
  func extensionOfNavigationController() throws {
    let flow = SnippetFlow(
      source: """
        import UIKit
        extension UINavigationController {
          open override var preferredStatusBarStyle: UIStatusBarStyle {
            return topViewController?.preferredStatusBarStyle ?? .default
          }
        }
        class LoginViewController: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
        }
        class HomeViewController: UIViewController {}
        """)
    #expect(try flow.passes("- assertStatusBar: lightContent") == nil)
  }

  @Test("An orientation that the controller in charge does not support leaves the interface as it is")
  func orientation() throws {
    let source = """
      import UIKit
      extension UINavigationController {
        open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
      }
      class LoginViewController: UIViewController {}
      class HomeViewController: UIViewController {}
      """
    let report = try SnippetFlow(source: source).report(
      "- setOrientation: landscape_left\n- setOrientation: LANDSCAPE_RIGHT\n- assertStatusBar: {hidden: true}")
    #expect(
      report.contains(
        """
          ✓ setOrientation "landscape_left"
              note: the interface stays in portrait: the app and the controller in charge allow no other
          ✓ setOrientation "LANDSCAPE_RIGHT"
          ✓ assertStatusBar hidden: true
        """), "\(report)")
  }

  @Test("A style that changes without UIKit being told is a note of the step that changed it")
  func untoldChange() throws {
    let source = """
      import UIKit
      extension UINavigationController {
        open override var childForStatusBarStyle: UIViewController? { topViewController }
      }
      class LoginViewController: UIViewController {
        var detail: UIViewController?
        @IBAction func signIn(_ sender: Any?) {
          detail = navigationController
          TELL
        }
        override var preferredStatusBarStyle: UIStatusBarStyle {
          if detail != nil { return .lightContent }
          return .darkContent
        }
      }
      class HomeViewController: UIViewController {}
      """
    let untold = try SnippetFlow(source: source.replacingOccurrences(of: "TELL", with: "")).report(
      "- assertStatusBar: darkContent\n- tapOn: Sign In\n- assertStatusBar: lightContent")
    #expect(
      untold.contains(
        "preferredStatusBarStyle of LoginViewController is .lightContent by now, and nothing asked again"), "\(untold)")
    #expect(
      untold.contains("call setNeedsStatusBarAppearanceUpdate() on LoginViewController after the change"), "\(untold)")
    let told = source.replacingOccurrences(of: "TELL", with: "setNeedsStatusBarAppearanceUpdate()")
    #expect(
      try SnippetFlow(source: told).passes("- tapOn: Sign In\n- assertStatusBar: lightContent\n- assertNoIssues") == nil
    )
  }
}

/// A copy of the example app and its flow, to be changed.
@MainActor
private struct HolidayHours {
  private let folder: TemporaryFolder
  private var app: String { "\(folder.path)/Examples/HolidayHours" }
  private static let flow = "Flows/holiday-hours-status-bar.yaml"

  init() throws {
    folder = try TemporaryFolder()
    let files = FileManager.default
    try files.createDirectory(atPath: "\(folder.path)/Examples", withIntermediateDirectories: true)
    try files.copyItem(atPath: "\(Fixtures.package)/Examples/HolidayHours", toPath: app)
    try folder.write(try String(contentsOfFile: "\(Fixtures.package)/\(Self.flow)", encoding: .utf8), to: Self.flow)
  }

  func edit(_ file: String, _ change: (String) -> String) throws {
    let path = "\(app)/\(file)"
    try change(String(contentsOfFile: path, encoding: .utf8)).write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Takes the lines out of a source file that have a word.
  func remove(_ word: String, from file: String) throws {
    try edit("Sources/HolidayHours/\(file)") { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains(word) }
        .joined(separator: "\n")
    }
  }

  func report(device: String = "iPhone 16") throws -> String {
    var options = FlowVerifier.Options()
    options.code = { AppTrees.program(at: $0.path, own: $0.own, stubs: $0.stubs, cache: .none) }
    options.variables = ["DEVICE": device]
    var text = ""
    let report = FlowTextReport()
    let flow = try FlowLoader().flow(at: "\(folder.path)/\(Self.flow)")
    let result = try FlowVerifier(options: options).run(flow) { text += report.text(of: $0) }
    return folder.relative(text + report.summary(of: FlowRun([FlowRecord(result, of: flow)])))
  }

  /// The report's lines on the step that failed.
  func failure() throws -> String {
    try report().split(separator: "\n").drop { !$0.hasPrefix("  ✗") }.dropLast().joined(separator: "\n")
  }
}

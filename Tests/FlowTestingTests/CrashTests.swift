import FlowTesting
import HeadlessUIKit
import TestSupport
import Testing

final class CrashingController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fatalError("it is broken")
  }
}

@MainActor
private func launch(_ folder: String) throws {
  _ = try AppUnderTest("\(folder)/App", modules: ["FlowTestingTests"])
}

/// Linked code that ends the test's process.
struct CrashTests {
  @Test("A crash names the line of the test")
  func crash() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let folder = try TemporaryFolder([
        "App/Main.storyboard": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
        initialViewController="a"><scenes><scene sceneID="s"><objects>
        <viewController id="a" customClass="CrashingController" sceneMemberID="viewController"/>
        </objects></scene></scenes></document>
        """
      ])
      try await launch(folder.path)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("CrashTests.swift:15: error: the app's code crashed in this step\n"), "\(text)")
  }
}

import FlowTesting
import HeadlessUIKit
import TestSupport
import Testing
import XCTest

/// An app for each test, from a trait.
@MainActor
@Suite(.flowApp("../../Examples/Shop"))
struct SuiteTraitTests {
  @Test("Each test has an app of its own", arguments: [1, 2])
  func fresh(_ number: Int) throws {
    let app = try AppUnderTest.current
    app.expectScreen("ProductsViewController")
    app.tap("Pizza Peel")
    app.expectScreen("ProductViewController")
  }

  @Suite struct Inner {
    @Test("So has one of a suite inside of the suite") @MainActor
    func fresh() throws { try AppUnderTest.current.expectScreen("ProductsViewController") }
  }

  @Test("A test can name another", .flowApp("../../Examples/SignIn", exhaustive: true)) func own() throws {
    let app = try AppUnderTest.current
    app.performSegue("signIn")
    app.expectStack("StartViewController", "SignInViewController")
  }

  @Test("On all devices", arguments: [Device.standard] + Device.all.suffix(2)) func devices(_ device: Device) throws {
    try AppUnderTest("../../Examples/Shop", device: device).expectVisible("Pizza Peel")
  }
}

/// Without the trait.
struct MissingTraitTests {
  @Test("An app that nobody launched") @MainActor func missing() {
    #expect {
      try AppUnderTest.current
    } throws: { error in
      "\(error)" == "no app was launched for this test: give it or its suite the trait `.flowApp(…)`"
    }
  }
}

/// A folder of flows as one test.
struct FlowFolderTests {
  @Test(
    "Each flow of a folder is a case",
    arguments: try FlowFile.all(in: "../../Flows").filter { $0.testDescription.hasPrefix("shop") })
  @MainActor func flow(_ flow: FlowFile) throws { try verifyFlow(flow.path) }

  @Test("A folder without flows, and a flow that cannot be read") func folders() throws {
    let folder = try TemporaryFolder([
      "empty/a.txt": "", "some/b.yaml": "- tapOn",
      "some/a.yaml": "appId: a\n---\n- back",
    ])
    #expect(throws: SuiteError.self) { try FlowFile.all(in: "\(folder.path)/empty") }
    #expect(try FlowFile.all(in: "\(folder.path)/some").map(\.testDescription) == ["a.yaml", "b.yaml"])
    #expect {
      try FlowFile.all(in: "\(folder.path)/gone")
    } throws: { error in "\(error)".contains("gone:1:1: error: the file cannot be read") }
  }
}

/// An app for each test, from a base class.
final class FlowTestCaseTests: FlowTestCase {
  override func launchApp() throws -> AppUnderTest { try AppUnderTest("../../Examples/Shop") }

  @MainActor func testTheFirstScreen() async throws {
    let app = try app
    app.tap("Pizza Peel")
    app.expectScreen("ProductViewController")
  }

  @MainActor func testAnother() async throws { try app.expectScreen("ProductsViewController") }
}

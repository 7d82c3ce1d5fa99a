import FlowTesting
import XCTest

/// What a failed expectation tells XCTest.
final class XCTestReportTests: XCTestCase {
  private var recorded: [(message: String, line: Int)] = []

  #if canImport(ObjectiveC)
  override func record(_ issue: XCTIssue) {
    recorded.append((issue.compactDescription, issue.sourceCodeContext.location?.lineNumber ?? 0))
  }
  #else
  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine line: Int, expected: Bool
  ) {
    recorded.append((description, line))
  }
  #endif

  @MainActor
  func testAFailedExpectationIsAFailureAtItsCall() async throws {
    let app = try AppUnderTest("../../Examples/Shop")
    app.expectTab("Products")
    XCTAssertEqual(recorded.count, 0)
    app.expectTab("Cart")
    let line = #line - 1
    let failures = recorded
    recorded = []
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertTrue(failures[0].message.contains("another tab is selected\n- expected: Cart\n+ actual:   Products"))
    guard recorded.isEmpty else { fatalError("\(recorded)") }
  }

  @MainActor
  func testAnAlertAndAChangeThatNothingNames() async throws {
    let app = try AppUnderTest("../../Examples/Shop", exhaustive: true)
    app.expectAlert("Gone?")
    let line = #line + 1
    app.selectTab("Cart")
    app.finish()
    let failures = recorded
    recorded = []
    XCTAssertEqual(failures.map(\.line), [line - 2, line])
    XCTAssertTrue(failures[0].message.contains("no alert is shown\nscreens: "), failures[0].message)
    XCTAssertTrue(failures[0].message.contains("┌ ProductsViewController ─"), failures[0].message)
    XCTAssertTrue(
      failures[1].message.contains("no expectation names what changed:\n+ the tab 'Cart' was selected"),
      failures[1].message)
  }
}

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
}

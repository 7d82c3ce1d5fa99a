import FlowTesting
import UIKit
import XCTest

@testable import HolidayHoursExample

/// Drives the app with XCTest. On Linux a synchronous `@MainActor` test ends the whole test process, so each is `async`.
final class HolidayHoursXCTests: XCTestCase {
  @MainActor
  func testTheTemplateShowsTheContentsButtons() async throws {
    let app = try AppUnderTest("..", modules: ["HolidayHoursExample"])
    app.tap("Holiday Hours")
    app.expectPresented("NavigationContainer")
    let template = try app.controller(ActionTemplateViewController.self)
    let content = try app.controller(HolidayHoursViewController.self)
    XCTAssertEqual(template.actionStackView.arrangedSubviews, content.actionButtons)
    app.tap("Save")
    app.expectVisible("Saved: open on 2 of 3 days")
    app.expectLifecycle(of: "HolidayHours", ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
  }

  @MainActor
  func testTheContainerInCodeClosesAsTheOther() async throws {
    let app = try AppUnderTest("..", modules: ["HolidayHoursExample"])
    app.tap("Holiday Hours, in Code")
    app.expectPresented("ComposedContainer")
    app.tap("Save")
    app.tap("Close")
    app.expectNotPresented()
    app.expectStack("Pizzeria")
    app.expectVisible("Holiday hours are set.")
    app.expectNoIssues()
  }

  @MainActor
  func testTheFlow() async throws {
    let result = try verifyFlow("../../../Flows/holiday-hours.yaml", modules: ["HolidayHoursExample"])
    XCTAssertEqual(result.verdict, .passed)
  }
}

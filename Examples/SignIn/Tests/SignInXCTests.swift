import FlowTesting
import UIKit
import XCTest

@testable import SignInExample

/// Drives the app with XCTest. On Linux a synchronous `@MainActor` test ends the whole test process, so each is `async`.
final class SignInXCTests: XCTestCase {
  @MainActor
  func testSigningInHandsTheAccountOver() async throws {
    let app = try AppUnderTest("..", modules: ["SignInExample"])
    app.tap(id: "start.signIn")
    app.expectScreen("SignIn")
    app.tap("Email")
    app.type("grace@example.org")
    app.tap("Password")
    app.type("admiral")
    app.tap("Continue")
    app.expectStack("Start", "SignIn", "Account")
    XCTAssertEqual(try app.controller(AccountViewController.self).nameLabel.text, "Grace")
    app.expectLifecycle(of: "SignIn", ["viewWillDisappear", "viewDidDisappear"])
    app.expectNoIssues()
  }

  @MainActor
  func testCancelLeavesTheModalStack() async throws {
    let app = try AppUnderTest("..", modules: ["SignInExample"])
    app.tap("Sign Up")
    app.expectPresented("SignUp")
    app.tap("Cancel")
    app.expectNotPresented()
    app.expectScreen("Start")
  }

  @MainActor
  func testTheFlow() async throws {
    let result = try verifyFlow("../../../Flows/sign-in.yaml", modules: ["SignInExample"])
    XCTAssertEqual(result.verdict, .passed)
  }
}

import FlowTesting
import HeadlessUIKit
import Testing

@testable import SignInExample

/// Drives the app with Swift Testing: what the forms' code checks, hands over and remembers.
@MainActor
struct SignInTests {
  private let app: AppUnderTest

  init() throws { app = try AppUnderTest("..", modules: ["SignInExample"]) }

  private func fillIn(email: String, password: String) {
    app.tap("Email")
    app.type(email)
    app.tap("Password")
    app.type(password)
    app.tap("Continue")
  }

  @Test("Signing in hands the account over before its view is loaded")
  func signingIn() throws {
    app.tap(id: "start.signIn")
    fillIn(email: "ada@example.org", password: "countess")
    app.expectStack("Start", "SignIn", "Account")
    app.expectInjected("account")
    #expect(try app.controller(AccountViewController.self).account == Account(name: "Ada", email: "ada@example.org"))
    app.expectVisible("Ada")
    app.expectLifecycle(
      of: "Account", ["init(coder:)", "awakeFromNib", "viewDidLoad", "viewWillAppear", "viewDidAppear"])
    app.expectNoIssues()
  }

  @Test("The form says what is missing, and goes nowhere")
  func missing() {
    app.tap(id: "start.signIn")
    app.tap("Continue")
    app.expectVisible("Enter an email address.")
    app.tap("Email")
    app.type("ada@example.org")
    app.tap("Continue")
    app.expectVisible("Enter your password.")
    app.expectStack("Start", "SignIn")
  }

  @Test("Signing out unwinds over the form; the start says goodbye and remembers the address")
  func signingOut() throws {
    app.tap(id: "start.signIn")
    fillIn(email: "ada@example.org", password: "countess")
    app.expectTrace(
      [
        "AccountViewController prepare(for:sender:) unwind segue \"signOut\" → StartViewController",
        "StartViewController unwindAction unwindToStart:",
      ], of: [.prepareForSegue, .unwindAction]
    ) {
      app.tap("Sign Out")
    }
    app.expectStack("Start")
    app.expectVisible("See you soon, Ada.")
    app.tap(id: "start.signIn")
    app.expectVisible("ada@example.org")
  }

  @Test("Help unwinds to the form, not to the start")
  func help() {
    app.tap(id: "start.signIn")
    app.tap("Forgot Password\\?")
    app.expectPresented("HelpViewController")
    app.tap("Close")
    app.expectNotPresented()
    app.expectStack("Start", "SignIn")
    app.expectNoIssues()
  }

  @Test("A segue action makes the terms with their edition")
  func terms() throws {
    app.tap("Sign Up")
    app.tap("Read the Terms")
    #expect(try app.controller(TermsViewController.self).edition == "Spring edition")
    app.expectVisible("Spring edition")
    app.back()
    app.expectStack("SignUp")
  }

  @Test("Without agreement there is no account; with it the account is pushed in the modal stack")
  func signingUp() throws {
    app.tap("Sign Up")
    app.tap("Name")
    app.type("Ada")
    app.tap("Email")
    app.type("ada@example.org")
    app.tap("Create Account")
    app.expectStack("SignUp")
    app.tap(id: "signUp.agree")
    app.tap("Create Account")
    app.expectStack("SignUp", "Account")
    app.tap("Sign Out")
    app.expectNotPresented()
    app.expectStack("Start")
    app.expectVisible("See you soon, Ada.")
  }

  @Test("The flows, with the classes behind the scenes", arguments: ["sign-in", "sign-up"])
  func flow(_ name: String) throws {
    let result = try verifyFlow("../../../Flows/\(name).yaml", modules: ["SignInExample"])
    #expect(result.verdict == .passed)
  }
}

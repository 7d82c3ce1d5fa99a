import FlowTesting
import Testing

@MainActor
struct SignUpTests {
  @Test func readingTheTerms() throws {
    let app = try AppUnderTest("..")  // the app's folder, seen from this file
    app.tap("Sign Up")
    app.expectPresented("SignUpViewController")
    app.tap("Read the Terms")
    app.expectStack("SignUpViewController", "TermsViewController")
    app.expectVisible("Spring edition")
    app.back()
    app.tap("Cancel")
    app.expectNotPresented()
    app.expectDeallocated("SignUpViewController")
    app.expectNoIssues()
  }
}

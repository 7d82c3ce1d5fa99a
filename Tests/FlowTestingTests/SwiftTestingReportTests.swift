import FlowTesting
import HeadlessUIKit
import Testing

/// What a failed expectation tells Swift Testing.
@MainActor
struct SwiftTestingReportTests {
  private let app: AppUnderTest

  init() throws { app = try AppUnderTest("../../Examples/Shop") }

  @Test("An expectation that holds is silent; one that does not is an issue at the line of the call")
  func expectations() {
    app.tap("Cart")
    app.expectScreen("Cart")
    app.tap("Delivery Address")
    app.expectStack("Cart", "Address")
    let line = UInt(#line + 2)
    withKnownIssue {
      app.expectStack("Address")
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().hasPrefix(
        """
        the navigation stack is another one
        - expected: Address
        + actual:   CartViewController › AddressViewController
        """) && issue.sourceLocation?.line == Int(line)
    }
  }

  @Test("A trace that differs is shown line by line")
  func trace() {
    withKnownIssue {
      app.expectTrace(["CartViewController viewDidLoad"], of: [.viewDidLoad]) { app.selectTab("Account") }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("CartViewController viewDidLoad") && text.contains("AccountViewController viewDidLoad")
    }
  }

  @Test("A flow's failed step is an issue at its line of the flow")
  func flow() throws {
    try withKnownIssue {
      try verifyFlow("Flows/wrong-tab.yaml")
    } matching: { issue in
      issue.sourceLocation?.fileID.hasSuffix("wrong-tab.yaml") == true && issue.sourceLocation?.line == 6
        && issue.comments.map(\.rawValue).joined().contains("another tab is selected")
    }
  }

  @Test("An app that is not there")
  func missing() {
    #expect {
      try AppUnderTest("../../Examples/Gone")
    } throws: { error in
      "\(error)".contains("Examples/Gone:1:1: error: it cannot be read: No such file or directory.")
    }
  }
}

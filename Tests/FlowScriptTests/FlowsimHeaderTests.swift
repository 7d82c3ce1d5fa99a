import Testing

@testable import FlowScript

/// The header's `flowsim:` key.
@Suite struct FlowsimHeaderTests {
  @Test func everyKeyIsReadWithItsPlace() throws {
    let flow = try FlowFixture.flow(
      """
      appId: com.example.app
      flowsim:
        app: ../Examples/Shop
        initial: Catalog
        device: iPhone 16
        expect:
          open the cart:
            - assertPresented: Cart
            - assertVisible: Total
          end:
            - assertNoIssues
      ---
      - repeat:
          times: 2
          commands:
            - tapOn: {text: Cart, label: open the cart}
      """)
    let header = try #require(flow.header.flowsim)
    #expect(header.location.line == 3)
    #expect(header.app?.value == "../Examples/Shop")
    #expect(header.app.map { [$0.location.line, $0.location.column] } == [3, 8])
    #expect(header.initial?.value == "Catalog")
    #expect(header.device?.value == "iPhone 16")
    #expect(header.expectations.map(\.point) == [.label("open the cart"), .end])
    #expect(header.expectations.map(\.location.line) == [7, 10])
    #expect(
      header.assertions(after: "open the cart").map(\.command) == [
        .assertPresented(PresentedExpectation(screen: "Cart")), .assertVisible(ElementSelector(text: "Total")),
      ])
    #expect(header.assertions(after: "open the cart").map(\.location.line) == [8, 9])
    #expect(header.assertions(after: "close").isEmpty)
    #expect(header.assertionsAtEnd.map(\.command) == [.assertNoIssues])
  }

  private func faults(_ flowsim: String) throws -> String {
    try FlowFixture.faults(
      "appId: x\nflowsim: \(flowsim)\n---\n- back: {label: go back}\n- runFlow: {commands: [{pop: {label: inner}}]}\n")
  }

  @Test(arguments: [
    (
      "yes",
      "2:10: error: flowsim must be a map, not \"yes\"\n  its keys are app, target, initial, device, orientation, os, locale, date, stubs, given, expect"
    ),
    ("{aap: x}", "2:11: error: flowsim has no option \"aap\"\n  did you mean app?"),
    (
      "{colour: x}",
      "2:11: error: flowsim has no option \"colour\"\n  flowsim takes app, target, initial, device, orientation, os, locale, date, stubs, given, expect"
    ),
    ("{app: [x]}", "2:16: error: app must be a single value, not a list"),
    (
      "{expect: [back]}",
      "2:19: error: expect must be a map, not a list\n  its keys are labels of commands, or end; the values are lists of assertions"
    ),
    (
      "{expect: {end: assertNoIssues}}",
      "2:25: error: expect \"end\" must be a list of commands, not \"assertNoIssues\""
    ),
    (
      "{expect: {end: [{tapOn: A}]}}",
      "2:26: error: tapOn is no assertion\n  expect only looks; it takes assertVisible, assertNotVisible, assertTrue, assertScreen, assertStack, assertPresented, assertNotPresented, assertTab, assertAlert, assertLifecycle, assertChildren, assertParent, assertInjected, assertStatusBar, assertSafeArea, assertNotCovered, assertDeallocated, assertWarning, assertNoIssues"
    ),
    ("{expect: {end: [assertScren]}}", "2:26: error: \"assertScren\" is not a command\n  did you mean assertScreen?"),
    ("{expect: {go bakc: []}}", "2:20: error: no command has the label \"go bakc\"\n  did you mean \"go back\"?"),
    (
      "{expect: {somewhere: []}}",
      "2:20: error: no command has the label \"somewhere\"\n  the labels are \"go back\", \"inner\", and end"
    ),
    ("{expect: {inner: [], go back: []}}", ""),
  ])
  func faults(flowsim: String, fault: String) throws {
    #expect(try faults(flowsim) == (fault.isEmpty ? "" : "flow.yaml:" + fault))
  }

  @Test func withoutLabelsOnlyTheEndIsLeft() throws {
    #expect(
      try FlowFixture.faults("appId: x\nflowsim:\n  expect:\n    start: [assertNoIssues]\n---\n- back\n") == """
        flow.yaml:4:5: error: no command has the label "start"
          no command has a label; add one, or use end
        """)
  }
}

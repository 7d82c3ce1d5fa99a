import FlowScript
import Testing

/// `${NAME}` in the part of the header that only flowsim reads.
@MainActor
struct HeaderVariableTests {
  @Test("initial and device take values from the run and from the header's env")
  func values() throws {
    let flow = ShopFlow(
      header: "  initial: ${START}\n  device: ${MAKER + 1 || MAKER} 16\nenv: {MAKER: iPhone}\n",
      variables: ["START": "AccountViewController"])
    #expect(try flow.report("- launchApp").contains("flow.yaml:5:11: error: ${MAKER + 1 || MAKER} needs JavaScript"))
    let plain = ShopFlow(
      header: "  initial: ${START}\n  device: ${MAKER} 16\nenv: {MAKER: iPhone}\n",
      variables: ["START": "AccountViewController"])
    #expect(
      try plain.report("- launchApp\n- assertScreen: AccountViewController").hasSuffix(
        "1 flow: 1 passed; 2 steps, 2 decided\n"))
  }

  @Test("A name without a value is an error of the flow, at its place")
  func missing() throws {
    #expect(
      try ShopFlow(header: "  initial: ${START}\n").report("- launchApp") == """
        flow.yaml:4:12: error: ${START} has no value; set it under env: in the header or with -e START=VALUE

        """)
  }
}

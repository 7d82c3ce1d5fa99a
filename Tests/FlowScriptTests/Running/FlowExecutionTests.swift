import FlowScript
import Testing

/// Flows that run: what their steps do, and how blocks, variables, labels and hooks steer them.
@MainActor
struct FlowExecutionTests {
  @Test("Taps, the back button, tabs, assertions: each step on its line, then the count")
  func steps() throws {
    #expect(
      try ShopFlow().report(
        """
        - launchApp
        - tapOn: Cart
        - assertTab: Cart
        - tapOn: "Delivery Address"
        - assertStack: [Cart, Address]
        - back
        - assertScreen: CartViewController
        - assertNoIssues
        """) == """
            ✓ launchApp
            ✓ tapOn "Cart"
            ✓ assertTab "Cart"
            ✓ tapOn "Delivery Address"
            ✓ assertStack ["Cart", "Address"]
            ✓ back
            ✓ assertScreen "CartViewController"
            ✓ assertNoIssues
          1 flow: 1 passed; 8 steps, 8 decided

          """)
  }

  @Test("Rows of values: steps for each, a file too; what a row defines holds in it alone")
  func rows() throws {
    let subflow = "appId: com.example.shop\n---\n- assertTab: ${TAB}\n"
    #expect(
      try ShopFlow(files: ["check.yaml": subflow]).report(
        """
        - launchApp
        - forEach:
            rows: [{TAB: Cart}, {TAB: Products}]
            commands:
              - selectTab: ${TAB}
              - forEach: {rows: [{}], file: check.yaml}
        - assertTrue: ${TAB || true}
        - forEach: {rows: [], commands: [back]}
        """) == """
            ✓ launchApp
            › forEach rows: [{TAB: "Cart"}, {TAB: "Products"}], commands: 2 steps
              ✓ selectTab "Cart"
              › forEach rows: [{}], file: "check.yaml"
                ✓ assertTab "Cart"
              ✓ selectTab "Products"
              › forEach rows: [{}], file: "check.yaml"
                ✓ assertTab "Products"
            ✓ assertTrue "true"
            › forEach rows: [], commands: 1 step
          1 flow: 1 passed; 10 steps, 10 decided

          """)
  }

  @Test("Blocks: a subflow with its env, a condition that does not hold, rounds")
  func blocks() throws {
    let subflow = """
      appId: com.example.shop
      ---
      - selectTab: ${TAB}
      - assertTab: ${TAB}
      """
    #expect(
      try ShopFlow(files: ["open.yaml": subflow]).report(
        """
        - launchApp
        - runFlow:
            file: open.yaml
            env: {TAB: Cart}
        - runFlow:
            when: {platform: Android}
            commands: [pop]
        - repeat:
            times: 2
            commands:
              - tapOn: "Delivery Address"
              - back
        """) == """
            ✓ launchApp
            › runFlow "open.yaml", env: {TAB: "Cart"}
              ✓ selectTab "Cart"
              ✓ assertTab "Cart"
            › runFlow when: {platform: "Android"}, commands: 1 step
            › repeat times: 2, commands: 2 steps
              ✓ tapOn "Delivery Address"
              ✓ back
              ✓ tapOn "Delivery Address"
              ✓ back
          1 flow: 1 passed; 10 steps, 10 decided

          """)
  }

  @Test("Values from outside, and expectations of the header after a label and at the end")
  func labelsAndValues() throws {
    let header = """
        expect:
          in the cart: [{assertScreen: Cart}]
          end: [{assertTab: "${TAB}"}]

      """
    #expect(
      try ShopFlow(header: header, variables: ["TAB": "Account"]).report(
        """
        - launchApp
        - tapOn: {text: Cart, label: in the cart}
        - selectTab: ${TAB}
        """) == """
            ✓ launchApp
            ✓ in the cart
            ✓ assertScreen "Cart"
            ✓ selectTab "Account"
            ✓ assertTab "Account"
          1 flow: 1 passed; 5 steps, 5 decided

          """)
  }

  @Test("An optional step that fails is a warning, and the flow goes on")
  func optional() throws {
    let report = try ShopFlow().report(
      """
      - launchApp
      - tapOn: {text: Account, optional: true}
      - tapOn: {id: not-there, optional: true}
      - assertTab: Account
      """)
    #expect(
      report == """
          ✓ launchApp
          ✓ tapOn "Account"
          ! tapOn id: "not-there"  (flow.yaml:7:3)
              warned: no visible element has the id "not-there"
              visible ids: "account.signOut", "account.orders", "account.name"
              screens: ShopTabBarController › UINavigationController › AccountViewController
              at Examples/Shop/Shop/Account.storyboard:35:17
          ✓ assertTab "Account"
        1 flow: 0 passed, 1 warned; 4 steps, 4 decided

        """)
  }

  @Test("A block that an undecided step stops is undecided, and has no tick")
  func undecidedBlock() throws {
    let report = try ShopFlow().report("- launchApp\n- runFlow: {commands: [{pressKey: Enter}]}\n")
    #expect(report.contains("  › runFlow commands: 1 step\n    ? pressKey \"Enter\""), "\(report)")
    #expect(report.hasSuffix("1 flow: 0 passed, 1 undecided; 3 steps, 1 decided\n"), "\(report)")
  }

  @Test("An attempt that nobody can decide is the last one")
  func undecidedAttempt() throws {
    let report = try ShopFlow().report(
      "- launchApp\n- retry: {maxRetries: 1000000000, commands: [{pressKey: Enter}]}\n")
    #expect(report.hasSuffix("1 flow: 0 passed, 1 undecided; 3 steps, 1 decided\n"), "\(report.suffix(1000))")
  }

  @Test(
    "Numbers that no machine counts to, and rounds without end",
    arguments: [
      ("- repeat: {times: \"${'1e99'}\", commands: [back]}", "failed: `times` is '1e99', which is no number of times"),
      ("- repeat: {times: \"${'nan'}\", commands: [back]}", "failed: `times` is 'nan', which is no number of times"),
      (
        "- repeat: {times: 1000000000, commands: []}",
        "undecided: `repeat` has gone 20000 rounds, and goes no further"
      ),
      (
        "- repeat: {times: 1000000000, commands: [waitForAnimationToEnd]}",
        "undecided: the flow has run 20000 steps, and goes no further"
      ),
      ("- tapOn: {text: Cart, index: \"${'1e300'}\"}", "failed: index is '1e300', which is no position among elements"),
      ("- tapOn: {text: Cart, index: \"${'inf'}\"}", "failed: index is 'inf', which is no position among elements"),
      ("- assertSafeArea: {top: \"${'1e300'}\"}", "failed: top is '1e300', no number"),
      ("- assertSafeArea: {top: \"${'nan'}\"}", "failed: top is 'nan', no number"),
    ])
  func largeNumbers(step: String, reason: String) throws {
    let report = try ShopFlow().report("- launchApp\n\(step)\n")
    #expect(report.contains(reason), "\(report.suffix(1000))")
  }

  @Test(
    "Rounds and attempts without end that wait for what never comes",
    arguments: [
      "- retry: {maxRetries: 1000000000, commands: [{assertTab: Account}]}",
      "- repeat: {times: 1000000000, commands: [{assertVisible: {id: nowhere, optional: true}}]}",
      "- repeat: {times: 1000000000, commands: [{retry: {maxRetries: 9, commands: [{tapOn: Cart}, {tapOn: Products}]}}]}",
    ])
  func manySteps(step: String) throws {
    var shop = ShopFlow()
    shop.options.mostSteps = 50
    let report = try shop.report("- launchApp\n\(step)\n- assertVisible: Cart\n")
    #expect(report.contains("undecided: the flow has run 50 steps, and goes no further\n"), "\(report.suffix(1000))")
    #expect(
      report.split(separator: "\n").last?.hasPrefix("1 flow: 0 passed, 1 undecided; 5") == true, "\(report.suffix(300))"
    )
  }

  @Test("A launch begins anew; after a stop nothing runs")
  func launching() throws {
    #expect(
      try ShopFlow().report(
        """
        - launchApp
        - tapOn: Cart
        - launchApp
        - assertTab: Products
        - stopApp
        - assertTab: Products
        """) == """
            ✓ launchApp
            ✓ tapOn "Cart"
            ✓ launchApp
            ✓ assertTab "Products"
            ✓ stopApp
            ✗ assertTab "Products"  (flow.yaml:10:3)
                failed: no app is running
                begin the flow with `- launchApp`
          1 flow: 0 passed, 1 failed; 6 steps, 6 decided

          """)
  }

  @Test("retry runs its steps again; what failed on the way is a warning")
  func retry() throws {
    let report = try ShopFlow().report(
      """
      - launchApp
      - retry:
          maxRetries: 1
          commands:
            - assertTab: Cart
      """)
    #expect(report.components(separatedBy: "assertTab \"Cart\"").count == 3)
    #expect(report.hasSuffix("1 flow: 0 passed, 1 failed; 4 steps, 4 decided\n"), "\(report)")
  }

  @Test("What stops a step of a subflow stops the flow; in an optional one it is a warning")
  func insideBlocks() throws {
    let steps = """
      - launchApp
      - runFlow: {commands: [{assertTab: Cart}]OPTIONAL}
      - assertTab: Products
      """
    let stopped = try ShopFlow().report(steps.replacing("OPTIONAL", with: ""))
    #expect(stopped.hasSuffix("1 flow: 0 passed, 1 failed; 3 steps, 3 decided\n"), "\(stopped)")
    let optional = try ShopFlow().report(
      steps.replacing("OPTIONAL", with: ", optional: true"))
    #expect(optional.contains("✓ assertTab \"Products\""), "\(optional)")
    #expect(optional.hasSuffix("4 steps, 4 decided\n"), "\(optional)")
  }
}

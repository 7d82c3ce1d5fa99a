import FlowScript
import Testing

/// Flows that ask what UIKit logs, what is gone, how a screen is presented, and which version of iOS runs.
@MainActor
struct IssueRunTests {
  private func lastLines(_ steps: String, header: String = "") throws -> String {
    let report = try ShopFlow(header: header).report("- launchApp\n" + steps)
    return report.split(separator: "\n").drop { $0.hasPrefix("  ✓") }.dropLast().joined(separator: "\n")
  }

  private func expect(_ steps: String, header: String = "", _ expected: String) throws {
    let lines = try lastLines(steps, header: header)
    #expect(lines == expected)
  }

  @Test("A screen that is popped is gone; one that is shown, or never was there, is not")
  func deallocated() throws {
    #expect(
      try ShopFlow().report(
        "- launchApp\n- tapOn: Cart\n- tapOn: Delivery Address\n- back\n- assertDeallocated: AddressViewController\n"
      ).contains(": 1 passed"))
    try expect(
      "- tapOn: Cart\n- tapOn: Delivery Address\n- assertDeallocated: AddressViewController",
      """
        ✗ assertDeallocated "AddressViewController"  (flow.yaml:8:3)
            failed: AddressViewController is still in the app: UINavigationController holds it
            screens: ShopTabBarController › UINavigationController › AddressViewController
            at Examples/Shop/Shop/Cart.storyboard:139:17
            first go where nothing shows it any more: pop, dismiss, or swipeBack
      """)
    try expect(
      "- assertDeallocated: AddressViewController",
      """
        ✗ assertDeallocated "AddressViewController"  (flow.yaml:6:3)
            failed: no AddressViewController was there: nothing made one since the launch
            screens: ShopTabBarController › UINavigationController › ProductsViewController
            at Examples/Shop/Shop/Products.storyboard:39:17
      """)
  }

  @Test("The way in which a screen is presented")
  func presentedStyle() throws {
    try expect("- tapOn: Filter\n- assertPresented: {style: formSheet}", "")
    try expect(
      "- tapOn: Filter\n- assertPresented: {screen: FilterViewController, style: fullScreen}",
      """
        ✗ assertPresented "FilterViewController", style: "fullScreen"  (flow.yaml:7:3)
            failed: FilterViewController is presented in another way
            - expected: fullScreen
            + actual:   formSheet (popover, adapted to the device)
            screens: FilterViewController
            at Examples/Shop/Shop/Products.storyboard:293:17
      """)
  }

  @Test("A warning that was not logged")
  func warning() throws {
    try expect(
      "- assertWarning: Unbalanced calls",
      """
        ✗ assertWarning "Unbalanced calls"  (flow.yaml:6:3)
            failed: no such warning was logged
            - expected: Unbalanced calls
            + actual:   no warning at all
            screens: ShopTabBarController › UINavigationController › ProductsViewController
            at Examples/Shop/Shop/Products.storyboard:39:17
      """)
  }

  @Test("The version of iOS")
  func system() throws {
    #expect(
      try ShopFlow(header: "  os: 12\n").report("- back") == """
        flow.yaml:4:7: error: flowsim does not simulate iOS '12'
          it simulates iOS 13, iOS 14, iOS 15, iOS 16, iOS 17, iOS 18, iOS 26

        """)
    try expect("- assertScreen: ProductsViewController", header: "  os: iOS 13\n", "")
  }
}

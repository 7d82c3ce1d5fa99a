import FlowScript
import Testing

/// Flows that move a finger.
@MainActor
struct SwipeRunTests {
  private func lastLines(_ steps: String, header: String = "") throws -> String {
    let report = try ShopFlow(header: header).report("- launchApp\n" + steps)
    return report.split(separator: "\n").drop { $0.hasPrefix("  ✓") }.dropLast().joined(separator: "\n")
  }

  private func expect(_ steps: String, header: String = "", _ expected: String) throws {
    let lines = try lastLines(steps, header: header)
    #expect(lines == expected)
  }

  private func passes(_ steps: String) throws -> Bool {
    try ShopFlow().report("- launchApp\n" + steps).contains(": 1 passed")
  }

  private static let toAddress = "- tapOn: Cart\n- tapOn: Delivery Address\n"

  @Test("From the left edge past the middle goes back")
  func back() throws {
    #expect(
      try passes(
        Self.toAddress + """
          - swipe: {start: "0%,50%", end: "90%,50%"}
          - assertScreen: CartViewController
          - assertLifecycle:
              screen: AddressViewController
              events: [viewDidAppear, viewWillDisappear, viewDidDisappear]
          """))
    #expect(try passes(Self.toAddress + "- swipeBack\n- assertStack: [CartViewController]\n"))
  }

  @Test("Letting go early leaves all as it was, and shortly before the middle it is open")
  func cancelled() throws {
    #expect(
      try ShopFlow().report(
        "- launchApp\n" + Self.toAddress + """
          - swipe: {start: "0%,50%", end: "25%,50%"}
          - assertStack: [CartViewController, AddressViewController]
          - assertLifecycle:
              screen: AddressViewController
              events: [viewDidAppear, viewWillDisappear, viewWillAppear, viewDidAppear]
          """
      ).contains("the finger lets go at 25 % of the way, so nothing changes"))
    #expect(
      try ShopFlow().report("- launchApp\n" + Self.toAddress + #"- swipe: {start: "0%,50%", end: "40%,50%"}"#).contains(
        "whether a finger that goes 40 % of the way and lets go finishes what follows it"))
    #expect(
      try passes(
        Self.toAddress + "- swipeBack: {cancelled: true}\n- assertStack: [CartViewController, AddressViewController]\n")
    )
  }

  @Test("A card goes with a finger that goes down, or comes back")
  func card() throws {
    #expect(try passes("- tapOn: Filter\n- swipe: {direction: DOWN}\n- assertNotPresented\n"))
    let early = #"- swipe: {start: "50%,20%", end: "50%,40%"}"#
    #expect(try passes("- tapOn: Filter\n\(early)\n- assertPresented: FilterViewController\n"))
  }

  @Test("Where no finger goes back, and what does")
  func refused() throws {
    try expect(
      "- swipeBack",
      """
        ✗ swipeBack  (flow.yaml:6:3)
            failed: a finger from the left edge does not go back: the stack has nothing to go back to
            screens: ShopTabBarController › UINavigationController › ProductsViewController
            at Examples/Shop/Shop/Products.storyboard:39:17
            it is the first of its navigation stack, and nothing is presented
      """)
  }

  @Test("What only code could answer is undecided")
  func undecided() throws {
    try expect(
      "- tapOn: Cart\n- swipe: {direction: left, from: Delivery Address}",
      """
        ? swipe direction: "left", from: "Delivery Address"  (flow.yaml:7:3)
            undecided: only the app's code knows which buttons CartViewController gives a row that is swiped (tableView(_:trailingSwipeActionsConfigurationForRowAt:))
            screens: ShopTabBarController › UINavigationController › CartViewController
            at Examples/Shop/Shop/Cart.storyboard:36:21
      """)
  }

  @Test("Scrolling reaches all that a screen holds")
  func scrolling() throws {
    #expect(try passes("- tapOn: Cart\n- scrollUntilVisible: {element: Delivery Address}\n"))
    #expect(
      try lastLines("- tapOn: Cart\n- scrollUntilVisible: {element: Delivery Adress}").contains(
        "did you mean \"Delivery Address\", which is in the storyboard?"))
    // Further down it would begin on the toolbar, which does not scroll.
    try expect(
      "- swipe: {start: \"50%,70%\", end: \"50%,10%\"}",
      "      note: it scrolls; how far is not known")
  }
}

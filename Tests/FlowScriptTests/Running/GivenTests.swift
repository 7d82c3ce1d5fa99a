import FlowScript
import Testing

/// What a flow states of the world: rows, texts, who implements an unwind action.
@MainActor
struct GivenTests {
  private static let header = """
      given:
        - rows: {screen: ProductsViewController, cells: [Apple, {text: Pear}, {texts: [Plum, "2 €"], cell: ProductCell}]}
        - text: {screen: CartViewController, outlet: itemsLabel, is: "3 things"}
        - unwind: {action: "unwindToCart:", to: CartViewController}

    """

  @Test("Rows that can be seen and tapped, a text that an outlet shows, the end of an unwind segue")
  func statements() throws {
    let report = try ShopFlow(header: Self.header).report(
      """
      - launchApp
      - assertVisible: "2 €"
      - assertNotVisible: Cherry
      - tapOn: Pear
      - assertScreen: ProductViewController
      - tapOn: Cart
      - assertVisible: "3 things"
      - tapOn: More Info
      - tapOn: Close
      - assertScreen: Cart
      """)
    #expect(report.hasSuffix("1 flow: 1 passed; 10 steps, 10 decided\n"), "\(report)")
  }

  @Test("As a step it holds from there on")
  func step() throws {
    let report = try ShopFlow().report(
      """
      - launchApp
      - given:
          text: {screen: CartViewController, outlet: itemsLabel, is: "${COUNT || 5} things"}
      - tapOn: Cart
      - assertVisible: "5 things"
      """)
    #expect(report.hasSuffix("1 flow: 1 passed; 4 steps, 4 decided\n"), "\(report)")
  }

  @Test("A statement that nothing asks for is a warning")
  func unasked() throws {
    let report = try ShopFlow(header: Self.header).report("- launchApp\n- tapOn: Account\n")
    #expect(
      report.contains(
        """
          ! given text of CartViewController.itemsLabel  (flow.yaml:6:7)
              warned: nothing in this flow asks for it
              remove it, or check the screen's name
        """), "\(report)")
    #expect(!report.contains("! given rows"))
  }

  @Test("A statement about something that does not exist is an error, with the nearest name")
  func unreal() throws {
    let header = """
        given:
          - rows: {screen: Kart, cells: [a]}
          - rows: {screen: FilterViewController, cells: [a]}
          - rows: {screen: ProductsViewController, cells: [{cell: ProduktCell}]}
          - text: {screen: Cart, outlet: itemLabel, is: x}
          - unwind: {action: "unwindToKart:", to: Cart}

      """
    #expect(
      try ShopFlow(header: header).report("- launchApp\n") == """
        flow.yaml:5:7: error: no screen of Shop is called 'Kart': did you mean 'Cart'?
        flow.yaml:6:7: error: FilterViewController has no table and no collection to fill
        flow.yaml:7:7: error: ProductsViewController has no prototype cell 'ProduktCell'
          did you mean 'ProductCell'?
        flow.yaml:8:7: error: Cart has no outlet 'itemLabel' in the storyboard
          did you mean 'itemsLabel'?
        flow.yaml:9:7: error: no unwind segue has the action 'unwindToKart:'
          did you mean 'unwindToCart:'?

        """)
  }

  @Test("What is wrong with the words, at its place")
  func faults() throws {
    let header = """
        given:
          - row: {screen: Cart}
          - rows: {screen: Cart}
          - text: {screen: Cart, outlet: itemsLabel, ist: x}
          - rows: [a]

      """
    #expect(
      try ShopFlow(header: header).report("- launchApp\n") == """
        flow.yaml:5:7: error: given has no option "row"
          did you mean rows?
        flow.yaml:6:7: error: rows needs cells
        flow.yaml:7:48: error: text has no option "ist"
          did you mean is?
        flow.yaml:8:13: error: rows takes a map, not a list
          its keys are screen, cells

        """)
  }

  @Test("An undecided step prints the lines that settle it")
  func linesToPaste() throws {
    let rows = try ShopFlow().report("- launchApp\n- tapOn: Espresso\n")
    #expect(
      rows.contains(
        """
              state it in the flow's header:
              flowsim:
                given:
                  - rows: {screen: ProductsViewController, cells: ["Espresso"]}
        """), "\(rows)")
    let unwind = try ShopFlow().report("- launchApp\n- tapOn: Cart\n- tapOn: More Info\n- tapOn: Close\n")
    #expect(unwind.contains("    - unwind: {action: \"unwindToCart:\", to: CartViewController}"), "\(unwind)")
    let text = try ShopFlow().report("- launchApp\n- tapOn: Cart\n- assertVisible: three\n")
    #expect(text.contains("    - text: {screen: CartViewController, outlet: itemsLabel, is: \"three\"}"), "\(text)")
  }
}

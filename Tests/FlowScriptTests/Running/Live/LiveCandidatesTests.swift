import Testing

/// What is one of a few values: dice, elements of a list in a random order.
@MainActor
struct LiveCandidatesTests {
  private func flow(_ body: String, _ members: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          \(members)
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            \(body)
          }
        }
        """)
  }

  @Test func theTotalOfTwoDiceIsOneOfEleven() throws {
    let flow = flow(
      """
      var total = 0
      for _ in 0..<2 { total += Int.random(in: 1...6) }
      label.text = "Total \\(total)"
      """)
    #expect(try flow.passes("- assertVisible: Total ([2-9]|1[0-2])\n- assertNotVisible: Total 1") == nil)
    #expect(try flow.report("- assertVisible: Total 7").contains("? assertVisible \"Total 7\""))
    #expect(try flow.report("- assertVisible: Total 1").contains("✗ assertVisible \"Total 1\""))
  }

  @Test func anElementByChanceIsOneOfTheList() throws {
    let flow = flow(
      """
      label.accessibilityIdentifier = "tip"
      label.text = "Tip: " + ["rest", "drink"].randomElement()!.uppercased()
      """)
    let steps = "- assertVisible: \"Tip: (REST|DRINK)\"\n- assertVisible: {id: tip}\n- assertNotVisible: \"Tip: EAT\""
    #expect(try flow.passes(steps) == nil)
    #expect(try flow.report("- assertVisible: \"Tip: REST\"").contains("? assertVisible \"Tip: REST\""))
  }

  @Test func whatIsSortedAgainIsInItsOrder() throws {
    let flow = flow(
      """
      let deck = ["red", "green", "blue"].shuffled().shuffled()
      label.text = deck.sorted().joined(separator: " ")
      title = deck[0]
      """)
    #expect(try flow.passes("- assertVisible: blue green red\n- assertNotVisible: black") == nil)
    #expect(try flow.report("- assertVisible: green").contains("? assertVisible \"green\""))
  }

  @Test func anIndexByChanceMeansOneOfTheElements() throws {
    let flow = flow(
      """
      let names = ["Ada", "Bea", "Ada"]
      label.text = names[Int(arc4random_uniform(UInt32(names.count)))]
      title = names[[0, 2].randomElement()!] == "Bea" ? "odd" : "even"
      """)
    #expect(try flow.passes("- assertVisible: Ada|Bea\n- assertNotVisible: Cid\n- assertVisible: even") == nil)
    #expect(try flow.report("- assertVisible: Ada").contains("? assertVisible \"Ada\""))
  }

  @Test func propertiesOfOneOfAFewAreKnownWhereTheyAreAlike() throws {
    let flow = flow(
      """
      let card = [Card(rank: 7, suit: "Hearts"), Card(rank: 8, suit: "Hearts")].randomElement()!
      label.text = "\\(card.rank) of \\(card.suit)"
      title = card.suit
      """, "struct Card { let rank: Int; let suit: String }")
    #expect(try flow.passes("- assertVisible: Hearts\n- assertVisible: \"[78] of Hearts\"") == nil)
    #expect(try flow.report("- assertVisible: 7 of Hearts").contains("?"))
  }

  @Test func anIndexThatMayBeOutOfRangeIsLeftOpen() throws {
    let flow = flow("label.text = [\"Ada\", \"Bea\"][Int.random(in: 0...2)]")
    #expect(try flow.report("- assertVisible: Ada|Bea").contains("?"))
  }

  @Test func textsThatCodeReadsAgainAreStillOpen() throws {
    let flow = flow(
      """
      label.text = Bool.random() ? "on" : "\\(Int.random(in: 1...2))"
      title = label.text == "1" ? "one" : "other"
      """)
    #expect(try flow.report("- assertVisible: one").contains("?"))
    #expect(try flow.report("- assertVisible: other").contains("?"))
  }
}

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

  /// An element of a random order that code changes is changed, whichever it is.
  @Test(arguments: [
    "cards[1].isUp = true", "cards[1].isUp.toggle()", "var card = cards[1]; card.isUp = true; cards[1] = card",
    "for index in cards.indices { cards[index].isUp = true }",
  ])
  func aChangedElementOfARandomOrderIsChanged(_ change: String) throws {
    let flow = flow(
      """
      cards.shuffle()
      \(change)
      label.text = cards[1].isUp ? "up" : "down"
      """,
      """
      struct Card { let front: String; var isUp = false }
      var cards = [Card(front: "a"), Card(front: "b"), Card(front: "c")]
      """)
    #expect(try flow.passes("- assertVisible: up") == nil)
  }

  @Test func theAppsOwnMethodsRunOnEachOfThem() throws {
    let flow = flow(
      """
      cards.shuffle()
      let was = cards[1].turn()
      let suits = cards.map(\\.suit.name)
      label.text = "\\(cards.filter(\\.isUp).count) \\(was) \\(cards[1].isUp) \\(cards[2].isUp) \\(cards[0].side(true))"
      title = suits[0]
      """,
      """
      enum Suit { case red, black; var name: String { switch self { case .red: "Suit"; case .black: "Suit" } } }
      struct Card {
        let suit: Suit
        var isUp = false
        mutating func turn() -> Bool {
          isUp.toggle()
          return !isUp
        }
        func side(_ isFront: Bool) -> String { isFront ? "front" : "back" }
      }
      var cards = [Card(suit: .red), Card(suit: .black), Card(suit: .red)]
      """)
    #expect(try flow.passes("- assertVisible: 1 false true false front\n- assertVisible: Suit") == nil)
  }

  @Test func whatMayEndTheAppForOneOfThemIsAsked() throws {
    let flow = flow(
      """
      cards.shuffle()
      cards[0].turn()
      """,
      """
      struct Card {
        let number: Int
        var isUp = false
        mutating func turn() {
          isUp = true
          precondition(number > 1)
        }
      }
      var cards = [Card(number: 1), Card(number: 2)]
      """)
    #expect(try flow.report("- assertVisible: up").contains("? launchApp"))
  }

  /// Which of two widths is the larger one is not asked where neither is known.
  @Test func oneOfTwoThatAreNotKnownIsNotKnown() throws {
    let flow = flow(
      """
      let width = label.widthAnchor.constraint(equalToConstant: 0)
      for number in 0..<40 {
        let (one, other) = (UIButton(), UIButton())
        one.setTitle("One \\(number)", for: .normal)
        other.setTitle("Other", for: .normal)
        let (a, b) = (one.intrinsicContentSize.width, other.intrinsicContentSize.width)
        width.constant = a > b ? a : b
      }
      title = "laid out"
      """)
    #expect(try flow.passes("- assertVisible: laid out") == nil)
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

  @Test func aScreenWithATitleByChanceIsCalledSoByNobody() throws {
    let chance = flow("title = [\"Ann\", \"Bob\"].randomElement()!")
    #expect(
      try chance.report("- assertScreen: Ann").contains(
        "what element 0 of a random order gives, which is set as title, and whether that is Ann"))
    #expect(try chance.report("- assertScreen: Cid").contains("✗ assertScreen \"Cid\""))
    #expect(try chance.passes("- assertScreen: Root") == nil)
    let outside = flow("title = \"Home\"; title = UIPasteboard.general.string")
    #expect(try outside.report("- assertScreen: Home").contains("? assertScreen \"Home\""))
    let settled = flow("title = [\"Ann\", \"Bob\"].randomElement()!; title = \"Cid\"")
    #expect(try settled.passes("- assertScreen: Cid") == nil)
  }

  @Test func theLongestOfTheTextsMayPushAwayWhatIsBelow() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let (long, below, above) = (UILabel(), UILabel(), UILabel())
            long.numberOfLines = 0
            long.text = ["short", String(repeating: "long words ", count: 200)].randomElement()!
            below.text = "Below"
            above.text = "Above"
            for label in [above, long, below] {
              label.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(label)
              label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
              label.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            }
            above.topAnchor.constraint(equalTo: view.topAnchor, constant: 120).isActive = true
            long.topAnchor.constraint(equalTo: above.bottomAnchor).isActive = true
            below.topAnchor.constraint(equalTo: long.bottomAnchor).isActive = true
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Above") == nil)
    #expect(try flow.report("- assertVisible: Below").contains("? assertVisible \"Below\""))
    #expect(try flow.report("- assertNotVisible: Below").contains("? assertNotVisible \"Below\""))
  }

  @Test func wordsOfARandomOrderHaveParts() throws {
    let flow = flow(
      """
      let pair = ["a b", "c d"].shuffled()[0].components(separatedBy: " ")
      let index = (0..<3).randomElement() ?? 0
      label.text = "\\(pair.count) \\([1, 2, 3].indices ~= index)"
      """)
    #expect(try flow.passes("- assertVisible: 2 true") == nil)
  }

  @Test func aFileOfOneOfSeveralNamesIsInTheBundleOrNot() throws {
    let flow = flow(
      """
      let names = ["a", "b"]
      let path = Bundle.main.path(forResource: names[Int.random(in: 0...names.count - 1)], ofType: "mp4")
      label.text = path == nil ? "none" : "one"
      """)
    #expect(try flow.passes("- assertVisible: none|one") == nil)
  }

  /// Which of both it is differs from one iOS to the next.
  @Test func aZoneWithoutADifferenceHasEitherName() throws {
    let flow = flow("label.text = TimeZone(identifier: \"UTC\")!.identifier")
    #expect(try flow.report("- assertVisible: GMT").contains("? assertVisible \"GMT\""))
    #expect(try flow.passes("- assertVisible: 'GMT|UTC'") == nil)
  }
}

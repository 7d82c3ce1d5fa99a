import Testing

/// What follows a step that nobody can decide: a look changes nothing, so that the flow goes on.
@MainActor
struct UndecidedLookTests {
  private func screen(_ load: String, _ members: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let first = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          let second = UILabel(frame: CGRect(x: 20, y: 260, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
            [first, second].forEach(view.addSubview)
            second.text = "steady"
        \(load)
          }
          @objc func go() { second.text = "gone" }
        \(members)
        }
        """)
  }

  @Test func aLookLetsTheFlowGoOn() throws {
    let flow = screen("first.text = Net.shared.name")
    #expect(
      try flow.verdicts(
        """
        - assertVisible: Anna
        - assertVisible: steady
        - runFlow:
            commands:
              - assertNotVisible: Anna
              - tapOn: Go
        - assertVisible: gone
        - assertVisible: steady
        """) == "✓?✓?✓?")
  }

  @Test func aTouchStopsIt() throws {
    let flow = screen("first.text = Net.shared.name")
    #expect(try flow.verdicts("- tapOn: Anna\n- assertVisible: steady") == "✓?")
  }

  @Test func aLookForWhichTimeGoesByStopsIt() throws {
    let flow = screen(
      """
      first.text = Net.shared.name
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.second.text = "late" }
      """)
    #expect(try flow.verdicts("- assertVisible: Anna\n- assertVisible: late") == "✓?")
  }

  @Test func aLookThatIsTriedAgainStopsIt() throws {
    let flow = screen("first.text = Net.shared.name")
    #expect(
      try flow.verdicts(
        """
        - retry:
            commands:
              - assertVisible: Anna
        - assertVisible: steady
        """) == "✓?")
  }

  @Test func theFlowGoesOnInTheWorldsInWhichAStepPasses() throws {
    let flow = screen(
      """
      if Net.shared.isOn { first.text = "on" } else { second.text = "off" }
      """)
    #expect(
      try flow.verdicts(
        """
        - assertVisible: "on"
        - assertVisible: steady
        - assertNotVisible: "off"
        """) == "✓?✓✓")
  }

  @Test func itGoesOnInAllWorldsAfterAnOptionalStep() throws {
    let flow = screen("if Net.shared.isOn { first.text = \"on\" } else { second.text = \"off\" }")
    #expect(
      try flow.verdicts(
        """
        - assertVisible: {text: "on", optional: true}
        - assertVisible: steady
        - tapOn: Go
        """) == "✓??✓")
    #expect(
      try flow.verdicts(
        """
        - assertVisible: {text: "on", optional: true}
        - tapOn: Go
        - assertVisible: gone
        """) == "✓?✓✓")
  }

  @Test func aFailureInAllWorldsIsOne() throws {
    let flow = screen("first.text = Net.shared.name")
    #expect(try flow.report("- assertVisible: Anna\n- assertScreen: Nowhere").contains("1 flow: 0 passed, 1 failed"))
  }

  @Test func orderStillCountsAfterALook() throws {
    let flow = screen(
      """
      first.text = Net.shared.name
      if Array(Set(["a", "b", "c"]))[0] == "a" {
        DispatchQueue.main.async { self.navigationController?.pushViewController(Next(), animated: false) }
      }
      """, "class Next: UIViewController {}")
    #expect(try flow.verdicts("- assertNotVisible: Anna\n- assertScreen: Root") == "✓??")
  }

  @Test func aTextThatIsNoLabelOfASymbolIsNotThere() throws {
    let flow = screen(
      """
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "house.fill"), style: .plain, target: self, action: #selector(go))
      """)
    #expect(
      try flow.verdicts(
        """
        - assertNotVisible: Archive
        - assertNotVisible: Register Personal Info
        - assertNotVisible: "Total .*1"
        - assertNotVisible: "\\\\$0.00"
        - assertNotVisible: Home
        - assertNotVisible: House
        """) == "✓✓✓✓✓??")
  }

  @Test func aSeparatorOfLinesMayBeASpace() throws {
    let flow = screen("first.text = \"Loans\\u{2028}Mortgage\"")
    #expect(try flow.verdicts("- assertVisible: Loans Mortgage\n- assertVisible: steady") == "✓?✓")
  }
}

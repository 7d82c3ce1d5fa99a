import Testing

/// What is drawn at random until it is something else, and numbers that are drawn.
@MainActor
struct LiveDrawnAgainTests {
  private func flow(_ members: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            label.text = "Hello"
            show()
          }
          \(members)
        }
        """)
  }

  /// The loops come to an end, and what they leave is one of the texts.
  @Test(arguments: [
    "var word = \"\"; repeat { word = words.randomElement()! } while word == label.text; label.text = word",
    "var place = Int.random(in: 0...1); while words[place] == label.text { place = Int.random(in: 0...1) }; "
      + "label.text = words[place]",
  ])
  func aLoopDrawsUntilItIsAnotherOne(_ draw: String) throws {
    let flow = flow(
      """
      let words = ["Hello", "Hallo"]
      func show() {
        \(draw)
        label.text! += "!"
        title = "Shown"
      }
      """)
    #expect(
      try flow.passes("- assertVisible: Shown\n- assertVisible: H.llo!\n- assertNotVisible: Servus!") == nil)
    #expect(try flow.verdicts("- assertVisible: Hello!") == "✓?")
  }

  /// Nobody knows how often: what is counted is not known.
  @Test func aLoopThatCountsIsAskedAbout() throws {
    let flow = flow(
      """
      let words = ["Hello", "Hallo"]
      func show() {
        var count = 0
        while words.randomElement() == "Hello" { count += 1 }
        label.text = "\\(count)"
      }
      """)
    #expect(try flow.verdicts("- assertVisible: \"0\"").hasSuffix("?"))
  }

  /// What a slider stands at is read in per cent, and moves nothing else; an alert says a number.
  @Test func numbersThatAreDrawnAreShown() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let share = CGFloat.random(in: 0...1)
          let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
          let bar = UIProgressView(frame: CGRect(x: 20, y: 150, width: 300, height: 4))
          let button = UIButton(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Shares"
            slider.value = Float(share)
            bar.progress = Float(share)
            button.setTitle("Tell", for: .normal)
            button.addTarget(self, action: #selector(tell), for: .touchUpInside)
            [slider, bar, button].forEach(view.addSubview)
          }
          @objc func tell() {
            let height = round(Double.random(in: 100...200) * 100) / 100
            let alert = UIAlertController(title: "Height", message: "It is \\(height) cm", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: Shares
        - assertNotVisible: Height
        - tapOn: Tell
        - assertVisible: Height
        - assertNotVisible: Weight
        - tapOn: OK
        - assertVisible: Tell
        """) == nil)
    #expect(try flow.verdicts("- assertNotVisible: 30%") == "✓?")
    #expect(try flow.verdicts("- tapOn: Tell\n- assertVisible: It is 180.5 cm") == "✓✓?")
    #expect(try flow.verdicts("- tapOn: Tell\n- assertNotVisible: It is 180.5 cm") == "✓✓?")
    #expect(try flow.verdicts("- tapOn: Tell\n- assertAlert: {title: Height, message: tall}") == "✓✓?")
  }
}

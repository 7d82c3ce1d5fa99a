import Testing

/// What a method that is not modelled may have changed is not known to code either.
@MainActor
struct LiveUnreadChangeTests {
  private func screen(_ change: String, _ reading: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          let result = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            view.addSubview(result)
            field.text = "4"
            \(change)
            \(reading)
          }
        }
        """)
  }

  private let reading = #"result.text = field.text == "4" ? "same" : "other""#

  @Test func aTextBehindAnUnknownMethodIsAsked() throws {
    let flow = screen("field.scribble(\"5\")", reading)
    #expect(try flow.verdicts("- assertVisible: same") == "✓?")
    #expect(try flow.verdicts("- assertNotVisible: same") == "✓?")
  }

  @Test func aTextThatIsSetAgainIsKnown() throws {
    let flow = screen("field.scribble(\"5\"); field.text = \"4\"", reading)
    #expect(try flow.passes("- assertVisible: same") == nil)
  }

  @Test func whatIsSavedOfItIsAskedAfterARelaunch() throws {
    let flow = screen(
      "title = UserDefaults.standard.string(forKey: \"kept\") ?? \"nothing\"; field.scribble(\"5\")",
      #"UserDefaults.standard.set(field.text, forKey: "kept")"#)
    #expect(try flow.verdicts("- launchApp: {stopApp: true}\n- assertVisible: \"45\"") == "✓✓?")
  }
}

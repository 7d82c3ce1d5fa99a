import Testing

/// Maestro's clipboard: what is copied is certain, or nothing is.
@MainActor
struct LiveClipboardTests {
  private static let app = LiveFlow(
    source: """
      class Root: UIViewController {
        let code = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let name = UILabel(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        override func viewDidLoad() {
          super.viewDidLoad()
          code.text = "A-17"
          code.accessibilityIdentifier = "code"
          name.text = Service.name
          name.accessibilityIdentifier = "name"
          field.placeholder = "Code"
          for view in [code, name, field] { view.addSubview(UIView()); self.view.addSubview(view) }
        }
      }
      """)

  @Test("What was copied is typed, and stands in expressions, after a block too")
  func copies() throws {
    let steps = """
      - pasteText
      - runFlow:
          commands:
            - copyTextFrom: {id: code}
      - assertTrue: ${maestro.copiedText == "A-17"}
      - tapOn: Code
      - pasteText
      - assertVisible: "A-17"
      - setClipboard: B
      - action: pasteText
      - assertVisible: "A-17B"
      """
    #expect(try Self.app.passes(steps) == nil)
  }

  @Test("A text that code took from what is not known is not copied")
  func unknown() throws {
    #expect(try Self.app.verdicts("- copyTextFrom: {id: name}\n- assertTrue: ${maestro.copiedText == \"\"}") == "✓?")
  }

  @Test("An element that is not there fails; several with other texts are undecided")
  func others() throws {
    let two = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            for (index, text) in ["Item 1", "Item 2"].enumerated() {
              let label = UILabel(frame: CGRect(x: 20, y: 100 + 50 * CGFloat(index), width: 200, height: 40))
              label.text = text
              view.addSubview(label)
            }
          }
        }
        """)
    #expect(try two.verdicts("- copyTextFrom: {id: none}") == "✓✗")
    #expect(
      try two.report("- copyTextFrom: Item.*").contains(
        "undecided: which text is copied: the element with the text \"Item.*\" has several: \"Item 1\", \"Item 2\"\n"))
    #expect(
      try two.passes("- copyTextFrom: {text: Item.*, index: 1}\n- assertTrue: ${maestro.copiedText == \"Item 2\"}")
        == nil)
  }
}

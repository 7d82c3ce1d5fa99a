import Testing

@testable import FlowScript

/// Placeholders in whose place texts stand: they are not seen, and tests find fields by them.
@MainActor
struct LivePlaceholderTests {
  private static let screen = """
    class Root: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
        field.placeholder = "Your name"
        view.addSubview(field)
      }
    }
    """

  @Test func anEmptyFieldReadsItsPlaceholder() throws {
    let flow = LiveFlow(source: Self.screen)
    #expect(
      try flow.passes("- assertVisible: Your name\n- tapOn: Your name\n- inputText: Ada\n- assertVisible: Ada") == nil)
  }

  @Test func whetherAFieldWithATextReadsItIsAsked() throws {
    let flow = LiveFlow(source: Self.screen)
    for look in ["assertVisible", "assertNotVisible"] {
      let steps = "- tapOn: Your name\n- inputText: Ada\n- \(look): Your name"
      #expect(try flow.verdicts(steps) == "✓✓✓?")
      #expect(try flow.report(steps).contains("whether a field reads its placeholder in whose place a text stands"))
    }
  }

  @Test func aTouchFindsTheFieldByIt() throws {
    let flow = LiveFlow(source: Self.screen)
    #expect(try flow.verdicts("- tapOn: Your name\n- inputText: Ada\n- tapOn: Your name") == "✓✓✓✓")
  }
}

import Testing

/// Names of C's that Swift has as other names of its own types, and constants of Core Foundation.
@MainActor
struct LiveAliasTests {
  @Test func numbersOfSecondsAreDoubles() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let length = CFTimeInterval(1)
            let moment: CFAbsoluteTime = 2.5
            title = "\\(length + moment)"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: '3.5'") == nil)
  }

  @Test func keysOfTheBundleHaveNames() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = kCFBundleIdentifierKey as String
            let value = Bundle.main.object(forInfoDictionaryKey: kCFBundleNameKey as String) as? String
            print(value ?? "none")
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: CFBundleIdentifier") == nil)
  }
}

import Testing

/// `.name` of an app's own extensions of texts and numbers, where a place takes one type or another.
@MainActor
struct LiveImplicitMemberTests {
  private func shows(_ code: String) -> LiveFlow {
    LiveFlow(
      source: """
        extension String {
          static let hello = "hello"
          static var comma: String { ", " }
        }
        extension TimeInterval { static let fast = 0.1 }
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            \(code)
          }
        }
        """)
  }

  @Test func textsTakeTexts() throws {
    let flow = shows(
      """
      var text = "say " + .hello + "!"
      text += .hello
      text.append(.comma)
      let parts = "a, b".components(separatedBy: .comma) + "c, d".split(separator: .comma).map(String.init)
      let has = "hello you".contains(.hello)
      label.text = text + parts.joined(separator: .comma) + " \\(has) \\("hello" == .hello)"
      """)
    #expect(try flow.passes("- assertVisible: say hello!hello, a, b, c, d true true") == nil)
  }

  @Test func aMemberOfTheTypeItselfGoesFirst() throws {
    let flow = LiveFlow(
      source: """
        extension String { static let whitespaces = "b" }
        extension CharacterSet { static let dots = CharacterSet(charactersIn: ".") }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let parts = "a.c".components(separatedBy: .dots)
            title = " abc ".trimmingCharacters(in: .whitespaces) + parts.joined(separator: "-")
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: abca-c") == nil)
  }
}

import FlowInterpreter
import HeadlessUIKit
import Testing

/// What is done to UIKit's objects with what is not known.
@MainActor
struct UnknownTests {
  @Test func aTextThatIsNotKnownStaysUnknownWhereItIsRead() throws {
    let app = InterpretedApp(
      """
      import UIKit
      import Elsewhere
      class Root: UIViewController {
        let label = UILabel()
        let button = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = Elsewhere.text
          button.setTitle(Elsewhere.text, for: .normal)
          let action = UIAlertAction(title: Elsewhere.text, style: .default)
          print(action.style == .default)
          label.text = "known"
          print(label.text ?? "none")
          if button.currentTitle == "x" { print("never") }
        }
      }
      """)
    var told: [String] = []
    app.framework.onUnknown = { unknown, object, name, location in
      told.append("\(type(of: object!)).\(name): \(unknown.what), line \(location.source.line)")
    }
    #expect(throws: InterpretedApp.Ended.self) { _ = try app.launch("Root") }
    #expect(app.output == "true\nknown\n")
    #expect(
      told == [
        "UILabel.text: Elsewhere.text, line 8", "UIButton.title: Elsewhere.text, line 9",
        "UIAlertAction.title: Elsewhere.text, line 10",
      ])
  }
}

import Foundation
import HeadlessUIKit

/// The lines of a flow's header that would settle an undecided step, ready to paste.
enum GivenLines {
  /// Rows of a screen; the text is the one that the step looks for.
  static func rows(on screen: String, text: String?) -> String {
    lines("rows: {screen: \(screen), cells: [\(quoted(text ?? "…"))]}")
  }

  /// The text of an outlet, named `Class.outlet`.
  static func text(ofOutlet name: String, text: String?) -> String {
    let parts = name.split(separator: ".", maxSplits: 1)
    return lines("text: {screen: \(parts[0]), outlet: \(parts.last ?? ""), is: \(quoted(text ?? "…"))}")
  }

  /// The answer to what the simulation asks.
  static func answer(to question: UndecidedEffect.Asks) -> String {
    switch question {
    case .branch(let function, let condition, let result):
      lines("branch: {in: \(function), when: \(quoted(condition)), is: true}")
        + (result.map { "\nor what the code asks, wherever it does:\n    - result: {of: \(quoted($0)), is: true}" }
          ?? "")
    case .unreadCode: stub
    case .dependency(let property, let screen): injected(property, into: screen)
    case .unwindDestination(let action, let screens):
      lines("unwind: {action: \(quoted(action)), to: \(screens.first ?? "…")}")
    }
  }

  /// What an expression gives.
  static func result(of expression: String) -> String { lines("result: {of: \(quoted(expression)), is: true}") }

  /// The same, or a stub in place of what is not here.
  static func resultOrStub(_ expression: String) -> String {
    result(of: expression) + "\nor name a stub there \(standing)"
  }

  /// What settles what code does that is not here.
  static let stub = "name a stub in the flow's header \(standing)"

  private static let standing = "that stands for what is not here: `stubs: [Stubs/….swift]`"

  /// A dependency of a screen.
  static func injected(_ property: String, into screen: String) -> String {
    lines("injected: {screen: \(screen), property: \(property), is: true}")
  }

  private static func lines(_ statement: String) -> String {
    "state it in the flow's header:\nflowsim:\n  given:\n    - \(statement)"
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
  }
}

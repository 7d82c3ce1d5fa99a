import Foundation
import HeadlessUIKit

/// The lines of a flow's header that would settle an undecided step, ready to paste.
enum GivenLines {
  /// Rows of a screen; the text is the one that the step looks for.
  static func rows(on screen: String, text: String?) -> String {
    lines(
      "rows: {screen: \(screen), cells: [\(quoted(text ?? "…"))]}",
      suite: "rows(screen: \(quoted(screen)), cells: [.init(texts: [\(quoted(text ?? "…"))])])")
  }

  /// The text of an outlet, named `Class.outlet`.
  static func text(ofOutlet name: String, text: String?) -> String {
    let parts = name.split(separator: ".", maxSplits: 1)
    return lines(
      "text: {screen: \(parts[0]), outlet: \(parts.last ?? ""), is: \(quoted(text ?? "…"))}",
      suite:
        "text(screen: \"\(parts[0])\", outlet: \"\(parts.last ?? "")\", text: \(quoted(text ?? "…")))")
  }

  /// The answer to what the simulation asks.
  static func answer(to question: UndecidedEffect.Asks) -> String {
    switch question {
    case .branch(let function, let condition, let result):
      lines(
        "branch: {in: \(function), when: \(quoted(condition)), is: true}",
        suite: "branch(function: \(quoted(function)), condition: \(quoted(condition)), holds: true)")
        + (result.map {
          "\nor what the code asks, wherever it does:\n"
            + AdviceLanguage.words(
              flow: "    - result: {of: \(quoted($0)), is: true}",
              suite: "AppUnderTest(…, given: [\(quoted($0)): \"true\"])")
        } ?? "")
    case .unreadCode(let what): stub(for: what)
    case .dependency(let property, let screen): injected(property, into: screen)
    case .unwindDestination(let action, let screens):
      lines(
        "unwind: {action: \(quoted(action)), to: \(screens.first ?? "…")}",
        suite: "unwind(action: \(quoted(action)), to: \(quoted(screens.first ?? "…")))")
    }
  }

  /// What an expression gives.
  ///
  /// - Parameter isPresence: whether it is asked whether it is there at all.
  private static func result(of expression: String, isPresence: Bool) -> String {
    let value = isPresence ? "there" : "true"
    return AdviceLanguage.words(
      flow: lines("result: {of: \(quoted(expression)), is: \(value)}", suite: ""),
      suite: "state it: AppUnderTest(…, given: [\(quoted(expression)): \"\(value)\"])")
  }

  /// The same, or a stub in place of what is not here.
  static func resultOrStub(_ expression: String, isPresence: Bool = false) -> String {
    result(of: expression, isPresence: isPresence)
      + "\nor name a stub\(AdviceLanguage.words(flow: " there", suite: "")) \(standing(for: expression))"
  }

  /// What settles what code does that is not here.
  static func stub(for what: String) -> String {
    "name a stub\(AdviceLanguage.words(flow: " in the flow's header", suite: "")) \(standing(for: what))"
  }

  private static func standing(for what: String) -> String {
    let named = declared(in: what)
    let does = named.map { "that declares \($0)" } ?? "that stands for what is not here"
    return "\(does): `\(AdviceLanguage.words(flow: "stubs: [Stubs/….swift]", suite: "stubs: [\"Stubs/….swift\"]"))`"
  }

  /// Whether a name begins as those of Apple's frameworks do: a stub of the app's code that asks them is better.
  private static func isOfSystem(_ name: String) -> Bool {
    name.prefixMatch(of: /(AV|CA|CB|CG|CI|CK|CL|CM|CN|EK|HK|LA|MF|MK|MP|NS|NW|PH|SF|SK|UI|UN|URL|WK)\p{Lu}/) != nil
      || ["Bundle", "DispatchQueue", "FileManager", "JSONDecoder", "JSONEncoder", "URL"].contains { name.hasPrefix($0) }
  }

  /// What a stub would declare for an expression to be read: `Navigator`, which is not here, and its `init`; the `draw`
  /// of what is here. Nil where the words tell none.
  private static func declared(in what: String) -> String? {
    var words = what.hasPrefix("setting ") ? String(what.dropFirst("setting ".count)) : what
    if let range = words.range(of: #"^\$[0-9]+ of "#, options: .regularExpression) { words.removeSubrange(range) }
    let parts = words.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first, let letter = first.first, letter.isLetter, !isOfSystem(first),
      parts.prefix(2).allSatisfy({ $0.wholeMatch(of: /[\p{L}_][\p{L}0-9_<>]*(\(…\))?/) != nil })
    else { return nil }
    func name(_ part: String) -> String { part.hasSuffix("(…)") ? String(part.dropLast(3)) : part }
    guard parts.count > 1 else { return first.hasSuffix("(…)") ? "'\(name(first))'" : nil }
    return "the '\(name(parts[1]))' of '\(name(first))'"
  }

  /// A dependency of a screen.
  static func injected(_ property: String, into screen: String) -> String {
    lines(
      "injected: {screen: \(screen), property: \(property), is: true}",
      suite: "injected(screen: \(quoted(screen)), property: \(quoted(property)), isSet: true)")
  }

  private static func lines(_ statement: String, suite: String) -> String {
    AdviceLanguage.words(
      flow: "state it in the flow's header:\nflowsim:\n  given:\n    - \(statement)",
      suite: "state it: AppUnderTest(…, stating: [.\(suite)])")
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
  }
}

import FlowInterfaceBuilder
import FlowInterpreter
import FlowModel
import HeadlessUIKit
import UIKitBridge

/// What is not code, in a run of an app: what a flow states, and what stays open.
final class LiveWorld: World, @unchecked Sendable {
  private nonisolated(unsafe) let simulation: Simulation
  private nonisolated(unsafe) let questions: OpenQuestions?
  private nonisolated(unsafe) let code: FlowCode
  private let texts: AppTexts
  unowned var interpreter: Interpreter!

  @MainActor
  init(_ simulation: Simulation, _ questions: OpenQuestions?, _ code: FlowCode, _ texts: AppTexts) {
    self.simulation = simulation
    self.texts = texts
    self.questions = questions
    self.code = code
  }

  func answer(_ question: Unknown, at location: TreeLocation) throws -> Bool {
    if case .bool(let flag)? = stated(question.what) { return flag }
    let place = location.source
    if let answer = onMain({ questions?.answer(question, at: place) }) { return answer }
    throw Stop(lacking: question, at: location)
  }

  func unread(_ what: String, at location: TreeLocation, handed: [Value]) throws -> Value {
    if let stated = stated(what) { return stated }
    if !LiveHarmless.contains(what), handed.contains(where: \.leadsToApp) {
      let place = location.source
      onMain { self.simulation.leaveUndecided("what \(what) does", at: place) }
    }
    return .unknown(Unknown(what, location))
  }

  func write(_ text: String) {}

  func localized(_ key: String, table: String?) -> String? { texts.text(key, table: table) }

  /// What a flow states of an expression.
  private func stated(_ expression: String) -> Value? {
    onMain {
      switch self.code.givens.result(of: expression) {
      case .flag(let flag): .bool(flag)
      case .number(let number): .int(number)
      case .text(let text): .string(text)
      case .nothing: Value.none
      default: nil
      }
    }
  }

  /// Notes that a property of an object of UIKit's was set to what is not known.
  func note(_ unknown: Unknown, of object: NSObject?, _ property: String, at location: TreeLocation) throws {
    let question = "what \(unknown.what) gives, which is set as \(property)"
    let (view, place, hint) = (object as? UIView, location.source, LiveQuestion(unknown).hint)
    onMain {
      guard let view, LiveHarmless.elementProperties.contains(property) else {
        if !LiveHarmless.looks.contains(property) {
          self.simulation.leaveUndecided(question, at: place)
        }
        return
      }
      self.code.doubts.add(
        ElementDoubt(
          screen: nil, isOfAnyScreen: true, view: view, isOfWholeScreen: false, part: .content, question: question,
          location: place, hint: hint))
    }
  }

  private func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    (interpreter.framework as! UIKitFramework).onMain(body)
  }
}

/// Something that is not known, in the words of a tester.
struct LiveQuestion {
  let unknown: Unknown
  init(_ unknown: Unknown) { self.unknown = unknown }

  /// The lines of a header that would settle it.
  var hint: String { GivenLines.result(of: unknown.what) }
}

extension Value {
  /// Whether code that is handed it can reach the app: an object, a closure, or what holds one.
  fileprivate var leadsToApp: Bool {
    switch self {
    case .object, .closure: true
    case .native(let box): box is ObjectBox
    case .some(let box): box.value.leadsToApp
    case .list(let box): box.items.contains(where: \.leadsToApp)
    case .tuple(let box): box.items.contains(where: \.leadsToApp)
    case .structure(let box): box.fields.contains(where: \.leadsToApp)
    case .enumeration(let box): box.payload.contains(where: \.leadsToApp)
    case .box(let box): box.value.leadsToApp
    default: false
    }
  }
}

/// What is known of members that HeadlessUIKit lacks: they change nothing that a flow asks for.
enum LiveHarmless {
  static let looks = ReachTables.looks
  static let elementProperties: Set<String> = ReachTables.viewProperties.union(["text", "title", "currentTitle"])

  /// - Parameter what: `UIView.cornerRadius`, `setting UIView.cornerRadius`, `UITableView.flashScrollIndicators(…)`.
  static func contains(_ what: String) -> Bool {
    let isSetting = what.hasPrefix("setting ")
    let name = what.split(separator: ".").last.map(String.init) ?? what
    if name.hasSuffix("(…)") {
      let method = String(name.dropLast(3))
      return ReachTables.quietMethods.contains(method) || ReachTables.quietFunctions.contains(method)
    }
    return !isSetting || looks.contains(name)
  }
}

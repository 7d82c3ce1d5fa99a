import FlowInterfaceBuilder
import FlowModel
import Foundation
import HeadlessUIKit

extension CodeRun {
  /// When a closure's events run.
  enum Timing {
    /// In place.
    case now
    /// In a later turn of the run loop.
    case later
    /// When the transition ends that the closure is passed to.
    case atEnd
    /// When an alert's button is tapped, or a local function is called.
    case whenCalled
    case never
    /// As the flow says.
    case asked
  }

  /// Functions that run their closure before they return.
  private static let immediate: Set<String> = ["performWithoutAnimation", "sync"]
  /// Functions that run their closure without fail, later.
  private static let later: Set<String> = [
    "addOperation", "async", "asyncAfter", "performBatchUpdates", "Task",
  ]
  /// Functions that keep their closure for an event that no step of a flow is.
  private static let subscriptions: Set<String> = [
    "UIAction", "UIContextualAction", "UIKeyCommand", "UITableViewRowAction",
  ]
  /// Functions whose closure runs when a transition has ended.
  private static let transitions: Set<String> = [
    "dismiss", "dismissViewControllerAnimated", "present", "presentViewController",
  ]

  /// Whether a condition is a closure or a local function, rather than a question.
  func isDeferrable(_ condition: Int) -> Bool {
    [.closure, .function].contains(scope.function.conditions[condition].kind)
  }

  /// When a closure runs that stands behind other conditions.
  func timing(of closure: Int, before open: [Int], after items: ArraySlice<Item>) -> Timing {
    let condition = scope.function.conditions[closure]
    if condition.kind == .function || isAlertHandler(condition) { return .whenCalled }
    let called = String(condition.text.prefix { $0 != "(" })
    let name = String(called.split(separator: ".").last ?? Substring(called))
    let label = condition.text.dropFirst(called.count).filter { $0.isLetter }
    if Self.transitions.contains(name) { return .atEnd }
    var timing: Timing
    if code.reach?.functions[name] != nil {
      timing = stated(condition)
    } else if Self.immediate.contains(name) || (name == "animate" && label != "completion") {
      timing = .now
    } else if Self.later.contains(name) || name == "animate" {
      timing = .later
    } else {
      timing = stated(condition)
      if case .asked = timing, Self.subscriptions.contains(name) { timing = .whenCalled }
    }
    switch timing {
    case .never, .whenCalled, .asked: return timing
    case .later:
      // A flow's commands wait for a second or so, and for a minute they do not.
      guard let delay = delay(of: closure, in: items), delay <= 1 else { return stated(condition) }
    case .now, .atEnd: break
    }
    let before = open.prefix { $0 != closure }.map { scope.function.conditions[$0] }
    switch holds(before) {
    case true?: return timing
    case false?: return .never
    case nil: return timing == .later ? .now : timing
    }
  }

  /// When a closure runs as the flow says.
  private func stated(_ condition: CodeCondition) -> Timing {
    switch code.givens.branch(in: name, condition: condition.text) {
    case true?: .later
    case false?: .never
    case nil: .asked
    }
  }

  /// After how many seconds a closure runs, by the call that it is given to; nil where the code does not tell.
  func delay(of closure: Int, in items: ArraySlice<Item>) -> Double? {
    let name = scope.function.conditions[closure].text.prefix { $0 != "(" }.split(separator: ".").last
    for item in items where !conditions(of: item).contains(closure) {
      let call: CodeValue?
      switch item {
      case .event(let number):
        if case .call(let value) = scope.function.events[number].action { call = value } else { call = nil }
      case .effect(let number):
        call = scope.function.effects[number].kind == .call ? scope.function.effects[number].value : nil
      }
      guard let call, call.calledName == name.map(String.init), let arguments = call.arguments else { continue }
      let timed = arguments.filter { ["deadline", "withDuration", "delay", "wallDeadline"].contains($0.label) }
      var seconds = 0.0
      for argument in timed {
        guard case .other(let text) = argument.value.root, argument.value.path.isEmpty,
          let number = Double(text.split(separator: "+").last.map { $0.filter { !$0.isWhitespace } } ?? "")
        else { return nil }
        seconds += number
      }
      return seconds
    }
    return 0
  }

  func isAlertHandler(_ condition: CodeCondition) -> Bool {
    condition.kind == .closure && condition.text.hasPrefix("UIAlertAction")
  }

  // MARK: Answers

  /// Whether all conditions turn out so that what stands under them happens; nil where that is not known.
  func holds(_ conditions: [CodeCondition]) -> Bool? {
    var isKnown = true
    for condition in conditions {
      switch answer(condition, mayMake: isKnown) {
      case true?: continue
      case false?: return false
      case nil: isKnown = false
      }
    }
    return isKnown ? true : nil
  }

  /// Whether a condition turns out so: as the flow states it, else as the running app and the code showed it when the
  /// run came there.
  func answer(_ condition: CodeCondition, mayMake: Bool = false) -> Bool? {
    if let stated = code.givens.branch(in: name, condition: condition.text) { return stated != condition.isNegated }
    return seen(condition, mayMake: mayMake)
  }

  /// Looks at conditions when the run comes to them: what follows may change what they ask about.
  func see(_ conditions: [CodeCondition]) {
    var isKnown = true
    for condition in conditions {
      switch seen(condition, mayMake: isKnown) {
      case true?: continue
      case false?: return
      case nil: isKnown = false
      }
    }
  }

  /// What the running app shows of a condition; the same answer as often as it is asked for.
  private func seen(_ condition: CodeCondition, mayMake: Bool) -> Bool? {
    let key = ConditionKey(condition)
    if let known = answers[key] { return known != condition.isNegated }
    let answer = look(condition, mayMake: mayMake)
    if let answer { answers[key] = answer != condition.isNegated }
    return answer
  }

  private func look(_ condition: CodeCondition, mayMake: Bool) -> Bool? {
    switch condition.kind {
    case .compilation: return compiled(condition.text)
    case .if, .guard, .case, .expression: break
    // What is deferred happens at another place than where it stands.
    case .loop, .closure, .function, .catch, .defer: return nil
    }
    if condition.isUnsure { return nil }
    if let prepare, let identifier = preparedIdentifier {
      switch prepare.answer(condition, identifier, isKindOfDestination) {
      case .yes: return true
      case .no: return false
      case .unknown: break
      }
    }
    guard !condition.tests.isEmpty else { return nil }
    var isKnown = true
    for test in condition.tests {
      switch answer(test, mayMake: mayMake && isKnown) {
      case true?: continue
      case false?: return condition.isNegated
      case nil: isKnown = false
      }
    }
    return isKnown ? !condition.isNegated : nil
  }

  /// The identifier of the segue that is prepared; the outer optional is nil outside of a prepare.
  private var preparedIdentifier: String?? {
    for argument in values.arguments.values {
      if let segue = argument as? UIStoryboardSegue { return .some(segue.identifier) }
    }
    return nil
  }

  private func isKindOfDestination(_ way: ArraySlice<CodeValue.Hop>, _ type: String) -> Bool? {
    guard let segue = values.arguments.values.lazy.compactMap({ $0 as? UIStoryboardSegue }).first,
      let reached = values.value(from: .controller(segue.destination), by: way)
    else { return nil }
    return values.isKind(reached, type)
  }

  private func answer(_ test: CodeTest, mayMake: Bool) -> Bool? {
    if case .other(let text) = test.value.root {
      if text.hasPrefix("#available") { return isAvailable(text).map { $0 == (test.relation == .isTrue) } }
      if text.hasPrefix("#unavailable") { return isAvailable(text).map { $0 != (test.relation == .isTrue) } }
    }
    let value =
      values.value(of: test.value) ?? (mayMake ? made(test.value) : nil)
      ?? code.givens.result(of: scope.expanded(test.value).description) ?? address(test.value) ?? enumCase(test.value)
    return value.flatMap { answer(test.relation, $0) }
  }

  /// Whether the simulated iOS is as new as `#available` asks.
  private func isAvailable(_ text: String) -> Bool? {
    guard let wanted = text.firstMatch(of: /iOS\s+([0-9]+)(?:\.([0-9]+))?/) else { return nil }
    let version = screen.simulation.system
    let major = Int(wanted.1) ?? 0
    let minor = wanted.2.flatMap { Int($0) } ?? 0
    return version.major != major ? version.major > major : minor == 0 ? true : nil
  }

  /// A case of one of the app's enums by its raw value: `Segue(rawValue: "detail")`.
  private func enumCase(_ value: CodeValue) -> LiveValue? {
    let whole = scope.expanded(value)
    guard let type = whole.madeType.flatMap({ scope.code.type($0, in: own) }), type.kind == .enum,
      let argument = whole.arguments?.first, whole.arguments?.count == 1, argument.label == "rawValue",
      let text = text(of: argument.value)
    else { return nil }
    return type.cases.contains { ($0.rawValue ?? $0.name) == text } ? .something : .nothing
  }

  /// `URL(string: "https://example.com")`, which is there where the text is an address.
  private func address(_ value: CodeValue) -> LiveValue? {
    let whole = scope.expanded(value)
    guard whole.madeType == "URL", let argument = whole.arguments?.first, argument.label == "string",
      let text = text(of: argument.value)
    else { return nil }
    return URL(string: text) == nil ? .nothing : .something
  }

  private func answer(_ relation: CodeTest.Relation, _ value: LiveValue) -> Bool? {
    switch relation {
    case .exists: return value.exists
    case .isNil: return !value.exists
    case .isTrue: if case .flag(let flag) = value { return flag }
    case .isFalse: if case .flag(let flag) = value { return !flag }
    case .isType(let type): return values.isKind(value, type)
    case .isNoType(let types):
      let answers = types.map { values.isKind(value, $0) }
      return answers.contains(true) ? false : answers.contains(nil) ? nil : true
    case .isOne(let others): return isOne(value, others)
    case .isNone(let others): return isOne(value, others).map(!)
    }
    return nil
  }

  private func isOne(_ value: LiveValue, _ others: [CodeValue]) -> Bool? {
    let answers = others.map { other in
      (values.value(of: other) ?? scope.text(of: other).map { .text($0) }).flatMap(value.equals)
    }
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  /// What `#if` asks: the app is built for iOS, with UIKit.
  private func compiled(_ text: String) -> Bool? {
    let known = [
      "os(iOS)": true, "canImport(UIKit)": true, "os(macOS)": false, "os(tvOS)": false, "os(watchOS)": false,
    ]
    return known[text.filter { !$0.isWhitespace }]
  }
}

/// Where a condition stands, asked for or against.
struct ConditionKey: Hashable {
  private let location: SourceLocation
  private let text: String

  init(_ condition: CodeCondition) {
    location = condition.location
    text = condition.text
  }
}

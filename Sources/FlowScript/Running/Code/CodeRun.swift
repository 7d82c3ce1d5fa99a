import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

/// Runs what a function of a screen's class does to the navigation, event by event, as far as the code decides it.
///
/// A transition that always happens is taken. Where a condition stands before one that neither the running app nor the
/// code answers, the flow must state how it turns out; without that the step is undecided, with the line that asks.
/// What stands in a closure happens when the closure runs: an alert's handler when its button is tapped, a completion
/// when its transition ends, a main queue's work in the next turn.
@MainActor
final class CodeRun {
  let code: FlowCode
  let screen: UIViewController
  let scope: CodeScope
  /// The class of the screen, whose members the function's names are.
  let own: CodeType
  /// `Class.function`, as a flow names it.
  let name: String
  let navigation: [Int: CodeNavigation]
  let prepare: PrepareScope?
  /// The calls whose results the function uses further on.
  let usedResults: Set<Int>
  var values: LiveValues
  private let helpers: [Range<Int>]
  /// How the conditions turned out that the run came to.
  var answers: [ConditionKey: Bool] = [:]
  private var isStopped = false
  private var returned: LiveValue?

  /// - Parameters:
  ///   - function: the function; the app's own functions that it calls run with it.
  ///   - owner: the class that it is a member of.
  ///   - arguments: what its parameters stand for.
  /// - Returns: nil without sources.
  init?(
    _ function: CodeFunction, of owner: CodeType, on screen: UIViewController, arguments: [String: Any], code: FlowCode
  ) {
    guard let app = code.screens?.code else { return nil }
    // An extension of one of UIKit's classes runs on screens that have no class of the app's.
    let own = code.classes(of: screen)?.first ?? owner
    self.code = code
    self.screen = screen
    self.own = own
    let whole = app.inlining(function, in: own)
    helpers = whole.helpers
    scope = CodeScope(code: app, owner: own, function: whole.function)
    name = "\(owner.name).\(function.name)"
    navigation = Dictionary(
      app.navigation(in: whole.function, of: own).map { ($0.event, $0) }, uniquingKeysWith: { first, _ in first })
    prepare = PrepareScope(scope)
    usedResults = Set(whole.function.events.flatMap(\.action.usedResults))
    values = LiveValues(screen: screen, scope: scope, arguments: arguments, code: code)
  }

  /// Runs the function.
  ///
  /// - Returns: what it returns, where that is known.
  func run() -> LiveValue? {
    run(Array(scope.function.events.indices), inside: [])
    return returned
  }

  // MARK: Events

  /// Runs events, in closures and local functions that are known to run now.
  func run(_ events: [Int], inside running: Set<Int>) {
    var running = running
    // What stands in a closure is asked anew each time that it runs.
    for condition in Set(events.flatMap { scope.function.events[$0].conditions }).subtracting(running) {
      answers[ConditionKey(scope.function.conditions[condition])] = nil
    }
    // Closures whose events run at another time.
    var postponed: Set<Int> = []
    var completions: [Int: Int] = [:]
    // Ways out of the function, or of a helper up to its end, that may have been taken.
    var mayHaveLeft: [(conditions: [CodeCondition], end: Int?)] = []
    var next = 0
    while next < events.count, !isStopped {
      let number = events[next]
      next += 1
      let event = scope.function.events[number]
      let open = event.conditions.filter { !running.contains($0) }
      if open.contains(where: postponed.contains) { continue }
      if let closure = open.first(where: isDeferrable) {
        switch timing(of: closure, before: open) {
        case .now: running.insert(closure)
        case .never, .whenCalled: postponed.insert(closure)
        case .atEnd:
          postponed.insert(closure)
          if let call = scope.function.events[number...].firstIndex(where: { !$0.conditions.contains(closure) }) {
            completions[call] = closure
          }
        case .later:
          postponed.insert(closure)
          let inside = running.union(open.prefix { $0 != closure } + [closure])
          screen.simulation.runLoop.after(0) { self.run(self.events(in: closure), inside: inside) }
        case .asked: break
        }
        if running.contains(closure) { next -= 1 } else if postponed.contains(closure) { continue }
        if running.contains(closure) { continue }
      }
      let conditions = open.map { scope.function.conditions[$0] }
      see(conditions)
      if leaves(event) {
        let helper = helpers.first { $0.contains(number) }
        let isLeft = holds(conditions)
        if isLeft == nil { mayHaveLeft.append((conditions, helper?.upperBound)) }
        guard isLeft == true else { continue }
        if case .result(let value) = event.action { give(value, by: helper) }
        guard let helper else { return }
        next = events.firstIndex { $0 >= helper.upperBound } ?? events.count
        continue
      }
      guard let effect = effect(of: event, number) else { continue }
      let doubt = mayHaveLeft.first { $0.end.map { number < $0 } ?? true }
      let happens = holds(conditions)
      switch happens == true && doubt != nil ? nil : happens {
      case true?:
        perform(effect, number, completion: completions[number].map { closure in { self.finish(closure, running) } })
      case false?: continue
      case nil:
        guard effect.mustBeDecided else { note(effect, at: event.location); continue }
        ask(happens == nil ? conditions : doubt?.conditions ?? [])
        isStopped = true
      }
    }
  }

  /// The events of a closure or a local function.
  func events(in closure: Int) -> [Int] {
    scope.function.events.indices.filter { scope.function.events[$0].conditions.contains(closure) }
  }

  private func finish(_ closure: Int, _ running: Set<Int>) {
    let around = events(in: closure).first.map { scope.function.events[$0].conditions.prefix { $0 != closure } } ?? []
    run(events(in: closure), inside: running.union(around).union([closure]))
  }

  /// Notes what the function, or one that it calls, returns.
  private func give(_ value: CodeValue, by helper: Range<Int>?) {
    guard let helper else {
      returned = values.value(of: value)
      return
    }
    if let controller = values.controller(value) ?? made(value)?.controller {
      values.made[helper.lowerBound - 1] = controller
    }
  }

  /// Whether an event is that of a function that the function calls.
  func isInHelper(_ number: Int) -> Bool { helpers.contains { $0.contains(number) } }

  /// Whether a call is that of an app's function whose events follow it.
  func isHelper(_ number: Int) -> Bool { helpers.contains { $0.lowerBound == number + 1 } }

  /// Whether an event ends the function or, in one that is called, that one.
  private func leaves(_ event: CodeEvent) -> Bool {
    switch event.action {
    case .leave(let word): word == "return" || word == "throw"
    case .result: true
    default: false
    }
  }

  // MARK: Questions

  func ask(_ conditions: [CodeCondition]) {
    guard let open = conditions.first(where: { answer($0) == nil }) else { return }
    let question =
      open.kind == .closure
      ? "whether the closure that \(name) passes to \(open.text) runs" : "whether `\(open.text)` holds in \(name)"
    leaveUndecided(question, at: open.location, asks: asks(of: open))
  }

  /// What would settle a condition.
  func asks(of condition: CodeCondition) -> UndecidedEffect.Asks {
    .branch(function: name, condition: condition.text, result: result(askedBy: condition))
  }

  /// The expression of which a condition only asks whether it is true.
  private func result(askedBy condition: CodeCondition) -> String? {
    let open = condition.tests.filter { test in
      switch test.relation {
      case .isTrue, .isFalse: values.value(of: test.value) == nil
      default: true
      }
    }
    guard open.count == 1, [.isTrue, .isFalse].contains(open[0].relation) else { return nil }
    let value = scope.expanded(open[0].value)
    if case .other = value.root { return nil }
    let text = GivenBook.bare(value.description)
    // The result of another call inside it has no name that a flow could write.
    return text.contains("$") ? nil : text
  }

  /// Ends the app, and with it the run.
  func trap(_ function: String, at location: SourceLocation) {
    code.noteTrap("\(name) calls \(function)", at: location)
    isStopped = true
  }

  func leaveUndecided(_ question: String, at location: SourceLocation, asks: UndecidedEffect.Asks? = nil) {
    screen.simulation.leaveUndecided(question, at: location, asks: asks)
  }
}

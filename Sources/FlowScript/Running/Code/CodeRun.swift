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
  private let helperEffects: [Range<Int>]
  private let recursions: Set<Int>
  private let items: [Item]
  /// How the conditions turned out that the run came to.
  var answers: [ConditionKey: Bool] = [:]
  var isStopped = false
  private var isReturnUnknown = false
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
    helperEffects = whole.helperEffects
    recursions = whole.recursions
    items = Self.items(of: whole.function)
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
    raiseActiveReads()
    run(items, inside: [])
    return isReturnUnknown ? nil : returned
  }

  // MARK: Events

  /// One thing that the function does.
  enum Item: Hashable {
    case event(Int)
    case effect(Int)
  }

  /// The events and effects in the order of the text.
  private static func items(of function: CodeFunction) -> [Item] {
    var items: [Item] = []
    var effect = 0
    for number in 0...function.events.count {
      while effect < function.effects.count, function.effects[effect].position <= number {
        items.append(.effect(effect))
        effect += 1
      }
      if number < function.events.count { items.append(.event(number)) }
    }
    return items
  }

  func conditions(of item: Item) -> [Int] {
    switch item {
    case .event(let number): scope.function.events[number].conditions
    case .effect(let number): scope.function.effects[number].conditions
    }
  }

  /// Runs what it does, in closures and local functions that are known to run now.
  func run(_ items: [Item], inside running: Set<Int>) {
    var running = running
    // What stands in a closure is asked anew each time that it runs.
    for condition in Set(items.flatMap(conditions)).subtracting(running) {
      answers[ConditionKey(scope.function.conditions[condition])] = nil
    }
    // Closures whose events run at another time.
    var postponed: Set<Int> = []
    var completions: [Int: Int] = [:]
    // Ways out of the function, or of a part of it up to its end, that may have been taken.
    var mayHaveLeft: [Leaving] = []
    var next = 0
    while next < items.count, !isStopped {
      let item = items[next]
      next += 1
      let open = conditions(of: item).filter { !running.contains($0) }
      if open.contains(where: postponed.contains) { continue }
      if let closure = open.first(where: isDeferrable) {
        switch timing(of: closure, before: open, after: items[(next - 1)...]) {
        case .now: running.insert(closure)
        case .never, .whenCalled: postponed.insert(closure)
        case .atEnd:
          postponed.insert(closure)
          if let call = items[(next - 1)...].lazy.compactMap(\.event).first(where: {
            !self.scope.function.events[$0].conditions.contains(closure)
          }) {
            completions[call] = closure
          }
        case .later:
          postponed.insert(closure)
          let inside = running.union(open.prefix { $0 != closure } + [closure])
          let delay = delay(of: closure, in: items[(next - 1)...]) ?? 0
          screen.simulation.runLoop.after(delay) { self.run(self.items(in: closure), inside: inside) }
        case .asked: break
        }
        if running.contains(closure) { next -= 1 } else if postponed.contains(closure) { continue }
        if running.contains(closure) { continue }
      }
      let conditions = open.map { scope.function.conditions[$0] }
      see(conditions)
      let doubt = mayHaveLeft.first { $0.counts(for: item) }
      switch item {
      case .effect(let number):
        let effect = scope.function.effects[number]
        guard holds(conditions) != false else { continue }
        if effect.kind == .mayLeave {
          mayHaveLeft.append(Leaving(of: effect, in: name))
        } else {
          raise(effect, conditions, doubt)
        }
      case .event(let number):
        let event = scope.function.events[number]
        if leaves(event) {
          if case .leave("throw") = event.action, doubt?.location == event.location { continue }
          let helper = helpers.firstIndex { $0.contains(number) }
          let isLeft = doubt == nil ? holds(conditions) : holds(conditions) == false ? false : nil
          if isLeft == nil {
            mayHaveLeft.append(
              Leaving(
                conditions,
                end: helper.map {
                  CodeEffect.End(events: helpers[$0].upperBound, effects: helperEffects[$0].upperBound)
                }))
            if case .result = event.action, helper == nil { isReturnUnknown = true }
          }
          guard isLeft == true else { continue }
          if case .result(let value) = event.action {
            give(value, by: helper.map { helpers[$0] }, isUnsure: event.isUnsure)
          }
          guard let helper else { return }
          next = items[next...].firstIndex { !isInside(helper, $0) } ?? items.count
          continue
        }
        run(event, number, conditions, doubt, completions[number].map { closure in { self.finish(closure, running) } })
      }
    }
  }

  private func run(
    _ event: CodeEvent, _ number: Int, _ conditions: [CodeCondition], _ doubt: Leaving?, _ completion: (() -> Void)?
  ) {
    let answer = holds(conditions)
    guard answer != false else { return }
    let happens = answer == true && doubt == nil
    guard let effect = effect(of: event, number) else { return raise(event, number, conditions, doubt) }
    if effect.mustBeDecided {
      if event.isUnsure { return leaveOpen(event, "which of several values") }
      guard happens else {
        if answer == nil { ask(conditions) } else { ask(doubt) }
        isStopped = true
        return
      }
      perform(effect, number, completion: completion)
    } else if happens, !event.isUnsure {
      if !perform(effect, number, completion: completion) { raise(event, number, conditions, doubt) }
    } else {
      note(effect, at: event.location)
      raise(event, number, conditions, doubt)
    }
  }

  private func isInside(_ helper: Int, _ item: Item) -> Bool {
    switch item {
    case .event(let number): helpers[helper].contains(number)
    case .effect(let number): helperEffects[helper].contains(number)
    }
  }

  /// What stands in a closure or a local function.
  func items(in closure: Int) -> [Item] { items.filter { conditions(of: $0).contains(closure) } }

  /// The events of a closure or a local function.
  func events(in closure: Int) -> [Int] { items(in: closure).compactMap(\.event) }

  private func finish(_ closure: Int, _ running: Set<Int>) {
    let around = items(in: closure).first.map { conditions(of: $0).prefix { $0 != closure } } ?? []
    run(items(in: closure), inside: running.union(around).union([closure]))
  }

  /// Notes what the function, or one that it calls, returns.
  private func give(_ value: CodeValue, by helper: Range<Int>?, isUnsure: Bool) {
    guard let helper else {
      if value.root == .parent, value.calledName == name.split(separator: ".").last.map(String.init) {
        returned = .flag(true)
      } else {
        returned = isUnsure ? nil : values.value(of: value)
      }
      return
    }
    guard !isUnsure else { return }
    if let controller = values.controller(value) ?? made(value)?.controller {
      values.made[helper.lowerBound - 1] = controller
    }
  }

  /// Whether an event is that of a function that the function calls.
  func isInHelper(_ number: Int) -> Bool { helpers.contains { $0.contains(number) } }

  /// Whether a call is that of an app's function whose events follow it.
  func isHelper(_ number: Int) -> Bool { helpers.contains { $0.lowerBound == number + 1 } }

  /// Whether an event calls a function that is running, so that it would run inside itself.
  func isRecursion(_ number: Int) -> Bool { recursions.contains(number) }

  /// Whether an event ends the function or, in one that is called, that one.
  private func leaves(_ event: CodeEvent) -> Bool {
    switch event.action {
    case .leave(let word): word == "return" || word == "throw"
    case .result: true
    default: false
    }
  }

  // MARK: Questions

  /// Asks what separates what follows from what does not.
  func ask(_ doubt: Leaving?) {
    guard let doubt else { return }
    guard let question = doubt.question else { return ask(doubt.conditions) }
    leaveUndecided(question, at: doubt.location ?? scope.function.location)
  }

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
    code.noteTrap("\(name) calls \(function)", at: location, in: screen.simulation)
    isStopped = true
  }

  func leaveUndecided(_ question: String, at location: SourceLocation, asks: UndecidedEffect.Asks? = nil) {
    guard !code.hasCrashed else { return }
    screen.simulation.leaveUndecided(question, at: location, asks: asks)
  }
}

extension CodeRun.Item {
  /// The number of the event that it is.
  var event: Int? { if case .event(let number) = self { number } else { nil } }
}

/// A way out of a function, or of a part of it, that may have been taken.
struct Leaving {
  /// The conditions that decide it.
  var conditions: [CodeCondition] = []
  /// What decides it else, in words.
  var question: String?
  var location: SourceLocation?
  /// Up to where it counts; nil up to the function's end.
  private var end: CodeEffect.End?

  init(_ conditions: [CodeCondition], end: CodeEffect.End?) {
    self.conditions = conditions
    self.end = end
  }

  /// `try`, `await`, `break`.
  init(of effect: CodeEffect, in function: String) {
    question = "how `\(effect.text)` ends in \(function)"
    location = effect.location
    end = effect.end
  }

  /// Whether something stands where it counts.
  func counts(for item: CodeRun.Item) -> Bool {
    guard let end else { return true }
    switch item {
    case .event(let number): return number < end.events
    case .effect(let number): return number < end.effects
    }
  }
}

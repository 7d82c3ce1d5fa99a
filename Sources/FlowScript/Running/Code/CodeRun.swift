import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

/// Runs what a function of a screen's class does to the navigation, event by event, as far as the code decides it.
///
/// A transition that always happens is taken. Where a condition stands before one, the flow must state how it turns
/// out; without that the step is undecided, with the line that asks. What stands in a closure happens when the closure
/// runs: an alert's handler when its button is tapped, a main queue's work at once.
@MainActor
struct CodeRun {
  private let givens: GivenBook
  private let screen: UIViewController
  private let scope: CodeScope
  /// `Class.function`, as a flow names it.
  private let name: String

  /// - Parameters:
  ///   - function: the function; the app's own functions that it calls run with it.
  ///   - owner: the class that it is a member of.
  init(_ function: CodeFunction, of owner: CodeType, on screen: UIViewController, code: AppCode, givens: GivenBook) {
    self.givens = givens
    self.screen = screen
    scope = CodeScope(code: code, owner: owner, function: code.inlined(function, in: owner))
    name = "\(owner.name).\(function.name)"
  }

  /// Runs the function.
  func run() { run(scope.function.events, inside: []) }

  /// Runs events, in closures that are known to run now.
  private func run(_ events: [CodeEvent], inside closures: Set<Int>) {
    let reader = NavigationReader(scope: scope)
    for event in events {
      let open = event.conditions.filter { !closures.contains($0) }
      if open.contains(where: isAlertHandler) { continue }
      let conditions = open.map { scope.function.conditions[$0] }
      if case .leave = event.action, holds(conditions) == true { return }
      guard let effect = reader.effect(of: event) else { continue }
      switch holds(conditions) {
      case true?: perform(effect, of: event)
      case false?: continue
      case nil: return ask(conditions)
      }
    }
  }

  // MARK: Conditions

  /// Functions that run their closure without fail, now or when a transition ends.
  private static let certain: Set<String> = [
    "async", "asyncAfter", "animate", "dismiss", "performWithoutAnimation", "present",
  ]

  private func isCertain(_ condition: CodeCondition) -> Bool {
    guard condition.kind == .closure else { return false }
    let called = condition.text.prefix { $0 != "(" }
    return Self.certain.contains(String(called.split(separator: ".").last ?? called))
  }

  /// Whether all conditions turn out so that the event happens; nil where the flow does not state one.
  private func holds(_ conditions: [CodeCondition]) -> Bool? {
    var isKnown = true
    for condition in conditions {
      if isCertain(condition) { continue }
      guard let value = givens.branch(in: name, condition: condition.text) else {
        isKnown = false
        continue
      }
      if value == condition.isNegated { return false }
    }
    return isKnown ? true : nil
  }

  private func ask(_ conditions: [CodeCondition]) {
    let open = conditions.first { condition in
      !isCertain(condition) && givens.branch(in: name, condition: condition.text) == nil
    }
    guard let open else { return }
    let question =
      open.kind == .closure
      ? "whether the closure that \(name) passes to \(open.text) runs" : "whether `\(open.text)` holds in \(name)"
    screen.simulation.leaveUndecided(
      question, at: open.location, asks: .branch(function: name, condition: open.text))
  }

  // MARK: Effects

  private func perform(_ effect: NavigationEffect, of event: CodeEvent) {
    switch effect {
    case .performSegue(let identifier): screen.performSegue(withIdentifier: identifier, sender: nil)
    case .dismiss: screen.dismiss(animated: true)
    case .pop: screen.navigationController?.popViewController(animated: true)
    case .popToRoot: screen.navigationController?.popToRootViewController(animated: true)
    case .selectTab(let index): screen.tabBarController?.selectedIndex = index
    case .unknown(let question): screen.simulation.leaveUndecided(question, at: event.location)
    case .show(let controller, let kind):
      guard let shown = make(controller, shownBy: event) else { return }
      switch kind {
      case .present: screen.present(shown, animated: true)
      case .pushViewController: screen.navigationController?.pushViewController(shown, animated: true)
      case .show: screen.show(shown, sender: nil)
      case .showDetailViewController: screen.showDetailViewController(shown, sender: nil)
      }
    }
  }

  private func make(_ controller: NavigationEffect.ShownController, shownBy event: CodeEvent) -> UIViewController? {
    switch controller {
    case .alert(let title, let message, let isSheet):
      let alert = UIAlertController(title: title, message: message, preferredStyle: isSheet ? .actionSheet : .alert)
      for action in alertActions(shownBy: event) { alert.addAction(action) }
      return alert
    case .scene(let name, let identifier):
      guard let storyboard = name.map({ UIStoryboard(name: $0, bundle: nil) }) ?? screen.storyboard else { return nil }
      return identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
        ?? storyboard.instantiateInitialViewController()
    }
  }

  // MARK: Alerts

  /// The buttons that the function adds to the alert that an event presents, each with its handler.
  private func alertActions(shownBy presenting: CodeEvent) -> [UIAlertAction] {
    guard case .call(let call) = presenting.action, let alert = call.arguments?.first?.value else { return [] }
    return scope.function.events.indices.compactMap { index in
      guard case .call(let adding) = scope.function.events[index].action, adding.calledName == "addAction",
        adding.receiver?.root == alert.root,
        let made = adding.arguments?.first.map({ scope.expanded($0.value) }), made.calledName == "UIAlertAction",
        let making = makingOfAction(addedBy: index, adding)
      else { return nil }
      let title = made.arguments?.first { $0.label == "title" }.flatMap { scope.text(of: $0.value) }
      let handler = handler(ofActionMadeBy: making)
      return UIAlertAction(title: title, style: .default) { _ in
        guard let handler else { return }
        run(scope.function.events.filter { $0.conditions.contains(handler) }, inside: closures(upTo: handler))
      }
    }
  }

  /// The event that makes the button which another adds: a call of its own, or the one in the argument's place.
  private func makingOfAction(addedBy index: Int, _ adding: CodeValue) -> Int? {
    if case .result(let number)? = adding.arguments?.first?.value.root { return number }
    return lastMaking(before: index)
  }

  private func lastMaking(before index: Int) -> Int? {
    scope.function.events[..<index].lastIndex { event in
      if case .call(let call) = event.action { call.calledName == "UIAlertAction" } else { false }
    }
  }

  /// The closure of a button: its events stand between the making of the button before and of this one.
  private func handler(ofActionMadeBy number: Int) -> Int? {
    let between = scope.function.events[((lastMaking(before: number) ?? -1) + 1)..<number]
    return between.lazy.compactMap { $0.conditions.first(where: isAlertHandler) }.first
  }

  private func isAlertHandler(_ condition: Int) -> Bool {
    let condition = scope.function.conditions[condition]
    return condition.kind == .closure && condition.text.hasPrefix("UIAlertAction")
  }

  /// A closure with those around it.
  private func closures(upTo handler: Int) -> Set<Int> {
    let event = scope.function.events.first { $0.conditions.contains(handler) }
    return Set((event?.conditions ?? []).prefix { $0 != handler } + [handler])
  }
}

import FlowModel

/// What the `default` of a switch over identifiers in a `prepare` does with one segue.
struct SwallowingDefault {
  let prepare: PrepareScope
  let segue: Transition
  /// The screen that the segue leads to.
  let destination: Screen
  let screens: AppScreens

  /// The conditions of the switches' `default`s that take the segue for sure.
  private var defaults: [Int] {
    prepare.scope.function.conditions.indices.filter { index in
      let condition = prepare.scope.function.conditions[index]
      guard condition.kind == .case, condition.tests.count == 1, case .isNone = condition.tests[0].relation,
        let names = prepare.identifiers(of: condition.tests[0]), !names.isEmpty
      else { return false }
      return prepare.answer(condition, segue.identifier, isKind) == .yes
    }
  }

  /// Where a `default` stands that takes the segue and does nothing, while the whole prepare sets nothing on its
  /// destination.
  var emptyDefault: SourceLocation? {
    let function = prepare.scope.function
    let empty = defaults.first { number in
      function.events.filter { $0.conditions.contains(number) }.allSatisfy {
        if case .leave = $0.action { true } else { false }
      }
    }
    guard let empty else { return nil }
    let touches = function.events.contains { event in
      prepare.touchesDestination(event) && prepare.runs(event, for: segue.identifier, isKind: isKind) != .no
    }
    let leave = function.events.first { $0.conditions.contains(empty) }
    return touches ? nil : leave?.location ?? function.conditions[empty].location
  }

  /// A property that the prepare sets on the destination of another segue, of the same class as this one's.
  func propertyGiven(to other: Transition) -> String? {
    guard let reached = other.destination.screenID.flatMap(screens.model.screen),
      let own = screens.appClass(of: destination), screens.appClass(of: reached)?.id == own.id
    else { return nil }
    for event in prepare.scope.function.events {
      guard case .assign(let target, _) = event.action, let way = prepare.wayFromDestination(target),
        case .member(let property)? = way.last, screens.code.properties(named: property, of: own).first != nil,
        prepare.runs(event, for: other.identifier, isKind: { _, _ in nil }) != .no,
        prepare.runs(event, for: segue.identifier, isKind: { _, _ in nil }) == .no
      else { continue }
      return property
    }
    return nil
  }

  private func isKind(_ way: ArraySlice<CodeValue.Hop>, _ type: String) -> Bool? {
    screens.screen(from: destination, by: way).flatMap { screens.isKind($0, of: type) }
  }
}

extension PrepareScope {
  /// Whether an event does something with the segue's destination, or hands the segue on.
  func touchesDestination(_ event: CodeEvent) -> Bool {
    switch event.action {
    case .assign(let target, let value):
      wayFromDestination(target) != nil || value.map { wayFromDestination($0) != nil } == true
    case .call(let call):
      call.root != .parent
        && (wayFromDestination(call) != nil
          || call.arguments?.contains { wayFromDestination($0.value) != nil || isSegue($0.value) } == true)
    case .cast(let value): wayFromDestination(value) != nil
    case .use, .result, .leave: false
    }
  }
}

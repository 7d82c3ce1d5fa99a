import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

extension CodeRun {
  /// What an event does that a flow can tell.
  enum Effect {
    /// Goes somewhere.
    case navigates(CodeNavigation)
    /// Calls a local function, by the number of its condition.
    case calls(Int)
    /// Makes a controller that is used further on.
    case makes(Int)
    /// Sets a property of a controller.
    case sets(String, of: CodeValue, to: CodeValue)
    /// Makes UIKit ask a controller again, by the name of the method.
    case updates(String, of: CodeValue)
    /// Passes controllers on to code that may do anything with them.
    case passes([CodeValue])
    /// Ends the app: `fatalError()`.
    case traps(String)
    /// Casts with `as!`.
    case casts(CodeValue)

    /// Whether the flow cannot go on without knowing whether it happens.
    var mustBeDecided: Bool {
      switch self {
      case .navigates, .calls, .traps: true
      case .makes, .sets, .updates, .passes, .casts: false
      }
    }
  }

  /// What an event does; nil where nothing of it can be told.
  func effect(of event: CodeEvent, _ number: Int) -> Effect? {
    if isHelper(number) { return nil }
    if let step = navigation[number], isNavigation(step) { return .navigates(step) }
    switch event.action {
    case .assign(let target, let value?):
      guard case .member(let property)? = target.path.last else {
        guard case .name(let property) = target.root, target.path.isEmpty else { return nil }
        return .sets(property, of: CodeValue(.itself), to: value)
      }
      return target.receiver.map { .sets(property, of: $0, to: value) }
    case .cast(let value): return .casts(value)
    case .call(let call) where call.isTrap: return .traps(call.calledName ?? "")
    case .call(let call) where SurroundingsSetting.update(of: call) != nil && !isHelper(number):
      return .updates(call.calledName ?? "", of: call.receiver ?? CodeValue(.itself))
    case .call(let call):
      if let name = call.calledName, call.path.count == 1,
        let local = scope.function.conditions.firstIndex(where: { $0.kind == .function && $0.text == name })
      {
        return .calls(local)
      }
      if usedResults.contains(number), !isHelper(number), call.madeType != "UIAlertController", makesScreen(number) {
        return .makes(number)
      }
      return passes(call, number)
    default: return nil
    }
  }

  private func makesScreen(_ number: Int) -> Bool {
    let made = scope.code.screen(CodeValue(.result(number)), in: scope.function, of: own)
    if case .value = made.origin { return false }
    return true
  }

  /// A call whose function is not among the run's events: what it does with controllers that it gets is not known.
  private func passes(_ call: CodeValue, _ number: Int) -> Effect? {
    guard call.root != .parent, !Self.harmless.contains(call.calledName ?? ""), navigation[number] == nil else {
      return nil
    }
    let arguments = call.arguments?.map(\.value) ?? []
    let receiver = call.receiver.flatMap { $0.path.isEmpty && $0.root == .itself ? nil : $0 }
    let all = arguments + [receiver].compactMap(\.self)
    return all.isEmpty ? nil : .passes(all)
  }

  static let harmless: Set<String> = [
    "addAction", "addSubview", "loadViewIfNeeded", "didMove", "willMove", "addTarget", "instantiateViewController",
    "instantiateInitialViewController", "UIAlertAction",
  ]

  // MARK: Happening

  /// Lets an effect happen.
  ///
  /// - Parameter completion: what runs when the transition has ended.
  /// - Returns: whether that is all that it does.
  @discardableResult
  func perform(_ effect: Effect, _ number: Int, completion: (() -> Void)?) -> Bool {
    let location = scope.function.events[number].location
    switch effect {
    case .navigates(let step): navigate(step, completion: completion)
    case .makes(let number): return made(CodeValue(.result(number))) != nil && onlyMakes(scope.function.events[number])
    case .calls(let local):
      run(items(in: local), inside: Set(scope.function.events[number].conditions).union([local]))
    case .sets(let property, let target, let value): return set(property, of: target, to: value, at: location)
    case .updates(let method, let target):
      if let controller = known(target) { SurroundingsSetting(values: values).update(method, on: controller) }
    case .passes(let given):
      for controller in given.compactMap(known) where controller !== screen {
        notePassing(controller, to: scope.function.events[number], at: location)
      }
      return false
    case .traps(let function): trap(function, at: location)
    case .casts(let value): cast(value, at: location)
    }
    return true
  }

  /// Notes what may have happened.
  func note(_ effect: Effect, at location: SourceLocation) {
    switch effect {
    case .sets(let property, let target, _):
      guard let controller = known(target) else { return }
      code.hold(nil, in: property, of: controller)
      guard controller !== screen else { return }
      code.dependencies.noteSetting(property, of: controller, isCertain: false, at: location)
    case .passes(let given):
      for controller in given.compactMap(known) where controller !== screen {
        code.dependencies.notePassing(controller, at: location)
      }
    case .navigates, .calls, .makes, .updates, .traps, .casts: break
    }
  }

  private func known(_ value: CodeValue) -> UIViewController? { values.controller(value) ?? nil }

  /// A method of the controller's own class sets what it sets; of another one nothing is known.
  private func notePassing(_ controller: UIViewController, to event: CodeEvent, at location: SourceLocation) {
    guard case .call(let call) = event.action, let name = call.calledName,
      let receiver = call.receiver, known(receiver) === controller, let own = code.classes(of: controller)?.first,
      let found = scope.code.functions(named: name, of: own).first?.function
    else {
      if case .call(let call) = event.action, call.receiver.flatMap(known) === controller,
        code.classes(of: controller) != nil
      {
        return
      }
      return code.dependencies.notePassing(controller, at: location)
    }
    for event in scope.code.inlined(found, in: own).events {
      guard let property = event.action.ownProperty else { continue }
      code.dependencies.noteSetting(
        property, of: controller, isCertain: event.conditions.isEmpty, at: event.location)
    }
  }

  // MARK: Properties

  /// Sets a property as far as the run knows what that does.
  ///
  /// - Returns: whether that is all that it does.
  private func set(
    _ property: String, of target: CodeValue, to value: CodeValue, at location: SourceLocation
  ) -> Bool {
    if BarButtonMaking(run: self).set(property, of: target, to: value) { return true }
    if SurroundingsSetting(values: values).set(property, of: target, to: value) { return true }
    if SafeAreaSetting(run: self).set(property, of: target, to: value, at: location) { return true }
    if let controller = known(target) {
      if value.root != .nothing {
        code.dependencies.noteSetting(property, of: controller, isCertain: true, at: location)
      }
      let live =
        values.value(of: value) ?? text(of: value).map { .text($0) } ?? made(value)
        ?? (isThere(value) ? .something : nil)
      code.hold(live, in: property, of: controller)
      if property == "title", !isDeclared(property, by: controller), case .text(let text)? = live {
        controller.title = text
        return true
      }
      return false
    }
    guard case .view(let view)? = values.value(of: target), !isDeclared(property, by: view) else { return false }
    return ViewSetting(values: values, run: self).set(property, of: view, to: value)
  }

  /// Whether a controller's class has a property of the name itself.
  private func isDeclared(_ property: String, by controller: UIViewController) -> Bool {
    code.classes(of: controller)?.contains { $0.properties.contains { $0.name == property } } ?? false
  }

  private func isDeclared(_ property: String, by view: UIView) -> Bool {
    view.className.map { scope.code.type($0) != nil } ?? false
  }

  /// The text that a value is: in the running app, else in the code.
  func text(of value: CodeValue) -> String? {
    if case .text(let text)? = values.value(of: value) { return text }
    return scope.text(of: value)
  }

  private func cast(_ value: CodeValue, at location: SourceLocation) {
    guard case .forcedCast(let type)? = value.path.last, let prepare,
      let way = prepare.wayFromDestination(CodeValue(value.root, value.path.dropLast())),
      let segue = values.arguments.values.lazy.compactMap({ $0 as? UIStoryboardSegue }).first,
      let reached = values.value(from: .controller(segue.destination), by: way), values.isKind(reached, type) == false
    else { return }
    code.dependencies.noteWrongCast(segue, way: way, type: type, at: location)
  }
}

extension CodeEvent.Action {
  /// The calls whose results are used.
  var usedResults: [Int] {
    switch self {
    case .call(let value), .cast(let value), .result(let value): value.usedResults
    case .assign(let target, let value): target.usedResults + (value?.usedResults ?? [])
    case .use, .leave: []
    }
  }

  /// The property of its own object that an assignment sets.
  fileprivate var ownProperty: String? {
    guard case .assign(let target, let value?) = self, value.root != .nothing else { return nil }
    switch (target.root, target.path.first, target.path.count) {
    case (.name(let name), nil, _): return name
    case (.itself, .member(let name)?, 1): return name
    default: return nil
    }
  }
}

extension CodeValue {
  /// The calls whose results the value is made of.
  fileprivate var usedResults: [Int] {
    let own: [Int] =
      switch root {
      case .result(let number): [number]
      case .array(let values): values.flatMap(\.usedResults)
      default: []
      }
    return own
      + path.flatMap { hop -> [Int] in
        switch hop {
        case .call(let arguments), .element(let arguments): arguments.flatMap(\.value.usedResults)
        case .fallback(let values): values.flatMap(\.usedResults)
        default: []
        }
      }
  }
}

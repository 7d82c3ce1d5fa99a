/// A segue by which a screen comes up, through the containers around it.
package struct WayIn: Sendable {
  /// The segue.
  package var segue: Transition
  /// The screen that it starts from.
  package var source: Screen
  /// The class of that screen, where the app declares it.
  package var sourceClass: CodeType?
  /// The screen that the segue leads to: the screen itself, or a container around it.
  package var destination: Screen
}

/// What is known of who sets a property on a way in.
package enum Provision: Sendable, Hashable {
  /// It is set, or may be.
  case mayBeSet
  /// The segue is prepared, but the property is not set; with the place of the prepare.
  case notSet(SourceLocation)
  /// Nobody prepares this segue; with the place of a prepare that does not know it, if there is one.
  case unhandled(SourceLocation?)
}

extension AppScreens {
  /// The segues by which a screen comes up, relationships of containers followed upwards.
  package func waysIn(to screen: Screen) -> [WayIn] {
    var ways: [WayIn] = []
    var waiting = [screen]
    var visited: Set<Screen.ID> = []
    while let next = waiting.popLast() {
      guard visited.insert(next.id).inserted else { continue }
      for transition in incoming[next.id] ?? [] {
        guard let source = model.screen(transition.source) else { continue }
        if transition.kind == .relationship {
          waiting.append(source)
        } else if transition.kind != .unwind {
          ways.append(
            WayIn(segue: transition, source: source, sourceClass: appClass(of: source), destination: next))
        }
      }
    }
    return ways.sorted { $0.segue.location < $1.segue.location }
  }

  /// Who sets a property of a screen on a way in.
  package func provision(of property: String, of screen: Screen, on way: WayIn) -> Provision {
    guard way.segue.customClass == nil else { return .mayBeSet }
    if way.segue.creationSelector != nil { return .mayBeSet }
    guard let source = way.sourceClass else {
      // A screen without a class of its own runs UIKit's, which prepares nothing.
      return way.source.customClass == nil ? .unhandled(nil) : .mayBeSet
    }
    let (lineage, root) = code.lineage(of: source)
    // A parent has its children at hand, and may give them what they need after they were embedded.
    if way.segue.kind == .embed, lineage.contains(where: { $0.functions.contains { $0.setsMember(property) } }) {
      return .mayBeSet
    }
    guard let prepare = code.prepare(of: source) else {
      if case .framework = root { return .unhandled(nil) }
      return .mayBeSet
    }
    let isKind = { (hops: ArraySlice<CodeValue.Hop>, type: String) -> Bool? in
      self.isKind(way.destination, by: hops, of: type)
    }
    var isHandled = false
    for event in prepare.scope.function.events {
      let answer = prepare.runs(event, for: way.segue.identifier, isKind: isKind)
      guard answer != .no else { continue }
      switch effect(of: event, property, of: screen, prepare, source) {
      case true?: return .mayBeSet
      case false?: isHandled = true
      case nil: break
      }
    }
    if case .framework = root {} else if callsSuper(prepare) { return .mayBeSet }
    let place = prepare.scope.function.location
    return isHandled || asks(prepare, for: way.segue) ? .notSet(place) : .unhandled(place)
  }

  /// Whether what a way from a destination leads to is of a type; nil when the files do not tell.
  ///
  /// A variable that is the destination, or the top of the navigation controller that the destination is, is taken for
  /// the top: where there is no navigation controller, it is the destination or nothing.
  private func isKind(_ destination: Screen, by way: ArraySlice<CodeValue.Hop>, of type: String) -> Bool? {
    if let reached = screen(from: destination, by: way) { return isKind(reached, of: type) }
    guard destination.kind != .navigation, way.contains(.member("topViewController")),
      way.allSatisfy({ $0.isPlain || $0 == .member("topViewController") })
    else { return nil }
    return isKind(destination, of: type) == false ? false : nil
  }

  /// Whether an event sets the property (true), does something else with the destination (false), or nothing.
  private func effect(
    of event: CodeEvent, _ property: String, of screen: Screen, _ prepare: PrepareScope, _ source: CodeType
  ) -> Bool? {
    switch event.action {
    case .assign(let target, let value):
      if case .member(let name)? = target.path.last(where: { if case .member = $0 { true } else { false } }) {
        if name == property, target.root != .itself { return true }
        if prepare.wayFromDestination(target) != nil { return target.path.contains(.member(property)) }
      }
      // The destination is kept, and may be given what it needs elsewhere.
      if let value, prepare.wayFromDestination(value) != nil {
        return source.functions.contains { $0.setsMember(property) } ? true : false
      }
      return nil
    case .call(let call):
      let call = prepare.scope.expanded(call)
      if let receiver = call.receiver, let way = prepare.wayFromDestination(receiver) {
        if way.leadsToUIKitsOwn { return false }
        // Of a container around the screen nobody knows what its methods do.
        let castsToScreen = way.isEmpty || receiver.castType != nil
        guard castsToScreen, let owner = appClass(of: screen) else { return true }
        return method(call.calledName ?? "", of: owner, sets: property)
      }
      let passes = call.arguments?.contains { argument in
        prepare.wayFromDestination(argument.value).map { !$0.leadsToUIKitsOwn } ?? prepare.isSegue(argument.value)
      }
      guard passes == true, call.root != .parent, !prepare.isIdentifier(call) else { return nil }
      // Functions of the app are read in place; of others nobody knows.
      let name = call.calledName ?? ""
      return (code.freeFunctions[name] ?? []).isEmpty && source.functions(named: name).isEmpty ? true : nil
    case .cast(let value): return prepare.wayFromDestination(value) != nil ? false : nil
    default: return nil
    }
  }

  /// Whether a method of a screen's class sets a property; true when the method is not the app's.
  func method(_ name: String, of owner: CodeType, sets property: String) -> Bool {
    let lineage = code.lineage(of: owner).classes
    let found = lineage.flatMap { $0.functions(named: name) }
    guard !found.isEmpty else { return !Self.harmlessMethods.contains(name) }
    return found.contains { code.inlined($0, in: owner).sets(property) }
  }

  private static let harmlessMethods: Set<String> = ["loadViewIfNeeded", "setEditing", "viewDidLoad"]

  private func callsSuper(_ prepare: PrepareScope) -> Bool {
    prepare.scope.function.events.contains { event in
      guard case .call(let call) = event.action else { return false }
      return call.root == .parent && (call.calledName ?? "").hasPrefix("prepare")
    }
  }

  private func asks(_ prepare: PrepareScope, for segue: Transition) -> Bool {
    guard let identifier = segue.identifier else { return false }
    return prepare.scope.function.conditions.contains { condition in
      condition.tests.contains { test in
        guard case .isOne = test.relation else { return false }
        return prepare.identifiers(of: test)?.contains { $0.matches(identifier) == true } == true
      }
    }
  }
}

extension ArraySlice<CodeValue.Hop> {
  /// Whether it leads from a screen to something of UIKit's, which knows none of the app's properties: `view.layer`.
  fileprivate var leadsToUIKitsOwn: Bool {
    contains { hop in
      if case .member(let name) = hop { Self.uiKitsOwn.contains(name) } else { false }
    }
  }

  private static let uiKitsOwn: Set<String> = [
    "modalPresentationStyle", "navigationItem", "popoverPresentationController", "preferredContentSize",
    "presentationController", "sheetPresentationController", "tabBarItem", "title", "view",
  ]
}

extension CodeFunction {
  /// Whether the body sets a member of this name of another object.
  package func setsMember(_ name: String) -> Bool {
    events.contains { event in
      guard case .assign(let target, _) = event.action, !target.path.isEmpty else { return false }
      return target.path.last { if case .member = $0 { true } else { false } } == .member(name)
    }
  }
}

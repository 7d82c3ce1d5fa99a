/// A place where code makes a screen and brings it up.
package struct CodeWay: Sendable {
  /// The function, with the class that it is a member of.
  package var scope: CodeScope
  /// How the screen is brought up.
  package var kind: CodeNavigation.Kind
  /// The class of the screen.
  package var screenClass: CodeType
  /// The screen of a storyboard; nil for one that an initialiser makes.
  package var screen: Screen?
  /// Where the screen is made.
  package var location: SourceLocation
  /// The event that makes it; nil where it is made in the argument of the call that shows it.
  var making: Int?
  /// Whether code beside the function takes part in making it: a closure, an initialiser of the app's own.
  var isMadeElsewhere: Bool

  /// The rule that finds what a screen does not get on such a way.
  package static let ruleID = "uninjected-screen"

  /// What is wrong when something is missing on it.
  package func message(_ missing: [RequiredProperty]) -> String {
    "\(screenClass.name) is made and shown here, \(missing.complaint)"
  }
}

extension AppScreens {
  /// Every place where code makes a screen of the app's classes and shows it in the same function, in the order of the
  /// files.
  package var codeWays: [CodeWay] {
    scopes.flatMap { scope in
      code.navigation(in: scope.function, of: scope.owner).flatMap { step in
        step.screens.flatMap { ways($0, step, in: scope) }
      }
    }
  }

  private func ways(_ shown: CodeScreen, _ step: CodeNavigation, in scope: CodeScope) -> [CodeWay] {
    let inside = shown.inside.flatMap { ways($0, step, in: scope) }
    let value = scope.expanded(shown.value)
    // Only what this function makes itself: of a property or another function's result nobody knows who sets what.
    guard let call = value.path.lastIndex(where: \.isCall), value.path[(call + 1)...].allSatisfy(\.isPlain) else {
      return inside
    }
    let arguments = CodeValue(value.root, Array(value.path[...call])).arguments ?? []
    var making: Int?
    if case .result(let event) = shown.value.root { making = event }
    let place = making.map { scope.function.events[$0].location } ?? scope.function.events[step.event].location
    func way(_ type: CodeType, _ screen: Screen?, isMadeElsewhere: Bool) -> CodeWay {
      CodeWay(
        scope: scope, kind: step.kind, screenClass: type, screen: screen, location: place, making: making,
        isMadeElsewhere: isMadeElsewhere)
    }
    switch shown.origin {
    case .made(let name):
      guard let type = code.type(name, in: scope.owner, near: place.file), type.kind == .class else { return inside }
      return inside + [way(type, nil, isMadeElsewhere: shown.isMadeElsewhere || !arguments.isEmpty)]
    case .scene(let storyboard, let identifier):
      guard let screen = scene(identifier, of: storyboard, in: scope) else { return inside }
      let hasCreator =
        shown.isMadeElsewhere || arguments.contains { $0.label == "creator" || $0.value.isClosure }
      return inside + contents(of: screen).map { way($0.type, $0.screen, isMadeElsewhere: hasCreator) }
    case .initial, .value: return inside
    }
  }

  /// The scene that an identifier names, where only one has it.
  private func scene(_ identifier: CodeName, of storyboard: CodeName?, in scope: CodeScope) -> Screen? {
    let found = model.screens.filter { screen in
      guard screen.isSimulated, let own = screen.storyboardIdentifier, identifier.matches(own) == true else {
        return false
      }
      guard let storyboard else { return true }
      return model.storyboards.contains {
        $0.qualifiedName == screen.storyboard && storyboard.matches($0.name) != false
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The screen itself, or what stands in the navigation controller that it is.
  private func contents(of screen: Screen) -> [(screen: Screen, type: CodeType)] {
    let inner = screen.kind == .navigation ? self.screen(from: screen, by: [.member("topViewController")]) : screen
    guard let inner, let type = appClass(of: inner) else { return [] }
    return [(inner, type)]
  }

  /// Whether a way made by code leaves a property nil for sure: the function neither sets it, nor calls a method that
  /// may, nor hands the screen to anyone but UIKit.
  package func leavesNil(_ property: String, on way: CodeWay) -> Bool {
    guard !way.isMadeElsewhere else { return false }
    guard let making = way.making else { return true }
    return !way.scope.function.events.contains { mayGive(property, $0, making, way) }
  }

  private func mayGive(_ property: String, _ event: CodeEvent, _ making: Int, _ way: CodeWay) -> Bool {
    func isScreen(_ value: CodeValue) -> Bool { value.root == .result(making) && value.path.allSatisfy(\.isPlain) }
    func leadsFromScreen(_ value: CodeValue) -> Bool { value.root == .result(making) }
    switch event.action {
    case .assign(let target, let value):
      if leadsFromScreen(target), target.path.contains(.member(property)) { return true }
      // It is kept, and may be given what it needs elsewhere.
      return value.map(isScreen) == true && !Self.roots.contains(target.lastName ?? "")
    case .call(let call):
      if let receiver = call.receiver, leadsFromScreen(receiver) {
        return isScreen(receiver) && method(call.calledName ?? "", of: way.screenClass, sets: property)
      }
      guard call.arguments?.contains(where: { holds($0.value, isScreen) }) == true else { return false }
      return !CodeNavigation.showingCalls.contains(call.calledName ?? "")
    case .result(let value): return holds(value, isScreen)
    case .use, .cast, .leave: return false
    }
  }

  private func holds(_ value: CodeValue, _ isScreen: (CodeValue) -> Bool) -> Bool {
    if isScreen(value) { return true }
    if case .array(let values) = value.root { return values.contains(where: isScreen) }
    return false
  }

  private static let roots: Set<String> = ["rootViewController", "viewControllers"]
}

extension CodeValue {
  fileprivate var isClosure: Bool { if case .closure = root { true } else { false } }
}

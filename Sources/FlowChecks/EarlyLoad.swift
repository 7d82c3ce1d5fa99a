import FlowModel

/// A place where code loads the view of a controller that it gives a property only afterwards.
struct EarlyLoad {
  /// The controller, as the code writes it where the property is set.
  var controller: CodeValue
  /// The property that is set too late.
  var property: String
  /// Where the view is loaded.
  var location: SourceLocation
  /// Where the property is set.
  var setting: SourceLocation

  /// Every one in a function, in order: of several properties of one controller, each.
  static func all(in scope: CodeScope) -> [EarlyLoad] {
    let events = scope.function.events
    return events.indices.compactMap { index -> EarlyLoad? in
      guard case .assign(let target, let value) = events[index].action, value?.root != .nothing,
        case .member(let property)? = target.path.last
      else { return nil }
      let controller = CodeValue(target.root, Array(target.path.dropLast()))
      guard controller.isElsewhere else { return nil }
      let before = events[..<index]
      guard !before.contains(where: { mayGive($0, to: controller) }),
        let load = before.first(where: { loadsView(of: controller, $0) && runsBefore($0, events[index], in: scope) })
      else { return nil }
      return EarlyLoad(
        controller: controller, property: property, location: load.location, setting: events[index].location)
    }
  }

  /// The class of the controller.
  func type(in scope: CodeScope, _ screens: AppScreens) -> CodeType? {
    if let cast = controller.castType { return scope.code.type(cast, in: scope.owner) }
    let made = scope.code.screen(controller, in: scope.function, of: scope.owner)
    return made.type.flatMap { scope.code.type($0, in: scope.owner, near: scope.function.location.file) }
  }

  /// Whether an event loads the controller's view: by touching it, or by presenting the controller at once.
  private static func loadsView(of controller: CodeValue, _ event: CodeEvent) -> Bool {
    let object = controller.object
    switch event.action {
    case .assign(let target, let value):
      return target.object.touchesView(of: object) || value?.object.touchesView(of: object) == true
    case .call(let call):
      if call.object.touchesView(of: object) { return true }
      guard let arguments = call.arguments else { return false }
      if ["present", "presentViewController"].contains(call.calledName), arguments.first?.value.object == object {
        return arguments.contains { $0.label == "animated" && $0.value.root == .other("false") }
      }
      return arguments.contains { $0.value.object.touchesView(of: object) }
    case .use, .cast, .result, .leave: return false
    }
  }

  /// Whether an event may give the controller what it needs: an assignment, one of its methods, or handing it on.
  private static func mayGive(_ event: CodeEvent, to controller: CodeValue) -> Bool {
    let object = controller.object
    switch event.action {
    case .assign(let target, let value):
      return value?.object == object
        || (target.object.path.count == object.path.count + 1 && target.object.starts(with: object))
    case .call(let call):
      if let receiver = call.receiver, receiver.object == object, call.calledName != "loadViewIfNeeded" { return true }
      guard call.arguments?.contains(where: { $0.value.object == object }) == true else { return false }
      return !CodeNavigation.showingCalls.contains(call.calledName ?? "")
    case .use, .cast, .result, .leave: return false
    }
  }

  /// Whether one event has always run when another does: it stands under no condition that the other does not.
  private static func runsBefore(_ one: CodeEvent, _ other: CodeEvent, in scope: CodeScope) -> Bool {
    one.conditions.allSatisfy(other.conditions.contains)
  }
}

extension CodeValue {
  /// Whether it is another object than `self`: what a call gave, a parameter or a local.
  fileprivate var isElsewhere: Bool {
    switch root {
    case .result, .parameter, .local: true
    default: false
    }
  }

  fileprivate func starts(with other: CodeValue) -> Bool {
    root == other.root && path.starts(with: other.path)
  }

  /// Whether it goes through the view of a controller: `controller.view.backgroundColor`, `controller.loadViewIfNeeded()`.
  fileprivate func touchesView(of controller: CodeValue) -> Bool {
    guard starts(with: controller), path.count > controller.path.count else { return false }
    let next = path[controller.path.count]
    return next == .member("view") || next == .member("loadViewIfNeeded")
  }
}

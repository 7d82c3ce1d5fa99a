extension AppCode {
  /// What a value is that stands for a view controller: made in place, by a function of the app's, or by a property's
  /// initial value.
  package func screen(_ value: CodeValue, in function: CodeFunction, of type: CodeType?) -> CodeScreen {
    screen(value, in: function, of: type, depth: 4)
  }

  private func screen(
    _ value: CodeValue, in function: CodeFunction, of type: CodeType?, depth: Int
  ) -> CodeScreen {
    let whole = function.whole(value)
    let call = whole.path.lastIndex(where: \.isCall)
    let source = CodeValue(whole.root, Array(whole.path[..<(call.map { $0 + 1 } ?? whole.plainStart)]))
    let isWhole = whole.path[source.path.count...].allSatisfy(\.isPlain)
    if isWhole, var made = made(source, of: type) {
      // What is put into itself, `x = UINavigationController(rootViewController: x)`, is not followed without end.
      if depth > 0 { made.inside = made.inside.map { screen($0.value, in: function, of: type, depth: depth - 1) } }
      made.type = whole.castType ?? made.type
      made.value = value
      return made
    }
    if isWhole, depth > 0, let given = given(by: source, of: type, depth: depth) {
      var screen = given.madeElsewhere(as: value)
      screen.type = whole.castType ?? given.type
      return screen
    }
    return CodeScreen(origin: .value(value), type: whole.castType, value: value)
  }

  /// What a call makes that is itself one of UIKit's ways to make a controller, or an initialiser.
  private func made(_ call: CodeValue, of type: CodeType?) -> CodeScreen? {
    guard let arguments = call.arguments else { return nil }
    switch call.calledName {
    case "instantiateViewController", "instantiateViewControllerWithIdentifier":
      guard let identifier = arguments.first?.value else { break }
      let origin = CodeScreen.Origin.scene(
        storyboard: call.receiver.flatMap { storyboard($0, of: type) }, identifier: name(identifier, in: type))
      return CodeScreen(origin: origin, value: call)
    case "instantiateInitialViewController" where call.root != .name("R"):
      let origin = CodeScreen.Origin.initial(storyboard: call.receiver.flatMap { storyboard($0, of: type) })
      return CodeScreen(origin: origin, value: call)
    default: break
    }
    if let origin = generatedScene(call) { return CodeScreen(origin: origin, value: call) }
    guard let name = call.madeType else { return nil }
    let inside = arguments.filter { $0.label == "rootViewController" || $0.label == "contentViewController" }
    return CodeScreen(
      origin: .made(type: name), type: name,
      inside: inside.map { CodeScreen(origin: .value($0.value), value: $0.value) }, arguments: arguments, value: call)
  }

  // MARK: Behind functions and properties

  /// What a function of the app's returns, or a property starts with; nil when not all its ways give the same.
  private func given(by value: CodeValue, of type: CodeType?, depth: Int) -> CodeScreen? {
    if let (body, owner) = giver(of: value, for: type) {
      let results = body.events.compactMap { event in
        if case .result(let result) = event.action { result } else { nil }
      }
      let screens = results.filter { $0.root != .nothing }.map { screen($0, in: body, of: owner, depth: depth - 1) }
      if let first = screens.first {
        guard screens.allSatisfy({ $0.origin == first.origin }) else { return nil }
        if case .value = first.origin { return nil }
        return first
      }
    }
    guard let type, let name = value.ownPropertyName else { return nil }
    guard let owned = properties(named: name, of: type).first, let initial = owned.property.initialValue else {
      return nil
    }
    let body = CodeFunction(kind: .initialValue, name: name, location: owned.property.location)
    let first = screen(initial, in: body, of: owned.owner, depth: depth - 1)
    if case .value = first.origin { return nil }
    return first
  }

  /// The app's function, or the body of a property's value, that gives a value, with what it is passed in its place.
  private func giver(of value: CodeValue, for type: CodeType?) -> (CodeFunction, CodeType?)? {
    if let property = value.ownPropertyName, let type {
      for owner in sources(of: type) {
        let body = owner.functions.first { $0.name == property && ($0.kind == .initialValue || $0.kind == .getter) }
        if let body { return (body, type) }
      }
      return nil
    }
    guard let name = value.calledName, let arguments = value.arguments else { return nil }
    let labels = arguments.map(\.label)
    func filled(_ function: CodeFunction, _ itself: CodeValue?) -> CodeFunction {
      var body = function
      let values = function.values(for: arguments)
      for index in body.events.indices {
        body.events[index].action = body.events[index].action.mapping {
          $0.substituting(values, events: [:], itself: itself)
        }
      }
      return body
    }
    switch (value.root, value.path.count) {
    case (.name, 1):
      if let type, let found = function(name, labels: labels, of: type) { return (filled(found.function, nil), type) }
      return freeFunctions[name]?.first { $0.takes(labels) }.map { (filled($0, nil), nil) }
    case (.itself, 2):
      return type.flatMap { function(name, labels: labels, of: $0) }.map { (filled($0.function, nil), type) }
    case (.name(let first), 2...):
      // `DetailController.make()`, `Scenes.Home.make()`: a static function.
      let names = [first] + value.path.dropLast(2).compactMap { if case .member(let name) = $0 { name } else { nil } }
      guard names.count == value.path.count - 1,
        let called = self.type(names.joined(separator: "."), in: type),
        let found = function(name, labels: labels, of: called), found.function.isStatic
      else { return nil }
      return (filled(found.function, CodeValue(.name(called.shortName))), called)
    default: return nil
    }
  }
}

extension CodeValue {
  /// `detail` or `self.detail`.
  var ownPropertyName: String? {
    switch root {
    case .name(let name) where path.isEmpty: return name
    case .itself where path.count == 1:
      guard case .member(let name) = path[0] else { return nil }
      return name
    default: return nil
    }
  }
}

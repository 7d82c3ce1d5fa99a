extension AppCode {
  /// The calls of a function that change which screens are there, in order.
  ///
  /// - Parameters:
  ///   - function: the function; one with its helpers in place (``inlined(_:in:depth:)``) tells more.
  ///   - type: the type whose code it is.
  package func navigation(in function: CodeFunction, of type: CodeType?) -> [CodeNavigation] {
    function.events.enumerated().compactMap { index, event in
      guard let (kind, values, segue, receiver) = Self.navigation(event.action) else { return nil }
      return CodeNavigation(
        kind: kind, segue: segue.map { name(function.whole($0), in: type) },
        screens: values.map { screen($0, in: function, of: type) }, receiver: receiver,
        conditions: function.conditions(of: event), event: index, location: event.location)
    }
  }

  /// What a value is that stands for a view controller.
  package func screen(_ value: CodeValue, in function: CodeFunction, of type: CodeType?) -> CodeScreen {
    let whole = function.whole(value)
    guard let call = whole.path.lastIndex(where: { if case .call = $0 { true } else { false } }),
      whole.path[(call + 1)...].allSatisfy(\.isPlain)
    else { return CodeScreen(origin: .value(value), type: whole.castType, value: value) }
    let made = CodeValue(whole.root, Array(whole.path[...call]))
    let arguments = made.arguments ?? []
    switch made.calledName {
    case "instantiateViewController", "instantiateViewControllerWithIdentifier":
      if let identifier = arguments.first?.value {
        let origin = CodeScreen.Origin.scene(
          storyboard: made.receiver.flatMap { storyboard($0, of: type) }, identifier: name(identifier, in: type))
        return CodeScreen(origin: origin, type: whole.castType, value: value)
      }
    case "instantiateInitialViewController" where made.root != .name("R"):
      let origin = CodeScreen.Origin.initial(storyboard: made.receiver.flatMap { storyboard($0, of: type) })
      return CodeScreen(origin: origin, type: whole.castType, value: value)
    default: break
    }
    if let origin = generatedScene(made) { return CodeScreen(origin: origin, type: whole.castType, value: value) }
    guard let name = made.madeType else { return CodeScreen(origin: .value(value), type: whole.castType, value: value) }
    let inside = arguments.filter { $0.label == "rootViewController" || $0.label == "contentViewController" }
    return CodeScreen(
      origin: .made(type: name), type: whole.castType ?? name,
      inside: inside.map { screen($0.value, in: function, of: type) }, value: value)
  }

  /// The name of a storyboard that an expression stands for; nil for the `storyboard` of the controller itself.
  package func storyboard(_ value: CodeValue, of type: CodeType?) -> CodeName? {
    storyboard(value, of: type, depth: 4)
  }

  private func storyboard(_ value: CodeValue, of type: CodeType?, depth: Int) -> CodeName? {
    if let arguments = value.strippingUnwraps.arguments, value.strippingUnwraps.calledName == "UIStoryboard" {
      return arguments.first { $0.label == "name" }.map { name($0.value, in: type) }
    }
    if value.strippingUnwraps.lastName == "storyboard" { return nil }
    if depth > 0, let constant = constant(value.strippingUnwraps, of: type) {
      return storyboard(constant, of: type, depth: depth - 1)
    }
    return .unknown(value.description)
  }

  /// What a constant, a property or a function without parameters gives: `board`, `UIStoryboard.main`, `Boards.main()`.
  private func constant(_ value: CodeValue, of type: CodeType?) -> CodeValue? {
    guard case .name(let first) = value.root else { return nil }
    var names = [first]
    for hop in value.path {
      switch hop {
      case .member(let name): names.append(name)
      case .call(let arguments) where arguments.isEmpty: continue
      default: return nil
      }
    }
    let last = names.removeLast()
    let owner = names.isEmpty ? type : self.type(names.joined(separator: "."), in: type)
    guard let owner else { return globals[last]?.first?.initialValue }
    for source in sources(of: owner) {
      if let initial = source.properties.first(where: { $0.name == last })?.initialValue { return initial }
      let body = source.functions.first { $0.name == last && $0.parameters.isEmpty && $0.kind != .initialValue }
      if let body, case .result(let result)? = body.events.last?.action { return body.whole(result) }
    }
    return names.isEmpty ? globals[last]?.first?.initialValue : nil
  }

  /// `StoryboardScene.Main.detail.instantiate()` of SwiftGen, `R.storyboard.main.detail()` of R.swift.
  private func generatedScene(_ made: CodeValue) -> CodeScreen.Origin? {
    var names = made.path.compactMap { if case .member(let name) = $0 { name } else { nil } }
    switch made.root {
    case .name("StoryboardScene"):
      guard names.popLast() == "instantiate" else { return nil }
    case .name("R"):
      guard names.first == "storyboard" else { return nil }
      names.removeFirst()
    default: return nil
    }
    guard names.count == 2 else { return nil }
    return ["initialScene", "instantiateInitialViewController"].contains(names[1])
      ? .initial(storyboard: .generated(names[0]))
      : .scene(storyboard: .generated(names[0]), identifier: .generated(names[1]))
  }

  private static func navigation(
    _ action: CodeEvent.Action
  ) -> (CodeNavigation.Kind, [CodeValue], segue: CodeValue?, receiver: CodeValue?)? {
    if case .assign(let target, let value?) = action, target.lastName == "rootViewController",
      case .member? = target.path.last
    {
      return (.setRoot, [value], nil, target.receiver)
    }
    guard case .call(let call) = action, let called = call.calledName, let arguments = call.arguments else {
      return nil
    }
    guard call.root != .parent else { return nil }
    let receiver = call.receiver.flatMap { $0 == CodeValue(.itself) ? nil : $0 }
    let first = arguments.first.map { [$0.value] } ?? []
    switch called {
    case "perform" where arguments.first?.label == "segue": return (.performSegue, [], arguments[0].value, receiver)
    case "performSegue", "performSegueWithIdentifier": return (.performSegue, [], arguments.first?.value, receiver)
    case "present", "presentViewController": return first.isEmpty ? nil : (.present, first, nil, receiver)
    case "pushViewController": return (.push, first, nil, receiver)
    case "show", "showViewController":
      return arguments.count == 2 && arguments[1].label == "sender" ? (.show, first, nil, receiver) : nil
    case "showDetailViewController": return (.showDetail, first, nil, receiver)
    case "setViewControllers":
      guard case .array(let values)? = first.first?.root else { return (.setStack, first, nil, receiver) }
      return (.setStack, values, nil, receiver)
    case "addChild", "addChildViewController": return (.embed, first, nil, receiver)
    case "dismiss", "dismissViewControllerAnimated": return (.dismiss, [], nil, receiver)
    case "popViewController", "popViewControllerAnimated": return (.pop, [], nil, receiver)
    case "popToRootViewController", "popToRootViewControllerAnimated": return (.popToRoot, [], nil, receiver)
    case "popToViewController": return (.popTo, first, nil, receiver)
    default: return nil
    }
  }
}

extension CodeValue {
  /// The value without `!` and `?` at its end.
  var strippingUnwraps: CodeValue {
    var value = self
    while let last = value.path.last, last == .forced || last == .optional { value.path.removeLast() }
    return value
  }
}

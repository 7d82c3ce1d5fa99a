extension CodeIndex {
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
      whole.path[(call + 1)...].allSatisfy(Self.isPlain)
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
    case "instantiateInitialViewController":
      let origin = CodeScreen.Origin.initial(storyboard: made.receiver.flatMap { storyboard($0, of: type) })
      return CodeScreen(origin: origin, type: whole.castType, value: value)
    default: break
    }
    guard let name = made.madeType else { return CodeScreen(origin: .value(value), type: whole.castType, value: value) }
    let inside = arguments.filter { $0.label == "rootViewController" || $0.label == "contentViewController" }
    return CodeScreen(
      origin: .made(type: name), type: whole.castType ?? name,
      inside: inside.map { screen($0.value, in: function, of: type) }, value: value)
  }

  /// The name of a storyboard that an expression stands for; nil for the `storyboard` of the controller itself.
  package func storyboard(_ value: CodeValue, of type: CodeType?) -> CodeName? {
    if let arguments = value.strippingUnwraps.arguments, value.strippingUnwraps.calledName == "UIStoryboard" {
      return arguments.first { $0.label == "name" }.map { name($0.value, in: type) }
    }
    if value.strippingUnwraps.lastName == "storyboard" { return nil }
    if case .name(let constant) = value.root, value.strippingUnwraps.path.isEmpty,
      let property = type.flatMap({ properties(named: constant, of: $0).first?.property }) ?? globals[constant]?.first,
      let initial = property.initialValue
    {
      return storyboard(initial, of: type)
    }
    return .unknown(value.description)
  }

  private static func isPlain(_ hop: CodeValue.Hop) -> Bool {
    switch hop {
    case .forced, .optional, .forcedCast, .optionalCast, .upcast: true
    default: false
    }
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

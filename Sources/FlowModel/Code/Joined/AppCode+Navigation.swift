extension AppCode {
  /// The calls of a function that change which screens are there, in order.
  ///
  /// - Parameters:
  ///   - function: the function; one with its helpers in place (``inlined(_:in:depth:)``) tells more.
  ///   - type: the type whose code it is.
  package func navigation(in function: CodeFunction, of type: CodeType?) -> [CodeNavigation] {
    function.events.enumerated().compactMap { index, event in
      guard let call = NavigationCall(event.action) else { return nil }
      return CodeNavigation(
        kind: call.kind, segue: call.segue.map { name(function.whole($0), in: type) },
        screens: call.screens.map { screen($0, in: function, of: type) }, tab: call.tab.map(function.whole),
        receiver: call.receiver, conditions: function.conditions(of: event), event: index, location: event.location)
    }
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
  func generatedScene(_ made: CodeValue) -> CodeScreen.Origin? {
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
}

extension CodeValue {
  /// The value without `!` and `?` at its end.
  var strippingUnwraps: CodeValue {
    var value = self
    while let last = value.path.last, last == .forced || last == .optional { value.path.removeLast() }
    return value
  }
}

import FlowModel

/// To which parameters the arguments of a call go.
extension Interpreter {
  /// To which parameter each argument goes; nil where they do not fit.
  ///
  /// A first trailing closure goes to the next parameter that takes a function (SE-0286).
  func matches(_ code: Code, _ labels: [Symbol?], trailing: Int) -> [Int]? {
    scanForward(code, labels, trailing: trailing) ?? (trailing == 1 ? scanBackward(code, labels) : nil)
  }

  /// The same; where Swift 5 and Swift 6 bring a trailing closure to different parameters, what it takes decides.
  ///
  /// - Parameter closure: the trailing closure, where it is written as one.
  func places(
    of code: Code, _ labels: [Symbol?], trailing: Int, _ closure: Code?, _ location: TreeLocation
  ) throws -> [Int]? {
    guard let forward = scanForward(code, labels, trailing: trailing) else {
      return trailing == 1 ? scanBackward(code, labels) : nil
    }
    guard trailing == 1, let first = forward.last, let backward = scanBackward(code, labels), let last = backward.last,
      first != last
    else { return forward }
    let fits = closure.map { closure in [first, last].map { takes(code.function.parameters[$0], code, closure) } }
    switch fits {
    case [true, false]: return forward
    case [false, true]: return backward
    default:
      throw Stop(
        reason: "which parameter of \(code.fullName) the trailing closure is for hangs on Swift's mode",
        location: location)
    }
  }

  private func scanForward(_ code: Code, _ labels: [Symbol?], trailing: Int) -> [Int]? {
    let parameters = code.function.parameters
    var places: [Int] = []
    var parameter = 0
    let firstTrailing = labels.count - trailing
    for (index, label) in labels.enumerated() {
      if index >= firstTrailing, label == nil {
        let next = index + 1 < labels.count ? labels[index + 1] : nil
        guard let place = placeOfTrailing(code, from: parameter, before: next) else { return nil }
        places.append(place)
        parameter = place + 1
        continue
      }
      if let last = places.last, parameters[last].isVariadic, label == nil {
        places.append(last)
        continue
      }
      while parameter < parameters.count, code.labels[parameter] != label, !isRequired(parameters[parameter]) {
        parameter += 1
      }
      guard parameter < parameters.count, code.labels[parameter] == label else { return nil }
      places.append(parameter)
      parameter += 1
    }
    guard parameters[min(parameter, parameters.count)...].allSatisfy({ !isRequired($0) }) else { return nil }
    return places
  }

  /// The parameter that a first trailing closure goes to: the next that takes a function, unless it can be left out and
  /// the next that cannot takes one too.
  private func placeOfTrailing(_ code: Code, from start: Int, before label: Symbol?) -> Int? {
    let parameters = code.function.parameters
    let end =
      label.flatMap { label in (start..<max(start, parameters.count)).first { code.labels[$0] == label } }
      ?? parameters.count
    var place = start
    while place < parameters.count {
      let isOpen = takesFunction(parameters[place], code)
      if isOpen {
        let required =
          isRequired(parameters[place]) ? nil : (place..<max(place, end)).first { isRequired(parameters[$0]) }
        guard let required, takesFunction(parameters[required], code) else { return place }
      } else if isRequired(parameters[place]) {
        return nil
      }
      place += 1
    }
    return nil
  }

  /// As before Swift 6 where that fits: the trailing closure goes to the last parameter that takes a function.
  private func scanBackward(_ code: Code, _ labels: [Symbol?]) -> [Int]? {
    let parameters = code.function.parameters
    guard let last = parameters.indices.last(where: { takesFunction(parameters[$0], code) }),
      parameters[(last + 1)...].allSatisfy({ !isRequired($0) })
    else { return nil }
    var places: [Int] = []
    var parameter = 0
    for label in labels.dropLast() {
      if let last = places.last, parameters[last].isVariadic, label == nil {
        places.append(last)
        continue
      }
      while parameter < last, code.labels[parameter] != label, !isRequired(parameters[parameter]) { parameter += 1 }
      guard parameter < last, code.labels[parameter] == label else { return nil }
      places.append(parameter)
      parameter += 1
    }
    guard parameters[min(parameter, last)..<last].allSatisfy({ !isRequired($0) }) else { return nil }
    return places + [last]
  }

  private func isRequired(_ parameter: TreeParameter) -> Bool { parameter.defaultValue < 0 && !parameter.isVariadic }

  func takesFunction(_ parameter: TreeParameter, _ code: Code) -> Bool {
    guard parameter.type >= 0 else { return true }
    var node = code.tree.nodes[Int(parameter.type)]
    if parameter.isAutoclosure, node.kind == .functionType { node = code.tree.nodes[Int(node.b)] }
    while node.kind == .optionalType { node = code.tree.nodes[Int(node.a)] }
    if node.kind == .functionType { return true }
    guard node.kind == .namedType || node.kind == .memberType else { return false }
    if node.kind == .namedType, isGenericParameter(code.tree.text(node.a), of: code) { return false }
    let type = program.type(parameter.type, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
      .flattened
    if case .function = type.kind { return true }
    return type.isUnknown
  }

  private func isGenericParameter(_ name: String, of code: Code) -> Bool {
    code.function.generics.contains { $0.name == name } || code.owner?.generics.contains { $0.name == name } == true
  }

  /// Whether a parameter takes a function of as many parameters as a closure has, and asks for a result where the closure
  /// gives one; of a closure that is one expression either may be.
  private func takes(_ parameter: TreeParameter, _ code: Code, _ closure: Code) -> Bool {
    let type = program.type(parameter.type, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
    guard case .function(let parameters, let result) = type.flattened.kind else { return false }
    guard parameters.count == max(closure.function.parameters.count, closure.anonymousCount) else { return false }
    return result.isUnknown || onlyExpression(of: closure) != nil
      || (result !== types.void) == !returned(by: closure).isEmpty
  }

  /// The closure that an expression is; nil where it is none.
  func writtenClosure(_ node: Int32, _ frame: Frame) -> Code? {
    let each = frame.tree.nodes[Int(node)]
    return each.kind == .closure ? frame.tree.codes[Int(each.a)] : nil
  }

  /// The same of a value.
  func writtenClosure(_ value: Value) -> Code? {
    guard case .closure(let closure) = value, case .code(let code, _, _, _) = closure.body else { return nil }
    return code
  }
}

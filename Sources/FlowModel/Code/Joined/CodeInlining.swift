extension AppCode {
  /// A function with the app's own methods that it calls on `self` and the functions of its file put in their place:
  /// what happens when it runs, in order, whoever does it.
  ///
  /// Which properties a screen uses is read so (`RequiredProperty`), on every screen, before the interpreter is asked
  /// about those alone. Parameters are replaced by what the callers pass. Events keep the places where they are written;
  /// the conditions around a call stand before those inside the called function. Calls of themselves end the search.
  ///
  /// - Parameter depth: how many calls deep to look.
  package func inlined(_ function: CodeFunction, in type: CodeType?, depth: Int) -> CodeFunction {
    var result = function
    result.events = []
    result.conditions = []
    var inliner = Inliner(code: self, type: type, result: result)
    inliner.append(function, values: [:], under: [], depth: depth, path: [function.location])
    return inliner.result
  }
}

private struct Inliner {
  let code: AppCode
  let type: CodeType?
  var result: CodeFunction
  /// How many events a function may become: what is called after that stays a call.
  private static let most = 4000

  init(code: AppCode, type: CodeType?, result: CodeFunction) {
    self.code = code
    self.type = type
    self.result = result
  }

  mutating func append(
    _ function: CodeFunction, values: [String: CodeValue], under outer: [Int], depth: Int, path: [SourceLocation]
  ) {
    let firstCondition = result.conditions.count
    // `result` roots count the events of their own function: where each of them went.
    var places: [Int: Int] = [:]
    func moved(_ value: CodeValue) -> CodeValue { value.substituting(values, events: places) }
    result.conditions += function.conditions
    var isMoved = 0
    for (number, event) in function.events.enumerated() {
      for index in event.conditions where index >= isMoved {
        isMoved = index + 1
        result.conditions[firstCondition + index].tests = function.conditions[index].tests.map { test in
          CodeTest(moved(test.value), test.relation.mapping(moved))
        }
      }
      let conditions = outer + event.conditions.map { $0 + firstCondition }
      var moving = event
      moving.conditions = conditions
      moving.action = event.action.mapping(moved)
      places[number] = result.events.count
      result.events.append(moving)
      guard case .call(let call) = moving.action, let called = callee(of: call), !path.contains(called.location),
        depth > 0, result.events.count < Self.most
      else { continue }
      append(
        called, values: called.values(for: event.isUnsure ? [] : call.arguments ?? []), under: conditions,
        depth: depth - 1, path: path + [called.location])
    }
  }

  /// The app's function behind `helper(…)`, `self.helper(…)` or `super.helper(…)`.
  private func callee(of call: CodeValue) -> CodeFunction? {
    guard let name = call.calledName, let arguments = call.arguments else { return nil }
    let labels = arguments.map(\.label)
    switch (call.root, call.path.count) {
    case (.name, 1):
      if let type, let found = code.function(name, labels: labels, of: type) { return found.function }
      return code.freeFunctions[name]?.first { $0.takes(labels) }
    case (.itself, 2):
      return type.flatMap { code.function(name, labels: labels, of: $0)?.function }
    case (.parent, 2):
      guard let type, let above = code.lineage(of: type).classes.dropFirst().first else { return nil }
      return code.function(name, labels: labels, of: above)?.function
    default: return nil
    }
  }
}

extension CodeFunction {
  /// The parameters' values in a call.
  package func values(for arguments: [CodeArgument]) -> [String: CodeValue] {
    var values: [String: CodeValue] = [:]
    var rest = arguments[...]
    for parameter in parameters {
      if let next = rest.first, next.label == parameter.label || (next.label == nil && parameter.type.contains("->")) {
        values[parameter.name] = next.value
        rest.removeFirst()
      } else {
        values[parameter.name] = CodeValue(.local(parameter.name))
      }
    }
    return values
  }
}

extension CodeValue {
  /// The value with parameters replaced by what a caller passes, and results by where their events went.
  ///
  /// - Parameter itself: what `self` stands for where the code is written, if not for `self` there.
  package func substituting(
    _ values: [String: CodeValue], events: [Int: Int], itself: CodeValue? = nil
  ) -> CodeValue {
    let path = self.path.map { hop -> Hop in
      switch hop {
      case .call(let arguments):
        .call(
          arguments.map { CodeArgument(label: $0.label, $0.value.substituting(values, events: events, itself: itself)) }
        )
      case .element(let arguments):
        .element(
          arguments.map { CodeArgument(label: $0.label, $0.value.substituting(values, events: events, itself: itself)) }
        )
      case .fallback(let others): .fallback(others.map { $0.substituting(values, events: events, itself: itself) })
      default: hop
      }
    }
    switch root {
    case .itself: return itself.map { CodeValue($0.root, $0.path + path) } ?? CodeValue(root, path)
    case .parameter(let name):
      guard let value = values[name] else { return CodeValue(root, path) }
      return CodeValue(value.root, value.path + path)
    case .result(let event): return CodeValue(.result(events[event] ?? event), path)
    case .array(let elements):
      return CodeValue(.array(elements.map { $0.substituting(values, events: events, itself: itself) }), path)
    default: return CodeValue(root, path)
    }
  }
}

extension CodeTest.Relation {
  func mapping(_ change: (CodeValue) -> CodeValue) -> Self {
    switch self {
    case .isOne(let values): .isOne(values.map(change))
    case .isNone(let values): .isNone(values.map(change))
    default: self
    }
  }
}

extension CodeEvent.Action {
  func mapping(_ change: (CodeValue) -> CodeValue) -> Self {
    switch self {
    case .call(let value): .call(change(value))
    case .assign(let target, let value): .assign(target: change(target), value: value.map(change))
    case .cast(let value): .cast(change(value))
    case .result(let value): .result(change(value))
    case .use, .leave: self
    }
  }
}

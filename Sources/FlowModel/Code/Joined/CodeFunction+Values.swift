extension CodeFunction {
  /// A value with the results of recorded calls replaced by the calls.
  package func whole(_ value: CodeValue) -> CodeValue { whole(value, depth: 6) }

  private func whole(_ value: CodeValue, depth: Int) -> CodeValue {
    guard case .result(let index) = value.root, events.indices.contains(index), depth > 0,
      case .call(let call) = events[index].action
    else { return value }
    let inner = whole(call, depth: depth - 1)
    return CodeValue(inner.root, inner.path + value.path)
  }

  /// The conditions of an event, from the outside in.
  package func conditions(of event: CodeEvent) -> [CodeCondition] { event.conditions.map { conditions[$0] } }

  /// The calls, each with its event.
  package var calls: [(call: CodeValue, event: CodeEvent)] {
    events.compactMap { event in
      if case .call(let call) = event.action { (call, event) } else { nil }
    }
  }

  /// Whether the body calls the implementation that it overrides, on some way.
  package var callsSuper: Bool {
    calls.contains { $0.call.root == .parent && $0.call.calledName == name }
  }

  /// Whether running the body ends the app: `fatalError()` or the like, whatever else happens.
  package var alwaysTraps: Bool {
    calls.contains { call, event in
      event.conditions.isEmpty && call.isTrap
    }
  }
}

extension CodeValue {
  /// The functions that end the app.
  package static let traps: Set<String> = ["abort", "exit", "fatalError", "preconditionFailure"]

  /// Whether it is a call that ends the app: `fatalError()` or the like.
  package var isTrap: Bool { path.count == 1 && Self.traps.contains(calledName ?? "") }
}

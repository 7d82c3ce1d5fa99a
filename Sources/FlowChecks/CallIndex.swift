import FlowModel

/// The calls in the app's code by the name that is called, found once for all rules.
struct CallIndex: Sendable {
  /// A call in its function.
  struct Site {
    /// The function, with its type.
    var scope: CodeScope
    /// The event.
    var event: CodeEvent
    /// The call, with results of other calls put in their place.
    var call: CodeValue
  }

  /// Where a call is: its function among the scopes, its event in the function.
  private struct Place: Sendable {
    var scope: Int
    var event: Int
  }

  private let scopes: [CodeScope]
  private let places: [String: [Place]]

  init(_ screens: AppScreens?) {
    let scopes = screens?.scopes ?? []
    var places: [String: [Place]] = [:]
    for (index, scope) in scopes.enumerated() {
      for (number, event) in scope.function.events.enumerated() {
        guard case .call(let call) = event.action, let name = call.calledName else { continue }
        places[name, default: []].append(Place(scope: index, event: number))
      }
    }
    self.scopes = scopes
    self.places = places
  }

  /// The functions that call something of one of these names, in the order of types and functions.
  func scopes(calling names: Set<String>) -> [CodeScope] {
    Set(names.flatMap { places[$0] ?? [] }.map(\.scope)).sorted().map { scopes[$0] }
  }

  /// The calls of one of these names, in the order of types and functions.
  func calls(of names: Set<String>) -> [Site] {
    names.flatMap { places[$0] ?? [] }.sorted { ($0.scope, $0.event) < ($1.scope, $1.event) }.compactMap { place in
      let scope = scopes[place.scope]
      let event = scope.function.events[place.event]
      guard case .call(let call) = event.action else { return nil }
      return Site(scope: scope, event: event, call: scope.expanded(call))
    }
  }
}

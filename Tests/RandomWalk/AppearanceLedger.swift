import HeadlessUIKit

/// The appearance of every controller, as its callbacks tell it.
struct AppearanceLedger {
  /// How far a controller is.
  enum State: String {
    case disappeared, appearing, appeared, disappearing
  }

  private var states: [TraceSubject: State] = [:]
  private var isAppearingSent: Set<TraceSubject> = []
  private var position = 0

  /// How far a controller is.
  subscript(subject: TraceSubject) -> State { states[subject] ?? .disappeared }

  /// The controllers between a will and its did.
  var unfinished: [TraceSubject] { states.filter { $1 == .appearing || $1 == .disappearing }.keys.map(\.self) }

  /// The controllers that have appeared.
  var appeared: Set<TraceSubject> { Set(states.filter { $1 == .appeared }.keys) }

  /// Reads the callbacks that are new in a trace.
  ///
  /// - Parameter pages: the names of pages, which may be freed with a container that never appeared.
  /// - Returns: the first callback that is not legal where it comes.
  @MainActor
  mutating func read(_ trace: Trace, pages: Set<String>) -> String? {
    let events = trace.events(from: position)
    position = trace.count
    for event in events {
      let state = self[event.subject]
      if event.callback == .deinitialized {
        let name = trace.name(of: event.subject)
        guard state == .disappeared || state == .appeared && pages.contains(name) else {
          return "\(name) is freed while it is \(state.rawValue)"
        }
        states[event.subject] = nil
        continue
      }
      guard let next = next(event, from: state) else {
        return "\(trace.line(for: event)) comes while the controller is \(state.rawValue)"
      }
      states[event.subject] = next == .disappeared ? nil : next
    }
    return nil
  }

  /// The state after an event; nil where the event is not legal.
  private mutating func next(_ event: TraceEvent, from state: State) -> State? {
    switch (event.callback, state) {
    case (.viewWillAppear, .disappeared), (.viewWillAppear, .disappearing):
      isAppearingSent.remove(event.subject)
      return .appearing
    case (.viewIsAppearing, .appearing): return isAppearingSent.insert(event.subject).inserted ? .appearing : nil
    case (.viewDidAppear, .appearing): return isAppearingSent.contains(event.subject) ? .appeared : nil
    case (.viewWillDisappear, .appeared), (.viewWillDisappear, .appearing): return .disappearing
    case (.viewDidDisappear, .disappearing): return .disappeared
    case (.viewWillAppear, _), (.viewIsAppearing, _), (.viewDidAppear, _), (.viewWillDisappear, _),
      (.viewDidDisappear, _):
      return nil
    default: return state
    }
  }
}

import FlowScript
import HeadlessUIKit

/// What of an app's navigation changed and no expectation has named yet: the exhaustive mode of suites.
struct NavigationWatch: Sendable {
  /// Changes that nothing has named yet.
  struct Pending: Sendable {
    var events: [NavigationMap.Event]
    var site: CallSite
  }

  /// The changes since the last expectation that named them, with the call that made them.
  private(set) var pending: Pending?
  /// Where the app's controllers are.
  private(set) var map: NavigationMap?

  /// Looks at the app behind a call; what has changed is asked for from here on.
  @MainActor
  mutating func look(at simulation: Simulation?, after site: CallSite, isLaunch: Bool) {
    let before = map
    map = simulation.map(NavigationMap.init(of:))
    guard !isLaunch, let before, let map else { return }
    let events = map.events(since: before)
    if !events.isEmpty { pending = Pending(events: (pending?.events ?? []) + events, site: pending?.site ?? site) }
  }

  /// Takes what an expectation that holds has named.
  mutating func settle(_ command: Command) {
    guard let pending else { return }
    let named = command.namedEvents
    let left = pending.events.filter { !named.contains($0.kind) }
    self.pending = left.isEmpty ? nil : Pending(events: left, site: pending.site)
  }

  /// The changes that nothing has named, once.
  mutating func take() -> Pending? {
    defer { pending = nil }
    return pending
  }

  /// What a failure tells of them.
  static func message(of pending: Pending) -> String {
    (["no expectation names what changed:"] + pending.events.map { "+ \($0)" }).joined(separator: "\n")
  }
}

extension Command {
  /// The changes of the navigation that an expectation names.
  fileprivate var namedEvents: Set<NavigationMap.Event.Kind> {
    switch self {
    case .assertScreen, .assertStack: [.stack, .root]
    case .assertPresented: [.presented, .dismissed]
    case .assertAlert: [.presented]
    case .assertNotPresented: [.dismissed]
    case .assertTab: [.tab]
    default: []
    }
  }
}

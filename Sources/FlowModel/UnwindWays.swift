import FlowInterfaceBuilder

/// Where unwind segues lead: to the nearest screen on the way back that has their action.
///
/// - UIKit: `allowedChildrenForUnwinding(from:)` is sent to each ancestor of the source, across presentations, until a
///   controller without such children can perform the action; a container's are all but the one that the source is in
///   (documentation of UIStoryboardUnwindSegueSource; F2.25 to F2.28).
struct UnwindWays {
  private let screens: [Screen.ID: Screen]
  /// The screens that have each action.
  private let takers: [String: [Screen.ID]]
  /// How one comes to each screen.
  private let into: [Screen.ID: [Transition]]
  /// What each container holds, in order.
  private let held: [Screen.ID: [Screen.ID]]
  private let starts: Set<Screen.ID>

  /// - Parameters:
  ///   - takers: the screens that have each action, by its selector.
  init(_ model: AppModel, takers: [String: [Screen.ID]]) {
    self.takers = takers
    screens = Dictionary(model.screens.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    var into: [Screen.ID: [Transition]] = [:]
    var held: [Screen.ID: [Screen.ID]] = [:]
    for way in model.transitions where way.kind != .unwind && !way.replacesWindow(screens[way.source]) {
      guard let end = way.destination.screenID else { continue }
      into[end, default: []].append(way)
      if way.isHolding, held[way.source]?.contains(end) != true { held[way.source, default: []].append(end) }
    }
    (self.into, self.held) = (into, held)
    starts = model.startsInCode.union([try? model.startScreen().id].compactMap(\.self))
  }

  /// The screens that an unwind segue may lead to; none where no way back to one is known.
  func targets(of segue: Transition) -> [Screen.ID] {
    guard let action = segue.unwindAction, let takers = takers[action].map(Set.init) else { return [] }
    var found: [Screen.ID] = []
    var seen: Set<Screen.ID> = [segue.source]
    var waiting = [segue.source]
    // Whether others than those that the map knows may come there.
    var isOpen = false
    while !waiting.isEmpty {
      let screen = waiting.removeFirst()
      let ways = into[screen] ?? []
      isOpen = isOpen || ways.isEmpty && !starts.contains(screen)
      for way in ways {
        guard screens[way.source]?.kind != .object else {
          isOpen = true
          continue
        }
        if let taker = taker(takers, on: way, to: screen) {
          if !found.contains(taker) { found.append(taker) }
        } else if seen.insert(way.source).inserted {
          waiting.append(way.source)
        }
      }
    }
    // Of several, any may be the nearest then.
    if found.isEmpty, isOpen, takers.count == 1 { found = takers.filter { $0 != segue.source } }
    return found
  }

  /// The screen that takes an action where a way back leads.
  private func taker(_ takers: Set<Screen.ID>, on way: Transition, to screen: Screen.ID) -> Screen.ID? {
    search(way.source, takers, but: way.isHolding ? screen : nil, depth: 0)
  }

  /// The first in a container that takes an action: of those that hold others, only these are asked.
  private func search(_ screen: Screen.ID, _ takers: Set<Screen.ID>, but: Screen.ID?, depth: Int) -> Screen.ID? {
    let children = (held[screen] ?? []).filter { $0 != but }
    guard !children.isEmpty else { return takers.contains(screen) ? screen : nil }
    guard depth < Self.depth else { return nil }
    return children.lazy.compactMap { search($0, takers, but: nil, depth: depth + 1) }.first
  }

  /// How many containers are in one another at most.
  private static let depth = 8
}

extension Transition {
  /// Whether the source holds the destination.
  fileprivate var isHolding: Bool { kind == .relationship || kind == .embed }

  /// Whether the destination takes the source's place in the window.
  fileprivate func replacesWindow(_ source: Screen?) -> Bool {
    isInCode && relationship == "rootViewController" && source?.kind != .navigation
  }
}

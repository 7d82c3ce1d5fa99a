/// A segue by which a screen comes up, through the containers around it.
package struct WayIn: Sendable {
  /// The segue.
  package var segue: Transition
  /// The screen that it starts from.
  package var source: Screen
  /// The class of that screen, where the app declares it.
  package var sourceClass: CodeType?
  /// The screen that the segue leads to: the screen itself, or a container around it.
  package var destination: Screen
}

/// Why a property is not set on a way in.
package enum Provision: Sendable, Hashable {
  /// The segue is prepared, but the property is not set; with the place of the prepare.
  case notSet(SourceLocation)
  /// Nobody prepares this segue; with the place of a prepare that does not know it, if there is one.
  case unhandled(SourceLocation?)
}

extension AppScreens {
  /// The segues by which a screen comes up, relationships of containers followed upwards.
  package func waysIn(to screen: Screen) -> [WayIn] {
    var ways: [WayIn] = []
    var waiting = [screen]
    var visited: Set<Screen.ID> = []
    while let next = waiting.popLast() {
      guard visited.insert(next.id).inserted else { continue }
      for transition in incoming[next.id] ?? [] {
        guard let source = model.screen(transition.source) else { continue }
        if transition.kind == .relationship {
          waiting.append(source)
        } else if transition.kind != .unwind {
          ways.append(
            WayIn(segue: transition, source: source, sourceClass: appClass(of: source), destination: next))
        }
      }
    }
    return ways.sorted { $0.segue.location < $1.segue.location }
  }
}

extension CodeFunction {
  /// Whether the body sets a member of this name of another object.
  package func setsMember(_ name: String) -> Bool {
    events.contains { event in
      guard case .assign(let target, _) = event.action, !target.path.isEmpty else { return false }
      return target.path.last { if case .member = $0 { true } else { false } } == .member(name)
    }
  }
}

import FlowInterpreter
import FlowModel

/// Controllers that code brings up, in one world.
struct StaticMove {
  /// How.
  let showing: StaticShowing
  /// What, in order; nil for what is not known.
  let destinations: [StaticDestination?]
  /// The calls that run, the outermost first.
  let calls: [RunningCall]
}

/// A controller that code has.
enum StaticDestination: Sendable, Hashable {
  /// One that an initialiser made: the name of the app's class, and what it was handed.
  indirect case made(String, [StaticDestination])
  /// A screen of the model's.
  case screen(Screen.ID)
  /// A scene of a storyboard; nil for the initial one.
  case scene(StaticStoryboard.Source, identifier: String?)
  /// One of UIKit's own: an alert, or a container with controllers in it.
  indirect case frameworks([StaticDestination])
}

extension StaticWorld {
  /// The controllers that a value stands for; of a list, each of its own. Nil for one that is not known.
  func destinations(of value: Value) -> [StaticDestination?] {
    switch value.flattened {
    case .list(let box)?: box.items.flatMap { destinations(of: $0) }
    case let value?: [destination(of: value)]
    case nil: []
    }
  }

  private func destination(of value: Value) -> StaticDestination? {
    if let object = StaticObject.of(value) {
      if let screen = object.screen { return .screen(screen.id) }
      guard case .object(let instance)? = value.flattened else { return .frameworks(object.handed) }
      return .made(instance.type.name, object.handed)
    }
    guard case .unknown(let unknown) = value else { return nil }
    let place = unknown.location.source
    return namings.last { $0.calls.last?.location.source == place && $0.isOfScreen }.map {
      .scene($0.storyboard, identifier: $0.name)
    }
  }
}

extension StaticNaming {
  /// Whether it names a screen, with all that is needed to find it.
  fileprivate var isOfScreen: Bool { kind == .initialScreen || kind == .screen && name != nil }
}

import FlowModel

/// Signs that a file is Swift 1 or 2.
enum Swift2Sign {
  /// The place of the first sign in a function: an override that Swift 3 writes with `_`, or a call that it renamed.
  static func location(in function: CodeFunction) -> SourceLocation? {
    if function.isOverride {
      let labels = function.parameters.map { "\($0.label ?? "_"):" }.joined()
      if Swift2Signs.overrides.contains("\(function.name)(\(labels))") { return function.location }
    }
    for event in function.events {
      if case .call(let value) = event.action, let name = value.calledName, Swift2Signs.calls.contains(name) {
        return event.location
      }
    }
    return nil
  }
}

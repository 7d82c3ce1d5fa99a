import FlowInterpreter

/// Keys that apps set of alerts' actions though no header declares them: they change how a button looks.
extension LiveLibrary {
  mutating func addAlertKeys() {
    method("UIAlertAction", "setValue(_:forKey:)") { call in
      let key: String = try call.unbridge(call[1])
      if !Self.looksOfActions.contains(key) {
        try call.interpreter.setValue(call[0], forKey: key, of: call.value, call)
      }
      return .void
    }
  }

  /// Source: what apps set (observed by many authors; not documented).
  private static let looksOfActions: Set<String> = [
    "_titleTextColor", "image", "imageTintColor", "titleTextAlignment", "titleTextColor",
  ]
}

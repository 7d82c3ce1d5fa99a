import FlowModel

/// Objects that a store keeps, whose dynamic properties it watches.
extension Interpreter {
  /// Asks an object's class whether a dynamic property of it may be changed: a model of a store has a method for that,
  /// which does not return where it may not.
  func askToChange(_ object: Instance) throws {
    if let code = implementation(of: "changeOfDynamicProperty()", in: object.type) {
      _ = try call(code, on: object, [])
    }
  }

  /// Takes an object's dynamic properties away: reading one ends the app.
  func withdrawDynamicProperties(of object: Instance, because reason: String) {
    guard let part = object.part else { return }
    part.withdrawal = reason
    for field in object.nominal.fields where field.isDynamic { object.fields[field.index] = .absent }
  }
}

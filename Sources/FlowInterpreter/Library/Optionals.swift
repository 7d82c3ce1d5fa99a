import FlowModel

extension LibraryBuilder {
  mutating func addOptionals() {
    for name in ["map(_:)", "flatMap(_:)"] {
      method("Optional", name) { call in
        let result = call.result(0)
        guard case .some(let box) = call.value else {
          return .nothing((name == "map(_:)" ? result : result?.wrapped).map(Unmanaged.passUnretained))
        }
        let value = try call.run(0, box.value)
        if name == "map(_:)" { return .some(SomeBox(value)) }
        return value.isOptional ? value : .some(SomeBox(value))
      }
    }
    property("Optional", "unsafelyUnwrapped") { call in
      guard let value = call.value.unwrapped else { throw call.trap("unsafelyUnwrapped of nil optional") }
      return value
    }
    property("Optional", "debugDescription") { call in
      .string(try call.interpreter.debugDescription(of: call.value, at: call.location))
    }
    method("Optional", "take()") { call in
      throw Stop(reason: "an Optional that cannot be changed", location: call.location)
    }
    mutator("Optional", "take()") { call, place in
      let value = place
      place = .none
      return value
    }
    @Sendable func some(_ call: Library.Call) -> Value {
      .some(SomeBox(call.interpreter.fitting(call[0], call.type?.wrapped)))
    }
    initializer("Optional", "(_:)", some)
    staticMethod("Optional", "some(_:)", some)
    staticProperty("Optional", "none") { call in .nothing(call.type?.wrapped.map(Unmanaged.passUnretained)) }
  }
}

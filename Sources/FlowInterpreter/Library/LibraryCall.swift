import FlowModel

extension Library {
  /// One call of a library's member.
  struct Call {
    let interpreter: Interpreter
    let value: Value
    let arguments: [Argument]
    let location: TreeLocation
    /// The type that the place asks for, where it is known.
    var expected: RuntimeType?
    /// The type whose static member it is.
    var type: RuntimeType?

    subscript(_ index: Int) -> Value { arguments[index].value }
    var types: TypeTable { interpreter.types }
    func stop(_ reason: String) -> Stop { Stop(reason: reason, location: location) }
    func trap(_ message: String) -> Trap { Trap(message: message, location: location) }
  }

  struct Entry<Body> {
    let labels: [String?]
    let body: Body
    /// The places of arguments that may be left out.
    var optional: Set<Int> = []
  }
}

import FlowModel

extension Library {
  /// One call of a library's member.
  package struct Call {
    package let interpreter: Interpreter
    package let value: Value
    package let arguments: [Argument]
    package let location: TreeLocation
    /// The type that the place asks for, where it is known.
    package var expected: RuntimeType?
    /// The type whose static member it is.
    package var type: RuntimeType?

    package init(
      interpreter: Interpreter, value: Value, arguments: [Argument], location: TreeLocation,
      expected: RuntimeType? = nil, type: RuntimeType? = nil
    ) {
      self.interpreter = interpreter
      self.value = value
      self.arguments = arguments
      self.location = location
      self.expected = expected
      self.type = type
    }

    /// The same call of another value's member.
    package func on(_ value: Value) -> Call {
      Call(interpreter: interpreter, value: value, arguments: arguments, location: location, expected: expected)
    }

    /// The same call of another value's member with other arguments.
    package func with(_ value: Value, _ arguments: [Argument]) -> Call {
      Call(
        interpreter: interpreter, value: value, arguments: arguments, location: location, expected: expected, type: type
      )
    }

    package subscript(_ index: Int) -> Value { arguments[index].value }
    package var types: TypeTable { interpreter.types }
    /// That the member cannot do what it is asked for.
    package func stop(_ reason: String) -> Stop { Stop(lacking: reason, at: location) }
    /// The same where something that the call gives it is not known.
    package func stop(_ reason: String, for value: Value) -> Stop {
      if case .unknown(let unknown)? = value.flattened { return Stop(lacking: unknown, at: location) }
      return stop(reason)
    }
    /// What an Optional holds; nil for `nil`.
    ///
    /// - Throws: `Stop` where that is not known.
    func unwrapped(_ value: Value) throws -> Value? {
      if case .unknown(let unknown) = value { throw Stop(lacking: unknown, at: location) }
      return value.unwrapped
    }
    package func trap(_ message: String) -> Trap { Trap(message: message, location: location) }
  }

  package struct Entry<Body> {
    let labels: [String?]
    let body: Body
    /// The places of arguments that may be left out.
    var optional: Set<Int> = []
  }
}

extension Value {
  /// Whether it is an object that remembers what its methods are handed.
  var keepsArguments: Bool {
    switch self {
    case .native(let box): box.keepsArguments
    case .object(let object): object.part != nil
    default: false
    }
  }
}

extension Library.Call {
  /// Whether a value is `.none` where no place has told its type: of an Optional it is nil.
  package func isNone(_ value: Value) -> Bool {
    guard case .implicit(let box) = value, box.arguments == nil else { return false }
    return interpreter.program.symbols.text(of: box.name) == "none"
  }

  /// The name of a member whose type's declaration is not here: `.heart`, `ImageResource.heart`.
  package func memberName(of value: Value) -> String? {
    switch value {
    case .implicit(let box) where box.arguments == nil: interpreter.program.symbols.text(of: box.name)
    case .unknown(let unknown): unknown.what.split(separator: ".").last.map(String.init)
    default: nil
    }
  }
}

import FlowModel

/// What is to be told the result that a task waits for.
final class ContinuationBox: NativeBox {
  /// The type of the result.
  let element: RuntimeType?
  fileprivate let isChecked: Bool
  fileprivate var outcome: Result<Value, any Error>?
  fileprivate var wait: Wait?

  init(_ element: RuntimeType?, isChecked: Bool) {
    self.element = element
    self.isChecked = isChecked
  }

  override var typeName: String { isChecked ? "CheckedContinuation" : "UnsafeContinuation" }
  override var isReference: Bool { true }

  fileprivate func resume(_ outcome: Result<Value, any Error>, _ call: Library.Call) throws {
    guard self.outcome == nil else {
      throw call.stop("a continuation is resumed more than once")
    }
    self.outcome = outcome
    if let wait { call.loop.end(wait) }
  }
}

extension LibraryBuilder {
  mutating func addContinuations() {
    for (name, isChecked) in [
      ("withCheckedContinuation", true), ("withCheckedThrowingContinuation", true), ("withUnsafeContinuation", false),
      ("withUnsafeThrowingContinuation", false),
    ] {
      function("\(name)(...)") { call in
        let body = try call.lastClosure()
        var element = call.expected
        if case .code(let code, _, _, _) = body.body, let parameter = code.function.parameters.first,
          parameter.type >= 0,
          case .library(_, let arguments) = call.interpreter.program.type(
            parameter.type, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil)
          ).kind,
          let first = arguments.first, !first.isUnknown
        {
          element = first
        }
        let continuation = ContinuationBox(element, isChecked: isChecked)
        _ = try call.operate(body, [.native(continuation)])
        if continuation.outcome == nil { _ = try call.loop.suspend { continuation.wait = $0 } }
        return try continuation.outcome!.get()
      }
    }
    for type in ["CheckedContinuation", "UnsafeContinuation"] {
      method(type, "resume(returning:)") { call in try call.resume(.success(try call.result(call[0]))) }
      method(type, "resume()") { call in try call.resume(.success(.void)) }
      method(type, "resume(throwing:)") { call in try call.resume(.failure(Thrown(value: call[0]))) }
      method(type, "resume(with:)") { call in
        guard case .native(let result as CaseBox) = call[0], let first = result.payload.first else {
          throw call.stop("a result is asked for")
        }
        return try call.resume(
          result.name == "success" ? .success(try call.result(first)) : .failure(Thrown(value: first)))
      }
    }
  }
}

extension Library.Call {
  /// A result as the continuation's type asks for it.
  fileprivate func result(_ value: Value) throws -> Value {
    guard let type = try native(self.value, ContinuationBox.self).element, !type.isUnknown else { return value }
    return try interpreter.coerce(value, to: type, at: location)
  }

  fileprivate func resume(_ outcome: Result<Value, any Error>) throws -> Value {
    try native(value, ContinuationBox.self).resume(outcome, self)
    return .void
  }
}

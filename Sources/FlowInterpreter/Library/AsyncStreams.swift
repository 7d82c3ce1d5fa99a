import FlowModel

/// What a stream and its continuation share.
final class StreamState {
  /// Nil when the app is over: the last reader may go later, with the thread that it waits on.
  private weak var interpreter: Interpreter?
  private let location: TreeLocation
  private var buffer: [Value] = []
  private var waits: [Wait] = []
  private var isOver = false
  private var failure: (any Error)?
  var onTermination: Closure?
  /// How many elements are kept, and whether those are the newest.
  var limit: (count: Int, isNewest: Bool)?
  private let name: String

  init(_ name: String, _ interpreter: Interpreter, _ location: TreeLocation) {
    self.name = name
    self.interpreter = interpreter
    self.location = location
  }

  /// Gives an element to whoever waits, or keeps it; what `yield` says.
  func add(_ value: Value) -> Value {
    let type = "\(name).Continuation.YieldResult"
    guard !isOver else { return .native(CaseBox(type, "terminated")) }
    if !waits.isEmpty {
      let wait = waits.removeFirst()
      interpreter?.loop.end(wait, with: value)
      return .native(CaseBox(type, "enqueued", [.int(limit?.count ?? .max)]))
    }
    buffer.append(value)
    if let limit, buffer.count > limit.count {
      let dropped = limit.isNewest ? buffer.removeFirst() : buffer.removeLast()
      return .native(CaseBox(type, "dropped", [dropped]))
    }
    return .native(CaseBox(type, "enqueued", [.int((limit?.count ?? .max) - (limit == nil ? 0 : buffer.count))]))
  }

  /// Ends the stream.
  func finish(_ error: (any Error)? = nil, isCancelled: Bool = false) throws {
    guard !isOver, let interpreter else { return }
    isOver = true
    failure = error
    let handler = onTermination
    onTermination = nil
    if let handler, !interpreter.loop.isOver {
      let raised: Value = (error as? Thrown).map { .some(SomeBox($0.value)) } ?? .none
      let reason = CaseBox(
        "\(name).Continuation.Termination", isCancelled ? "cancelled" : "finished",
        isCancelled || name == "AsyncStream" ? [] : [raised])
      _ = try interpreter.call(handler, [.native(reason)], at: location)
    }
    let all = waits
    waits = []
    for wait in all { interpreter.loop.end(wait) }
  }

  func next() throws -> Value? {
    if !buffer.isEmpty { return buffer.removeFirst() }
    if isOver { return try end() }
    guard let loop = interpreter?.loop, let task = loop.current.task else {
      throw Stop(reason: "a stream outside of tasks", location: location)
    }
    if task.isCancelled {
      try finish(isCancelled: true)
      return nil
    }
    var number = 0
    let wait = try loop.suspend { wait in
      waits.append(wait)
      number = task.whenCancelled { [self] in try finish(isCancelled: true) }
    }
    task.removeHandler(number)
    if let value = wait.value { return value }
    return try end()
  }

  private func end() throws -> Value? {
    if let error = failure {
      failure = nil
      throw error
    }
    return nil
  }
}

/// What stands for the stream's reader: when the last one is gone, the stream is cancelled.
private final class StreamReader {
  let state: StreamState
  init(_ state: StreamState) { self.state = state }
  deinit { try? state.finish(isCancelled: true) }
}

/// `AsyncStream`, `AsyncThrowingStream`.
final class StreamBox: NativeBox, AsyncElements {
  private let name: String
  private let reader: StreamReader
  init(_ name: String, _ state: StreamState) {
    self.name = name
    reader = StreamReader(state)
  }
  override var typeName: String { name }
  func makeAsyncIterator(_ interpreter: Interpreter, at location: TreeLocation) -> () throws -> Value? {
    { [reader] in try reader.state.next() }
  }
}

/// `AsyncStream.Continuation`.
final class StreamContinuationBox: NativeBox {
  private let name: String
  let state: StreamState
  let element: RuntimeType?
  init(_ name: String, _ state: StreamState, _ element: RuntimeType?) {
    self.name = name
    self.state = state
    self.element = element
  }
  override var typeName: String { "\(name).Continuation" }
  override var isReference: Bool { true }
}

extension Library.Call {
  /// A stream with its continuation.
  fileprivate func makeStream(_ name: String) throws -> (StreamBox, StreamContinuationBox) {
    let state = StreamState(name, interpreter, location)
    var element = genericArgument(0)
    for argument in arguments where argument.label == "of" || argument.label == nil {
      if case .type(let type) = argument.value { element = type }
    }
    if let policy = named("bufferingPolicy")
      ?? arguments.first(where: { $0.label == nil && caseName($0.value) != nil })?.value
    {
      let count: Value?
      switch policy {
      case .implicit(let box): count = box.arguments?.first?.value
      case .native(let box as CaseBox): count = box.payload.first
      default: throw stop("a policy of a buffer")
      }
      if let name = caseName(policy), name != "unbounded" {
        guard let limit = count?.integerValue else { throw stop("a policy of a buffer") }
        state.limit = (limit, name == "bufferingNewest")
      }
    }
    return (StreamBox(name, state), StreamContinuationBox(name, state, element))
  }

  fileprivate func stream() throws -> StreamState { try native(value, StreamContinuationBox.self).state }
}

extension LibraryBuilder {
  mutating func addAsyncStreams() {
    for name in ["AsyncStream", "AsyncThrowingStream"] {
      initializer(name, "(...)") { call in
        if let unfold = try call.functionValue(call.named("unfolding")) {
          return .native(AsyncSequenceBox { _ in { try call.operate(unfold).unwrapped } })
        }
        let build = try call.lastClosure()
        let (stream, continuation) = try call.makeStream(name)
        _ = try call.operate(build, [.native(continuation)])
        return .native(stream)
      }
      staticMethod(name, "makeStream(...)") { call in
        let (stream, continuation) = try call.makeStream(name)
        return .tuple(TupleBox([.native(stream), .native(continuation)], ["stream", "continuation"]))
      }
      let type = "\(name).Continuation"
      method(type, "yield(_:)") { call in
        let result = try call.stream().add(call[0])
        try call.loop.interrupt()
        return result
      }
      method(type, "yield()") { call in try call.stream().add(.void) }
      method(type, "yield(with:)") { call in
        guard case .native(let result as CaseBox) = call[0], let first = result.payload.first else {
          throw call.stop("a result is asked for")
        }
        if result.name == "success" { return try call.stream().add(first) }
        try call.stream().finish(Thrown(value: first))
        return .void
      }
      method(type, "finish()") { call in
        try call.stream().finish()
        return .void
      }
      method(type, "finish(throwing:)") { call in
        try call.stream().finish(call[0].unwrapped.map { Thrown(value: $0) })
        return .void
      }
      property(type, "onTermination") { call in
        .optional(try call.stream().onTermination.map { .closure($0) })
      }
      setter(type, "onTermination") { call, base in
        let handler = try call.functionValue(call[0])
        handler?.isHanded(to: .none)
        try call.native(base, StreamContinuationBox.self).state.onTermination = handler
        return .void
      }
    }
  }
}

import FlowModel

/// `DispatchSpecificKey`: a key is itself, whatever its type.
final class SpecificKeyBox: NativeBox {
  /// What lies under it.
  let type: RuntimeType?
  init(_ type: RuntimeType?) { self.type = type }
  override var typeName: String { "DispatchSpecificKey" }
  override var isReference: Bool { true }
}

extension LibraryBuilder {
  /// What queues are given under keys.
  ///
  /// - Dispatch: the queue on which the code runs is asked, and those that it is aimed at, but none that waits for it
  ///   (documentation of dispatch_get_specific).
  mutating func addSpecifics() {
    let type = "DispatchQueue"
    initializer("DispatchSpecificKey", "()") { call in .native(SpecificKeyBox(call.genericArgument(0))) }
    method(type, "setSpecific(key:value:)") { call in
      let executor = try call.queue(call.value)!.executor
      guard !executor.label.hasPrefix("com.apple.root") else { throw call.stop("setSpecific of a global queue") }
      executor.specifics[ObjectIdentifier(try call.native(call[0], SpecificKeyBox.self))] = try call.unwrapped(call[1])
      return .void
    }
    method(type, "getSpecific(key:)") { call in try call.specific(of: try call.queue(call.value)?.executor) }
    staticMethod(type, "getSpecific(key:)") { call in try call.specific(of: call.loop.current.executor) }
  }
}

extension Library.Call {
  fileprivate func specific(of executor: Executor?) throws -> Value {
    let key = try native(self[0], SpecificKeyBox.self)
    if let value = executor?.specifics[ObjectIdentifier(key)] { return .optional(value) }
    return .nothing(key.type.map { Unmanaged.passUnretained($0) })
  }
}

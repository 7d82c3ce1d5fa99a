import FlowModel

/// `RunLoop.main`.
final class RunLoopBox: NativeBox {
  override var typeName: String { "RunLoop" }
  override var isReference: Bool { true }
  override func isEqual(to other: NativeBox) -> Bool { other is RunLoopBox }
  override func hash(into hasher: inout Hasher) {}
}

extension LibraryBuilder {
  mutating func addRunLoops() {
    let type = "RunLoop"
    for mode in ["common", "default", "tracking"] {
      staticProperty("RunLoop.Mode", mode) { _ in .string(mode) }
    }
    staticProperty(type, "main") { _ in .native(RunLoopBox()) }
    staticProperty(type, "current") { call in
      guard call.loop.isOnMainThread else { throw call.stop("a run loop of another thread than the main one") }
      return .native(RunLoopBox())
    }
    method(type, "run()") { call in
      try call.loop.drain(until: nil, isRunLoop: true, at: call.location)
      return .void
    }
    method(type, "run(until:)") { call in
      try call.loop.drain(until: try call.moment(call[0]), isRunLoop: true, at: call.location)
      return .void
    }
    method(type, "run(mode:before:)") { call in
      try call.loop.drain(until: try call.moment(call[1]), once: true, isRunLoop: true, at: call.location)
      return .bool(true)
    }
    method(type, "add(_:forMode:)") { call in
      try call.native(call[0], TimerBox.self).schedule(call.loop)
      return .void
    }
    method(type, "perform(...)") { call in
      let closure = try call.lastClosure()
      let (interpreter, location) = (call.interpreter, call.location)
      call.loop.enqueue(
        .body { _ = try interpreter.call(closure, [], at: location) }, on: call.loop.main, needsRunLoop: true)
      return .void
    }
    function("CFRunLoopRun()") { call in
      try call.loop.drain(until: nil, isRunLoop: true, at: call.location)
      return .void
    }
    function("CFRunLoopGetMain()") { _ in .native(RunLoopBox()) }
    function("CFRunLoopGetCurrent()") { _ in .native(RunLoopBox()) }
    function("CFRunLoopStop(_:)") { call in
      call.loop.stopRunLoop()
      return .void
    }
  }
}

import Dispatch
import FlowModel

/// What runs first hangs on the machine; a queue is the same whatever its quality.
extension DispatchQoS: FoundationValue {
  package static var bridgedName: String { "DispatchQoS" }
  /// Equal ones have the same priority in their class.
  public func hash(into hasher: inout Hasher) { hasher.combine(relativePriority) }
}

/// A queue of Dispatch.
final class QueueBox: NativeBox {
  let executor: Executor
  init(_ executor: Executor) { self.executor = executor }
  override var typeName: String { "DispatchQueue" }
  override var isReference: Bool { true }
}

extension Library.Call {
  /// The queue of an argument; nil where none is given.
  func queue(_ value: Value?) throws -> QueueBox? {
    guard let value = value?.unwrapped else { return nil }
    if caseName(value) == "main" { return loop.queue("main") }
    return try native(value)
  }

  /// Work that is handed to a queue: a function or a work item.
  func work(_ value: Value?, on queue: Executor) throws -> () throws -> Void {
    guard let value = value?.flattened else { throw stop("work of a queue") }
    let (interpreter, location) = (interpreter, location)
    switch value {
    case .native(let item as WorkItemBox): return { try item.run(interpreter, at: location) }
    case .closure(let closure):
      closure.isHanded(to: queue.kind == .main ? .main : .none)
      return { _ = try interpreter.call(closure, [], at: location) }
    default: throw stop("work of a queue")
    }
  }

  /// Puts work in line after a time.
  func submit(_ work: @escaping () throws -> Void, on executor: Executor, after delay: Double, isBarrier: Bool = false)
    throws
  {
    guard delay.isFinite else { return }
    let work = loop.piece(work)
    guard delay > 0 else { return try loop.submit(executor, isBarrier: isBarrier, work) }
    let late = executor.kind == .concurrent ? loop.lateness() : executor.delay
    let loop = loop
    loop.after(delay + late) { loop.enqueue(.body(work), on: executor, isBarrier: isBarrier) }
  }

  /// The function or work item that is the last argument.
  var lastWork: Value? { arguments.last?.value }
}

extension LibraryBuilder {
  mutating func addQueues() {
    let type = "DispatchQueue"
    for (name, quality) in [
      ("background", DispatchQoS.background), ("utility", .utility), ("default", .default),
      ("userInitiated", .userInitiated), ("userInteractive", .userInteractive), ("unspecified", .unspecified),
    ] {
      gives(DispatchQoS.self, name, quality)
    }
    staticProperty(type, "main") { call in .native(call.loop.queue("main")) }
    staticMethod(type, "global(...)") { call in
      .native(call.loop.queue("com.apple.root.\(call.caseName(call.arguments.first?.value) ?? "default")"))
    }
    initializer(type, "(...)") { call in
      var label = ""
      if case .text(let box)? = call.named("label") { label = box.text }
      let attributes = call.named("attributes")
      let executor = call.loop.executor(call.options(attributes, have: "concurrent") ? .concurrent : .serial, label)
      executor.isSuspended = call.options(attributes, have: "initiallyInactive")
      // A queue whose target is another one shares its line, where that is serial.
      if let target = try call.queue(call.named("target")), target.executor.kind != .concurrent {
        throw call.stop("a queue with a target")
      }
      return .native(QueueBox(executor))
    }
    method(type, "async(...)") { call in
      let queue = try call.queue(call.value)!.executor
      let work = try call.work(call.lastWork, on: queue)
      let isBarrier = call.options(call.named("flags"), have: "barrier") && !queue.label.hasPrefix("com.apple.root")
      guard let group = call.named("group") else {
        try call.loop.submit(queue, isBarrier: isBarrier, call.loop.piece(work))
        return .void
      }
      let box = try call.native(group, DispatchGroupBox.self)
      box.enter()
      let loop = call.loop
      call.interpreter.noteChange()
      try loop.submit(queue, isBarrier: isBarrier) {
        try work()
        try box.leave(call)
      }
      return .void
    }
    method(type, "asyncAfter(...)") { call in
      guard let time = call.named("deadline") ?? call.named("wallDeadline") else { throw call.stop("asyncAfter") }
      let queue = try call.queue(call.value)!.executor
      try call.submit(try call.work(call.lastWork, on: queue), on: queue, after: try call.moment(time) - call.loop.now)
      return .void
    }
    expects(type, "asyncAfter", "DispatchTime")
    for name in ["sync", "asyncAndWait"] {
      method(type, "\(name)(...)") { call in
        let queue = try call.queue(call.value)!.executor
        let isBarrier = call.options(call.named("flags"), have: "barrier")
        return try call.loop.visit(queue, isBarrier: isBarrier, at: call.location) {
          if case .native(let item as WorkItemBox)? = call.lastWork {
            try item.run(call.interpreter, at: call.location)
            return .void
          }
          return try call.operate(try call.lastClosure())
        }
      }
    }
    addSpecifics()
    property(type, "label") { call in .string(try call.queue(call.value)!.executor.label) }
    property(type, "qos") { call in .unknown(Unknown("a queue's quality of service", call.location)) }
    method(type, "suspend()") { call in
      try call.queue(call.value)!.executor.isSuspended = true
      return .void
    }
    for name in ["resume", "activate"] {
      method(type, "\(name)()") { call in
        try call.queue(call.value)!.executor.isSuspended = false
        try call.loop.interrupt()
        return .void
      }
    }
    staticMethod(type, "concurrentPerform(iterations:execute:)") { call in
      // Each turn may run at the same time as the others.
      let closure = try call.lastClosure()
      closure.isHanded(to: .none)
      let count = try call.int(0)
      let loop = call.loop
      guard count > 0 else { return .void }
      var left = count
      var waiting: Wait?
      for index in 0..<count {
        try call.interpreter.expectBudget(at: call.location)
        loop.enqueue(
          .body {
            _ = try call.operate(closure, [.int(index)])
            left -= 1
            if left == 0, let waiting { loop.end(waiting) }
          }, on: loop.queue("com.apple.root.default").executor)
      }
      if left > 0 { _ = try loop.block { waiting = $0 } }
      return .void
    }
    function("dispatchMain()") { call in
      try call.loop.drain(until: nil, isRunLoop: false, at: call.location)
      return .void
    }
    function("dispatchPrecondition(condition:)") { call in
      guard case .implicit(let box) = call[0], let queue = try call.queue(box.arguments?.first?.value) else {
        throw call.stop("dispatchPrecondition")
      }
      let strand = call.loop.current
      let isOn = strand.executor === queue.executor || strand.visited.contains { $0 === queue.executor }
      let wanted = call.caseName(call[0]) != "notOnQueue"
      if isOn != wanted { throw call.stop("dispatchPrecondition does not hold") }
      return .void
    }
  }
}

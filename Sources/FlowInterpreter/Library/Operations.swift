import FlowModel

/// What an operation is: of a `BlockOperation` all of it, of a subclass of the app the library's part.
final class OperationBox: NativeBox {
  fileprivate(set) var blocks: [Closure] = []
  fileprivate(set) var dependencies: [Value] = []
  fileprivate var dependents: [OperationBox] = []
  fileprivate(set) var isCancelled = false
  fileprivate(set) var isExecuting = false
  fileprivate(set) var isFinished = false
  fileprivate var completion: Closure?
  fileprivate var priority = 0
  fileprivate weak var queue: OperationQueueBox?
  fileprivate var waits: [Wait] = []
  fileprivate var name = Value.none

  override var typeName: String { "BlockOperation" }
  override var isReference: Bool { true }

  /// Whether all that it waits for is done.
  fileprivate var isReady: Bool {
    dependencies.allSatisfy { OperationBox.of($0)?.isFinished ?? true }
  }

  /// The operation of a value; nil where it is none.
  static func of(_ value: Value) -> OperationBox? {
    switch value.flattened {
    case .native(let box as OperationBox)?: return box
    case .object(let object)?:
      if let known = object.live as? OperationBox { return known }
      guard object.nominal.frameworkClass.map({ ["Operation", "BlockOperation"].contains($0) }) == true else {
        return nil
      }
      let made = OperationBox()
      object.live = made
      return made
    default: return nil
    }
  }

  /// Does what it is for, as `start()` does.
  fileprivate func run(_ this: Value, _ call: Library.Call) throws {
    let interpreter = call.interpreter
    if interpreter.hasMember("start", this) || interpreter.hasMember("isFinished", this) {
      throw call.stop("an operation that says itself when it is finished")
    }
    if !isCancelled {
      isExecuting = true
      if case .object = this, interpreter.hasMember("main", this) {
        _ = try interpreter.callMethod(this, named: "main", [], at: call.location)
      }
      for block in blocks { _ = try interpreter.call(block, [], at: call.location) }
      isExecuting = false
    }
    isFinished = true
    for wait in waits { call.loop.end(wait) }
    waits = []
    if let completion {
      let pool = call.loop.queue("com.apple.root.default").executor
      call.loop.enqueue(.body { _ = try interpreter.call(completion, [], at: call.location) }, on: pool)
    }
    for other in dependents { other.queue?.start(call) }
    dependents = []
  }
}

/// `OperationQueue`.
final class OperationQueueBox: NativeBox {
  fileprivate let executor: Executor
  fileprivate var waiting: [(this: Value, box: OperationBox)] = []
  fileprivate var running: [(this: Value, box: OperationBox)] = []
  fileprivate var limit = Int.max
  fileprivate var isSuspended = false
  fileprivate var waits: [Wait] = []
  fileprivate var name = Value.none

  init(_ executor: Executor) { self.executor = executor }
  override var typeName: String { "OperationQueue" }
  override var isReference: Bool { true }

  fileprivate func add(_ this: Value, _ call: Library.Call) throws {
    guard let box = OperationBox.of(this) else { throw call.stop("an operation is asked for") }
    guard box.queue == nil, !box.isFinished else { throw call.stop("an operation is added twice") }
    box.queue = self
    for each in box.dependencies { OperationBox.of(each)?.dependents.append(box) }
    waiting.append((this, box))
  }

  /// Starts what can start now.
  fileprivate func start(_ call: Library.Call) {
    guard !isSuspended else { return }
    while running.count < limit {
      let ready = waiting.indices.filter { waiting[$0].box.isReady }
      guard
        let index = ready.max(by: {
          waiting[$0].box.priority < waiting[$1].box.priority
            || waiting[$0].box.priority == waiting[$1].box.priority && $0 > $1
        })
      else { break }
      let next = waiting.remove(at: index)
      running.append(next)
      call.loop.enqueue(
        .body { [self] in
          try next.box.run(next.this, call)
          running.removeAll { $0.box === next.box }
          if waiting.isEmpty, running.isEmpty {
            for wait in waits { call.loop.end(wait) }
            waits = []
          }
          start(call)
        }, on: executor)
    }
  }

  fileprivate func wait(_ loop: Scheduler) throws {
    while !waiting.isEmpty || !running.isEmpty { _ = try loop.block { waits.append($0) } }
  }
}

extension Library.Call {
  fileprivate func operation() throws -> OperationBox {
    guard let box = OperationBox.of(value) else { throw stop("an operation is asked for") }
    return box
  }
  fileprivate func operationQueue() throws -> OperationQueueBox { try native(value) }
}

extension LibraryBuilder {
  mutating func addOperations() {
    initializer("BlockOperation", "(...)") { call in
      let box = OperationBox()
      if let block = try call.functionValue(call.arguments.first?.value) {
        block.isHanded(to: .none)
        box.blocks.append(block)
      }
      return .native(box)
    }
    method("BlockOperation", "addExecutionBlock(_:)") { call in
      let block = try call.lastClosure()
      block.isHanded(to: .none)
      try call.operation().blocks.append(block)
      return .void
    }
    let type = "Operation"
    property(type, "isCancelled") { call in .bool(try call.operation().isCancelled) }
    property(type, "isExecuting") { call in .bool(try call.operation().isExecuting) }
    property(type, "isFinished") { call in .bool(try call.operation().isFinished) }
    property(type, "isReady") { call in .bool(try call.operation().isReady) }
    property(type, "dependencies") { call in call.list(try call.operation().dependencies) }
    property(type, "name") { call in try call.operation().name }
    setter(type, "name") { call, base in
      OperationBox.of(base)?.name = call[0]
      return .void
    }
    setter(type, "completionBlock") { call, base in
      OperationBox.of(base)?.completion = try call.functionValue(call[0])
      return .void
    }
    setter(type, "queuePriority") { call, base in
      let names = ["veryLow": -8, "low": -4, "normal": 0, "high": 4, "veryHigh": 8]
      guard let name = call.caseName(call[0]), let priority = names[name] else { throw call.stop("a priority") }
      OperationBox.of(base)?.priority = priority
      return .void
    }
    setter(type, "qualityOfService") { _, _ in .void }
    method(type, "cancel()") { call in
      let box = try call.operation()
      if !box.isFinished { box.isCancelled = true }
      box.queue?.start(call)
      return .void
    }
    method(type, "main()") { _ in .void }
    method(type, "start()") { call in
      try call.operation().run(call.value, call)
      return .void
    }
    method(type, "addDependency(_:)") { call in
      try call.operation().dependencies.append(call[0])
      return .void
    }
    method(type, "removeDependency(_:)") { call in
      let gone = OperationBox.of(call[0])
      try call.operation().dependencies.removeAll { OperationBox.of($0) === gone }
      return .void
    }
    method(type, "waitUntilFinished()") { call in
      let box = try call.operation()
      while !box.isFinished { _ = try call.loop.block { box.waits.append($0) } }
      return .void
    }
    addOperationQueues()
  }

  private mutating func addOperationQueues() {
    let type = "OperationQueue"
    initializer(type, "()") { call in .native(OperationQueueBox(call.loop.executor(.concurrent, "NSOperationQueue"))) }
    staticProperty(type, "main") { call in
      let box = OperationQueueBox(call.loop.main)
      box.limit = 1
      return .native(call.loop.mainOperationQueue(box))
    }
    method(type, "addOperation(_:)") { call in
      let queue = try call.operationQueue()
      if case .closure(let closure)? = call[0].flattened {
        closure.isHanded(to: queue.executor.kind == .main ? .main : .none)
        let box = OperationBox()
        box.blocks.append(closure)
        try queue.add(.native(box), call)
      } else {
        try queue.add(call[0], call)
      }
      queue.start(call)
      try call.loop.interrupt()
      return .void
    }
    method(type, "addOperations(_:waitUntilFinished:)") { call in
      let queue = try call.operationQueue()
      for each in try call.interpreter.elements(of: call[0], at: call.location) { try queue.add(each, call) }
      queue.start(call)
      if try call.isTrue(call[1]) {
        let boxes = try call.interpreter.elements(of: call[0], at: call.location).compactMap { OperationBox.of($0) }
        for box in boxes { while !box.isFinished { _ = try call.loop.block { box.waits.append($0) } } }
      } else {
        try call.loop.interrupt()
      }
      return .void
    }
    method(type, "waitUntilAllOperationsAreFinished()") { call in
      try call.operationQueue().wait(call.loop)
      return .void
    }
    method(type, "cancelAllOperations()") { call in
      let queue = try call.operationQueue()
      for each in queue.waiting + queue.running { each.box.isCancelled = true }
      queue.start(call)
      return .void
    }
    property(type, "operationCount") { call in
      let queue = try call.operationQueue()
      return .int(queue.waiting.count + queue.running.count)
    }
    property(type, "operations") { call in
      let queue = try call.operationQueue()
      return call.list((queue.running + queue.waiting).map(\.this))
    }
    property(type, "maxConcurrentOperationCount") { call in
      let limit = try call.operationQueue().limit
      return .int(limit == .max ? -1 : limit)
    }
    setter(type, "maxConcurrentOperationCount") { call, base in
      let limit = try call.int(0)
      try call.native(base, OperationQueueBox.self).limit = limit < 0 ? .max : limit
      return .void
    }
    property(type, "isSuspended") { call in .bool(try call.operationQueue().isSuspended) }
    setter(type, "isSuspended") { call, base in
      let queue = try call.native(base, OperationQueueBox.self)
      queue.isSuspended = try call.isTrue(call[0])
      queue.start(call)
      return .void
    }
    property(type, "name") { call in try call.operationQueue().name }
    setter(type, "name") { call, base in
      try call.native(base, OperationQueueBox.self).name = .optional(call[0].unwrapped)
      return .void
    }
    setter(type, "qualityOfService") { _, _ in .void }
  }
}

import FlowModel

/// A lock of Foundation.
final class MutexBox: NativeBox {
  private let name: String
  /// Whether the thread that holds it may lock it again.
  var isRecursive: Bool
  private weak var owner: Strand?
  private var depth = 0
  private var waits: [Wait] = []
  /// Those that wait for a condition.
  private var sleepers: [Wait] = []

  init(_ name: String, isRecursive: Bool = false) {
    self.name = name
    self.isRecursive = isRecursive
  }

  override var typeName: String { name }
  override var isReference: Bool { true }
  override var changesWhenHanded: Bool { true }

  func lock(_ loop: Scheduler) throws {
    if isRecursive, depth > 0, owner === loop.current {
      depth += 1
      return
    }
    while depth > 0 { _ = try loop.block { waits.append($0) } }
    depth = 1
    owner = loop.current
  }

  func tryLock(_ loop: Scheduler) -> Bool {
    if depth > 0, !(isRecursive && owner === loop.current) { return false }
    depth += 1
    owner = loop.current
    return true
  }

  func unlock(_ loop: Scheduler) {
    guard depth > 0 else { return }
    depth -= 1
    guard depth == 0 else { return }
    owner = nil
    if !waits.isEmpty { loop.end(waits.removeFirst()) }
  }

  func sleep(_ loop: Scheduler) throws {
    unlock(loop)
    _ = try loop.block { sleepers.append($0) }
    try lock(loop)
  }

  func wake(_ loop: Scheduler, all: Bool) {
    let woken = all ? sleepers.count : min(1, sleepers.count)
    for wait in sleepers.prefix(woken) { loop.end(wait) }
    sleepers.removeFirst(woken)
  }
}

extension LibraryBuilder {
  mutating func addThreads() {
    staticMethod("Thread", "sleep(forTimeInterval:)") { call in
      try call.loop.sleepThread(try call.seconds(call[0]))
      return .void
    }
    staticMethod("Thread", "sleep(until:)") { call in
      try call.loop.sleepThread(try call.moment(call[0]) - call.loop.now)
      return .void
    }
    staticProperty("Thread", "isMainThread") { call in
      guard let isMain = call.loop.isMainThread else {
        throw call.stop("the main queue's work has a thread of its own where no run loop runs")
      }
      return .bool(isMain)
    }
    for (name, unit) in [("sleep", 1.0), ("usleep", 1e-6)] {
      function("\(name)(_:)") { call in
        try call.loop.sleepThread(try call.seconds(call[0]) * unit)
        return .int(0)
      }
    }
    for (type, isRecursive) in [("NSLock", false), ("NSRecursiveLock", true), ("NSCondition", false)] {
      initializer(type, "()") { _ in .native(MutexBox(type, isRecursive: isRecursive)) }
      method(type, "lock()") { call in
        try call.lock().lock(call.loop)
        return .void
      }
      method(type, "try()") { call in .bool(try call.lock().tryLock(call.loop)) }
      method(type, "unlock()") { call in
        try call.lock().unlock(call.loop)
        return .void
      }
      for name in ["withLock", "sync"] {
        method(type, "\(name)(_:)") { call in
          let (lock, loop) = (try call.lock(), call.loop)
          try lock.lock(loop)
          defer { lock.unlock(loop) }
          return try call.operate(try call.lastClosure())
        }
      }
      setter(type, "name") { _, _ in .void }
    }
    addLocksOfC()
    method("NSCondition", "wait()") { call in
      try call.lock().sleep(call.loop)
      return .void
    }
    method("NSCondition", "signal()") { call in
      try call.lock().wake(call.loop, all: false)
      return .void
    }
    method("NSCondition", "broadcast()") { call in
      try call.lock().wake(call.loop, all: true)
      return .void
    }
  }
}

extension Library.Call {
  fileprivate func lock() throws -> MutexBox { try native(value) }
}

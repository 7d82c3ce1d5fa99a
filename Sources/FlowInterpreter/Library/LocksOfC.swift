import FlowModel

/// The kind that a mutex of C takes when it is made.
final class MutexAttributesBox: NativeBox {
  var isRecursive = false
  override var typeName: String { "pthread_mutexattr_t" }
  override var isReference: Bool { true }
  override var changesWhenHanded: Bool { true }
}

/// A lock of C that several threads may read under, and one alone writes.
final class ReadWriteLockBox: NativeBox {
  private var readers = 0
  private var isWritten = false
  private var waits: [Wait] = []

  override var typeName: String { "pthread_rwlock_t" }
  override var isReference: Bool { true }
  override var changesWhenHanded: Bool { true }

  func lock(_ loop: Scheduler, writing: Bool) throws {
    while !tryLock(writing: writing) { _ = try loop.block { waits.append($0) } }
  }

  func tryLock(writing: Bool) -> Bool {
    guard !isWritten, !writing || readers == 0 else { return false }
    if writing { isWritten = true } else { readers += 1 }
    return true
  }

  func unlock(_ loop: Scheduler) {
    if isWritten { isWritten = false } else { readers = max(0, readers - 1) }
    guard readers == 0 else { return }
    let waiting = waits
    waits = []
    for wait in waiting { loop.end(wait) }
  }
}

/// Locks of C, each in the variable that it is made in.
extension LibraryBuilder {
  mutating func addLocksOfC() {
    addMutexes()
    addReadWriteLocks()
  }

  private mutating func addMutexes() {
    initializer("pthread_mutexattr_t", "()") { _ in .native(MutexAttributesBox()) }
    global("PTHREAD_MUTEX_NORMAL") { _ in .int(0) }
    global("PTHREAD_MUTEX_RECURSIVE") { _ in .int(1) }
    for name in ["init", "destroy"] { function("pthread_mutexattr_\(name)(_:)") { _ in .succeeded } }
    function("pthread_mutexattr_settype(_:_:)") { call in
      let attributes: MutexAttributesBox = try call.native(call[0])
      attributes.isRecursive = try call.int(1) == 1
      return .succeeded
    }
    initializer("pthread_mutex_t", "()") { _ in .native(MutexBox("pthread_mutex_t")) }
    function("pthread_mutex_init(_:_:)") { call in
      let lock: MutexBox = try call.native(call[0])
      if case .native(let box as MutexAttributesBox)? = call[1].flattened { lock.isRecursive = box.isRecursive }
      return .succeeded
    }
    function("pthread_mutex_destroy(_:)") { _ in .succeeded }
    function("pthread_mutex_lock(_:)") { call in
      let lock: MutexBox = try call.native(call[0])
      try lock.lock(call.loop)
      return .succeeded
    }
    function("pthread_mutex_unlock(_:)") { call in
      let lock: MutexBox = try call.native(call[0])
      lock.unlock(call.loop)
      return .succeeded
    }
  }

  private mutating func addReadWriteLocks() {
    initializer("pthread_rwlock_t", "()") { _ in .native(ReadWriteLockBox()) }
    function("pthread_rwlock_init(_:_:)") { _ in .succeeded }
    function("pthread_rwlock_destroy(_:)") { _ in .succeeded }
    for (name, isWriting) in [("rdlock", false), ("wrlock", true)] {
      function("pthread_rwlock_\(name)(_:)") { call in
        let lock: ReadWriteLockBox = try call.native(call[0])
        try lock.lock(call.loop, writing: isWriting)
        return .succeeded
      }
    }
    function("pthread_rwlock_unlock(_:)") { call in
      let lock: ReadWriteLockBox = try call.native(call[0])
      lock.unlock(call.loop)
      return .succeeded
    }
  }
}

extension Value {
  /// What a function of C gives that succeeds.
  fileprivate static var succeeded: Value { .fixed(FixedInteger(bits: 0, kind: .int32)) }
}

import Foundation

/// Memory of its own for each thread, which begins with a value.
final class ThreadMemory<Content>: @unchecked Sendable {
  private final class Holder {
    let pointer = UnsafeMutablePointer<Content>.allocate(capacity: 1)
    init(_ content: Content) { pointer.initialize(to: content) }
    deinit {
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
  }

  private let key: pthread_key_t
  private let first: Content

  init(_ first: Content) {
    self.first = first
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { pointer in
      #if canImport(Darwin)
      Unmanaged<AnyObject>.fromOpaque(pointer).release()
      #else
      if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
      #endif
    }
    precondition(status == 0, "the system has no room for another thread-local value")
    self.key = key
  }

  /// The memory of the thread that runs: it is there as long as the thread.
  var pointer: UnsafeMutablePointer<Content> {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Holder>.fromOpaque(known)._withUnsafeGuaranteedRef { $0.pointer }
    }
    let holder = Holder(first)
    pthread_setspecific(key, Unmanaged.passRetained(holder).toOpaque())
    return holder.pointer
  }
}

/// An object for each thread, which it does not keep alive: programs that run on several threads at once stay apart.
final class ThreadLocal<Object: AnyObject>: Sendable {
  private struct Reference {
    weak var object: Object?
  }

  private let memory = ThreadMemory(Reference())

  /// The object of the thread that runs.
  var object: Object? {
    get { memory.pointer.pointee.object }
    set { memory.pointer.pointee.object = newValue }
  }
}

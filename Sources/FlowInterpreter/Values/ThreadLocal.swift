import Foundation

/// An object for each thread, which it does not keep alive: programs that run on several threads at once stay apart.
final class ThreadLocal<Object: AnyObject>: Sendable {
  private final class Reference {
    weak var object: Object?
  }

  private let key: pthread_key_t

  init() {
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

  /// The object of the thread that runs.
  var object: Object? {
    get { pthread_getspecific(key).flatMap { Unmanaged<Reference>.fromOpaque($0).takeUnretainedValue().object } }
    set {
      if let pointer = pthread_getspecific(key) {
        Unmanaged<Reference>.fromOpaque(pointer).takeUnretainedValue().object = newValue
      } else {
        let reference = Reference()
        reference.object = newValue
        pthread_setspecific(key, Unmanaged.passRetained(reference).toOpaque())
      }
    }
  }
}

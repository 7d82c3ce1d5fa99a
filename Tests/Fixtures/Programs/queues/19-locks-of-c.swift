// Locks of C, as libraries wrap them.

import Foundation

final class Guarded<Value> {
  private var mutex = pthread_mutex_t()
  private var value: Value
  init(_ value: Value) {
    self.value = value
    pthread_mutex_init(&mutex, nil)
  }
  deinit { pthread_mutex_destroy(&mutex) }
  func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(&mutex)
    defer { pthread_mutex_unlock(&mutex) }
    return try body(&value)
  }
}
let numbers = Guarded([1])
numbers.with { $0.append(2) }
print(numbers.with { $0 })
let group = DispatchGroup()
for number in 0..<10 { DispatchQueue.global().async(group: group) { numbers.with { $0.append(number) } } }
group.wait()
print(numbers.with { $0.count })

final class ReadWriteLock {
  private var lock: pthread_rwlock_t = pthread_rwlock_t()
  init() { pthread_rwlock_init(&lock, nil) }
  deinit { pthread_rwlock_destroy(&lock) }
  func read<T>(_ block: () throws -> T) rethrows -> T {
    pthread_rwlock_rdlock(&lock)
    defer { pthread_rwlock_unlock(&lock) }
    return try block()
  }
  func write<T>(_ block: () throws -> T) rethrows -> T {
    pthread_rwlock_wrlock(&lock)
    defer { pthread_rwlock_unlock(&lock) }
    return try block()
  }
}
let lock = ReadWriteLock()
print(lock.read { lock.read { "read twice" } }, lock.write { "written" })

private func recursiveMutex() -> pthread_mutex_t {
  var mutex = pthread_mutex_t()
  var attributes = pthread_mutexattr_t()
  pthread_mutexattr_init(&attributes)
  pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
  pthread_mutex_init(&mutex, &attributes)
  return mutex
}
extension pthread_mutex_t {
  mutating func twice(_ body: () -> Void) {
    print(pthread_mutex_lock(&self) == 0, pthread_mutex_lock(&self))
    body()
    pthread_mutex_unlock(&self)
    pthread_mutex_unlock(&self)
  }
}
var recursive = recursiveMutex()
recursive.twice { print("inside") }

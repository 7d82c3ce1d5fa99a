protocol Loader {
  associatedtype Key: Hashable
  associatedtype Value
  func load(_ key: Key) throws -> Value
}
struct NotFound: Error {}
final class Remote: Loader {
  private let values: [Int: String]
  private(set) var calls: [Int] = []
  init(_ values: [Int: String]) { self.values = values }
  func load(_ key: Int) throws -> String {
    calls.append(key)
    guard let value = values[key] else { throw NotFound() }
    return value
  }
}
final class Cached<Base: Loader>: Loader {
  private let base: Base
  private var cache: [Base.Key: Base.Value] = [:]
  init(_ base: Base) { self.base = base }
  func load(_ key: Base.Key) throws -> Base.Value {
    if let known = cache[key] { return known }
    let value = try base.load(key)
    cache[key] = value
    return value
  }
}
struct Fallback<Base: Loader>: Loader {
  let base: Base
  let value: (Base.Key) -> Base.Value
  func load(_ key: Base.Key) -> Base.Value { (try? base.load(key)) ?? value(key) }
}
struct Mapped<Base: Loader, Value>: Loader {
  let base: Base
  let transform: (Base.Value) -> Value
  func load(_ key: Base.Key) throws -> Value { transform(try base.load(key)) }
}
final class Retrying<Base: Loader>: Loader {
  let base: Base, times: Int
  private(set) var failures = 0
  init(_ base: Base, times: Int) { (self.base, self.times) = (base, times) }
  func load(_ key: Base.Key) throws -> Base.Value {
    for attempt in 1...times {
      do { return try base.load(key) } catch {
        failures += 1
        if attempt == times { throw error }
      }
    }
    fatalError("times is positive")
  }
}
extension Loader {
  func cached() -> Cached<Self> { Cached(self) }
  func fallback(_ value: @escaping (Key) -> Value) -> Fallback<Self> { Fallback(base: self, value: value) }
  func map<T>(_ transform: @escaping (Value) -> T) -> Mapped<Self, T> { Mapped(base: self, transform: transform) }
  func retried(_ times: Int) -> Retrying<Self> { Retrying(self, times: times) }
}
let remote = Remote([1: "one", 2: "two"])
let lengths = remote.cached().map(\.count)
print(try lengths.load(1), try lengths.load(1), try lengths.load(2), remote.calls)
let safe = remote.cached().fallback { "no \($0)" }
print(safe.load(1), safe.load(9), safe.load(9), remote.calls)
let retrying = remote.retried(3)
do { print(try retrying.load(5)) } catch { print(error, retrying.failures) }
print((try? retrying.load(2)) ?? "-", retrying.failures, remote.calls.count)
func all<L: Loader>(_ keys: [L.Key], from loader: L) -> [L.Value] { keys.compactMap { try? loader.load($0) } }
print(all([1, 5, 2], from: remote), all([1, 5], from: safe), type(of: lengths))

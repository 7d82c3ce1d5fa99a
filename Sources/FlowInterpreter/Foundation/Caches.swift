import FlowModel
import Foundation

/// `NSCache`, which is never short of memory.
final class CacheBox: NativeBox {
  fileprivate var table = Table()
  /// What may be there under a key or not, as far as that is open.
  fileprivate var open: [HashedValue: Unknown] = [:]
  /// How many caches were made before.
  fileprivate let number: Int
  override var typeName: String { "NSCache" }
  override var isReference: Bool { true }
  override var isPrintable: Bool { false }

  fileprivate init(number: Int) { self.number = number }

  fileprivate func set(_ value: Value?, for key: HashedValue) {
    open[key] = nil
    table[key] = value
  }
}

/// An object that work has put into a cache, which may be there or not.
package struct CachedObject {
  fileprivate let cache: CacheBox
  fileprivate let key: HashedValue
  fileprivate let location: TreeLocation
  /// What it is called in every world that is the same but for what is in caches.
  package let place: String

  /// Nobody knows whether it is there.
  package func leaveOpen(_ what: String) { cache.open[key] = Unknown(what, location) }
}

/// How many caches were made.
private final class CacheCount { var value = 0 }

extension LibraryBuilder {
  mutating func addCaches() {
    initializer("NSCache", "()") { call in
      let count = call.interpreter.kept(CacheCount.init)
      defer { count.value += 1 }
      return .native(CacheBox(number: count.value))
    }
    method("NSCache", "object(forKey:)") { call in
      let (cache, key) = try (call.cache(), call.key(0))
      call.interpreter.noteAsked { $0.cache === cache && $0.key == key }
      return cache.open[key].map(Value.unknown) ?? .optional(cache.table[key])
    }
    method("NSCache", "setObject(_:forKey:cost?:)") { call in
      let (cache, key) = try (call.cache(), call.key(1))
      if let text = try String.unbridged(call[1], call) {
        call.interpreter.noteCached(
          CachedObject(cache: cache, key: key, location: call.location, place: "cache \(cache.number) \(text)"))
      } else {
        call.interpreter.noteChange()
      }
      cache.set(call[0], for: key)
      return .void
    }
    method("NSCache", "removeObject(forKey:)") { call in
      call.interpreter.noteChange()
      try call.cache().set(nil, for: call.key(0))
      return .void
    }
    method("NSCache", "removeAllObjects()") { call in
      call.interpreter.noteChange()
      let cache = try call.cache()
      (cache.table, cache.open) = (Table(), [:])
      return .void
    }
    // Limits are no promise: what a cache drops it drops when memory is short.
    for name in ["countLimit", "totalCostLimit", "name", "evictsObjectsWithDiscardedContent"] {
      setter("NSCache", name) { _, _ in .void }
    }
  }
}

extension Library.Call {
  fileprivate func cache() throws -> CacheBox {
    guard case .native(let box as CacheBox) = value else { throw stop("a cache is asked for", for: value) }
    return box
  }

  fileprivate func key(_ index: Int) throws -> HashedValue {
    if case .unknown(let unknown)? = self[index].flattened { throw Stop(lacking: unknown, at: location) }
    return HashedValue(self[index])
  }
}

import FlowModel
import Foundation

/// `NSCache`, which is never short of memory.
final class CacheBox: NativeBox {
  var table = Table()
  override var typeName: String { "NSCache" }
  override var isReference: Bool { true }
  override var isPrintable: Bool { false }
}

extension LibraryBuilder {
  mutating func addCaches() {
    initializer("NSCache", "()") { _ in .native(CacheBox()) }
    method("NSCache", "object(forKey:)") { call in .optional(try call.cache().table[call.key(0)]) }
    method("NSCache", "setObject(_:forKey:cost?:)") { call in
      try call.cache().table[call.key(1)] = call[0]
      return .void
    }
    method("NSCache", "removeObject(forKey:)") { call in
      try call.cache().table[call.key(0)] = nil
      return .void
    }
    method("NSCache", "removeAllObjects()") { call in
      try call.cache().table.removeAll()
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

// Subscripts whose getters change the value they belong to.
struct Cache<Key: Hashable, Value> {
  private var storage: [Key: Value] = [:]
  private(set) var order: [Key] = []
  let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  subscript(key: Key) -> Value? {
    mutating get {
      guard let value = storage[key] else { return nil }
      touch(key)
      return value
    }
    set {
      storage[key] = newValue
      if newValue == nil { order.removeAll { $0 == key } } else { touch(key) }
      while order.count > capacity { storage[order.removeFirst()] = nil }
    }
  }

  private mutating func touch(_ key: Key) {
    if let index = order.firstIndex(of: key) { order.remove(at: index) }
    order.append(key)
  }

  mutating func again(_ key: Key) -> Value? { self[key] }
}

struct Counter {
  private(set) var reads = 0
  subscript(index: Int) -> Int {
    mutating get {
      reads += 1
      return index * 10 + reads
    }
  }
  subscript(plain index: Int) -> Int { index }
}

final class Shelf {
  var cache = Cache<String, Int>(capacity: 2)
  var counters = [Counter(), Counter()]
}

var cache = Cache<String, Int>(capacity: 2)
cache["a"] = 1
cache["b"] = 2
_ = cache["a"]
cache["c"] = 3
print(cache["b"].map(String.init) ?? "gone", cache.order)
if let value = cache["a"] { print(value, cache.order) }
cache["a"]? += 5
print(cache.again("a") ?? 0, cache.again("c") ?? 0, cache.order)

let shelf = Shelf()
shelf.cache["x"] = 1
shelf.cache["y"] = 2
print(shelf.cache["x"] ?? 0, shelf.cache.order)
print(shelf.counters[1][3], shelf.counters[1][3], shelf.counters[1][plain: 3], shelf.counters[1].reads)
print(shelf.counters[0].reads)

var counter = Counter()
let copy = counter
print(counter[1] + counter[1], counter.reads, copy.reads)

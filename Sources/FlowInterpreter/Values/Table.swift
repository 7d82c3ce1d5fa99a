/// A dictionary's keys and values, in the order in which they came: Swift's own order differs from run to run.
struct Table {
  private(set) var entries: ContiguousArray<(key: Value, value: Value)?> = []
  private var places: [HashedValue: Int] = [:]

  var count: Int { places.count }

  subscript(_ key: HashedValue) -> Value? {
    get { places[key].flatMap { entries[$0]?.value } }
    set {
      if let newValue {
        if let place = places[key] {
          entries[place]?.value = newValue
        } else {
          places[key] = entries.count
          entries.append((key.value, newValue))
        }
      } else if let place = places.removeValue(forKey: key) {
        entries[place] = nil
        if entries.count > 16, places.count * 2 < entries.count { compact() }
      }
    }
  }

  /// Changes what is under a key in its place.
  mutating func modify<Result>(_ key: HashedValue, _ body: (inout Value?) throws -> Result) rethrows -> Result {
    guard let place = places[key] else {
      var value: Value?
      defer { if let value { self[key] = value } }
      return try body(&value)
    }
    var value = entries[place]?.value
    entries[place]?.value = .void
    defer { if value != nil { entries[place]?.value = value! } else { self[key] = nil } }
    return try body(&value)
  }

  func contains(_ key: HashedValue) -> Bool { places[key] != nil }

  /// The key itself that is equal to another one.
  func key(_ key: HashedValue) -> Value? { places[key].flatMap { entries[$0]?.key } }

  /// The first key with its value.
  var firstEntry: (key: Value, value: Value)? { entries.lazy.compactMap { $0 }.first }

  var keys: ContiguousArray<Value> { ContiguousArray(entries.lazy.compactMap { $0?.key }) }
  var values: ContiguousArray<Value> { ContiguousArray(entries.lazy.compactMap { $0?.value }) }
  var pairs: ContiguousArray<(key: Value, value: Value)> { ContiguousArray(entries.lazy.compactMap { $0 }) }

  mutating func removeAll() { self = Table() }

  private mutating func compact() {
    var rest = ContiguousArray<(key: Value, value: Value)?>()
    for entry in entries where entry != nil {
      places[HashedValue(entry!.key)] = rest.count
      rest.append(entry)
    }
    entries = rest
  }
}

package final class DictionaryBox {
  var table: Table
  /// The values, in their order.
  package var values: [Value] { Array(table.values) }
  var key: RuntimeType?
  var element: RuntimeType?
  init(_ table: Table, key: RuntimeType?, element: RuntimeType?) {
    self.table = table
    self.key = key
    self.element = element
  }
  deinit {
    guard table.count > 0 else { return }
    LettingGo.free(table.pairs.flatMap { [$0.key, $0.value] }) { table = Table() }
  }
}

package final class SetBox {
  /// The members are the keys.
  var table: Table
  var element: RuntimeType?
  /// Whether it is `Dictionary.Keys`.
  var isKeys = false
  init(_ table: Table, _ element: RuntimeType?) {
    self.table = table
    self.element = element
  }
  deinit {
    guard table.count > 0 else { return }
    LettingGo.free(Array(table.keys)) { table = Table() }
  }

  /// The members, in their order.
  package var members: [Value] { Array(table.keys) }

  /// A set of members in their order.
  package convenience init(_ members: [Value]) {
    var table = Table()
    for member in members { table[HashedValue(member)] = .void }
    self.init(table, nil)
  }
}

/// A value as a key.
struct HashedValue: Hashable {
  let value: Value
  init(_ value: Value) { self.value = value }

  static func == (left: HashedValue, right: HashedValue) -> Bool { Equality.areEqual(left.value, right.value) }
  func hash(into hasher: inout Hasher) { Equality.hash(value, into: &hasher) }
}

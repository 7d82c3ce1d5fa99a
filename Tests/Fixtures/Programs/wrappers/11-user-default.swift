import Foundation

protocol Storage: AnyObject {
  func value(_ key: String) -> Any?
  func set(_ value: Any?, _ key: String)
}
final class Memory: Storage {
  private(set) var values: [String: Any] = [:]
  private(set) var writes = 0
  func value(_ key: String) -> Any? { values[key] }
  func set(_ value: Any?, _ key: String) {
    values[key] = value
    writes += 1
  }
}
nonisolated(unsafe) let memory = Memory()

@propertyWrapper
struct Stored<Value> {
  let key: String
  let fallback: Value
  let storage: Storage
  init(wrappedValue: Value, _ key: String, storage: Storage = memory) {
    (self.key, fallback, self.storage) = (key, wrappedValue, storage)
  }
  var wrappedValue: Value {
    get { storage.value(key) as? Value ?? fallback }
    nonmutating set {
      if let optional = newValue as? AnyOptional, optional.isNil {
        storage.set(nil, key)
      } else {
        storage.set(newValue, key)
      }
    }
  }
  var projectedValue: Self { self }
  func reset() { storage.set(nil, key) }
}
extension Stored where Value: ExpressibleByNilLiteral {
  init(_ key: String, storage: Storage = memory) { self.init(wrappedValue: nil, key, storage: storage) }
}
private protocol AnyOptional { var isNil: Bool { get } }
extension Optional: AnyOptional { var isNil: Bool { self == nil } }

enum Theme: String { case light, dark }
@propertyWrapper
struct StoredRaw<Value: RawRepresentable> where Value.RawValue == String {
  @Stored private var raw: String
  private let fallback: Value
  init(wrappedValue: Value, _ key: String) {
    fallback = wrappedValue
    _raw = Stored(wrappedValue: wrappedValue.rawValue, key)
  }
  var wrappedValue: Value {
    get { Value(rawValue: raw) ?? fallback }
    nonmutating set { raw = newValue.rawValue }
  }
}
struct Settings {
  @Stored("volume") var volume = 5
  @Stored("name") var name: String?
  @Stored("tags") var tags: [String] = []
  @StoredRaw("theme") var theme = Theme.light
}
let settings = Settings()
print(settings.volume, settings.name ?? "nobody", settings.tags, settings.theme)
settings.volume += 3
settings.name = "Ada"
settings.tags.append("a")
settings.tags.append("b")
settings.theme = .dark
print(memory.values.keys.sorted(), memory.writes)
let again = Settings()
print(again.volume, again.name ?? "nobody", again.tags, again.theme, again.$volume.key)
settings.name = nil
again.$volume.reset()
memory.set("blue", "theme")
print(settings.volume, settings.name as Any, settings.theme, memory.values.count)
memory.set("not a number", "volume")
print(settings.volume)

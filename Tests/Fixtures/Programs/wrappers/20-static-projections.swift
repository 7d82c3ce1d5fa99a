// `$name` and `_name` of static properties, outside of the type and in it.
var store: [String: Any] = [:]

@propertyWrapper
struct Stored<Value> {
  let key: String
  let fallback: Value
  init(wrappedValue: Value, _ key: String) {
    self.key = key
    fallback = wrappedValue
  }
  var wrappedValue: Value {
    get { store[key] as? Value ?? fallback }
    set { store[key] = newValue }
  }
  var projectedValue: Bool { store[key] != nil }
}

enum Settings {
  @Stored("volume") static var volume = 5
  @Stored("theme") static var theme = "light"
  static var changed: Int { [$volume, $theme].filter { $0 }.count }
  static var keys: [String] { [_volume.key, _theme.key] }
}

print(Settings.volume, Settings.$volume, Settings.changed, Settings.keys)
Settings.volume += 2
Settings.theme = "dark"
print(Settings.volume, Settings.$volume, Settings.changed, Settings.theme)
store["theme"] = nil
print(Settings.theme, Settings.$theme, Settings.changed)

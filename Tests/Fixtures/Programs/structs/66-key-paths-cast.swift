// Of which type a key path is, and what it gives of another type's value.
struct Settings {
  var size = 1
  var name = "s"
  let id = 7
  var limit: Int? = 3
  var doubled: Int { size * 2 }
}
final class Store {
  var settings = Settings()
  let count = 2
}

var settings = Settings()
let path: AnyKeyPath = \Settings.size
print(settings[keyPath: path] as Any, [1][keyPath: path] as Any)
print(path is WritableKeyPath<Settings, Int>, path is KeyPath<Settings, Int>, path is KeyPath<Settings, String>)
print((\Settings.id as AnyKeyPath) is WritableKeyPath<Settings, Int>, path is PartialKeyPath<Settings>)
print((\Store.settings.size as AnyKeyPath) is ReferenceWritableKeyPath<Store, Int>)
print((\Store.count as AnyKeyPath) is ReferenceWritableKeyPath<Store, Int>)
if let writable = path as? WritableKeyPath<Settings, Int> { settings[keyPath: writable] = 9 }
print(settings.size)

func reset(_ settings: inout Settings, _ paths: [PartialKeyPath<Settings>]) {
  for path in paths {
    switch path {
    case let number as WritableKeyPath<Settings, Int>: settings[keyPath: number] = 0
    case let text as WritableKeyPath<Settings, String>: settings[keyPath: text] = "-"
    default: print("kept", settings[keyPath: path])
    }
  }
}
reset(&settings, [\.size, \.name, \.id, \.doubled])
print(settings)

struct Other { var size = 2.5 }
print(path == \Settings.size, path == \Other.size, \[Int].[0] == \[Int].[0], \[Int].[0] == \[Int].[1])
let paths: [AnyKeyPath] = [\Settings.size, \Settings.name, \String.count]
for path in paths { print(settings[keyPath: path] as Any, "abc"[keyPath: path] as Any) }

@propertyWrapper
struct Trimmed {
  var wrappedValue: String { didSet { wrappedValue = String(wrappedValue.filter { $0 != " " }) } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.filter { $0 != " " } }
}
struct User { @Trimmed var name: String }
var user = User(name: " a b ")
print(user.name)
user.name = "c d"
print(user.name, user)

@propertyWrapper
struct Box<Value> {
  var wrappedValue: Value
  var changes = 0
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Model {
  @Box var count = 1
  mutating func bump() {
    count += 1
    _count.changes += 1
  }
  var changes: Int { _count.changes }
}
var model = Model()
model.bump()
print(model.count, model.changes)

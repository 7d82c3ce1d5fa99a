// A wrapped property without a value of its own, and one that tells the object around it.
@propertyWrapper
struct Logged<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

protocol Changing: AnyObject { func willChange() }

@propertyWrapper
final class Told<Value> {
  private var value: Value
  var history: [Value] = []
  init(wrappedValue: Value) { value = wrappedValue }
  @available(*, unavailable) var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  var projectedValue: Told<Value> { self }
  static subscript<Owner: Changing>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Told<Value>>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner.willChange()
      owner[keyPath: storage].history.append(newValue)
      owner[keyPath: storage].value = newValue
    }
  }
}

struct Settings {
  @Logged var name: String?
  @Logged var count = 2
}

final class Model: Changing {
  @Told var title: String?
  @Told var items: [Int] = []
  @Told var count = 0 { didSet { print("count is \(count)") } }
  var changes = 0
  func willChange() { changes += 1 }
}

var settings = Settings()
print(settings.name ?? "nil", settings.count)
settings.name = "a"
print(settings.name ?? "nil")
let model = Model()
print(model.title ?? "nil", model.changes)
model.title = "One"
model.items.append(1)
model.items += [2, 3]
model.items[0] = 9
model.count += 1
print(model.title ?? "nil", model.items, model.changes, model.$items.history)

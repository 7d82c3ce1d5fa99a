@propertyWrapper
struct Observed<Value: Equatable> {
  private var value: Value
  private var handlers: [(Value, Value) -> Void] = []
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { value }
    set {
      let old = value
      value = newValue
      if old != newValue { handlers.forEach { $0(old, newValue) } }
    }
  }
  var projectedValue: Observed {
    get { self }
    set { self = newValue }
  }
  mutating func observe(_ handler: @escaping (Value, Value) -> Void) { handlers.append(handler) }
  static subscript<Owner: Screen>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Observed>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      let old = owner[keyPath: storage].value
      owner[keyPath: storage].value = newValue
      owner.changes += 1
      if old != newValue { owner[keyPath: storage].handlers.forEach { $0(old, newValue) } }
    }
  }
}
class Screen {
  var changes = 0
  @Observed var title = "untitled"
  @Observed var count = 0
}
final class Detail: Screen {
  @Observed var isSaved = false
  override init() {
    super.init()
    $isSaved.observe { print("saved \($0) -> \($1)") }
    $title.observe { [unowned self] old, new in print("title \(old) -> \(new), \(changes) changes") }
  }
}
let detail = Detail()
detail.title = "One"
detail.title = "One"
detail.count += 1
detail.isSaved.toggle()
detail.$count.observe { print("count", $0, $1) }
detail.count += 1
print(detail.changes, detail.title, detail.count)
let plain = Screen()
plain.count = 9
print(plain.changes, plain.$count.wrappedValue)

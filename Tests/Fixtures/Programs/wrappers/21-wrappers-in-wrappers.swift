@propertyWrapper
struct Trimmed {
  private var text: String
  init(wrappedValue: String) {
    text = Trimmed.clean(wrappedValue)
  }
  static func clean(_ s: String) -> String { String(s.drop { $0 == " " }) }
  var wrappedValue: String {
    get { text }
    set {
      print("trim '\(newValue)'")
      text = Trimmed.clean(newValue)
    }
  }
}
@propertyWrapper
struct Logged<Value> {
  private var value: Value
  let label: String
  init(wrappedValue: Value, label: String = "log") {
    print(label, "made of", type(of: wrappedValue))
    value = wrappedValue
    self.label = label
  }
  var wrappedValue: Value {
    get {
      print(label, "get")
      return value
    }
    set {
      print(label, "set")
      value = newValue
    }
  }
  var projectedValue: String { "\(label) of \(type(of: value))" }
}
@propertyWrapper
final class Shared<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper
struct Bounded<Number: Comparable> {
  private var number: Number
  private let range: ClosedRange<Number>
  init(wrappedValue: Number, _ range: ClosedRange<Number>) {
    self.range = range
    number = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Number {
    get { number }
    set { number = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}
@propertyWrapper
struct Counted<Value> {
  private(set) var count = 0
  var wrappedValue: Value { didSet { count += 1 } }
  var projectedValue: Int { count }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Form {
  @Logged(label: "name") @Trimmed var name = "  Ada"
  @Counted @Bounded(0...10) var age = 44
  @Logged @Shared var shared = 1
  @Counted @Trimmed var city: String
  @Counted @Counted var twice: [Int] = []
}
var form = Form(city: "   Rome")
print(form.name)
form.name = "   Bob"
print(form.name, form.$name)
form.name += "   !"
print(form.name)
print(form.age)
form.age = 7
form.age += 30
print(form.age, form.$age)
form.shared = 5
print(form.shared)
var copy = form
copy.shared = 9
copy.age = 1
print(form.shared, form.age, copy.age)
print(form.city, form.$city)
form.city = " Oslo "
print(form.city, form.$city)
form.twice.append(3)
form.twice.append(4)
print(form.twice, form.$twice)

final class Model {
  @Counted @Bounded(0...5) var level: Int = 2 {
    willSet { print("will", newValue) }
    didSet { print("did", oldValue, level) }
  }
  @Shared @Counted var items: [String] = ["a"]
  static let shared = Model()
  @Counted @Trimmed static var title = " start"
  @Counted @Trimmed var late: String
  init() { late = "  late" }
  var innerCount: Int { _items.wrappedValue.count }
}
let model = Model()
model.level = 99
model.level -= 3
print(model.level, model.$level)
model.items.append("b")
model.items[0] = "z"
print(model.items, model.innerCount)
Model.title = "    next"
Model.title += " one"
print(Model.title, Model.$title)
print(model.late, model.$late)
model.late = " later"
print(model.late, model.$late)
let path = \Form.age
form[keyPath: path] = 3
print(form[keyPath: path], form.$age)
func change(_ value: inout Int) { value += 100 }
change(&form.age)
change(&model.level)
print(form.age, model.level)

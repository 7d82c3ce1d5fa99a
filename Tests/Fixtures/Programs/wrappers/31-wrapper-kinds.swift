// Wrappers with defaults, arguments, projections and observers of the property.
@propertyWrapper struct Trimmed {
  private var value = ""
  private(set) var projectedValue = 0
  var wrappedValue: String {
    get { value }
    set { projectedValue += 1; value = newValue.split(separator: " ").joined(separator: " ") }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Bounded<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: Bounded<Value> { self }
}
@propertyWrapper final class Shared<Value> {
  var wrappedValue: Value { didSet { changes += 1 } }
  var changes = 0
  var projectedValue: Shared<Value> { self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Later<Value> {
  private var value: Value?
  init() {}
  var wrappedValue: Value {
    get { value! }
    set { value = newValue }
  }
  var isSet: Bool { value != nil }
}
struct Form {
  @Trimmed var name: String = "  a   b "
  @Bounded(0...10) var age = 12
  @Bounded(0.0...1.0) var part: Double = -3
  @Shared var notes: [String] = []
  @Later var mail: String
  var log = ""
  @Bounded(1...5) var stars: Int = 3 { didSet { log += "\(oldValue)>\(stars) " } }
  func isMailSet() -> Bool { _mail.isSet }
}
var form = Form()
print(form.name, form.age, form.part, form.$age.range, form.$name, form.isMailSet())
form.name = " x  y "; form.age += 3; form.part = 0.5; form.notes.append("n"); form.mail = "m@x"
form.stars = 9; form.stars -= 7
print(
  form.name, form.$name, form.age, form.part, form.notes, form.$notes.changes, form.mail, form.isMailSet(), form.log)
var copy = form
copy.notes.append("shared"); copy.age = 1
print(form.notes, form.age, copy.age, form.$notes === copy.$notes)
func raise(_ x: inout Int) { x *= 4 }
raise(&form.stars); raise(&form.age)
print(form.stars, form.age, form.log)

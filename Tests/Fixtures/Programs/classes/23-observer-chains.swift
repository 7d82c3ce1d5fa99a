final class Temperature {
  var celsius: Double = 0 {
    willSet { log.append("will \(newValue)") }
    didSet {
      if celsius < -273 { celsius = -273 }
      log.append("did \(oldValue)->\(celsius)")
      fahrenheit = celsius * 9 / 5 + 32
    }
  }
  private(set) var fahrenheit = 32.0 {
    didSet { if oldValue != fahrenheit { log.append("f \(fahrenheit)") } }
  }
  var log: [String] = []
}
let t = Temperature()
t.celsius = 100
t.celsius = -500
t.celsius += 10
print(t.log)

struct Form {
  var name = "" { didSet { changes += 1; if name != oldValue { isDirty = true } } }
  var tags: [String] = [] { didSet { changes += 1 } }
  private(set) var changes = 0
  private(set) var isDirty = false
  init() {}
  init(name: String) { self.name = name }
  mutating func reset() { self = Form() }
}
var form = Form(name: "x")
print(form.changes, form.isDirty)
form.name = "x"
form.tags.append("a")
form.tags[0] = "b"
form.tags[0].append("!")
print(form.changes, form.isDirty, form.tags)
form.name = "y"
let copy = form
form.reset()
print(copy.changes, copy.isDirty, form.changes, form.isDirty)

class Base {
  var value = 1 { didSet { print("base \(oldValue)->\(value)") } }
}
final class Sub: Base {
  override var value: Int {
    willSet { print("sub will \(newValue)") }
    didSet { print("sub \(oldValue)->\(value)") }
  }
  func bump() { value += 1; super.value = 10 }
}
let sub = Sub()
sub.value = 2
sub.bump()

final class Owner {
  var form = Form() { didSet { print("form \(form.name) \(form.changes)") } }
  weak var helper: Temperature? { didSet { print("helper \(helper == nil ? "none" : "set")") } }
}
let owner = Owner()
owner.form.name = "n"
owner.form.tags += ["q"]
do { let temporary = Temperature(); owner.helper = temporary }
print(owner.helper == nil)
var global = 5 { didSet { print("global \(oldValue)->\(global)") } }
global = 6
global *= 2
func change(_ x: inout Int) { x = 1; x = 2 }
change(&global)
change(&sub.value)

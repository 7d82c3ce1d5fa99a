struct Slider {
  var value: Int = 0 {
    willSet { print("will \(value) -> \(newValue)") }
    didSet {
      if value > 10 { value = 10 }
      print("did \(oldValue) -> \(value)")
    }
  }
  var label = "" {
    willSet(new) { print("label will be \(new)") }
    didSet(old) { print("label was '\(old)'") }
  }
  init(value: Int) { self.value = value }
  mutating func bump() { value += 3 }
}
var slider = Slider(value: 99)
print(slider.value)
slider.value = 4
slider.bump()
slider.value = 50
slider.label = "a"
slider.label = "a"

func double(_ number: inout Int) { number *= 2 }
double(&slider.value)
print(slider.value)

struct Form {
  var fields: [String] = [] { didSet { print("fields \(oldValue.count) -> \(fields.count)") } }
  var slider = Slider(value: 1) { didSet { print("slider changed") } }
}
var form = Form()
form.fields.append("x")
form.fields[0] = "y"
form.fields.removeAll()
form.slider.value = 2
print(form.slider.value)
var global = 1 { didSet { print("global \(oldValue) -> \(global)") } }
global += 1
(form.fields, global) = (["a", "b"], 5)
func local() {
  var inner = 0 { didSet { print("inner is \(inner)") } }
  for n in 1...2 { inner += n }
}
local()

struct Form {
  var name: String?
  var age: String?
  var newsletter: Bool?
}
func validate(_ form: Form) -> String {
  guard let name = form.name, !name.isEmpty else { return "name missing" }
  guard let text = form.age, let age = Int(text) else { return "\(name): age unreadable" }
  guard (18...120).contains(age) else { return "\(name): age \(age) out of range" }
  if let newsletter = form.newsletter, newsletter {
    return "\(name), \(age), with newsletter"
  } else if form.newsletter == nil {
    return "\(name), \(age), not asked"
  }
  return "\(name), \(age)"
}
print(validate(Form()))
print(validate(Form(name: "")))
print(validate(Form(name: "Bo", age: "x")))
print(validate(Form(name: "Bo", age: "12")))
print(validate(Form(name: "Bo", age: "30")))
print(validate(Form(name: "Bo", age: "30", newsletter: true)))
print(validate(Form(name: "Bo", age: "30", newsletter: false)))

enum Load { case idle, done(items: [String]), failed(code: Int) }
func summary(_ state: Load) -> String {
  if case .done(let items) = state, items.count > 1 { return "\(items.count) items" }
  guard case .failed(let code) = state else { return "other" }
  return "error \(code)"
}
print(summary(.idle), summary(.done(items: ["a"])), summary(.done(items: ["a", "b"])), summary(.failed(code: 404)))

let states: [Load] = [.idle, .failed(code: 1), .done(items: []), .failed(code: 2)]
for case .failed(let code) in states where code > 1 { print("failed with \(code)") }
let status = if states.isEmpty { "none" } else if states.count > 3 { "many" } else { "some" }
let code =
  switch states[1] {
  case .failed(let code): code
  default: -1
  }
print(status, code)
var stack = [1, 2, 3]
while let top = stack.popLast(), top > 1 { print("popped \(top)") }
print(stack)

struct Field {
  typealias Validator = (_ text: String?) -> (isValid: Bool, message: String)?
  var validator: Validator?
  func check(_ text: String?) {
    if let validator = validator, let result = validator(text), !result.isValid {
      print(result.message)
    } else {
      print("fine")
    }
  }
}
let first: Field.Validator = { (text: String?) -> (Bool, String) in
  guard let text, !text.isEmpty else { return (false, "empty") }
  return (true, text)
}
var field = Field()
field.validator = first
field.check(nil)
field.check("a")
func plain(_ text: String?) -> (Bool, String) { (text == nil, "plain") }
field.validator = plain
field.check("x")
let pairs: [(name: String, count: Int)] = [("a", 1), ("b", 2)]
print(pairs.map { $0.name })
let mapped: [(key: String, value: Int)] = pairs.map { ($0.name, $0.count + 1) }
print(mapped[0].key, mapped[1].value)
func make() -> (x: Int, y: Int) { (1, 2) }
let (p, q) = make()
print(p, q)
let f: () -> (left: Int, right: Int) = { (3, 4) }
print(f().left + f().right)

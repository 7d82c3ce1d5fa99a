// `&&`, `||` and `!` of the app's own beside Swift's.
struct Validator {
  let check: (String) -> Bool
  static let required = Validator { !$0.isEmpty }
  static func max(_ length: Int) -> Validator { Validator { $0.count <= length } }
  static func && (left: Validator, right: Validator) -> Validator {
    Validator { left.check($0) && right.check($0) }
  }
  static func || (left: Validator, right: @autoclosure @escaping () -> Validator) -> Validator {
    Validator { left.check($0) || right().check($0) }
  }
  static prefix func ! (validator: Validator) -> Validator { Validator { !validator.check($0) } }
}

struct Field {
  let name: String
  let validator: Validator
}

let fields = [
  Field(name: "street", validator: .required && .max(3)),
  Field(name: "zip", validator: .max(1) || .max(5) && .required),
  Field(name: "town", validator: Validator.required && !Validator.max(2)),
]
for text in ["", "ab", "abcd", "abcdef"] {
  print(text, fields.filter { $0.validator.check(text) }.map(\.name))
}
func isAsked(_ answer: Bool) -> Bool {
  print("asked")
  return answer
}
let (yes, no) = (true, false)
print(yes && no, yes || isAsked(false), no && isAsked(true), yes && isAsked(true))
let short = Validator.required && Validator.max(4)
if short.check("abc") && !short.check("abcde") || no { print("both") }

// Swift 5: a function uses a variable of the top level.
protocol Validator {
  associatedtype Value
  func problems(in value: Value) -> [String]
}
struct AnyValidator<Value>: Validator {
  private let check: (Value) -> [String]
  init(_ check: @escaping (Value) -> [String]) { self.check = check }
  init<V: Validator>(_ validator: V) where V.Value == Value { check = validator.problems }
  func problems(in value: Value) -> [String] { check(value) }
}
extension Validator {
  func isValid(_ value: Value) -> Bool { problems(in: value).isEmpty }
  func and<Other: Validator>(_ other: Other) -> AnyValidator<Value> where Other.Value == Value {
    AnyValidator { self.problems(in: $0) + other.problems(in: $0) }
  }
  func on<Root>(_ path: KeyPath<Root, Value>) -> AnyValidator<Root> {
    AnyValidator { self.problems(in: $0[keyPath: path]) }
  }
}
struct Length: Validator {
  let range: ClosedRange<Int>
  func problems(in value: String) -> [String] {
    range.contains(value.count) ? [] : ["length \(value.count) is not in \(range)"]
  }
}
struct Required: Validator {
  func problems(in value: String) -> [String] { value.isEmpty ? ["required"] : [] }
}
struct Contains: Validator {
  let character: Character
  func problems(in value: String) -> [String] { value.contains(character) ? [] : ["no \(character)"] }
}
struct AtLeast<Value: Comparable>: Validator {
  let least: Value
  func problems(in value: Value) -> [String] { value < least ? ["\(value) is below \(least)"] : [] }
}
let mail = Required().and(Contains(character: "@")).and(Length(range: 3...12))
for text in ["", "ab", "a@b.c", "someone@example.org"] { print(text, mail.problems(in: text)) }

struct SignUp {
  var mail: String
  var password: String
  var age: Int
}
let form: [AnyValidator<SignUp>] = [
  mail.on(\.mail),
  Length(range: 8...64).on(\.password),
  AtLeast(least: 18).on(\.age),
  AtLeast(least: "b").on(\.password),
  AnyValidator { $0.mail == $0.password ? ["mail is password"] : [] },
]
func problems(_ signUp: SignUp) -> [String] { form.flatMap { $0.problems(in: signUp) } }
print(problems(SignUp(mail: "a@b.de", password: "correct horse", age: 20)))
print(problems(SignUp(mail: "x", password: "x", age: 3)))
print(problems(SignUp(mail: "a@b.de", password: "a@b.de", age: 18)).count)
print(mail.isValid("a@b"), Length(range: 0...1).isValid("ab"), AtLeast(least: 2.5).isValid(2.5))

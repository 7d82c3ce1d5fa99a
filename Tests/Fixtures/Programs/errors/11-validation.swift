enum ValidationError: Error, Equatable {
  case missing(field: String)
  case tooShort(field: String, least: Int)
  case invalid(String)
}
extension ValidationError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing(let field): return "\(field) is missing"
    case .tooShort(let field, let least): return "\(field) needs \(least) characters"
    case .invalid(let reason): return "invalid: \(reason)"
    }
  }
}
struct Registration {
  var name: String?
  var password = ""
  var age = "0"
  func validated() throws -> (name: String, age: Int) {
    guard let name, !name.isEmpty else { throw ValidationError.missing(field: "name") }
    guard password.count >= 4 else { throw ValidationError.tooShort(field: "password", least: 4) }
    guard let number = Int(age) else { throw ValidationError.invalid("age \(age)") }
    return (name, number)
  }
}
func submit(_ registration: Registration) -> String {
  do {
    let valid = try registration.validated()
    return "welcome \(valid.name), \(valid.age)"
  } catch ValidationError.missing(let field) where field == "name" {
    return "who are you?"
  } catch let ValidationError.tooShort(field, least) {
    return "\(field): at least \(least)"
  } catch let error as ValidationError {
    return "validation: \(error)"
  } catch {
    return "unexpected"
  }
}
print(submit(Registration()))
print(submit(Registration(name: "Al")))
print(submit(Registration(name: "Al", password: "12345", age: "x")))
print(submit(Registration(name: "Al", password: "12345", age: "30")))
func expect(_ expected: ValidationError, _ registration: Registration) {
  do {
    _ = try registration.validated()
    print("did not throw")
  } catch {
    print((error as? ValidationError) == expected, error)
  }
}
expect(.missing(field: "name"), Registration(name: ""))
expect(.missing(field: "name"), Registration(name: "x"))
expect(.missing(field: "name"), Registration(name: "x", password: "long enough"))
func errors(_ checks: [() throws -> Void]) -> [String] {
  checks.compactMap { check in
    do {
      try check()
      return nil
    } catch { return "\(error)" }
  }
}
print(
  errors([
    { _ = try Registration(name: "a", password: "bcde").validated() },
    { throw ValidationError.invalid("always") },
    { _ = try Registration().validated() },
  ]))

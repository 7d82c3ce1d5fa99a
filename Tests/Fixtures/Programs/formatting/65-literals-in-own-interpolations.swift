struct Name: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral value: String) { text = value }
}
extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ value: Double) { appendLiteral("<" + value.description + ">") }
  mutating func appendInterpolation(_ name: Name) { appendLiteral("[" + name.text + "]") }
}
let half = 0.5
print("\(15) \(2 + 3) \(-4) \((7)) \(1.5) \(3 * half)")
print("\("plain") \(true) \(Name(stringLiteral: "own"))")

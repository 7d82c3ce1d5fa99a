@resultBuilder
enum Lines {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
}
func lines(_ flag: Bool, @Lines _ body: (Bool) -> [String]) { print(body(flag)) }
for flag in [true, false] {
  lines(flag) { flag in
    "first"
    if flag { "second" }
  }
}

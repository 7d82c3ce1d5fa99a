@resultBuilder
enum ListBuilder {
  static func buildBlock(_ parts: String...) -> [String] { parts }
}
func list(@ListBuilder _ content: () -> [String]) -> String { content().joined(separator: ", ") }
print(
  list {
    "milk"
    "tea"
  })

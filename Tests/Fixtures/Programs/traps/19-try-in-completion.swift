enum ParseError: Error, CustomStringConvertible {
  case bad(line: Int, text: String)
  var description: String {
    switch self {
    case let .bad(line, text): return "line \(line) is bad: \(text)"
    }
  }
}
func parse(_ text: String) throws -> [Int] {
  try text.split(separator: "\n").enumerated().map { line, text in
    guard let number = Int(text) else { throw ParseError.bad(line: line + 1, text: String(text)) }
    return number
  }
}
final class Loader {
  private let files = ["good": "1\n2", "bad": "1\nx\n3"]
  func load(_ name: String, completion: ([Int]) -> Void) {
    defer { print("loaded", name) }
    // swift-format-ignore: NeverUseForceTry
    let numbers = try! parse(files[name]!)
    completion(numbers)
  }
}
let loader = Loader()
loader.load("good") { print("sum", $0.reduce(0, +)) }
do {
  print(try parse("x"))
} catch { print("caught:", error) }
print((try? parse("7\n8")) ?? [], (try? parse("7\n?")) as Any)
loader.load("bad") { print("sum", $0.reduce(0, +)) }
print("not reached")

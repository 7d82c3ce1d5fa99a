struct Matrix {
  let rows: Int, columns: Int
  private var grid: [Double]
  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    grid = Array(repeating: 0, count: rows * columns)
  }
  subscript(row: Int, column: Int) -> Double {
    get { grid[row * columns + column] }
    set { grid[row * columns + column] = newValue }
  }
  subscript(row row: Int) -> [Double] { Array(grid[row * columns..<(row + 1) * columns]) }
}
var matrix = Matrix(rows: 2, columns: 3)
matrix[0, 1] = 1.5
matrix[1, 2] += 4
matrix[1, 2] *= 2
print(matrix[row: 0], matrix[row: 1])

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
print([1, 2][safe: 1] as Any, [1, 2][safe: 5] as Any)

struct Settings {
  private var values: [String: String] = [:]
  subscript(key: String) -> String? {
    get { values[key] }
    set { values[key] = newValue?.lowercased() }
  }
  subscript(key: String, default fallback: @autoclosure () -> String) -> String { values[key] ?? fallback() }
  static subscript(name: String) -> Int { name.count }
}
var settings = Settings()
settings["theme"] = "DARK"
print(settings["theme"] ?? "-", settings["size"] ?? "-", settings["size", default: "12"], Settings["four"])
settings["theme"] = nil
print(settings["theme"] == nil)

@dynamicMemberLookup
struct JSON {
  var values: [String: String]
  subscript(dynamicMember name: String) -> String { values[name] ?? "<no \(name)>" }
}
let json = JSON(values: ["name": "Ada"])
print(json.name, json.age)

struct User { var name: String; var age: Int }
@dynamicMemberLookup
struct Draft<Value> {
  private(set) var value: Value
  private(set) var changes = 0
  init(_ value: Value) { self.value = value }
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> T {
    get { value[keyPath: path] }
    set {
      value[keyPath: path] = newValue
      changes += 1
    }
  }
}
var draft = Draft(User(name: "Al", age: 3))
draft.name = "Bo"
draft.age += 1
print(draft.name, draft.age, draft.changes, draft.value)
@dynamicCallable
struct Formatter {
  func dynamicallyCall(withArguments parts: [Int]) -> String { parts.map(String.init).joined(separator: "/") }
}
print(Formatter()(1, 2, 3))
struct Adder {
  let base: Int
  func callAsFunction(_ other: Int) -> Int { base + other }
}
print(Adder(base: 4)(5), [1, 2].map(Adder(base: 10).callAsFunction))

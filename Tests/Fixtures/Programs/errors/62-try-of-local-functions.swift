// What a function inside a function gives tells of what a literal beside it is.
struct Failure: Error {}

func report(_ texts: [String]) -> [Int] {
  func number(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw Failure() }
    return number
  }
  func half(_ number: Int) -> Double? { number > 1 ? Double(number) / 2 : nil }
  func table() throws -> [String: Int] { throw Failure() }
  func same<Value>(_ value: Value) throws -> Value { throw Failure() }
  print((try? number("x")) ?? 3, half(1) ?? 2, half(5) ?? 0)
  print((try? table()) ?? [:], (try? table())?.count ?? 0, (try? same("a")) ?? "z")
  return texts.map { (try? number($0)) ?? -1 }
}
print(report(["1", "a", "3"]))

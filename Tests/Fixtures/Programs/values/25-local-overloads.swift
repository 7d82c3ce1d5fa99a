func summary(_ amount: Int, _ name: String) -> String {
  func label(_ value: Int) -> String { "number \(value)" }
  func label(_ value: String) -> String { "text \(value)" }
  func label(_ value: Int, times: Int) -> String { "\(label(value)) x\(times)" }
  return [label(amount), label(name), label(amount, times: 2)].joined(separator: ", ")
}

func nested(_ depth: Int) -> String {
  func show(_ value: Double) -> String { "double \(value)" }
  func show(_ value: Bool) -> String { value ? "yes" : "no" }
  if depth > 0 {
    func show(_ value: String) -> String { "inner \(value)" }
    return show("a")
  }
  return show(1.5) + " " + show(true)
}

print(summary(3, "cart"))
print(nested(0))
print(nested(1))

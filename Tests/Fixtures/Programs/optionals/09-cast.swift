let values: [Any] = [1, "two", 3.0]
for value in values {
  if let number = value as? Int { print("Int", number) } else if value is String { print("String") } else { print("?") }
}

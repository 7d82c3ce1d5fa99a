func roman(_ number: Int) -> String {
  let table = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
    (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]
  var (rest, text) = (number, "")
  for (value, letters) in table {
    while rest >= value {
      text += letters
      rest -= value
    }
  }
  return text
}
func arabic(_ text: String) -> Int? {
  let values: [Character: Int] = ["I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000]
  var (total, last) = (0, 0)
  for letter in text.reversed() {
    guard let value = values[letter] else { return nil }
    total += value < last ? -value : value
    last = max(last, value)
  }
  return total
}
for number in [1, 4, 9, 14, 40, 90, 400, 1994, 2024] { print(number, roman(number), arabic(roman(number)) ?? 0) }
print(arabic("ABC") as Any, (1...50).allSatisfy { arabic(roman($0)) == $0 })

func fileSize(_ bytes: Int) -> String {
  let units = ["B", "KB", "MB", "GB"]
  var (size, unit) = (Double(bytes), 0)
  while size >= 1000, unit < units.count - 1 {
    size /= 1000
    unit += 1
  }
  let rounded = (size * 10).rounded() / 10
  return rounded == rounded.rounded() ? "\(Int(rounded)) \(units[unit])" : "\(rounded) \(units[unit])"
}
print([0, 999, 1000, 1536, 2_000_000, 5_432_100_000, 7_000_000_000_000].map(fileSize))
func ordinal(_ n: Int) -> String {
  switch (n % 10, n % 100) {
  case (_, 11...13): "\(n)th"
  case (1, _): "\(n)st"
  case (2, _): "\(n)nd"
  case (3, _): "\(n)rd"
  default: "\(n)th"
  }
}
print([1, 2, 3, 4, 11, 12, 21, 102, 113].map(ordinal))
func fizzBuzz(_ n: Int) -> String {
  switch (n.isMultiple(of: 3), n.isMultiple(of: 5)) {
  case (true, true): "FizzBuzz"
  case (true, false): "Fizz"
  case (false, true): "Buzz"
  case (false, false): "\(n)"
  }
}
print((1...15).map(fizzBuzz).joined(separator: " "))
var (collatz, length) = (27, 1)
while collatz != 1 {
  collatz = collatz % 2 == 0 ? collatz / 2 : 3 * collatz + 1
  length += 1
}
print(length)

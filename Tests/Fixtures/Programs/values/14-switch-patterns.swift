enum Payment {
  case cash
  case card(number: String, limit: Int)
  case voucher(Int)
}
func describe(_ payment: Payment, amount: Int) -> String {
  switch payment {
  case .cash: return "cash \(amount)"
  case .card(let number, let limit) where amount > limit: return "card \(number.suffix(4)) refused over \(limit)"
  case .card(let number, _): return "card \(number.suffix(4))"
  case let .voucher(worth) where worth >= amount: return "voucher, \(worth - amount) left"
  case .voucher: return "voucher too small"
  }
}
print(describe(.cash, amount: 5))
print(describe(.card(number: "1234567890", limit: 10), amount: 11))
print(describe(.card(number: "1234567890", limit: 10), amount: 10))
print(describe(.voucher(20), amount: 15))
print(describe(.voucher(5), amount: 15))

func grade(_ score: Int) -> String {
  switch score {
  case ..<0: return "invalid"
  case 0: return "zero"
  case 1..<50: return "fail"
  case 50...79: return "pass"
  case let high where high > 100: return "cheat \(high)"
  default: return "top"
  }
}
print([-1, 0, 49, 50, 79, 80, 101].map(grade))

func quadrant(_ point: (Int, Int)) -> String {
  switch point {
  case (0, 0): return "origin"
  case (let x, 0): return "x axis at \(x)"
  case (0, let y): return "y axis at \(y)"
  case let (x, y) where x == y: return "diagonal \(x)"
  case (-5...5, -5...5): return "near"
  case (_, _): return "far"
  }
}
for point in [(0, 0), (3, 0), (0, -2), (4, 4), (1, 2), (9, 1)] { print(quadrant(point)) }

func kind(_ value: Any) -> String {
  switch value {
  case let number as Int: return "Int \(number)"
  case is Double: return "some Double"
  case let text as String where text.isEmpty: return "empty text"
  case let text as String: return "text \(text)"
  case let list as [Int]: return "ints \(list.count)"
  case Optional<Any>.none: return "nothing"
  default: return "other"
  }
}
print([kind(1), kind(2.5), kind(""), kind("a"), kind([1, 2]), kind(true)])
let letter: Character = "e"
switch letter {
case "a", "e", "i", "o", "u": print("vowel")
case "a"..."z": print("consonant")
default: print("else")
}

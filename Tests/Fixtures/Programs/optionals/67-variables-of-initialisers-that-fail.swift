struct Code {
  let text: String
  init?(_ text: String) { if text.isEmpty { return nil } else { self.text = text } }
}
final class Card {
  let code = Code("a")
  var spare = Code("b")
  init?(_ isThere: Bool) { if !isThere { return nil } }
}
enum Level: Int { case low = 1, high }

func whole(_ text: String) -> String {
  var number = Int(text)
  number = nil
  var other = Double("1.5")
  other = Double("x")
  return "\(number == nil) \(other == nil)"
}
print(whole("9"), whole("x"))

var code = Code("c")
print(code?.text ?? "none")
code = Code("")
print(code?.text ?? "none")

func local() {
  var code = Code("d")
  code = nil
  var card = Card(true)
  card?.spare = nil
  print(card?.spare == nil, card?.code?.text ?? "none")
  card = Card(false)
  print(code == nil, card == nil)
  var level = Level(rawValue: 2)
  level = Level(rawValue: 7)
  print(level == nil)
}
local()

func parts() {
  var pair = (Int("3"), 1)
  pair.0 = nil
  var list = [Int("3"), Int("4")]
  list[0] = nil
  list.append(nil)
  print(pair.0 == nil, pair.1, list.count, list[0] == nil, list[1] ?? 0)
  var plain = (3, "a")
  plain.0 = 4
  print(plain)
}
parts()

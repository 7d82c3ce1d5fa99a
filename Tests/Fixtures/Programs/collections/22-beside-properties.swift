// An extension's method beside a library's property of the same base name: the name alone is the property.
extension Collection {
  func count(where isCounted: (Element) -> Bool) -> Int { filter(isCounted).count }
  func first(_ length: Int) -> [Element] { Array(prefix(length)) }
  func isEmpty(where isCounted: (Element) -> Bool) -> Bool { count(where: isCounted) == 0 }
}

extension String {
  func count(of character: Character) -> Int { filter { $0 == character }.count }
  func count(of text: String, from start: Int) -> Int { dropFirst(start).filter { text.contains($0) }.count }
}

struct Basket: Collection {
  var items = ["milk", "bread", "jam"]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> String { items[index] }
  func count(longerThan length: Int) -> Int { filter { $0.count > length }.count }
  var summary: String { "\(count) things, first \(first ?? "none")" }
}

let words = ["one", "three", "five"]
print(words.count, words.count { $0.count > 3 }, words.first!, words.first(2), words.isEmpty)
print("hello".count, "hello".count(of: "l"), "hello".first!, "hello".first(2), "".isEmpty)
print("hello".count(of: "lo", from: 3), ["a": 1].count, Set([1, 2]).count, "hello".dropFirst().count)
print("hello".isEmpty { $0 == "x" }, [1, 2].filter { $0 > 1 }.count)
let letter: Character = "e"
print("three".count(of: letter))
let basket = Basket()
print(basket.summary, basket.count, basket.count(longerThan: 3), basket.first { $0.hasPrefix("b") } ?? "none")
let counted: (Character) -> Int = "seen".count
print(counted("e"))

// A text of one character goes where a Character is asked for.
func row(_ character: Character) -> String { "character \(character)" }
func row(_ text: String) -> String { "text \(text)" }
func mark(_ character: Character) -> Int { 1 }
print(row("x"), mark("y"))
switch (words.count, "n") {
case (0..<3, _): print("few")
case (3, let name) where name.count == 1: print("three \(name)")
default: print("more")
}

// A literal is of the type of what it is compared with, through Optionals, lists, keys and patterns.
import Foundation

struct Track {
  var speed: Float?
  var price: Decimal?
  var tags: Set<String>?
}

let track = Track(speed: 0.5, price: 5, tags: ["a", "b"])
print(track.speed == 0.5, track.speed != 0.25, track.price == 5, track.tags == ["b", "a"], track.tags == ["a"])

func name(_ speed: Float?) -> String {
  guard speed != 0.1 else { return "slow" }
  if speed == 0.5 { return "half" }
  return "other"
}
print(name(0.5), name(0.1), name(nil), name(0.3))

let speeds: [String: Float] = ["a": 0.1, "b": 0.5]
print(speeds["a"] == 0.1, speeds["b"] == 0.1, speeds["c"] == 0.1, speeds == ["b": 0.5, "a": 0.1])
print([0.1, 0.5].firstIndex(of: speeds["a"]!) as Any, speeds.values.contains(0.5), Float("1.5") == 1.5)

let prices: [Decimal] = [1, 1.5, 2]
print(prices.contains(1.5), prices.firstIndex(of: 2) as Any, prices.max() == 2, prices.first == 1)
print(Set(prices).contains(1))
let named: [Decimal: String] = [1: "one", 1.5: "more"]
print(named[1] ?? "none", named[1.5] ?? "none", named[3] ?? "none", Decimal(string: "1.5") == 1.5)
switch prices[1] {
case 1: print("one")
case 1.5: print("one and a half")
default: print("other")
}

let path = "a-b,c"
print(path.unicodeScalars.first == "a", path.unicodeScalars.filter { $0 != "," }.count)
print(path.unicodeScalars.map { $0 == "-" ? "_" : String($0) }.joined())
print(path.unicodeScalars.split(separator: ",").count)

let number: NSNumber = 5
let text: NSString = "a"
let stored: [String: Any] = ["n": number, "t": text]
print(number == 5, number == 6, text == "a", (stored["n"] as? NSNumber) == 5, (stored["t"] as? NSString) == "b")
print([NSNumber(value: 1), 2].contains(2), [NSNumber: String](uniqueKeysWithValues: [(1, "one")])[1] ?? "none")
switch number {
case 4: print("four")
case 5: print("five")
default: print("other")
}

let rows: IndexPath? = [0, 1]
let days: IndexSet? = [1, 2]
let groups: [String: Set<Int>] = ["a": [1, 2]]
print(rows == [0, 1], rows == [1, 0], days == [2, 1], groups["a"] == [2, 1], groups == ["a": [1, 2]])
print((1.5 as Float?).map { $0 / 2 } == 0.75, (0.5, "a") as (Float, String) == (0.5, "a"))

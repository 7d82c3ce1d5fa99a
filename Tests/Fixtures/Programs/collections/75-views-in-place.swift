var stock = ["pear": [1], "plum": [2]]
for index in stock.values.indices { stock.values[index].append(7) }
for name in stock.keys.sorted() { print(name, stock[name]!) }

var name = "abc"
name.unicodeScalars.removeFirst()
name.unicodeScalars.append("!")
print(name)

extension Dictionary where Value == Int {
  subscript(counting key: Key) -> Int {
    mutating get {
      self[key, default: 0] += 1
      return self[key]!
    }
  }
}

var hits = ["x": 1]
print(hits[counting: "x"], hits["x"]!)
print([1, 2, 3, 4].contains([2, 3]), [1, 2, 3, 4].contains([2, 4]), [1].contains([]))

var calls = 0
let squares = [1, 2, 3].lazy.map { number -> Int in
  calls += 1
  return number * number
}
print(squares[1] + squares[2], calls)

struct Stock {
  private(set) var count: UInt
  mutating func take(_ n: UInt) -> UInt {
    print("taking \(n) of \(count)")
    count -= n
    return count
  }
}
var stock = Stock(count: 5)
print(stock.take(2))
print(stock.take(3))
let orders: [UInt] = [1]
for order in orders {
  print(stock.take(order))
}
print("sold out")

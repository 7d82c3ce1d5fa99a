struct Cart {
  var prices: [Int]
  var discount: (Int) -> Int = { $0 }
  var total: Int { discount(prices.reduce(0, +)) }
}
print(Cart(prices: [10, 20]).total, Cart(prices: [10, 20]) { $0 / 2 }.total)

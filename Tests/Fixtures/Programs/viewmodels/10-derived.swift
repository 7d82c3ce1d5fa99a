final class CartViewModel {
  var prices: [Int] = [] { didSet { total = prices.reduce(0, +) } }
  private(set) var total = 0 { didSet { print("total \(total)") } }
}
let cart = CartViewModel()
cart.prices.append(3)
cart.prices.append(4)
cart.prices.removeFirst()

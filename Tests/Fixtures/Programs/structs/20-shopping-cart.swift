struct Money: Hashable, Comparable, CustomStringConvertible {
  var cents: Int
  static let zero = Money(cents: 0)
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func * (a: Money, n: Int) -> Money { Money(cents: a.cents * n) }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  var description: String {
    let rest = cents % 100
    return "$\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
extension Money: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { cents = value * 100 }
}
extension Money: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
}
extension Sequence where Element == Money {
  var total: Money { reduce(.zero, +) }
}
struct Product: Hashable {
  let name: String
  let price: Money
}
struct Cart {
  struct Line: Equatable {
    let product: Product
    var quantity: Int
    var price: Money { product.price * quantity }
  }
  enum Discount {
    case percent(Int)
    case amount(Money)
    case none
    func applied(to money: Money) -> Money {
      switch self {
      case .percent(let percent): return Money(cents: money.cents * (100 - percent) / 100)
      case .amount(let off): return max(.zero, Money(cents: money.cents - off.cents))
      case .none: return money
      }
    }
  }
  private(set) var lines: [Line] = []
  var discount = Discount.none
  var isEmpty: Bool { lines.isEmpty }
  var subtotal: Money { lines.map(\.price).total }
  var total: Money { discount.applied(to: subtotal) }

  mutating func add(_ product: Product, quantity: Int = 1) {
    if let index = lines.firstIndex(where: { $0.product == product }) {
      lines[index].quantity += quantity
    } else {
      lines.append(Line(product: product, quantity: quantity))
    }
  }
  @discardableResult
  mutating func remove(_ name: String) -> Line? {
    guard let index = lines.firstIndex(where: { $0.product.name == name }) else { return nil }
    lines[index].quantity -= 1
    return lines[index].quantity == 0 ? lines.remove(at: index) : nil
  }
}
let tea = Product(name: "Tea", price: 2.5)
let cake = Product(name: "Cake", price: 4)
var cart = Cart()
cart.add(tea)
cart.add(cake, quantity: 2)
cart.add(tea)
let snapshot = cart
print(cart.lines.map { "\($0.quantity)x\($0.product.name)" }, cart.subtotal, cart.total)
cart.discount = .percent(15)
print(cart.total)
cart.remove("Tea")
print(cart.remove("Tea")?.product.name ?? "kept", cart.remove("Milk") as Any)
cart.discount = .amount(9.05)
print(cart.subtotal, cart.total, cart.isEmpty, snapshot.lines.count, snapshot.subtotal)
print(Set([tea, cake, tea]).count, [tea, cake].max { $0.price < $1.price }!.name, tea.price < cake.price)

import UIKit

/// What one is about to buy. The tab bar controller makes it and hands it to each tab.
@MainActor
final class Basket {
  /// The products, in the order in which they were added.
  private(set) var products: [Product] = []

  /// The price of all products, in cents.
  var total: Int { products.reduce(0) { $0 + $1.price } }

  /// Puts one more product in.
  func add(_ product: Product) {
    products.append(product)
  }

  /// Takes all products out.
  func removeAll() {
    products.removeAll()
  }
}

/// A controller that needs the basket.
@MainActor
protocol BasketHolding: UIViewController {
  var basket: Basket! { get set }
}

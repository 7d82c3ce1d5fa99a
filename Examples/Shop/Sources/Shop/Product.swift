/// Something to buy.
struct Product: Equatable {
  /// Its name, as the list shows it.
  var name: String
  /// Its price in cents.
  var price: Int
  /// Whether it is on offer.
  var isOnOffer = false
  /// Whether it can be sent today.
  var isInStock = true

  /// The price as a person reads it.
  var priceText: String { price.euroText }
}

extension Product {
  /// All that the shop sells.
  static let catalog = [
    Product(name: "Pizza Stone", price: 3900),
    Product(name: "Pizza Peel", price: 2450, isOnOffer: true),
    Product(name: "Pizza Cutter", price: 1205, isInStock: false),
  ]
}

extension Int {
  /// An amount in cents, as a person reads it: `12.05 €`.
  var euroText: String {
    let cents = self % 100
    return "\(self / 100).\(cents < 10 ? "0" : "")\(cents) €"
  }
}

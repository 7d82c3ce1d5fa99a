// Swift 5: a static property is not Sendable.
struct PriceService {
  var price: (String) -> Int
  static let live = PriceService(price: { $0.count * 10 })
  static let mock = PriceService(price: { _ in 1 })
}
for service in [PriceService.live, .mock] { print(service.price("tea")) }

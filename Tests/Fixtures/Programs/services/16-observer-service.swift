protocol CartObserver: AnyObject {
  func cartDidChange(_ cart: CartService, item: String)
  func cartWillClear(_ cart: CartService)
}
extension CartObserver { func cartWillClear(_ cart: CartService) {} }
final class CartService {
  private struct Entry { weak var observer: CartObserver? }
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []
  private(set) var items: [String: Int] = [:]

  func add(_ observer: CartObserver) {
    let id = ObjectIdentifier(observer)
    guard entries[id]?.observer == nil else { return }
    entries[id] = Entry(observer: observer)
    order.append(id)
  }
  func remove(_ observer: CartObserver) {
    let id = ObjectIdentifier(observer)
    entries[id] = nil
    order.removeAll { $0 == id }
  }
  private func notify(_ body: (CartObserver) -> Void) {
    for id in order {
      guard let observer = entries[id]?.observer else {
        entries[id] = nil
        continue
      }
      body(observer)
    }
    order.removeAll { entries[$0] == nil }
  }
  func put(_ item: String, _ count: Int = 1) {
    items[item, default: 0] += count
    notify { $0.cartDidChange(self, item: item) }
  }
  func clear() {
    notify { $0.cartWillClear(self) }
    items.removeAll()
  }
  var observerCount: Int { order.count }
}
final class Badge: CartObserver {
  private(set) var text = ""
  func cartDidChange(_ cart: CartService, item: String) {
    text = "\(cart.items.values.reduce(0, +))"
    print("badge", text)
  }
}
final class Screen: CartObserver {
  let name: String
  private let cart: CartService
  init(_ name: String, _ cart: CartService) {
    self.name = name
    self.cart = cart
    cart.add(self)
  }
  deinit { print("\(name) closed") }
  func cartDidChange(_ cart: CartService, item: String) {
    print(name, "shows", item, cart.items[item] ?? 0)
    if cart.items[item] == 3 { cart.remove(self) }
  }
  func cartWillClear(_ cart: CartService) { print(name, "loses", cart.items.count) }
}
let cart = CartService()
let badge = Badge()
cart.add(badge)
cart.add(badge)
var screen: Screen? = Screen("list", cart)
let detail = Screen("detail", cart)
cart.put("tea")
cart.put("tea", 2)
cart.put("cake")
cart.add(detail)
screen = nil
cart.put("milk")
cart.clear()
print(cart.observerCount, cart.items.isEmpty, badge.text)

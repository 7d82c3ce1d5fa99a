// Swift 5: a function uses a variable of the top level.
import Foundation

extension Notification.Name {
  static let cartChanged = Notification.Name("cartChanged")
  static let loggedOut = Notification.Name("loggedOut")
}
final class Cart {
  private(set) var items: [String] = []
  let center: NotificationCenter
  init(center: NotificationCenter = .default) { self.center = center }
  func add(_ item: String) {
    items.append(item)
    center.post(name: .cartChanged, object: self, userInfo: ["item": item, "count": items.count])
  }
  func logOut() {
    items = []
    center.post(name: .loggedOut, object: nil)
  }
}
/// The order in which observers of one notification are called is not promised: lines are sorted.
final class Journal {
  private var lines: [String] = []
  func add(_ parts: Any...) { lines.append(parts.map { "\($0)" }.joined(separator: " ")) }
  func flush() {
    for line in lines.sorted() { print(line) }
    lines = []
  }
}
final class Badge {
  private var tokens: [NSObjectProtocol] = []
  private let center: NotificationCenter
  let name: String
  init(_ name: String, watching cart: Cart?, center: NotificationCenter, journal: Journal) {
    self.name = name
    self.center = center
    tokens.append(
      center.addObserver(forName: .cartChanged, object: cart, queue: nil) { [weak self] note in
        guard let self else { return }
        let count = note.userInfo?["count"] as? Int ?? 0
        let same = (note.object as? Cart) === cart
        journal.add(self.name, "shows", count, note.userInfo?["item"] as? String ?? "-", "mine \(same)")
      })
    tokens.append(
      center.addObserver(forName: .loggedOut, object: nil, queue: nil) { [unowned self] note in
        journal.add(self.name, "logged out", note.object == nil, note.name.rawValue)
      })
  }
  deinit {
    print(name, "gone")
    for token in tokens { center.removeObserver(token) }
  }
}
let center = NotificationCenter()
let journal = Journal()
let mine = Cart(center: center), other = Cart(center: center)
let badge = Badge("badge", watching: mine, center: center, journal: journal)
var everything: Badge? = Badge("total", watching: nil, center: center, journal: journal)
mine.add("tea")
journal.flush()
other.add("cake")
journal.flush()
mine.logOut()
journal.flush()
everything = nil
mine.add("milk")
journal.flush()
print(mine.items, other.items, everything == nil)
var order: [String] = []
let name = Notification.Name("order")
let tokens = (1...3).map { n in
  center.addObserver(forName: name, object: nil, queue: nil) { _ in
    order.append("\(n)")
  }
}
center.post(Notification(name: name))
print(order.count, order.sorted())
let again = Notification.Name("again")
var depth = 0
let nested = center.addObserver(forName: again, object: nil, queue: nil) { _ in
  depth += 1
  print("depth", depth)
  if depth < 3 { center.post(name: again, object: nil) }
  print("leaves", depth)
}
center.post(name: again, object: nil)
center.removeObserver(nested)
for token in tokens { center.removeObserver(token) }
center.post(name: name, object: "text")
print(order.count)

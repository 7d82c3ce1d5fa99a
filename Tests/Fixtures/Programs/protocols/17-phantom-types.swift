struct Tagged<Tag, RawValue> {
  let rawValue: RawValue
  init(_ rawValue: RawValue) { self.rawValue = rawValue }
  func map<T>(_ transform: (RawValue) -> T) -> Tagged<Tag, T> { Tagged<Tag, T>(transform(rawValue)) }
}
extension Tagged: Equatable where RawValue: Equatable {}
extension Tagged: Hashable where RawValue: Hashable {}
extension Tagged: ExpressibleByIntegerLiteral where RawValue: ExpressibleByIntegerLiteral {
  init(integerLiteral value: RawValue.IntegerLiteralType) { self.init(RawValue(integerLiteral: value)) }
}
extension Tagged: CustomStringConvertible { var description: String { "\(rawValue)" } }
struct User: Identifiable {
  typealias ID = Tagged<User, Int>
  let id: ID
  let name: String
}
struct Order: Identifiable {
  let id: Tagged<Order, Int>
  let user: User.ID
}
let users = [User(id: 1, name: "Al"), User(id: 2, name: "Bo")]
let orders = [Order(id: 7, user: 2), Order(id: 8, user: 2), Order(id: 9, user: 1)]
extension Sequence where Element: Identifiable {
  var byID: [Element.ID: Element] { Dictionary(uniqueKeysWithValues: map { ($0.id, $0) }) }
}
let index = users.byID
for order in orders { print(order.id, index[order.user]?.name ?? "-") }
print(index.count, users[0].id == 1, users[0].id.map { $0 * 10 })

enum Locked {}
enum Unlocked {}
struct Door<State> { let openings: Int }
extension Door where State == Locked {
  init() { openings = 0 }
  func unlock() -> Door<Unlocked> { Door<Unlocked>(openings: openings) }
}
extension Door where State == Unlocked {
  func open() -> Door { Door(openings: openings + 1) }
  func lock() -> Door<Locked> { Door<Locked>(openings: openings) }
}
let door = Door().unlock().open().open().lock()
print(door.openings, type(of: door))
protocol Unit { static var symbol: String { get }; static var factor: Double { get } }
enum Metre: Unit { static let symbol = "m"; static let factor = 1.0 }
enum Kilometre: Unit { static let symbol = "km"; static let factor = 1000.0 }
struct Length<U: Unit>: CustomStringConvertible {
  let value: Double
  func converted<V: Unit>(to: V.Type) -> Length<V> { Length<V>(value: value * U.factor / V.factor) }
  static func + <V>(left: Length, right: Length<V>) -> Length {
    Length(value: left.value + right.converted(to: U.self).value)
  }
  var description: String { "\(value) \(U.symbol)" }
}
let walk = Length<Kilometre>(value: 1.5)
print(walk, walk.converted(to: Metre.self), walk + Length<Metre>(value: 250), Length<Metre>(value: 1) + walk)

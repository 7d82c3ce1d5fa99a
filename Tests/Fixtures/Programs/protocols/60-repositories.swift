// Generics with associated types: a repository over a store, erased and constrained.
protocol Identified { associatedtype ID: Hashable; var id: ID { get } }
protocol Repository {
  associatedtype Item: Identified
  func all() -> [Item]
  func find(_ id: Item.ID) -> Item?
}
extension Repository {
  func find(_ id: Item.ID) -> Item? { all().first { $0.id == id } }
  func ids() -> [Item.ID] { all().map(\.id) }
}
extension Repository where Item: Comparable {
  var largest: Item? { all().max() }
}
struct User: Identified, Comparable {
  let id: Int
  let name: String
  static func < (l: User, r: User) -> Bool { l.name < r.name }
}
struct Tag: Identified { let id: String }
struct Memory<Item: Identified>: Repository {
  var items: [Item]
  func all() -> [Item] { items }
}
struct Filtered<Base: Repository>: Repository {
  let base: Base
  let isIn: (Base.Item) -> Bool
  func all() -> [Base.Item] { base.all().filter(isIn) }
}
extension Repository {
  func filtered(_ isIn: @escaping (Item) -> Bool) -> Filtered<Self> { Filtered(base: self, isIn: isIn) }
}
struct AnyRepository<Item: Identified>: Repository {
  private let _all: () -> [Item]
  init<R: Repository>(_ r: R) where R.Item == Item { _all = r.all }
  func all() -> [Item] { _all() }
}
func count<R: Repository>(_ r: R) -> Int where R.Item.ID == String { r.ids().reduce(0) { $0 + $1.count } }
let users = Memory(items: [User(id: 3, name: "Cy"), User(id: 1, name: "Al"), User(id: 2, name: "Bo")])
print(users.find(2)?.name ?? "-", users.find(9)?.name ?? "-", users.ids())
print(users.largest!.name, users.filtered { $0.id < 3 }.largest?.name ?? "-")
let erased = AnyRepository(users.filtered { $0.name != "Al" })
print(erased.ids(), erased.largest.map(\.name) as Any)
let tags = Memory(items: [Tag(id: "red"), Tag(id: "green")])
print(count(tags), tags.find("green") != nil)
let all: [any Repository] = [users, tags, erased]
for r in all { print(r.all().count, terminator: " ") }
print()

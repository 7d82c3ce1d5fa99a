final class Address {
  var street: String?
  var number: Int?
  init(street: String? = nil, number: Int? = nil) {
    self.street = street
    self.number = number
  }
  func label() -> String? {
    guard let street else { return nil }
    return number.map { "\(street) \($0)" } ?? street
  }
}
final class Person {
  let name: String
  var address: Address?
  var friends: [Person] = []
  var onMove: ((String) -> Int)?
  init(name: String) { self.name = name }
  subscript(friend: Int) -> Person? { friends.indices.contains(friend) ? friends[friend] : nil }
}
let ada = Person(name: "Ada")
let bob = Person(name: "Bob")
print(ada.address?.street as Any, ada.address?.label() ?? "no address")
ada.address?.street = "nowhere"
print(ada.address == nil)
ada.address = Address()
ada.address?.street = "Elm"
print(ada.address?.label() ?? "-")
ada.address?.number = 4
print(ada.address?.label() ?? "-", ada.address!.number!)
ada.friends.append(bob)
print(ada[0]?.name ?? "-", ada[1]?.name ?? "-", ada[0]?.address?.street?.count as Any)
ada[0]?.address = Address(street: "Oak")
print(bob.address?.street ?? "-")
print(ada.onMove?("x") as Any)
ada.onMove = { $0.count }
print(ada.onMove?("four") as Any)
if (ada.address?.number = 5) != nil { print("was set") }
if (ada[7]?.address = Address()) == nil { print("was not set") }
ada.address?.number? += 10
print(ada.address?.number ?? 0)
let count = ada.friends.first?.address?.street?.uppercased().count
print(type(of: count), count ?? 0)
func sideEffect() -> String {
  print("evaluated")
  return "new"
}
bob.address?.street = sideEffect()
let nobody: Person? = nil
nobody?.address?.street = sideEffect()
print(bob.address?.street ?? "-")

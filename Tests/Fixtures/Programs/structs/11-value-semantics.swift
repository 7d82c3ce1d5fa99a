struct Address { var city: String }
struct Contact {
  var name: String
  var address: Address
  var phones: [String] = []
}
struct Book { var contacts: [String: Contact] = [:] }

var ada = Contact(name: "Ada", address: Address(city: "London"))
var copy = ada
copy.address.city = "Paris"
copy.phones.append("123")
print(ada, copy, separator: "\n")

var book = Book()
book.contacts["ada"] = ada
ada.name = "Changed"
book.contacts["ada"]?.phones += ["9", "8"]
book.contacts["ada"]?.address.city = "Turin"
book.contacts["bob"]?.name = "never"
print(book.contacts["ada"]!, book.contacts.count)
let frozen = book
book.contacts.removeAll()
print(frozen.contacts.count, book.contacts.isEmpty)

func rename(_ contact: Contact) -> Contact {
  var contact = contact
  contact.name = "Renamed"
  return contact
}
print(rename(copy).name, copy.name)
func relocate(_ contact: inout Contact) { contact.address.city += "!" }
relocate(&copy)
print(copy.address.city)
var list = [ada, copy]
list[0].name = "First"
for var contact in list { contact.name = "loop" }
for index in list.indices { list[index].phones.append("\(index)") }
print(list.map { "\($0.name):\($0.phones.count)" }, ada.name)
relocate(&list[1])
print(list[1].address.city, copy.address.city)

final class Holder { var contact: Contact; init(_ contact: Contact) { self.contact = contact } }
let holder = Holder(copy)
var taken = holder.contact
taken.name = "taken"
holder.contact.name = "held"
print(copy.name, taken.name, holder.contact.name)
var grid = [[Int]](repeating: [0, 0], count: 2)
var other = grid
grid[0][1] = 5
other[1].append(7)
print(grid, other)
let closure = { [copy] in copy.name }
copy.name = "later"
print(closure(), copy.name)
var tuple = (a: [1], b: 2)
var same = tuple
same.a.append(2)
tuple.b = 9
print(tuple, same)

struct Permissions: OptionSet {
  let rawValue: Int
  static let read = Permissions(rawValue: 1 << 0)
  static let write = Permissions(rawValue: 1 << 1)
  static let share = Permissions(rawValue: 1 << 2)
  static let all: Permissions = [.read, .write, .share]
}
extension Permissions: CustomStringConvertible {
  var description: String {
    let names: [(Permissions, String)] = [(.read, "read"), (.write, "write"), (.share, "share")]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}
var mine: Permissions = [.read, .write]
print(mine, mine.rawValue, mine.contains(.write), mine.contains([.read, .share]), mine.isEmpty)
print(mine.insert(.share).inserted, mine.insert(.read).inserted, mine == .all)
mine.remove(.write)
print(mine, mine.union(.write), mine.intersection([.write, .share]), mine.symmetricDifference(.all))
mine.formUnion(.all)
mine.subtract([.read])
print(mine, mine.isSubset(of: .all), Permissions.all.isSuperset(of: mine), mine.isDisjoint(with: .read))
print(Permissions(), Permissions(rawValue: 5), [] as Permissions == Permissions(rawValue: 0))

struct User {
  var name: String
  var permissions: Permissions = .read
  mutating func grant(_ more: Permissions) { permissions.formUnion(more) }
  mutating func revoke(_ some: Permissions) { permissions.subtract(some) }
  func can(_ wanted: Permissions) -> Bool { permissions.isSuperset(of: wanted) }
}
var users = [User(name: "al"), User(name: "bo", permissions: .all), User(name: "cy", permissions: [])]
users[0].grant([.write, .share])
users[1].revoke(.write)
for user in users { print(user.name, user.permissions, user.can([.read, .share])) }
print(users.filter { $0.can(.read) }.map(\.name))
let everything = users.map(\.permissions).reduce(into: Permissions()) { $0.formUnion($1) }
print(everything, users.map(\.permissions.rawValue))
switch users[0].permissions {
case .all: print("all")
case []: print("none")
default: print("some")
}
func show(_ permissions: Permissions = [], animated: Bool = true) -> String { "\(permissions) \(animated)" }
print(show(), show(.read), show([.read, .share], animated: false))

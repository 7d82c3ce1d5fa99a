// Key paths: writable, optional, subscripts, appended, as functions, in dictionaries.
struct Address: Equatable { var street: String; var zips: [Int] }
struct Person: Equatable { var name: String; var age: Int; var address: Address?; var tags: [String: Int] = [:] }
final class Team { var members: [Person]; var lead: Person? { members.first }; init(_ m: [Person]) { members = m } }
var people = [
  Person(name: "Bo", age: 31, address: Address(street: "Main", zips: [1, 2])),
  Person(name: "Al", age: 22, address: nil), Person(name: "Cy", age: 31, address: Address(street: "Side", zips: [])),
]
extension Sequence {
  func sorted<V: Comparable>(by path: KeyPath<Element, V>, _ isAscending: Bool = true) -> [Element] {
    sorted { isAscending ? $0[keyPath: path] < $1[keyPath: path] : $0[keyPath: path] > $1[keyPath: path] }
  }
  func sum<V: Numeric>(_ path: KeyPath<Element, V>) -> V { reduce(0) { $0 + $1[keyPath: path] } }
  func grouped<K: Hashable>(_ path: KeyPath<Element, K>) -> [K: [Element]] {
    Dictionary(grouping: self) { $0[keyPath: path] }
  }
}
print(people.sorted(by: \.name).map(\.name), people.sorted(by: \.age, false).map(\.name), people.sum(\.age))
print(people.grouped(\.age).mapValues { $0.map(\.name) }.sorted { $0.key < $1.key })
print(people.map(\.address?.street), people.compactMap(\.address?.zips.first), people.map(\.name.count))
let zip = \Person.address?.zips
print(people[0][keyPath: zip] as Any, people[1][keyPath: zip] as Any)
let age: WritableKeyPath<Person, Int> = \.age
people[1][keyPath: age] += 10
let street = \Person.address!.street
people[0][keyPath: street] = "New"
print(people[1].age, people[0].address!)
let team = Team(people)
let first: ReferenceWritableKeyPath<Team, String> = \.members[0].name
team[keyPath: first] = "Zed"
let path = (\Team.members).appending(path: \.[1]).appending(path: \.age)
team[keyPath: path] = 5
print(team.members.map(\.name), team.members.map(\.age), team[keyPath: \.lead?.name] as Any)
func update<Root, Value>(_ root: Root, _ path: WritableKeyPath<Root, Value>, _ value: Value) -> Root {
  var copy = root
  copy[keyPath: path] = value
  return copy
}
print(update(people[1], \.name, "Dot").name, update(people[1], \.tags["a"], 3).tags, update([1, 2, 3], \.[1], 9))
let fields: [(String, PartialKeyPath<Person>)] = [("name", \.name), ("age", \.age)]
for (name, path) in fields { print(name, people[2][keyPath: path]) }
print(
  \Person.name == \Person.name, \Person.name as AnyKeyPath == \Person.age, [1: "a"].map(\.value), [(1, "x")].map(\.1))
let isAdult: (Person) -> Bool = \.isAdult
extension Person { var isAdult: Bool { age >= 18 } }
print(people.filter(\.isAdult).count, people.allSatisfy(isAdult), people.max { $0.age < $1.age }!.name)

struct City { var name: String; var population: Int }
struct Country {
  var name: String
  var capital: City
  var cities: [City] = []
  var code: String?
}
var italy = Country(name: "Italy", capital: City(name: "Rome", population: 2_800_000), code: "it")
italy.cities = [City(name: "Milan", population: 1_400_000), City(name: "Turin", population: 850_000)]
let capitalName = \Country.capital.name
print(italy[keyPath: capitalName], italy[keyPath: \.cities[1].name], italy[keyPath: \.code?.count] as Any)
italy[keyPath: capitalName] = "Roma"
print(italy.capital.name)
print(italy.cities.map(\.name), italy.cities.map(\.population).reduce(0, +))

extension Sequence {
  func sorted<T: Comparable>(by path: KeyPath<Element, T>, descending: Bool = false) -> [Element] {
    sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
  }
  func sum<T: Numeric>(_ path: KeyPath<Element, T>) -> T { reduce(0) { $0 + $1[keyPath: path] } }
}
print(italy.cities.sorted(by: \.population).map(\.name), italy.cities.sorted(by: \.name, descending: true).map(\.name))
print(italy.cities.sum(\.population), ["a", "bcd"].sum(\.count))

func set<Root, Value>(_ path: WritableKeyPath<Root, Value>, to value: Value) -> (Root) -> Root {
  { root in
    var root = root
    root[keyPath: path] = value
    return root
  }
}
let renamed = set(\Country.name, to: "Italia")(italy)
print(renamed.name, italy.name)
let full = (\Country.capital).appending(path: \City.population)
print(italy[keyPath: full])
final class Model { var count = 0; var title = "" }
let model = Model()
let count: ReferenceWritableKeyPath<Model, Int> = \.count
model[keyPath: count] += 5
print(model.count, model[keyPath: \.title.isEmpty])
let paths: [PartialKeyPath<City>] = [\.name, \.population]
print(paths.map { "\(italy.capital[keyPath: $0])" })
print(\Country.capital.name == capitalName, [[1, 2], []].filter(\.isEmpty).count, [3, 1].map(\.self))
let fields: [(String, WritableKeyPath<City, String>)] = [("name", \.name)]
for (label, path) in fields {
  italy.capital[keyPath: path] += " (\(label))"
}
print(italy.capital.name)

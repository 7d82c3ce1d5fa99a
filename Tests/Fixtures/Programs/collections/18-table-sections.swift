// Swift 5: a function uses a variable of the top level.
struct Contact { let name: String; let favourite: Bool }
struct Section { let title: String; var rows: [String] }
func sections(_ contacts: [Contact], query: String = "") -> [Section] {
  let matching = query.isEmpty ? contacts : contacts.filter { $0.name.lowercased().contains(query.lowercased()) }
  var result: [Section] = []
  let favourites = matching.filter(\.favourite).map(\.name).sorted()
  if !favourites.isEmpty { result.append(Section(title: "★", rows: favourites)) }
  let groups = Dictionary(grouping: matching) { String($0.name.prefix(1)).uppercased() }
  result += groups.sorted { $0.key < $1.key }.map { Section(title: $0.key, rows: $0.value.map(\.name).sorted()) }
  return result
}
let contacts = [
  Contact(name: "Bea", favourite: true), Contact(name: "Al", favourite: false), Contact(name: "Abe", favourite: true),
  Contact(name: "cy", favourite: false), Contact(name: "Carl", favourite: false),
]
func show(_ sections: [Section]) {
  for (number, section) in sections.enumerated() {
    print("\(number) \(section.title): " + section.rows.joined(separator: ", "))
  }
}
show(sections(contacts))
print("--")
show(sections(contacts, query: "A"))
print("--", sections(contacts, query: "zzz").isEmpty)
struct Path: Hashable { let section: Int; let row: Int }
func paths(_ list: [Section]) -> [Path] {
  list.enumerated().flatMap { section, content in content.rows.indices.map { Path(section: section, row: $0) } }
}
var table = sections(contacts)
print(paths(table).count, paths(table).last!)
func move(_ from: Path, to: Path) {
  let row = table[from.section].rows.remove(at: from.row)
  table[to.section].rows.insert(row, at: to.row)
}
move(Path(section: 1, row: 0), to: Path(section: 2, row: 1))
table[3].rows.removeAll { $0 == "Carl" }
table = table.filter { !$0.rows.isEmpty }
show(table)
let index = table.map(\.title)
print(index, index.firstIndex(of: "C") ?? -1, table.reduce(0) { $0 + $1.rows.count })
func difference(_ old: [String], _ new: [String]) -> (removed: [String], added: [String]) {
  let changes = new.difference(from: old)
  return (
    changes.removals.map { if case .remove(_, let e, _) = $0 { e } else { "" } },
    changes.insertions.map { if case .insert(_, let e, _) = $0 { e } else { "" } }
  )
}
let change = difference(["a", "b", "c"], ["b", "x", "c", "d"])
print(change.removed, change.added, ["a", "b"].applying(["b"].difference(from: ["a", "b"]))!)

protocol Repository {
  associatedtype Entity
  associatedtype ID: Hashable = Int
  func find(_ id: ID) -> Entity?
  mutating func save(_ entity: Entity, for id: ID)
  var all: [Entity] { get }
}
extension Repository {
  func find(all ids: [ID]) -> [Entity] { ids.compactMap(find) }
  var isEmpty: Bool { all.isEmpty }
}
extension Repository where Entity: Comparable {
  var sorted: [Entity] { all.sorted() }
}
extension Repository where ID == Int {
  mutating func saveNext(_ entity: Entity) { save(entity, for: all.count + 1) }
}
struct MemoryRepository<Entity>: Repository {
  private var values: [Int: Entity] = [:]
  func find(_ id: Int) -> Entity? { values[id] }
  mutating func save(_ entity: Entity, for id: Int) { values[id] = entity }
  var all: [Entity] { values.sorted { $0.key < $1.key }.map(\.value) }
}
struct SettingsRepository: Repository {
  typealias ID = String
  private var values: [(String, Bool)] = []
  func find(_ id: String) -> Bool? { values.first { $0.0 == id }?.1 }
  mutating func save(_ entity: Bool, for id: String) {
    values.removeAll { $0.0 == id }
    values.append((id, entity))
  }
  var all: [Bool] { values.map(\.1) }
}
var names = MemoryRepository<String>()
print(names.isEmpty)
names.saveNext("Zoe")
names.saveNext("Al")
names.save("Mo", for: 9)
print(names.find(2) ?? "-", names.find(5) ?? "-", names.find(all: [9, 4, 1]), names.sorted)
var settings = SettingsRepository()
settings.save(true, for: "sound")
settings.save(false, for: "dark")
settings.save(false, for: "sound")
print(settings.find("sound") as Any, settings.all, settings.find(all: ["dark", "x"]).count)

func count<R: Repository>(_ repository: R, where matches: (R.Entity) -> Bool) -> Int {
  repository.all.filter(matches).count
}
print(count(names) { $0.count == 2 }, count(settings) { $0 })
func copy<A: Repository, B: Repository>(_ source: A, to target: inout B, ids: [A.ID])
where A.Entity == B.Entity, A.ID == B.ID {
  for id in ids {
    if let entity = source.find(id) { target.save(entity, for: id) }
  }
}
var other = MemoryRepository<String>()
copy(names, to: &other, ids: [1, 2, 3])
print(other.all)
struct AnyRepository<Entity> {
  private let list: () -> [Entity]
  init<R: Repository>(_ repository: R) where R.Entity == Entity { list = { repository.all } }
  var all: [Entity] { list() }
}
let boxes = [AnyRepository(names), AnyRepository(other)]
print(boxes.map(\.all.count))
let anyRepositories: [any Repository] = [names, settings]
print(anyRepositories.map(\.isEmpty), anyRepositories.map { $0.all.count })

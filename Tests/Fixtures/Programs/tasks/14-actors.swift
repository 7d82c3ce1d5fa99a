actor Account {
  enum Failure: Error, Equatable { case tooLittle(have: Int, need: Int) }
  let name: String
  private(set) var balance: Int
  private var log: [String] = []
  init(_ name: String, balance: Int) {
    self.name = name
    self.balance = balance
  }
  func deposit(_ amount: Int) {
    balance += amount
    log.append("+\(amount)")
  }
  func withdraw(_ amount: Int) throws {
    guard amount <= balance else { throw Failure.tooLittle(have: balance, need: amount) }
    balance -= amount
    log.append("-\(amount)")
  }
  func transfer(_ amount: Int, to other: Account) async throws {
    try withdraw(amount)
    await other.deposit(amount)
    log.append("to \(other.name)")
  }
  var history: String { log.joined(separator: " ") }
  nonisolated var title: String { "Account of \(name)" }
  subscript(index: Int) -> String { log[index] }
}
actor ImageCache {
  private enum Entry { case loading(Task<String, Never>), ready(String) }
  private var entries: [String: Entry] = [:]
  private(set) var loads = 0
  func image(_ key: String) async -> String {
    switch entries[key] {
    case .ready(let image): return image
    case .loading(let task): return await task.value
    case nil:
      loads += 1
      let task = Task { () -> String in
        await Task.yield()
        return "<\(key)>"
      }
      entries[key] = .loading(task)
      let image = await task.value
      entries[key] = .ready(image)
      return image
    }
  }
}
@globalActor
actor DatabaseActor { static let shared = DatabaseActor() }
@DatabaseActor
final class Database {
  private var rows: [String] = []
  func insert(_ row: String) -> Int {
    rows.append(row)
    return rows.count
  }
}
let ada = Account("Ada", balance: 100), bo = Account("Bo", balance: 0)
print(ada.title)
try await ada.transfer(30, to: bo)
do {
  try await bo.transfer(31, to: ada)
} catch let failure as Account.Failure {
  print(failure, failure == .tooLittle(have: 30, need: 31))
}
print(await ada.balance, await bo.balance, await ada.history, await bo[0])
await withTaskGroup(of: Void.self) { group in
  for _ in 1...50 { group.addTask { await bo.deposit(2) } }
}
print(await bo.balance)
let cache = ImageCache()
async let one = cache.image("a")
async let two = cache.image("a")
print(await one, await two, await cache.loads, await cache.image("b"), await cache.loads)
func fill() async -> [Int] {
  let database = await Database()
  return [await database.insert("x"), await database.insert("y")]
}
print(await fill())
protocol Store: Actor {
  func save(_ value: Int)
  var sum: Int { get }
}
actor Sum: Store {
  var sum = 0
  func save(_ value: Int) { sum += value }
}
extension Store {
  func save(all values: [Int]) { for value in values { save(value) } }
}
let store: any Store = Sum()
await store.save(all: [1, 2, 3])
print(await store.sum)

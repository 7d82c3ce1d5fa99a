// Values that become Optionals because of the type that holds them.
let made: Result<Int?, Error> = .success(3)
print(made, made.map { $0.map { $0 + 1 } })
print(Result<String?, Error>.success("x"))
let caught: Result<Int?, Error> = Result { 4 }
print(caught)
func load(_ completion: (Result<[Int]?, Error>) -> Void) { completion(.success([1])) }
load { if case .success(let list) = $0 { print(list as Any) } else { print("failed") } }

typealias Feed = (items: [Int], time: Double)
struct Offline: Error {}
final class Store {
  private var feed: Feed?
  func insert(_ items: [Int], _ time: Double) { feed = Feed(items: items, time: time) }
  func retrieve() throws -> Feed? { feed }
}
func compare(_ store: Store, _ expected: Result<Feed?, Error>) {
  switch (expected, Result { try store.retrieve() }) {
  case (.success(.none), .success(.none)), (.failure, .failure): print("nothing")
  case let (.success(.some(one)), .success(.some(other))): print(one.items, other.items, one.time == other.time)
  default: print("different")
  }
}
let store = Store()
compare(store, .success(.none))
store.insert([1], 2)
compare(store, .success(Feed(items: [1], time: 2)))
compare(store, .success((items: [1], time: 3)))
compare(store, .success(nil))
compare(store, .failure(Offline()))

print(Optional<Int?>.some(3) as Any)
print(Dictionary<String, Int?>(uniqueKeysWithValues: [("a", 1)]))
print(Dictionary<String, Double>(uniqueKeysWithValues: [("a", 1)]))
var counts: [Int: Int?] = [:]
counts[1, default: 2] = 3
print(counts)

func pair<T>(_ one: T, _ other: T) -> [T] { [one, other] }
func same<T: Equatable>(_ one: T, _ other: T) -> Bool { one == other }
let two: Int? = 2
let none: Int? = nil
var implicit: Int! = 5
print(pair(1, nil), pair(nil, 1), pair(1, two), pair(two, 1), pair(1, none), pair(implicit, 1))
print(same(2, two), same(1, nil), same(nil, two), same(none, nil))
let numbers: [Int] = pair(1, implicit)
print(numbers)
print(pair("a" as Any, two as Any).count)

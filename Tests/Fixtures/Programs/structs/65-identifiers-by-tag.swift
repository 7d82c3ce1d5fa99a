// Identifiers told apart by a tag: `ID` is the type of that name, not that of the property `id`.
struct ID<Tag, Raw: Hashable>: Hashable {
  let raw: Raw
  init(_ raw: Raw) { self.raw = raw }
}
extension ID: ExpressibleByIntegerLiteral where Raw == Int {
  init(integerLiteral value: Int) { raw = value }
}

struct User {
  typealias Id = ID<User, Int>
  let id: Id
}
struct Post: Identifiable {
  typealias Key = ID<Post, String>
  let id: Key
  let author: User.Id
}

func author(_ id: User.Id) -> Int { id.raw }
let user = User(id: 5)
let post = Post(id: Post.Key("p"), author: user.id)
print(User.Id(3).raw, user.id.raw, post.id.raw, post.author == 5)
print(author(7), author(.init(8)), type(of: post.id), Post.ID.self)
print(Set([User.Id(1), 1, 2]).count)

struct Pair {
  let name: String
  let count: Int
}
print([("a", 1), ("b", 2)].map(Pair.init(name:count:)).map(\.name), zip(["c"], [3]).map(Pair.init).map(\.count))

struct Log {
  func write(_ text: String) { print("text", text) }
  func write(_ text: String, level: Int = 1) { print("level", text, level) }
  func write(_ texts: String...) { print("all", texts) }
}
let log = Log()
log.write("one")
log.write("one", level: 2)
log.write("one", "two")

final class Table<Key: Comparable, Item>: Sequence {
  var rows: [(Key, Item)] = []
  func makeIterator() -> AnyIterator<(key: Key, item: Item)> {
    var index = 0
    return AnyIterator {
      guard index < self.rows.count else { return nil }
      defer { index += 1 }
      return self.rows[index]
    }
  }
}
let table = Table<Int, String>()
table.rows = [(1, "x"), (2, "y")]
print(table.map { "\($0.key)\($0.item)" }, table.first { $0.key > 1 }?.item ?? "-")
for row in table { print(row.key, row.item) }

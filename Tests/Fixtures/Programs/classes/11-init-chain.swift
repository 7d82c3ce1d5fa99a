class Base {
  let name: String
  var log: [String] = []
  init(name: String) {
    self.name = name
    print("Base.init", name)
    setUp()
  }
  convenience init() {
    print("Base.convenience")
    self.init(name: "default")
  }
  func setUp() { print("Base.setUp") }
}
class Middle: Base {
  var count: Int
  var extra = {
    print("extra default"); return 7
  }()
  init(name: String, count: Int) {
    self.count = count
    print("Middle before super")
    super.init(name: name)
    self.count += 1
    print("Middle after super", self.count)
  }
  override convenience init(name: String) {
    self.init(name: name, count: 10)
    print("Middle convenience end")
  }
  override func setUp() {
    super.setUp()
    print("Middle.setUp count \(count)")
  }
}
final class Leaf: Middle {
  lazy var title: String = {
    print("title made")
    return "\(name)#\(count)"
  }()
  override func setUp() {
    print("Leaf.setUp")
    super.setUp()
  }
}
let base = Base()
print(base.name)
let middle = Middle()
print(middle.name, middle.count)
let leaf = Leaf(name: "leaf")
print(leaf.title, leaf.title, leaf.extra)

class Account {
  let id: Int
  let owner: String
  init?(id: Int, owner: String) {
    guard id > 0 else { return nil }
    self.id = id
    self.owner = owner
  }
  required init(owner: String) {
    id = 1
    self.owner = owner
  }
  convenience init?(text: String) {
    let parts = text.split(separator: ":").map(String.init)
    guard parts.count == 2, let id = Int(parts[0]) else { return nil }
    self.init(id: id, owner: parts[1])
  }
}
final class Savings: Account {
  var rate = 0.5
  required init(owner: String) { super.init(owner: owner + " (savings)") }
}
print(Account(id: 0, owner: "x") == nil, Account(text: "5:Al")?.owner ?? "-", Account(text: "0:Al")?.owner ?? "-")
print(Account(text: "oops") == nil)
let types: [Account.Type] = [Account.self, Savings.self]
print(types.map { $0.init(owner: "Bo").owner }, Savings(owner: "Cy").rate)

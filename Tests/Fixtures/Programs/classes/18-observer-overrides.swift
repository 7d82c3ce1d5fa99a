class Account {
  private(set) var log: [String] = []
  var balance: Int = 0 {
    willSet { note("will \(balance) -> \(newValue)") }
    didSet { note("did \(oldValue) -> \(balance)") }
  }
  var owner: String { "nobody" }
  func note(_ line: String) { log.append(line) }
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}
class Limited: Account {
  let limit: Int
  init(limit: Int) {
    self.limit = limit
    super.init()
    balance = 1
    note("made")
  }
  override var balance: Int {
    didSet {
      note("limited did")
      if balance > limit { balance = limit }
    }
  }
  override var owner: String { "limited \(super.owner)" }
}
final class Loud: Limited {
  override func note(_ line: String) { super.note(line.uppercased()) }
  override var balance: Int {
    willSet { note("loud will") }
    didSet { note("loud did") }
  }
  convenience init() { self.init(limit: 100) }
}
let plain = Account()
plain.balance = 5
print(plain.take(), plain.owner)
let limited = Limited(limit: 10)
print(limited.take())
limited.balance = 7
print(limited.take(), limited.balance)
limited.balance = 50
print(limited.take(), limited.balance, limited.owner)
let loud = Loud()
print(loud.take())
loud.balance += 1
print(loud.take(), loud.balance)
let accounts: [Account] = [plain, limited, loud]
for account in accounts { account.balance *= 2 }
print(accounts.map(\.balance), accounts.map { $0.take().count })
func double(_ number: inout Int) { number *= 2 }
double(&loud.balance)
print(loud.take().joined(separator: "; "), loud.balance)
class Counter {
  var count = 0 { didSet { Self.changes += 1 } }
  nonisolated(unsafe) static var changes = 0
  init() { count = 5 }
}
final class Sub: Counter { override init() { super.init(); count = 6 } }
_ = Counter()
_ = Sub()
print(Counter.changes)

var taps = [() -> String]()
for index in 0..<3 {
  taps.append { "button \(index)" }
}
print(taps.map { $0() })

var shared = 1
let byReference = { shared * 10 }
let byValue = { [shared] in shared * 10 }
let renamed = { [copy = shared + 5] in copy }
shared = 7
print(byReference(), byValue(), renamed())

func makeAccount(balance: Int) -> (deposit: (Int) -> Void, withdraw: (Int) -> Bool, show: () -> Int) {
  var balance = balance
  return (
    { balance += $0 },
    { amount in
      guard amount <= balance else { return false }
      balance -= amount
      return true
    },
    { balance }
  )
}
let account = makeAccount(balance: 10)
account.deposit(5)
print(account.withdraw(20), account.withdraw(12), account.show())

func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
  { g(f($0)) }
}
let shout = compose({ (s: String) in s.uppercased() }, { $0 + "!" })
print(shout("stop"), compose(shout, { $0.count })("four"))

func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C {
  { a in { b in f(a, b) } }
}
print(curry(+)(1)(2), [1, 2, 3].map(curry(*)(10)))

func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
  var cache = [Int: Int]()
  return { n in
    if let known = cache[n] { return known }
    print("computing \(n)")
    let result = f(n)
    cache[n] = result
    return result
  }
}
let square = memoize { $0 * $0 }
print(square(4), square(4), square(5))

var handlers: [String: (Int) -> Void] = [:]
var log = [String]()
handlers["add"] = { log.append("add \($0)") }
handlers["drop"] = { n in log.append("drop \(n)") }
handlers["add"]?(1)
handlers["none"]?(2)
handlers["drop"]?(3)
print(log)
let immediately: Int = {
  let base = 20
  return base + 1
}()
print(immediately)

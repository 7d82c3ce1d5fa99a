struct IBAN: Hashable, CustomStringConvertible {
  let text: String
  init?(_ text: String) {
    let compact = text.filter { !$0.isWhitespace }.uppercased()
    guard compact.count >= 6, compact.prefix(2).allSatisfy(\.isLetter),
      compact.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    self.text = compact
  }
  var description: String {
    stride(from: 0, to: text.count, by: 4).map { String(text.dropFirst($0).prefix(4)) }.joined(separator: " ")
  }
}
enum Transaction {
  case deposit(Int), withdrawal(Int), transfer(to: IBAN, Int)
  var amount: Int {
    switch self {
    case .deposit(let cents): return cents
    case .withdrawal(let cents), .transfer(to: _, let cents): return -cents
    }
  }
}
struct Account {
  enum Limit { case none, daily(Int) }
  let iban: IBAN
  var limit = Limit.none
  private(set) var history: [Transaction] = []
  init(_ iban: IBAN, limit: Limit = .none) {
    self.iban = iban
    self.limit = limit
  }
  var balance: Int { history.map(\.amount).reduce(0, +) }
  private var spent: Int { -history.map(\.amount).filter { $0 < 0 }.reduce(0, +) }
  mutating func perform(_ transaction: Transaction) -> Bool {
    guard balance + transaction.amount >= 0 else { return false }
    if case .daily(let most) = limit, transaction.amount < 0, spent - transaction.amount > most { return false }
    history.append(transaction)
    return true
  }
}
struct Bank {
  private var accounts: [IBAN: Account] = [:]
  subscript(iban: IBAN) -> Account? { accounts[iban] }
  mutating func open(_ account: Account) { accounts[account.iban] = account }
  mutating func perform(_ transaction: Transaction, on iban: IBAN) -> Bool {
    guard accounts[iban]?.perform(transaction) == true else { return false }
    if case .transfer(let target, let cents) = transaction { _ = accounts[target]?.perform(.deposit(cents)) }
    return true
  }
}
let ada = IBAN("de12 3456 7890")!, bo = IBAN("FR76 0001")!
print(ada, bo, IBAN("12345678") as Any, IBAN("DE-1") == nil, Set([ada, IBAN("DE1234567890")!]).count)
var bank = Bank()
bank.open(Account(ada, limit: .daily(5000)))
bank.open(Account(bo))
print(bank.perform(.withdrawal(1), on: ada), bank.perform(.deposit(10_000), on: ada))
print(bank.perform(.transfer(to: bo, 3000), on: ada), bank.perform(.withdrawal(2500), on: ada))
let before = bank
print(bank.perform(.withdrawal(2000), on: ada), bank.perform(.transfer(to: ada, 1), on: bo))
print(bank[ada]!.balance, bank[bo]!.balance, before[ada]!.balance, before[bo]!.history.count)
for transaction in bank[ada]!.history { print(transaction, transaction.amount) }

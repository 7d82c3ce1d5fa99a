// Mutating methods, self assigned, nested changes, static factories, subscripts with labels, computed setters, operators on values.
struct Matrix: Equatable, CustomStringConvertible {
  private var cells: [[Int]]; let rows, columns: Int
  init(_ r: Int, _ c: Int, _ f: (Int, Int) -> Int = { _, _ in 0 }) {
    rows = r; columns = c; cells = (0..<r).map { i in (0..<c).map { f(i, $0) } }
  }
  static func identity(_ n: Int) -> Self { Self(n, n) { $0 == $1 ? 1 : 0 } }
  subscript(r: Int, c: Int) -> Int {
    get { precondition(r < rows && c < columns); return cells[r][c] }
    set { cells[r][c] = newValue }
  }
  subscript(row r: Int) -> [Int] {
    get { cells[r] }
    set { cells[r] = newValue }
  }
  subscript(column c: Int) -> [Int] {
    get { cells.map { $0[c] } }
    set { for r in 0..<rows { cells[r][c] = newValue[r] } }
  }
  mutating func transpose() { self = Matrix(columns, rows) { [self] in self[$1, $0] } }
  static func * (l: Matrix, r: Matrix) -> Matrix {
    Matrix(l.rows, r.columns) { i, j in (0..<l.columns).reduce(0) { $0 + l[i, $1] * r[$1, j] } }
  }
  var description: String { cells.map { $0.map(String.init).joined(separator: " ") }.joined(separator: "/") }
}
var m = Matrix(2, 3) { $0 * 3 + $1 }; m[1, 2] += 10; m[row: 0][1] = 9; m[column: 0].swapAt(0, 1); print(m);
m.transpose(); print(m, m.rows, m * Matrix.identity(2) == m)
enum Light {
  case red, green(Int), off;
  mutating func next() {
    switch self {
    case .red: self = .green(1);
    case .green(let n) where n < 2: self = .green(n + 1);
    case .green: self = .off;
    case .off: self = .red
    }
  }
}
var light = Light.red; for _ in 0..<5 { light.next() }; print(light)
struct Temp {
  var c: Double;
  var f: Double {
    get { c * 9 / 5 + 32 }
    set { c = (newValue - 32) * 5 / 9 }
  }; static let boiling = Temp(c: 100)
}
var t = Temp.boiling; t.f -= 180; print(t.c, Temp.boiling.f)
struct Queue<T> {
  private var inbox: [T] = [], outbox: [T] = []; mutating func enqueue(_ x: T...) { inbox += x };
  mutating func dequeue() -> T? {
    if outbox.isEmpty { outbox = inbox.reversed(); inbox.removeAll() }; return outbox.popLast()
  }; var count: Int { inbox.count + outbox.count }
}
var q = Queue<String>(); q.enqueue("a", "b"); print(q.dequeue()!, q.count); q.enqueue("c");
print(q.dequeue()!, q.dequeue()!, q.dequeue() as Any)
struct Account {
  private(set) var balance = 0; private(set) var log: [String] = []; enum Failure: Error { case short(Int) }
  mutating func withdraw(_ n: Int) throws {
    guard n <= balance else { throw Failure.short(n - balance) }; balance -= n; log.append("-\(n)")
  }
  @discardableResult mutating func deposit(_ n: Int) -> Account { balance += n; log.append("+\(n)"); return self }
}
var account = Account(); account.deposit(5); let snapshot = account.deposit(5);
do { try account.withdraw(7); try account.withdraw(7) } catch {
  print(error, account.balance, snapshot.balance, account.log)
}
struct Counter {
  var counts: [String: Int] = [:];
  subscript(dynamic k: String) -> Int {
    get { counts[k] ?? 0 }
    set { counts[k] = newValue == 0 ? nil : newValue }
  }
}
var counter = Counter(); counter[dynamic: "a"] += 2; counter[dynamic: "b"] += 1; counter[dynamic: "b"] -= 1;
print(counter.counts)
extension Array {
  mutating func mutateEach(_ f: (inout Element) -> Void) { for i in indices { f(&self[i]) } };
  subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
}
var pairs = [(1, "a"), (2, "b")];
pairs.mutateEach {
  $0.0 *= 10; $0.1 += "!"
}; print(pairs, pairs[safe: 5] == nil, pairs[safe: 1]!.1)
func modify<T>(_ x: T, _ f: (inout T) throws -> Void) rethrows -> T { var c = x; try f(&c); return c }
print(modify([1, 2]) { $0.append(3) }, modify(Temp(c: 1)) { $0.c += 1 }.c)

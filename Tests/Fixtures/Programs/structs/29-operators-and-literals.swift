// Operators that change their left side, types that literals make, elements in their places.

import Foundation

struct Matrix {
  var rows: [[Double]]
  subscript(r: Int, c: Int) -> Double {
    get { rows[r][c] }
    set { rows[r][c] = newValue }
  }
  subscript(row r: Int) -> [Double] {
    get { rows[r] }
    set { rows[r] = newValue }
  }
  static func * (l: Matrix, r: Double) -> Matrix { Matrix(rows: l.rows.map { $0.map { $0 * r } }) }
  static func * (l: Double, r: Matrix) -> Matrix { r * l }
  static func *= (l: inout Matrix, r: Double) { l = l * r }
  static prefix func - (m: Matrix) -> Matrix { m * -1 }
  static func += (l: inout Matrix, r: Matrix) {
    for i in l.rows.indices { for j in l.rows[i].indices { l[i, j] += r[i, j] } }
  }
  static func += (l: inout Matrix, r: Double) { l.rows = l.rows.map { $0.map { $0 + r } } }
}
var m = Matrix(rows: [[1, 2], [3, 4]])
m[0, 1] *= 10
m[row: 1][0] -= 1
m *= 2
m += 1
m += m * 0.5
print(m.rows, (-m)[1, 1], (2 * m)[0, 0])
struct Money: Comparable, Hashable, CustomStringConvertible, ExpressibleByIntegerLiteral, AdditiveArithmetic {
  var cents: Int
  init(cents: Int) { self.cents = cents }
  init(integerLiteral v: Int) { cents = v * 100 }
  static var zero: Money { Money(cents: 0) }
  static func < (l: Money, r: Money) -> Bool { l.cents < r.cents }
  static func + (l: Money, r: Money) -> Money { Money(cents: l.cents + r.cents) }
  static func - (l: Money, r: Money) -> Money { Money(cents: l.cents - r.cents) }
  var description: String { "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}
var wallet: Money = 5
wallet += 3
wallet -= Money(cents: 50)
print(wallet, wallet > 7, [wallet, 1, 2].min()!, [Money(cents: 5), 3].reduce(.zero, +), max(wallet, 100))
func total<T: AdditiveArithmetic>(_ xs: [T]) -> T { xs.reduce(.zero, +) }
print(total([1, 2, 3]), total([0.5, 0.25]), total([Money(cents: 1), 2]))
var counts: [String: Int] = [:]
for w in "a b a c b a".split(separator: " ") { counts[String(w), default: 0] += 1 }
print(counts.sorted { $0.value > $1.value || $0.value == $1.value && $0.key < $1.key }.map { "\($0.key)\($0.value)" })
var nested: [String: [Int]] = [:]
nested["a", default: []].append(1)
nested["a"]?.append(2)
nested["b"]?.append(3)
nested["a"]![0] += 10
print(nested)
var grid = Array(repeating: Array(repeating: ".", count: 3), count: 2)
grid[1][2] = "#"
grid[0].swapAt(0, 2)

print(grid.map { $0.joined() })
var opt: [Int]? = [3, 1, 2]
opt?.sort()
opt?[0] = 9
opt?.removeAll { $0 == 2 }
print(opt ?? [])
var t = (a: 1, b: (c: 2, d: [3]))
t.b.d.append(4); t.b.c += t.a; t.a = t.b.d.count
print(t)

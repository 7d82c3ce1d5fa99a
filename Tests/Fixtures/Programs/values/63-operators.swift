// Operators of an app: precedence groups, prefix, postfix, generic pipes, assignment, in protocols.
infix operator |> : Pipe
infix operator <> : Append
infix operator ?= : AssignmentPrecedence
infix operator .. : RangeFormationPrecedence
prefix operator √
postfix operator %
precedencegroup Pipe {
  associativity: left
  lowerThan: TernaryPrecedence
  higherThan: AssignmentPrecedence
}
precedencegroup Append {
  associativity: right
  higherThan: AdditionPrecedence
}
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
protocol Monoid { static var empty: Self { get }; static func <> (l: Self, r: Self) -> Self }
extension String: Monoid { static let empty = ""; static func <> (l: String, r: String) -> String { l + r } }
extension Int: Monoid { static let empty = 0; static func <> (l: Int, r: Int) -> Int { l * 10 + r } }
extension Array where Element: Monoid { func concat() -> Element { reduce(.empty, <>) } }
func ?= <T>(l: inout T, r: T?) { if let r { l = r } }
func .. (l: Int, r: Int) -> [Int] { Array(stride(from: l, through: r, by: l < r ? 1 : -1)) }
prefix func √ (n: Double) -> Double { n.squareRoot() }
postfix func % (n: Double) -> Double { n / 100 }
struct V: Equatable {
  var x, y: Double
  static func + (l: V, r: V) -> V { V(x: l.x + r.x, y: l.y + r.y) }
  static prefix func - (v: V) -> V { V(x: -v.x, y: -v.y) }
  static func - (l: V, r: V) -> V { l + -r }
  static func * (l: Double, r: V) -> V { V(x: l * r.x, y: l * r.y) }
  static func * (l: V, r: V) -> Double { l.x * r.x + l.y * r.y }
  static func += (l: inout V, r: V) { l = l + r }
  static func == (l: V, r: V) -> Bool { abs(l.x - r.x) < 0.01 && abs(l.y - r.y) < 0.01 }
}
print(3 |> { $0 + 1 } |> String.init |> { $0 + "!" })
print("a" <> "b" + "c" <> "d", 1 <> 2 <> 3, [4, 5, 6].concat(), ["x", "y"].concat(), [Int]().concat())
var name = "old"; name ?= nil; print(name); name ?= "new"; print(name)
print(1 .. 4, 3 .. 1, √16 + 1, 50.0% * 4)
var v = V(x: 1, y: 2); v += 2 * V(x: 1, y: 0) - V(x: 0, y: 1)
print(v, v * v, -v == V(x: -3.001, y: -1), v != V(x: 3, y: 1))
let ops: [(Int, Int) -> Int] = [(+), (-), (*), { $0 << $1 }, (&+), max]
print(ops.map { $0(7, 2) }, [3, 1, 2].sorted(by: >), [1, 2, 3].reduce(1, *))
extension Optional where Wrapped == Int {
  static func + (l: Int?, r: Int?) -> Int? { guard let l, let r else { return nil }; return l &+ r }
}
let none: Int? = nil
print((Optional(1) + Optional(2)) as Any, (none + Optional(2)) as Any)
func && (l: Bool?, r: Bool?) -> Bool { (l ?? false) ? (r ?? false) : false }
print(Optional(true) && nil, Optional(true) && Optional(true))

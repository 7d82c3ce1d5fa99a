// The app's operators that change what they are given: before, after and between their operands.

struct V { var x = 1.0; var y = 2.0 }
prefix operator +++
postfix operator +++
infix operator <-
infix operator => : AssignmentPrecedence
infix operator <~>
prefix operator --
postfix operator ++
extension V {
  static prefix func +++ (v: inout V) -> V { v.x += 1; v.y *= 2; return v }
  static postfix func +++ (v: inout V) -> V { let old = v; v.x += 10; return old }
}
prefix func -- (n: inout Int) -> Int { n -= 1; return n }
@discardableResult postfix func ++ (n: inout Int) -> Int { defer { n += 1 }; return n }
func <- <T>(left: inout T, right: Any?) { if let value = right as? T { left = value } }
func <- <T>(left: inout T?, right: Any?) { left = right as? T }
func => (left: Int, right: inout [Int]) { right.append(left) }
func <~> <T>(a: inout T, b: inout T) { let c = a; a = b; b = c }
class User {
  var name = ""
  var age: Int?
  var tags: [String] = []
  func fill(_ map: [String: Any]) {
    name <- map["name"]
    age <- map["age"]
    tags <- map["tags"]
    tags <- map["none"]
  }
}
var v = V()
let w = +++v
print(v, w)
let old = v+++
print(v, old)
var n = 5
print(--n, n)
print(n++, n)
n++
print(n)
let user = User()
user.fill(["name": "Ann", "age": 3, "tags": ["a", "b"]])
print(user.name, user.age ?? -1, user.tags)
var list = [Int]()
3 => list
4 => list
print(list)
var a = "left", b = "right"
a <~> b
print(a, b)
struct Counter { var counts = [0, 0]; mutating func tick() { counts[1]++; _ = --counts[0] } }
var c = Counter()
c.tick(); c.tick()
print(c.counts)
func inner() {
  var k = 1
  let add = { k++ }
  add(); add()
  print(k, k++ + k)
}
inner()
var observed = 0 { didSet { print("set", oldValue, observed) } }
observed++
_ = --observed
var dict = ["a": 1]
print(dict)

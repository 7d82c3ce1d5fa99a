// Functions of one name for values of different types, one of them a library's.

class Post { var likes = 0; let t: String; init(t: String) { self.t = t } }
struct PostValue { var likes = 0; let t: String }
func like(_ p: Post) { p.likes += 1; print("class") }
func like(_ p: PostValue) { var p = p; p.likes += 1; print("value", p.likes) }
let a = Post(t: "a"); like(a)
let b = PostValue(t: "b"); like(b)
struct S { var a: Int; var b: Int }
func print(_ s: S) { print("S(a=\(s.a), b=\(s.b))") }
func print(_ c: Post) { print("Post \(c.t)") }
print(S(a: 1, b: 2))
print(a)
print("plain", 3, separator: "-")
print(5)
class Node<T> { let value: T; var next: Node<T>?; init(_ v: T) { value = v } }
class List<T> {
  typealias N = Node<T>
  var items: [T] = []
  func append(_ value: T) { append(N(value)) }
  func append(_ node: N) { items.append(node.value) }
  func append(_ list: List) { for i in list.items { append(i) } }
}
let l = List<String>(); l.append("x"); l.append(Node("y"))
let m = List<String>(); m.append(l); m.append("z")
print(m.items)
typealias Interval = (lo: Int, hi: Int)
infix operator <+> : AdditionPrecedence
func <+> (a: Interval, b: Interval) -> Interval { (a.lo + b.lo, a.hi + b.hi) }
func print(_ x: Interval) { print("(lo=\(x.lo), hi=\(x.hi))") }
print((1, 2) <+> (3, 4))
struct Polygon {
  let n: Int
  init(points: [S]) { n = points.count }
  init(points: [(Int, Int)]) { self.init(points: points.map { S(a: $0.0, b: $0.1) }) }
}
print(Polygon(points: [(1, 2), (3, 4)]).n, Polygon(points: [S(a: 1, b: 1)]).n)

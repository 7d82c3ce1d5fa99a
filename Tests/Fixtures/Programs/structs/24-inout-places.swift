struct Point: Equatable { var x = 0, y = 0 }
struct Rect {
  var origin = Point(), size = Point();
  var center: Point {
    get { Point(x: origin.x + size.x / 2, y: origin.y + size.y / 2) }
    set { origin = Point(x: newValue.x - size.x / 2, y: newValue.y - size.y / 2) }
  }
}
func double(_ value: inout Int) { value *= 2 }
func exchange<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
func both(_ a: inout Int, _ b: inout Int) -> Int { a += 1; b += 10; return a + b }
func move(_ p: inout Point, by d: Int = 1) { p.x += d; p.y += d }
func modify(_ p: inout Point, _ body: (inout Point) -> Void) { body(&p); body(&p) }
var n0 = 50
var rects = [Rect(), Rect(origin: Point(x: 1, y: 2), size: Point(x: 10, y: 10))]
let before = rects
double(&rects[1].origin.x)
move(&rects[1].center)
print(rects[1], before[1].origin)
exchange(&rects[0].origin.x, &n0)
print(rects[0].origin, rects[1].origin)
rects.swapAt(0, 1)
print(rects[0].size, rects[1].size)
var n = 1, m = 2
print(both(&n, &m), n, m)
modify(&rects[0].size) {
  $0.x -= 1; move(&$0)
}
print(rects[0].size)
var table = ["a": Point()]
move(&table["a"]!, by: 5)
move(&table["b", default: Point(x: 100)], by: 1)
print(table["a"]!, table["b"]!)
final class Model { var point = Point() { didSet { print("set", point) } }; var list = [3, 1, 2] }
let model = Model()
move(&model.point)
double(&model.list[0])
model.list.sort()
print(model.list)
func grow(_ list: inout [Int], until n: Int) {
  guard list.count < n else { return }; list.append(list.count); grow(&list, until: n)
}
grow(&model.list, until: 6)
print(model.list)
var counter = 0
let increment = { (by: Int) -> Int in
  counter += by; return counter
}
double(&counter)
print(increment(3), increment(4), counter)
var tuple = (a: 1, b: (2, 3))
double(&tuple.b.1)
print(tuple)
var optional: Point? = Point()
if optional != nil { move(&optional!) }
print(optional ?? Point(), optional == Point(x: 1, y: 1))
var text = "abc"
func shout(_ s: inout String) { s = s.uppercased(); s += "!" }
shout(&text)
print(text)

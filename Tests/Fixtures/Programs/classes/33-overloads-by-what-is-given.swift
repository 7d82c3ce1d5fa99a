// Which of several functions is called is told by arguments that are evaluated once.

struct Img {}; struct Txt { let s: String }
class View { let id: Int; init(_ id: Int) { self.id = id } }
class Button: View {}
final class Cell {
  func configure(with text: String) { print("text", text) }
  func configure(with number: Int) { print("number", number) }
  func configure(with view: View) { print("view", view.id) }
  func configure(with items: [String]) { print("items", items) }
  func configure(with item: String?) { print("maybe", item ?? "nil") }
  func configure(with block: () -> Void) { print("block"); block() }
  func configure<T>(with pair: (T, T)) { print("pair", pair.0) }
}
var log: [String] = []
func text() -> String { log.append("t"); return "x" }
func number() -> Int { log.append("n"); return 4 }
func maybe(_ b: Bool) -> String? { log.append("m"); return b ? "y" : nil }
let cell = Cell()
cell.configure(with: text())
cell.configure(with: number())
cell.configure(with: maybe(true))
cell.configure(with: maybe(false))
cell.configure(with: number() + 1)
cell.configure(with: [text(), text()])
cell.configure(with: View(3))
cell.configure(with: Button(5))
cell.configure(with: [1: "one"][1]!)
cell.configure(with: "a" + text())
cell.configure(with: text().count)
cell.configure { print("in") }
cell.configure(with: (number(), 2))
cell.configure(with: ["a", "b"].first { $0 == text() } ?? "none")
let pick: (Int) -> String = { "p\($0)" }
cell.configure(with: pick(number()))
print(log.joined())
enum Route { case home, detail(Int) }
func go(_ r: Route) { print("route", r) }
func go(_ s: String) { print("str", s) }
func go(_ i: Int?, animated: Bool = true) { print("int", i ?? -1, animated) }
func route() -> Route { .detail(number()) }
go(route()); go(.home); go(text()); go(number()); go(nil); go(.detail(2))
func over(_ x: Double) { print("double", x) }
func over(_ x: Int) { print("int", x) }
over(1); over(1.5); over(Double(number())); over(number() * 2); over(2 * 3); over(2 * 3.0); over(-1)
func gen<T>(_ x: T) { print("gen") }
func gen(_ x: Int) { print("exact") }
func gen<T: Collection>(_ x: T) { print("collection", x.count) }
gen(number()); gen(text()); gen([1]); gen(2.0); gen(Img()); gen(maybe(true) as Any)
func same(_ x: Any) { print("any") }
func same(_ x: View) { print("view") }
func same(_ x: AnyObject) { print("object") }
same(Button(1)); same(cell); same(3); same(View(2) as Any)
protocol Shape {}; struct Sq: Shape {}; struct Ci: Shape {}
func area(_ s: Shape) -> String { "shape" }
func area(_ s: Sq) -> String { "square" }
let shapes: [Shape] = [Sq(), Ci()]
print(shapes.map { area($0) }, area(Sq()), area(shapes[0]))

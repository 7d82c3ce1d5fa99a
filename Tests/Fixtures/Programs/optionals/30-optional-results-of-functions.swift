let f: (Int) -> Int? = { (x: Int) -> Int in x + 1 }
print(f(1) as Any, f(1) == 2)
func plain(_ x: Int) -> Int { x * 2 }
let g: (Int) -> Int? = plain
print(g(4) as Any, [1, 2].map(g), [1, 2].compactMap(g))
struct Box<T> { var make: (() throws -> T?)?; func go() -> String { "\(try? make?())" } }
var box = Box<Int>()
print(box.go())
box.make = { () -> Int in 5 }
print(box.go())
func apply<T>(_ h: () -> T?) -> String { h().map { "some \($0)" } ?? "nil" }
func five() -> Int { 5 }
print(apply(five), apply { nil as String? })
class Cell { var name: String?; init(_ n: String?) { name = n }; func title() -> String { name ?? "-" } }
let cells = [Cell("a"), Cell(nil)]
let names: [(Cell) -> String?] = [{ $0.name }, { (c: Cell) -> String in c.title() }, { $0.title() }]
for n in names { print(cells.map(n)) }
let keyed: (Cell) -> String? = \.name
print(keyed(cells[0]) as Any, keyed(cells[1]) as Any)
typealias Pair = (key: String, value: Int)
let makers: [String: () -> Pair] = ["x": { ("x", 1) }, "y": { () -> (String, Int) in ("y", 2) }]
print(makers["x"]!().key, makers["y"]!().value, makers["z"]?().key as Any)
var handler: ((Int) -> (ok: Bool, text: String)?)?
handler = { (n: Int) -> (Bool, String)? in n > 0 ? (true, "n\(n)") : nil }
print(handler?(3)?.text ?? "none", handler?(-1)?.text ?? "none")
func nested() -> () -> Int? { five }
print(nested()() as Any)
let opt: () -> Int?? = { () -> Int? in nil }
print(opt() as Any)
let void: () -> Void? = { () -> Void in print("v") }
print(void() == nil)
extension Array where Element == Int { func firstBig(_ test: (Int) -> Bool?) -> Int? { first { test($0) == true } } }
print([1, 5, 9].firstBig { $0 > 4 } ?? 0, [1].firstBig { _ in nil } ?? 0)

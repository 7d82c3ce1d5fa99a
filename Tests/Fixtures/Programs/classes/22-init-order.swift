func log(_ s: String) -> String { print("  value", s); return s }
class A {
  let a = log("a"); var x: Int; init(x: Int) { print("A.init"); self.x = x; setup() }
  convenience init() { print("A.convenience"); self.init(x: 1) }; func setup() { print("A.setup", x) };
  deinit { print("A.deinit", x) }
}
class B: A {
  let b = log("b"); var y: Int
  init(y: Int) { print("B.init"); self.y = y; super.init(x: y * 2); x += 1; setup() }
  override init(x: Int) { print("B.init(x:)"); y = -1; super.init(x: x) }
  override func setup() { print("B.setup", x, y); super.setup() }
  deinit { print("B.deinit", y) }
}
final class C: B {
  var z = log("z"); lazy var w = log("w"); override var x: Int { didSet { print("C.x", oldValue, x) } }
  required init?(name: String) {
    guard !name.isEmpty else { print("nil"); return nil }; print("C.init"); super.init(y: name.count); z = name; x = 7
  }
  override func setup() { print("C.setup", z); super.setup() }
  deinit { print("C.deinit", z) }
}
print("-- B()"); _ = B()
print("-- C"); var c = C(name: "abc"); print(c!.x, c!.y, c!.w); c = nil
print("-- nil"); print(C(name: "") == nil)
class Shape {
  var sides: Int { 0 }; var name = "shape"; required init() { describe() }; func describe() { print(name, sides) };
  class func make() -> Self { Self() }; func copy() -> Self { type(of: self).init() }
}
class Square: Shape { override var sides: Int { 4 }; required init() { super.init(); name = "square"; describe() } }
final class Named: Square {
  convenience init(_ n: String) { self.init(); name = n };
  override func describe() { print("[", terminator: ""); super.describe() }
}
_ = Square.make(); _ = Named("n").copy(); print(type(of: Named.make()))
class P { var items: [String] = []; func add() { items.append("P") }; var count: Int { items.count } }
class Q: P { override func add() { super.add(); items.append("Q") }; override var count: Int { super.count * 10 } }
class R: Q { override func add() { items.append("R"); super.add() } }
let r: P = R(); r.add(); print(r.items, r.count, r is Q, (r as? R) != nil, type(of: r))
struct S {
  var a: Int; var b: Int = log("default").count; init(_ a: Int) { self.a = a }; init() { self.init(5); b = 9 }
}
print(S(), S(3))
enum E {
  case one, two;
  init?(_ n: Int) {
    switch n {
    case 1: self = .one;
    case 2: self = .two;
    default: return nil
    }
  }
}
print(E(1)!, E(3) as Any, [1, 2, 3].compactMap(E.init))
class Weak {
  weak var other: Weak?; unowned let me: A; init(_ a: A) { me = a }; deinit { print("Weak.deinit", other == nil) }
}
do { let a = A(x: 3); let w = Weak(a), v = Weak(a); w.other = v; v.other = w; print(w.me.x) }

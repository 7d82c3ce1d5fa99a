// Swift 5: variables of types and of the script are changed from everywhere.
class Base {
  var name: String { "base" }; var size = 1;
  func greet(_ other: Base? = nil) -> String { "\(name) greets \(other?.name ?? "nobody")" };
  class func make() -> Base { Base() }; static func kind() -> String { "static base" }; subscript(i: Int) -> Int { i };
  required init() {}; func callHidden() -> String { hidden() }; fileprivate func hidden() -> String { "h-base" }
}
class Mid: Base {
  override var name: String { "mid<\(super.name)>" }; override class func make() -> Base { Mid() };
  override subscript(i: Int) -> Int { super[i] * 2 };
  override func greet(_ other: Base? = Mid()) -> String { "mid: " + super.greet(other) };
  override var size: Int {
    get { super.size * 10 }
    set { super.size = newValue + 1 }
  }
}
final class Leaf: Mid {
  override var name: String { "leaf of \(super.name)" };
  override func hidden() -> String { "h-leaf " + super.hidden() };
  override var size: Int { didSet { print("size \(oldValue)->\(size)") } }; func only() -> Int { size }
}
let all: [Base] = [Base(), Mid(), Leaf()]
for o in all { print(o.name, o.greet(), o[3], o.callHidden(), type(of: o).make().name, o.size) }
all[1].size = 5; all[2].size += 2; print(all.map(\.size));
print(all.compactMap { ($0 as? Leaf)?.only() }, all.filter { $0 is Mid }.count, all[2] as? Mid === all[2], Leaf.kind())
let b: Base = Leaf(); print((b as! Leaf).only(), b.greet(b), type(of: b), b is Leaf)
func overload(_ b: Base) -> String { "B" }; func overload(_ m: Mid) -> String { "M" };
func overload(_ x: Any) -> String { "A" }; let viaBase: Base = Mid();
print(
  overload(viaBase), overload(Mid()), overload(Leaf()), overload(3), overload(viaBase as! Mid), overload(viaBase as Any)
)
protocol P { func p() -> String }; extension P { func p() -> String { "P" }; func q() -> String { "Q" + p() } };
class X: P {}; class Y: X { func p() -> String { "Y" }; func q() -> String { "YQ" } };
class Z: Y, CustomStringConvertible { override func p() -> String { "Z" }; var description: String { "<" + q() + ">" } }
let y = Y(); let x: X = y; let p: P = y;
print(y.p(), y.q(), x.p(), x.q(), p.p(), p.q(), Z(), (Z() as P).p(), (Z() as Y).p())
class Counter {
  static var total = 0; let id: Int; init() { Counter.total += 1; id = Self.total }; deinit { Counter.total -= 1 }
};
class Special: Counter {
  static var specials: [Int] = []; override init() { super.init(); Special.specials.append(id) }
}
do { let c = [Counter(), Special(), Special()]; print(c.map(\.id), Counter.total, Special.total, Special.specials) };
print(Counter.total)
class Animal { func sound() -> String { "..." }; final func twice() -> String { sound() + sound() } };
extension Animal { func loud() -> String { sound().uppercased() } }
class Dog: Animal { override func sound() -> String { "woof" } }; let dog: Animal = Dog();
print(dog.twice(), dog.loud()); let f = dog.sound; let g = Animal.sound; print(f(), g(dog)())

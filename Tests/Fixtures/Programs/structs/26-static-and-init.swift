// Swift 5: variables of types and of the script are changed from everywhere.
var log: [String] = []
func t(_ s: String) -> Int { log.append(s); return s.count }
struct A {
  static let one = t("A.one"); static var two = t("A.two") + one; let x = t("A.x"); var y: Int;
  static let shared: A = {
    log.append("A.shared"); return A(y: 2)
  }()
    ;
  init(y: Int) { log.append("A.init"); self.y = y + A.two }; init() { self.init(y: t("arg")); y += 1 }
}
print(A().y, log); log = []; print(A.shared.y, A.shared.y, log); log = []
class B {
  let p = t("B.p"); lazy var q: Int = t("B.q \(p)"); var r: Int { didSet { log.append("r \(oldValue)") } };
  init(r: Int) { log.append("B.init"); self.r = r; self.r = r + 1; finish() }; func finish() { r += 1 };
  convenience init() { log.append("B.conv"); self.init(r: 10); r += 1 }
}
class C: B {
  let s = t("C.s"); var u = t("C.u");
  init(u: Int) { log.append("C.init"); self.u = u; super.init(r: u * 2); self.u += 1; r += 1 };
  override init(r: Int) { log.append("C.init(r:)"); super.init(r: r) };
  override func finish() { log.append("finish \(u)"); super.finish() }
}
print(B().r, log); log = []; print(C(u: 3).r, log); log = []; let c = C(); print(c.r, c.u, c.q, c.q, log); log = []
enum K: String, CaseIterable {
  case a, b = "bee", c; static let first = K.allCases.first!;
  init?(short: Character) { self.init(rawValue: String(short)) };
  var next: K { K.allCases[(K.allCases.firstIndex(of: self)! + 1) % K.allCases.count] };
  static subscript(n: Int) -> K { allCases[n] }
}
print(
  K.first, K(rawValue: "bee")!, K(short: "a")!, K(short: "b") as Any, K.c.next, K[2].rawValue, K.b.rawValue.count,
  "\(K.b)")
struct Lim {
  private(set) static var made = 0; let n: Int;
  init?(_ n: Int) { guard n >= 0 else { return nil }; self.n = n; Lim.made += 1 };
  init(clamped n: Int) { self = Lim(n) ?? Lim(0)! }
}; print(Lim(-1) == nil, Lim(clamped: -5).n, Lim(clamped: 5).n, Lim.made)
final class Pool {
  static let shared = Pool(); private var free: [Int] = []; private var next = 0;
  func take() -> Int { if let f = free.popLast() { return f }; defer { next += 1 }; return next };
  func give(_ n: Int) { free.append(n) }; private init() { log.append("pool") }
}; print(log); let i = Pool.shared.take(), j = Pool.shared.take(); Pool.shared.give(i);
print(i, j, Pool.shared.take(), Pool.shared.take(), log)
struct Opt: OptionSet, Hashable {
  let rawValue: Int; static let a = Opt(rawValue: 1), b = Opt(rawValue: 1 << 1), c = Opt(rawValue: 4);
  static let all: Opt = [.a, .b, .c]
}; var o: Opt = [.a]; o.insert(.c);
print(
  o.rawValue, o.contains(.b), o.union(.b) == .all, o.isSubset(of: .all), Opt.all.subtracting(o) == .b,
  o.remove(.a) != nil, o.isEmpty, Set([o, .c]).count)
class Reg {
  static var makers: [String: () -> Reg] = [:]; class var key: String { "\(self)" };
  static func register() { makers[key] = { self.init() } }; required init() {};
  func who() -> String { "\(type(of: self))" }
}; final class R1: Reg {}; final class R2: Reg { override class var key: String { "two" } }; R1.register();
R2.register(); print(Reg.makers.keys.sorted(), Reg.makers["two"]!().who(), Reg.makers["R1"]!().who())
extension A {
  static var made: [A] = []; static func build(_ n: Int) -> [A] { made += (0..<n).map { A(y: $0) }; return made }
}; print(A.build(2).map(\.y), A.build(1).count); typealias Maker = (Int) -> A; let maker: Maker = A.init(y:);
print(maker(1).y); let makers: [(String) -> Int?] = [Int.init, { $0.count }]; print(makers.map { $0("12") ?? 0 })

// When objects end: reassigned, in collections, in closures, after the last use in a scope, with autoclosures and temporaries.
final class R {
  let n: String; init(_ n: String) { self.n = n }; deinit { print("-\(n)", terminator: " ") }; func me() -> R { self }
}
func line(_ s: String) { print("| \(s)") }
var a: R? = R("a"); a = R("a2"); line("reassigned"); a = nil; line("nil")
var list = [R("l1"), R("l2"), R("l3")]; list.remove(at: 1); line("removed"); list = []; line("emptied")
var table = ["k": R("k1")]; table["k"] = R("k2"); line("replaced"); table.removeValue(forKey: "k"); line("taken")
do { let inner = R("inner"); _ = inner; line("in scope") }
line("out")
_ = R("temporary"); line("discarded")
R("chain").me().me(); line("chained")
var c: (() -> Void)? = {
  let r = R("captured"); return { print(r.n, terminator: " ") }
}()
c?(); c = nil; line("closure")
func take(_ r: R) -> String { r.n }
print(take(R("argument")), terminator: " "); line("call")
struct Holder { var r: R; var other: R? }
var h = Holder(r: R("h1"), other: R("h2")); let copy = h; h.r = R("h3"); line("copied"); h.other = nil; line("half")
_ = copy.n
extension Holder { var n: String { r.n } }
enum E { case one(R), two }
var e = E.one(R("payload")); e = .two; line("enum")
weak var w: R? = R("weak"); line(w == nil ? "gone" : "there")
let tuple = (R("t1"), 2); line(tuple.0.n)
for i in 0..<2 { let r = R("loop\(i)"); _ = r }
line("looped")
func early(_ b: Bool) { let r = R("early"); guard b else { return }; _ = r; print("late", terminator: " ") }
early(false); line("guard")
class Parent {
  let name: String; var children: [Child] = []; init(_ n: String) { name = n };
  deinit { print("-\(name)", terminator: " ") }
}
class Child { weak var parent: Parent?; deinit { print("-child of \(parent?.name ?? "nobody")", terminator: " ") } }
do { let p = Parent("p"); let k = Child(); k.parent = p; p.children = [k, Child()]; line("family") }
line("end")
a = R("x"); defer { print("deferred") }
var opt: R?? = .some(R("opt")); opt = .some(nil); line("optional")
let swapped: R = {
  var x = R("s1"), y = R("s2"); swap(&x, &y); return x
}()
  ;
line(swapped.n)

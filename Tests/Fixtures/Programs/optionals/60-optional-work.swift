// Optionals: chains with methods and subscripts, map and flatMap, nested ones, comparing, patterns, assigning through.
class Node {
  var value: Int; var next: Node?; var tags: [String]? = nil; var handler: ((Int) -> Int)?;
  init(_ v: Int, _ n: Node? = nil) { value = v; next = n }
  subscript(i: Int) -> Node? { i == 0 ? self : next?[i - 1] }; func doubled() -> Int? { value > 0 ? value * 2 : nil };
  var last: Node { next?.last ?? self }
}
let list = Node(1, Node(-2, Node(3)))
print(
  list[1]?.value as Any, list[5]?.value as Any, list.next?.next?.doubled() as Any, list.next?.doubled() as Any,
  list[2]?.doubled().map { $0 + 1 } as Any, list.last.value)
print(
  list.next?.handler?(3) as Any, (list.next?.handler = { $0 * 10 }) as Any, list.next?.handler?(3) as Any,
  list[9]?.handler?(1) as Any)
list.next?.tags?.append("a"); print(list.next?.tags as Any); list.next?.tags = []; list.next?.tags?.append("a");
list[1]?.value += 10; print(list.next!.tags!, list[1]!.value, (list[7]?.value = 3) == nil)
let a: Int? = 3, b: Int? = nil
print(
  a.map { $0 + 1 } as Any, b.map { $0 + 1 } as Any, a.flatMap { $0 > 5 ? $0 : nil } as Any, a ?? 0, b ?? a ?? 9, a == 3,
  b == nil, a != b, [a, b, 5].compactMap { $0 }, (a, b) == (3, nil))
let nested: Int?? = .some(nil), deep: Int?? = 4, none: Int?? = nil
print(
  nested as Any, deep as Any, none as Any, nested == nil, none == nil, (nested ?? 7) as Any,
  deep?.map { $0 + 1 } as Any, deep.flatMap { $0 } as Any)
if let x = a, let y = Optional(x * 2), y > 5, case let z? = Optional(y + x) { print(x, y, z) }
func f(_ s: String?) -> String { guard let s, !s.isEmpty, let n = Int(s) else { return "bad" }; return "\(n)" }
print(f("4"), f(nil), f(""), f("x"))
switch (a, b) {
case (let x?, nil): print("left", x);
case (nil, _): print("none");
case (_?, _?): print("both")
}
var c: String? = "c"; c? += "d"; c?.append("e"); print(c!); if var d = c { d += "!"; print(d, c!) }; c = nil; c? += "z";
print(c as Any)
let dict: [String: [String: Int]] = ["o": ["i": 1]];
print(
  dict["o"]?["i"] as Any, dict["o"]?["z"] ?? -1, dict["z"]?["i"] == nil, dict["o"]?.keys.first ?? "",
  dict["o"]?["i"]?.description.count as Any)
let any: Any = a as Any;
print(
  any is Int, (any as? Int) as Any, (any as? String) as Any, (b as Any) is Int, ((b as Any) as? Int) as Any,
  type(of: any))
let strings = ["1", "two", "3"];
print(
  strings.map { Int($0) }, strings.compactMap(Int.init), strings.first { Int($0) == nil } as Any,
  strings.map(Int.init).contains { $0 == nil })
struct S { var n: Int!; var m: Int? }; var s = S(); print(s.n as Any, s.m as Any, s.n == nil); s.n = 4;
print(s.n + 1, s.n!, s.n.map { $0 * 2 } as Any); let copy = s.n; print(copy as Any)
let optionalTuple: (Int, String)? = (1, "t"); print(optionalTuple?.1 as Any, optionalTuple.map { $0.0 + 1 } as Any)
print(
  [1, nil, 3].reduce(0) { $0 + ($1 ?? 0) }, [nil, 2].first! as Any, [Int?]().first as Any,
  ["a": nil, "b": 1].compactMapValues { $0 as Int? }, Optional("x").map { $0 + "y" } ?? "z",
  zip([1, nil], [nil, 2]).map { $0 ?? $1 ?? 0 })
let wrapped = a.map(Optional.some); print(wrapped as Any);
print("\(String(describing: a)) \(a.debugDescription) \(b.map(String.init) ?? "-")")
func make() -> Int? { print("made", terminator: " "); return nil }; print(make() ?? make() ?? 3, a ?? make()!)

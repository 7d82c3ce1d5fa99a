// Any, casts between collections, optionals in Any, dictionaries from JSON, metatypes, and what `is` says.
import Foundation

let json =
  #"{"id":7,"name":"Al","tags":["a","b"],"meta":{"score":1.5,"flag":true,"none":null},"list":[{"n":1},{"n":2}]}"#
let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as! [String: Any]
print(
  object["id"] as? Int ?? -1, object["name"] as? String ?? "-", object["tags"] as? [String] ?? [],
  object["tags"] as? [Int] as Any, object["missing"] as? Int as Any)
if let meta = object["meta"] as? [String: Any], let score = meta["score"] as? Double {
  print(score, meta["flag"] as? Bool ?? false, meta["none"] is NSNull, meta["id"] == nil)
}
let list = (object["list"] as? [[String: Any]] ?? []).compactMap { $0["n"] as? Int }; print(list.reduce(0, +))
func path(_ o: Any, _ keys: String...) -> Any? {
  keys.reduce(o as Any?) { current, key in
    if let d = current as? [String: Any] {
      d[key]
    } else if let a = current as? [Any], let i = Int(key), a.indices.contains(i) {
      a[i]
    } else {
      nil
    }
  }
}
print(
  path(object, "list", "1", "n") as? Int as Any, path(object, "list", "5") as Any,
  path(object, "meta", "score") as? Double ?? 0)
class A { func f() -> String { "A" } }; class B: A { override func f() -> String { "B" }; let own = 1 };
final class C: B {}
let all: [A] = [A(), B(), C()];
print(
  all.map { $0 is B }, all.compactMap { $0 as? B }.map { $0.own }, all.filter { type(of: $0) == B.self }.count,
  (all as? [B]) == nil, all.map { "\(type(of: $0))" }, ([B(), C()] as [A]) is [B])
let values: [Any] = [
  1, 2.0, "3", true, [1], ["k": 1], (1, 2), A.self, { 1 } as () -> Int, Optional(5) as Any, UInt8(4),
]
for v in values {
  switch v {
  case let n as Int: print("int", n, terminator: "; ");
  case let d as Double: print("double", d, terminator: "; ");
  case is Bool: print("bool", terminator: "; ");
  case let s as String: print("text", s, terminator: "; ");
  case let a as [Int]: print("list", a, terminator: "; ");
  case let t as (Int, Int): print("tuple", t.0, terminator: "; ");
  case is A.Type: print("type", terminator: "; ");
  case is () -> Int: print("function", terminator: "; ");
  case is [String: Int]: print("table", terminator: "; ");
  default: print("other", terminator: "; ")
  }
}
print()
let n: Any? = nil; let some: Any? = 3; print(n == nil, some as? Int ?? 0, (some as Any) is Int, (n as? String) == nil)
let anyHash: Set<AnyHashable> = [1, "a", 1.0, AnyHashable("a")];
print(anyHash.count, anyHash.contains("a"), AnyHashable(1) == AnyHashable(1.0), (AnyHashable(2) as? Int) ?? 0)
protocol P {}; extension Int: P {}; extension String: P {}; let ps: [any P] = [1, "x"];
print(ps.compactMap { $0 as? Int }, ps.map { $0 is String }, (1 as Any) is any P, (1.0 as Any) is any P)
func typeName<T>(_ t: T) -> String { "\(T.self)" };
print(typeName(1), typeName(some as Any), typeName(all[1]), typeName(ps[0]), String(describing: type(of: ps[0])))

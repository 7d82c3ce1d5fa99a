struct Size: Hashable { var w = 1.0, h = 2.0 }
enum Shape: Hashable { case circle(Double), box(Size, label: String?), none }
struct Item: Equatable {
  var id: Int; var shape: Shape; var tags: [String]; var parent: Ref?;
  static func == (a: Item, b: Item) -> Bool { a.id == b.id && a.shape == b.shape }
}
final class Ref: Equatable {
  var n: Int; init(_ n: Int) { self.n = n };
  static func == (a: Ref, b: Ref) -> Bool { print("compare", a.n, b.n); return a.n == b.n }
}
struct Holder: Equatable { var ref: Ref; var n: Int }
class Animal: Equatable {
  let name: String; init(_ name: String) { self.name = name };
  static func == (a: Animal, b: Animal) -> Bool { a.name == b.name }
}
final class Dog: Animal {
  let age: Int; init(_ name: String, _ age: Int) { self.age = age; super.init(name) };
  static func == (a: Dog, b: Dog) -> Bool { a.age == b.age }
}
print(
  Size() == Size(), Size(w: 2) != Size(), Shape.circle(1) == .circle(1),
  Shape.box(Size(), label: nil) == .box(Size(), label: ""))
print(Item(id: 1, shape: .none, tags: ["a"]) == Item(id: 1, shape: .none, tags: []))
print(Holder(ref: Ref(1), n: 1) == Holder(ref: Ref(1), n: 2), Holder(ref: Ref(1), n: 1) == Holder(ref: Ref(2), n: 1))
print(
  [Ref(1), Ref(2)] == [Ref(1), Ref(3)], [Ref(1)].contains(Ref(1)), Optional(Ref(5)) == nil, Optional(Ref(5)) == Ref(5))
let set: Set<Shape> = [.circle(1), .circle(1), .none, .box(Size(), label: "a"), .box(Size(), label: "a")]
print(set.count, set.contains(.circle(1)), set.contains(.circle(2)))
let counts: [Shape: Int] = [.none: 1, .circle(2): 2]
print(counts[.circle(2)]!, counts[.circle(3)] as Any)
let rex = Dog("rex", 3), max = Dog("max", 3)
print(
  rex == max, (rex as Animal) == (max as Animal), [rex] == [max], [rex as Animal] == [max as Animal],
  [rex].contains(max))
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(rex, max), same(rex as Animal, max), same(1, 1), same("a", "b"))
struct Pair<A: Equatable, B: Equatable>: Equatable { var a: A; var b: B }
print(Pair(a: 1, b: "x") == Pair(a: 1, b: "x"), Pair(a: [1], b: Size()) == Pair(a: [2], b: Size()))
enum State: Equatable { case loading, loaded([Pair<Int, String>]), failed(code: Int) }
print(
  State.loaded([]) == .loaded([]), State.loaded([Pair(a: 1, b: "a")]) == .loaded([Pair(a: 1, b: "b")]),
  State.failed(code: 1) == .loading)
struct Version: Comparable, Hashable {
  let parts: [Int]; init(_ text: String) { parts = text.split(separator: ".").map { Int($0)! } }
  static func < (a: Version, b: Version) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
}
print(
  Version("1.2.10") > Version("1.2.9"), [Version("2.0"), Version("1.9.9")].min()!.parts, Version("1") == Version("1"))
enum Priority: Int, Comparable, CaseIterable {
  case low = 1, mid = 5, high; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
print(
  Priority.allCases.sorted(by: >), Priority.high.rawValue, Priority(rawValue: 5)!, Priority(rawValue: 2) as Any,
  max3(.low, .high, .mid))
func max3(_ a: Priority, _ b: Priority, _ c: Priority) -> Priority { Swift.max(a, b, c) }
print((1, "a") == (1, "a"), (1, 2, 3) < (1, 2, 4), [1: [2]] == [1: [2]], "a" as Character == "a")

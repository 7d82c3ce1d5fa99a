// `==` and hashes of what is RawRepresentable: its raw value decides, not what it stores.
struct Name: RawRepresentable, Hashable {
  var letters: [Character]
  var rawValue: String { String(letters).lowercased() }
  init?(rawValue: String) { letters = Array(rawValue) }
}
enum Level: RawRepresentable, Hashable {
  case low(Int), high(Int)
  var rawValue: Bool { if case .low = self { false } else { true } }
  init?(rawValue: Bool) { self = rawValue ? .high(0) : .low(0) }
}
final class Tag: RawRepresentable, Hashable {
  let id: Int
  init(rawValue: Int) { id = rawValue }
  var rawValue: Int { id % 10 }
}
struct Plain: RawRepresentable { let x: Int; var rawValue: Int { x / 10 }; init(rawValue: Int) { x = rawValue } }
struct Own: RawRepresentable, Equatable {
  let x: Int; var rawValue: Int { x / 10 }; init(rawValue: Int) { x = rawValue }
  static func == (a: Own, b: Own) -> Bool { a.x == b.x }
}
let a = Name(rawValue: "Ab")!, b = Name(rawValue: "aB")!
print(a == b, a != b, Set([a, b]).count, [a].contains(b))
print(
  Level.low(1) == Level.low(2), Level.low(1) != .low(2), Set([Level.low(1), .low(2)]).count,
  [Level.low(1)].contains(.low(2)))
print(Tag(rawValue: 11) == Tag(rawValue: 21), Set([Tag(rawValue: 11), Tag(rawValue: 21)]).count)
print(Plain(rawValue: 11) == Plain(rawValue: 12), Plain(rawValue: 11) != Plain(rawValue: 12))
print(
  Own(rawValue: 11) == Own(rawValue: 12), Own(rawValue: 11) != Own(rawValue: 12),
  [Own(rawValue: 11)].contains(Own(rawValue: 12)))
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(a, b), same(Level.low(1), .low(2)), same(Own(rawValue: 11), Own(rawValue: 12)))
struct Holder: Equatable { let name: Name; let level: Level }
print(
  Holder(name: a, level: .low(1)) == Holder(name: b, level: .low(3)), Optional(a) == Optional(b), [a] == [b],
  (a, 1) == (b, 1))
var d = [a: 1]; d[b] = 2; print(d.count, [b: 2] == [a: 2])
switch b {
case a: print("matched");
default: print("not")
}
struct Kind: RawRepresentable, Hashable {
  let rawValue: String; var title = ""; init(rawValue: String) { self.rawValue = rawValue }
}
var k = Kind(rawValue: "a"), l = Kind(rawValue: "a"); l.title = "other"
print(k == l, Set([k, l]).count)
struct O: OptionSet, Hashable { var rawValue: Int; var note = 0; init(rawValue: Int) { self.rawValue = rawValue } }
var o = O(rawValue: 1); o.note = 4
print(o == O(rawValue: 1), Set([o, O(rawValue: 1)]).count)

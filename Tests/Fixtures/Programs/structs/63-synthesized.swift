// What Swift writes for Equatable, Hashable, Comparable and CaseIterable.
enum Size: Comparable, Hashable, CaseIterable { case small, medium, large }
enum Version: Comparable {
  case alpha, beta(Int), release(major: Int, minor: Int)
  static let all: [Version] = [
    .release(major: 1, minor: 2), .beta(3), .alpha, .beta(1), .release(major: 1, minor: 0),
    .release(major: 0, minor: 9),
  ]
}
struct Product: Hashable { var name: String; var size: Size; var price: Double?; var tags: Set<String> = [] }
struct Cell: Hashable { let row, column: Int }
class Node: Hashable {
  let id: Int; var note = ""; init(_ id: Int) { self.id = id }
  static func == (l: Node, r: Node) -> Bool { l.id == r.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
print(Size.allCases.sorted(by: >), Size.small < .large, max(Size.small, .medium), Size.allCases.min()!)
print(Version.all.sorted())
print(Version.beta(2) < .beta(3), Version.release(major: 1, minor: 0) < .beta(9), Version.alpha == .alpha)
let shirt = Product(name: "shirt", size: .small, price: 1.5)
var other = shirt
print(shirt == other, [shirt: 1][other] as Any)
other.tags.insert("new")
print(shirt == other, [shirt: 1][other] as Any, Set([shirt, other, shirt]).count)
var seen: Set<Cell> = []
for row in 0..<3 { for column in 0..<3 { seen.insert(Cell(row: min(row, column), column: max(row, column))) } }
print(seen.count, seen.contains(Cell(row: 2, column: 1)), seen.contains(Cell(row: 1, column: 2)))
let (wasNew, member) = {
  var s: Set<Node> = [Node(1)]; let n = Node(1); n.note = "second"; let r = s.insert(n);
  return (r.inserted, r.memberAfterInsert.note.isEmpty)
}()
print(wasNew, member)
var nodes: Set<Node> = [Node(1), Node(2)]
let replaced = Node(1); replaced.note = "r"
print(nodes.update(with: replaced)!.note.isEmpty, nodes.first { $0.id == 1 }!.note)
struct Wrapper<T> { var value: T }
extension Wrapper: Equatable where T: Equatable {}
extension Wrapper: Hashable where T: Hashable {}
extension Wrapper: Comparable where T: Comparable { static func < (l: Self, r: Self) -> Bool { l.value < r.value } }
print(
  Wrapper(value: 1) == Wrapper(value: 1), Set([Wrapper(value: "a"), Wrapper(value: "a")]).count,
  [Wrapper(value: 3), Wrapper(value: 1)].sorted().map(\.value))
print(
  (1, "b") < (1, "c"), (2, "a", 1.0) == (2, "a", 1.0), [1, 2] == [1, 2], [[1: "a"]] == [[1: "b"]], Optional(1) == nil,
  [nil, 1] == [nil, Optional(1)])
enum Choice: String, CaseIterable, Hashable {
  case a, b = "bee";
  var next: Choice { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
}
print(Choice.allCases.map(\.rawValue), Choice.b.next, Choice(rawValue: "bee")!, Choice(rawValue: "c") as Any)

// Self in requirements: builders, copies, comparing across a class chain.
protocol Copyable2 { init(copying other: Self) }
protocol Fluent: AnyObject { var tags: [String] { get set } }
extension Fluent {
  @discardableResult func tag(_ t: String) -> Self { tags.append(t); return self }
}
class Label: Fluent {
  var tags: [String] = []
  var text = ""
  required init() {}
  class func make() -> Self { self.init() }
  @discardableResult func text(_ t: String) -> Self { text = t; return self }
}
class Badge: Label {
  var count = 0
  @discardableResult func count(_ c: Int) -> Self { count = c; return self }
}
let badge = Badge.make().text("in").tag("a").count(3).tag("b")
print(type(of: badge), badge.text, badge.tags, badge.count)
struct Point: Copyable2, Equatable {
  var x = 0, y = 0
  init(x: Int, y: Int) { self.x = x; self.y = y }
  init(copying other: Point) { self = other; x += 1 }
}
func copies<T: Copyable2>(_ t: T, _ n: Int) -> [T] {
  var all = [t]
  for _ in 1..<n { all.append(T(copying: all[all.count - 1])) }
  return all
}
print(copies(Point(x: 1, y: 2), 3).map(\.x))
protocol Ranked: Comparable { var rank: Int { get } }
extension Ranked { static func < (l: Self, r: Self) -> Bool { l.rank < r.rank } }
enum Suit: Int, Ranked, CaseIterable { case clubs = 2, hearts = 7, spades = 5; var rank: Int { rawValue } }
print(
  Suit.allCases.sorted(), Suit.hearts > .spades, [Suit.hearts, .clubs].min()!, Suit.clubs...Suit.spades ~= Suit.spades)
func clampAll<C: Comparable>(_ all: [C], _ r: ClosedRange<C>) -> [C] {
  all.map { min(max($0, r.lowerBound), r.upperBound) }
}
print(clampAll([1, 5, 9], 2...6), clampAll(Suit.allCases, .clubs ... .spades))

// Literals that are handed to generic parameters are of one type, which meets the bound.
func average<T: BinaryFloatingPoint>(_ numbers: [T]) -> T { numbers.reduce(0, +) / T(numbers.count) }
func greater<T: Comparable>(_ one: T, _ other: T) -> T { one > other ? one : other }
func first<T>(of items: T...) -> T { items[0] }
func pick<T>(_ isFirst: Bool, _ one: T, _ other: T) -> T { isFirst ? one : other }
func middle<T: FloatingPoint>(_ low: T, _ high: T) -> T { (low + high) / 2 }
func list<T>(_ one: T, _ more: [T]) -> [T] { [one] + more }

let mean = average([1, 2])
let most = greater(7, 2.5) / 2
let head = first(of: 7, 2.5) / 2
let chosen = pick(true, 7, 2.5) / 2
let whole = pick(true, 7, 2) / 2
print("\(mean) \(most) \(head) \(chosen) \(whole) \(middle(1, 2)) \(greater(1, 2))")

let height = 3.5
let beside = pick(true, 7, height) / 2
let tail = list(7, [height])[0] / 2
let lists = pick(true, [7], [height])[0] / 2
print("\(beside) \(tail) \(lists)")

struct Span<T: FloatingPoint> {
  var low: T
  var high: T
  var middle: T { (low + high) / 2 }
}
struct Pair<T> {
  let one: T
  let other: T
}
struct Box<T> {
  let value: T
  init(_ value: T) { self.value = value }
}
let span = Span(low: 1, high: 2)
let pair = Pair(one: 7, other: 0.5)
let same = Pair(one: 7, other: 1)
let box: Box<Double> = Box(7)
print("\(span.middle) \(pair.one / 2) \(same.one / 2) \(box.value / 2) \(Box<Double>(5).value / 2) \(Box(7).value / 2)")

func sum(_ numbers: Double...) -> Double { numbers.reduce(0, +) }
func scaled(_ x: Double = 1, by factor: Double = 3) -> Double { x * factor / 2 }
func halve(_ x: inout Double) { x /= 2 }
var number = 7.0
number = 5
halve(&number)
print("\(sum(1, 2)) \(sum()) \(scaled()) \(scaled(7)) \(scaled(1, by: 1)) \(number)")

var evaluated = 0
let lazyFirst = (1...1000).lazy.map { n -> Int in
  evaluated += 1
  return n * n
}.filter { $0 % 7 == 0 }.first
print(lazyFirst ?? 0, evaluated)
print(Array((1...20).lazy.filter { $0 % 5 == 0 }.map { "n\($0)" }), (1...4).lazy.reversed().map { $0 }.count)

struct Countdown: Sequence, IteratorProtocol {
  var current: Int
  mutating func next() -> Int? {
    guard current > 0 else { return nil }
    defer { current -= 1 }
    return current
  }
}
let countdown = Countdown(current: 4)
print(Array(countdown), countdown.map { $0 * 2 }, countdown.contains(2), countdown.reduce(0, +), countdown.sorted())
for (index, n) in countdown.enumerated() where index < 2 { print(index, n) }
print(
  countdown.max() ?? 0, Array(countdown.dropFirst(2)), countdown.first { $0 < 3 } ?? 0,
  Array(zip(countdown, "ab")).count)

struct Fibonacci: Sequence {
  func makeIterator() -> AnyIterator<Int> {
    var pair = (0, 1)
    return AnyIterator {
      defer { pair = (pair.1, pair.0 + pair.1) }
      return pair.0
    }
  }
}
print(Array(Fibonacci().prefix(10)), Array(Fibonacci().lazy.drop { $0 < 100 }.prefix(2)))
print(Array(Fibonacci().prefix { $0 < 20 }.filter { $0 % 2 == 0 }))
let powers = sequence(first: 1) { $0 * 2 }
print(
  Array(powers.prefix(6)),
  Array(
    sequence(state: 3) { (n: inout Int) -> Int? in
      n -= 1; return n >= 0 ? n : nil
    }))
extension Array {
  func chunked(by size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
extension Collection {
  func pairs() -> [(Element, Element)] { Array(zip(self, dropFirst())) }
}
print([1, 2, 3, 4, 5].chunked(by: 2), "abcd".pairs().map { "\($0)\($1)" }, [Int]().chunked(by: 3))
extension Sequence {
  func scan<T>(_ first: T, _ next: (T, Element) -> T) -> [T] {
    var result = [first]
    for element in self { result.append(next(result[result.count - 1], element)) }
    return result
  }
}
print([1, 2, 3].scan(10, +), "ab".scan("") { $0 + String($1) })
let erased = AnySequence([3, 1, 2])
print(erased.sorted(), Array(erased), erased.min()!)
var generator = [1, 2, 3].lazy.map { $0 + 1 }.makeIterator()
print(generator.next()!, generator.next()!)
print(
  repeatElement("ab", count: 3).joined(), Array(repeating: 0, count: 2), Array(CollectionOfOne(5)),
  EmptyCollection<Int>().isEmpty)
let unfolded = sequence(first: "/a/b/c") { path in
  path.lastIndex(of: "/").flatMap { $0 == path.startIndex ? nil : String(path[..<$0]) }
}
print(Array(unfolded))

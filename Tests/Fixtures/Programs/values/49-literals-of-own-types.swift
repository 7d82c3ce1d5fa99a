// Literals for generic types of the app's, whose elements take the type that their place asks for.
struct Stack<Element>: ExpressibleByArrayLiteral, Sequence {
  private var items: [Element] = []
  init(arrayLiteral items: Element...) { self.items = items }
  func makeIterator() -> IndexingIterator<[Element]> { items.makeIterator() }
}
extension Stack where Element: Numeric {
  var sum: Element { items.reduce(.zero, +) }
}
struct Ordered<Key: Hashable, Value>: ExpressibleByDictionaryLiteral {
  let pairs: [(Key, Value)]
  init(dictionaryLiteral pairs: (Key, Value)...) { self.pairs = pairs }
}
enum Mark: ExpressibleByDictionaryLiteral {
  case none, some([String])
  init(dictionaryLiteral pairs: (String, Int)...) {
    self = pairs.isEmpty ? .none : .some(pairs.map { "\($0.0)\($0.1)" })
  }
}
func half(_ stack: Stack<Double>) -> Double { stack.sum / 2 }
func texts(_ ordered: Ordered<String, Double>) -> [String] { ordered.pairs.map { "\($0.0) \($0.1)" } }

let made: () -> Stack<Double> = { [1, 2] }
let all: [Stack<Double>] = [[1], [2, 3]]
let whole: Stack = [1, 2]
print(Array(made()), made().sum, all.map(\.sum), all.map { Array($0) }, half([3]), Array(whole), whole.sum)
print(texts(["b": 2, "a": 1.5]), Ordered(dictionaryLiteral: ("x", 1)).pairs.count)
let empty: Mark = [:], marks: [Mark] = [["a": 1, "b": 2], [:]]
print(empty, marks.count, marks[0])

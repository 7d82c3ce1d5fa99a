struct SortedArray<Element: Comparable>: RandomAccessCollection, ExpressibleByArrayLiteral {
  private var storage: [Element] = []
  init() {}
  init<S: Sequence>(_ elements: S) where S.Element == Element { storage = elements.sorted() }
  init(arrayLiteral elements: Element...) { self.init(elements) }
  var startIndex: Int { storage.startIndex }
  var endIndex: Int { storage.endIndex }
  subscript(position: Int) -> Element { storage[position] }
  mutating func insert(_ element: Element) {
    let index = storage.firstIndex { $0 > element } ?? storage.endIndex
    storage.insert(element, at: index)
  }
}
var scores: SortedArray = [5, 1, 4]
scores.insert(3)
scores.insert(9)
scores.insert(0)
print(Array(scores), scores.count, scores.first!, scores.last!, scores[2], scores.isEmpty)
print(scores.map { $0 * 2 }, scores.prefix(2).map { $0 }, scores.firstIndex(of: 4)!, scores.reversed().first!)
print(scores.dropFirst().count, scores.contains(7), scores[1...2].map { $0 }, scores.index(after: 0), scores.indices)
for (index, score) in scores.enumerated() where index.isMultiple(of: 2) { print(index, score) }

struct Grid<Cell>: Sequence {
  let width: Int, height: Int
  private var cells: [Cell]
  init(width: Int, height: Int, _ make: (Int, Int) -> Cell) {
    self.width = width
    self.height = height
    cells = (0..<height).flatMap { y in (0..<width).map { x in make(x, y) } }
  }
  subscript(x: Int, y: Int) -> Cell {
    get { cells[y * width + x] }
    set { cells[y * width + x] = newValue }
  }
  func makeIterator() -> IndexingIterator<[Cell]> { cells.makeIterator() }
  var rows: [[Cell]] { (0..<height).map { y in (0..<width).map { self[$0, y] } } }
}
var grid = Grid(width: 3, height: 2) { $0 + $1 * 10 }
grid[2, 1] = 99
print(grid.rows, grid.max()!, grid.filter { $0 > 9 }, Array(grid).count)

struct RingBuffer<Element>: Collection {
  private var slots: [Element?]
  private var head = 0
  private(set) var count = 0
  init(capacity: Int) { slots = Array(repeating: nil, count: capacity) }
  mutating func write(_ element: Element) {
    slots[(head + count) % slots.count] = element
    if count == slots.count { head = (head + 1) % slots.count } else { count += 1 }
  }
  mutating func read() -> Element? {
    guard count > 0 else { return nil }
    defer {
      head = (head + 1) % slots.count
      count -= 1
    }
    return slots[head]
  }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> Element { slots[(head + index) % slots.count]! }
}
var ring = RingBuffer<String>(capacity: 3)
for word in ["a", "b", "c", "d"] { ring.write(word) }
print(ring.joined(), ring.count, ring.read() ?? "-", ring.first ?? "-")
ring.write("e")
ring.write("f")
print(Array(ring), ring.contains("d"), ring.map { $0.uppercased() }, ring.dropFirst().first!)

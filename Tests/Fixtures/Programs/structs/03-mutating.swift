struct Counter {
  private(set) var count = 0
  mutating func tap() { count += 1 }
}
var counter = Counter()
counter.tap()
counter.tap()
print(counter.count)

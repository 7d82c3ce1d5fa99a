actor Counter {
  private var count = 0
  func tap() -> Int {
    count += 1
    return count
  }
}
let counter = Counter()
print(await counter.tap())
print(await counter.tap())

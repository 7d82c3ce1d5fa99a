// Swift 5: a function uses a variable of the top level.
enum Event: Sendable, Equatable { case progress(Int), finished(String), failed }
func download(_ name: String, steps: Int) -> AsyncStream<Event> {
  AsyncStream { continuation in
    let task = Task {
      for step in 1...steps { continuation.yield(.progress(step * 100 / steps)) }
      continuation.yield(name.isEmpty ? .failed : .finished(name))
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
  }
}
for await event in download("song", steps: 4) {
  switch event {
  case .progress(let percent): print("\(percent)%")
  case .finished(let name): print("finished", name)
  case .failed: print("failed")
  }
}
var seen: [Event] = []
for await event in download("", steps: 1) { seen.append(event) }
print(seen == [.progress(100), .failed])
let evens = download("x", steps: 10).compactMap { event -> Int? in
  guard case .progress(let percent) = event, percent % 20 == 0 else { return nil }
  return percent
}
var list: [Int] = []
for await percent in evens.prefix(3) { list.append(percent) }
print(list)
struct Countdown: AsyncSequence, Sendable {
  typealias Element = Int
  let start: Int
  struct Iterator: AsyncIteratorProtocol {
    var current: Int
    mutating func next() async -> Int? {
      guard current > 0 else { return nil }
      defer { current -= 1 }
      await Task.yield()
      return current
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator(current: start) }
}
for await n in Countdown(start: 3) where n != 2 { print("count", n) }
print(await Countdown(start: 4).reduce(0, +), await Countdown(start: 5).contains(3))
print(await Countdown(start: 6).filter { $0 % 2 == 1 }.map { $0 * 10 }.first { $0 < 40 } ?? -1)
struct Interrupted: Error {}
let throwing = AsyncThrowingStream<Int, any Error> { continuation in
  continuation.yield(1)
  continuation.yield(2)
  continuation.finish(throwing: Interrupted())
}
do {
  for try await n in throwing { print("value", n) }
} catch { print("interrupted", error is Interrupted) }
let (stream, continuation) = AsyncStream.makeStream(of: String.self)
let reader = Task { () -> [String] in
  var words: [String] = []
  for await word in stream { words.append(word) }
  return words
}
for word in ["made", "of", "words"] { continuation.yield(word) }
continuation.finish()
continuation.yield("too late")
print(await reader.value)
var iterator = Countdown(start: 2).makeAsyncIterator()
print(await iterator.next() as Any, await iterator.next() as Any, await iterator.next() as Any)

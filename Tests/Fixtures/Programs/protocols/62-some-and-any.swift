// Opaque and existential types, primary associated types, opening.
protocol Feed<Element> {
  associatedtype Element
  var name: String { get }
  mutating func next() -> Element?
}
struct Countdown: Feed {
  var from: Int
  var name: String { "countdown \(from)" }
  mutating func next() -> Int? {
    from == 0
      ? nil
      : {
        from -= 1; return from + 1
      }()
  }
}
struct Words: Feed {
  var words: [String]
  let name = "words"
  mutating func next() -> String? { words.isEmpty ? nil : words.removeFirst() }
}
func make(_ n: Int) -> some Feed<Int> { Countdown(from: n) }
func pick(_ text: Bool) -> any Feed { text ? Words(words: ["a", "b"]) : Countdown(from: 1) }
func drain<F: Feed>(_ feed: F) -> [F.Element] {
  var feed = feed
  var all: [F.Element] = []
  while let next = feed.next() { all.append(next) }
  return all
}
func sum(_ feed: some Feed<Int>) -> Int { drain(feed).reduce(0, +) }
func describe(_ feed: any Feed) -> String { "\(feed.name) \(drain(feed).count)" }
var ints = make(3)
print(ints.next() as Any, drain(ints), sum(make(4)))
print(describe(pick(true)), describe(pick(false)), drain(pick(true)) as [Any])
let lists: [any Feed<Int>] = [Countdown(from: 2), Countdown(from: 5)]
print(lists.map { sum($0) }, lists.map(\.name))
extension Feed where Element == String { var joined: String { drain(self).joined(separator: "-") } }
print(Words(words: ["x", "y"]).joined)
let mixed: [any Feed] = [Words(words: ["q"]), Countdown(from: 0)]
for feed in mixed {
  switch feed {
  case let words as Words: print("words", words.words)
  case let feed as any Feed<Int>: print("ints", feed.name)
  default: print("other")
  }
}

struct Lexer<Source: IteratorProtocol> where Source.Element == Character {
  private var rest: Source
  init(_ source: Source) { rest = source }

  func peek() -> Character? {
    var copy = rest
    return copy.next()
  }

  mutating func word() -> String {
    var word = ""
    while let next = peek(), next != " " {
      word.append(next)
      _ = rest.next()
    }
    _ = rest.next()
    return word
  }
}

var lexer = Lexer("let it be".makeIterator())
print(lexer.word(), lexer.word(), lexer.peek() ?? "-", lexer.word(), lexer.peek() ?? "-")

var numbers = [1, 2, 3].makeIterator()
var copy = numbers
print(copy.next()!, copy.next()!, numbers.next()!)
var steps = (4...6).makeIterator()
_ = steps.next()
var later = steps
print(steps.next()!, later.next()!, steps.next()!)
let pair = [7, 8]
let shared = AnyIterator(pair.makeIterator())
let other = shared
print(shared.next()!, other.next()!, shared.next() == nil)

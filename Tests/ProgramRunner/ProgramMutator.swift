import SeededRandom

/// Breaks Swift sources, the same way for the same seed: tokens and lines go, come twice, change places or become others.
public struct ProgramMutator {
  private static let tokens =
    [
      "{", "}", "(", ")", "[", "]", "<", ">", ",", ":", ";", "?", "!", "&", "->", "=", "==", "+", "-", "*", "/", "%",
      "..<",
      "...", "as!", "as?", "is", "try", "try?", "await", "self", "super", "nil", "0", "-1", "9223372036854775807",
      "0.5",
      "1e309", "\"\"", "\"\\(x)\"", "\"\"\"", "#if", "#endif", "@escaping", "func f() { f() }", "var x = x", "{ $0 }",
      "return", "throw", "guard", "else", "if", "for", "in", "while true {", "switch", "case", "default:", "break",
      "continue", "fallthrough", "defer {", "init()", "deinit {", "class A: A {", "struct A { var a: A }", "enum",
      "extension",
      "protocol", "where", "some", "any", "inout", "lazy", "weak", "static", "subscript", "\u{0}", "é", "😀", "\\",
    ].map { Array($0.utf8) }

  private var generator: SeededGenerator

  /// Begins with a seed.
  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A source with one to four things broken in it.
  public mutating func mutant(of source: [UInt8]) -> [UInt8] {
    var text = source
    for _ in 0...generator.number(below: 4) { mutate(&text) }
    return text
  }

  private mutating func mutate(_ text: inout [UInt8]) {
    guard !text.isEmpty else { return }
    let place = generator.number(below: text.count)
    switch generator.number(below: 9) {
    case 0, 1: text.insert(contentsOf: randomToken(), at: place)
    case 2: text.replaceSubrange(word(at: place, in: text), with: randomToken())
    case 3: text.removeSubrange(word(at: place, in: text))
    case 4:
      let other = Array(text[word(at: generator.number(below: text.count), in: text)])
      text.replaceSubrange(word(at: place, in: text), with: other)
    case 5: text.removeSubrange(line(at: place, in: text))
    case 6:
      let line = Array(text[line(at: place, in: text)])
      text.insert(contentsOf: line, at: self.line(at: generator.number(below: text.count), in: text).lowerBound)
    case 7: text.removeSubrange(place...)
    default: text[place] = UInt8(generator.number(below: 256))
    }
  }

  private mutating func randomToken() -> [UInt8] {
    let space = [UInt8(ascii: " ")]
    return space + Self.tokens[generator.number(below: Self.tokens.count)] + space
  }

  /// The letters and digits around a place, or the byte there.
  private func word(at place: Int, in text: [UInt8]) -> Range<Int> {
    let isPart = { (byte: UInt8) in
      byte == 0x5F || byte >= 0x80 || Character(UnicodeScalar(byte)).isLetter || (0x30...0x39).contains(byte)
    }
    guard isPart(text[place]) else { return place..<place + 1 }
    var first = place
    while first > 0, isPart(text[first - 1]) { first -= 1 }
    var last = place
    while last + 1 < text.count, isPart(text[last + 1]) { last += 1 }
    return first..<last + 1
  }

  /// The line around a place, with its end.
  private func line(at place: Int, in text: [UInt8]) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    let first = text[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let last = text[place...].firstIndex(of: newline).map { $0 + 1 } ?? text.count
    return first..<last
  }
}

/// How deep a file nests what the parser follows by calling itself without counting: generic arguments, function types,
/// braces, `else if`, prefix words such as `try`, postfix `?` and `!`, `? :` inside one another, and `#if` with its clauses
/// and conditions; and parentheses, since what the parser keeps of texts inside one another grows with their square. Chains
/// of members have a bound of their own.
enum NestingDepth {
  /// More than people write, and few enough for the stack of a thread that reads sources.
  static let limit = 1_000

  /// What is said of a file that goes deeper.
  static func message(_ levels: Int) -> String {
    "more than \(levels) levels nest inside one another here. Break the code up."
  }

  /// The place of what opens one level too many, and how many there may be; nil in every sensible file. Line comments do
  /// not count, nor does what is in texts but parentheses: there they may be of an interpolation.
  static func excess(in bytes: [UInt8]) -> (offset: Int, limit: Int)? {
    bytes.withUnsafeBufferPointer { buffer in
      var scan = Scan(bytes: buffer)
      return scan.excess()
    }
  }

  private struct Scan {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0
    var braces = 0
    var angles = 0
    var arrows = 0
    var words = 0
    var elses = 0
    var conditions = 0
    var parentheses = 0
    var marks = 0
    var clauses = 0
    var signs = 0
    var ternaries = Ternaries()
    var chains = Chains()

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func excess() -> (offset: Int, limit: Int)? {
      while index < bytes.count {
        let start = index
        index += 1
        readMark(at: start)
        switch bytes[start] {
        case UInt8(ascii: "\""): skipText()
        case UInt8(ascii: "/") where peek == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "{"):
          braces += 1
          endExpression()
        case UInt8(ascii: "}"):
          braces = max(0, braces - 1)
          endExpression()
          if !isWord("else", at: nextToken) { elses = 0 }
        case UInt8(ascii: ";"): endExpression()
        case UInt8(ascii: "("), UInt8(ascii: ")"):
          countParenthesis(bytes[start])
          words = 0
        case UInt8(ascii: "<"): angles += 1
        case UInt8(ascii: "-") where peek == UInt8(ascii: ">"):
          arrows += 1
          index += 1
        case UInt8(ascii: ">"): angles = max(0, angles - 1)
        case UInt8(ascii: "#"): readDirective(at: start)
        case let byte where Self.isLetter(byte): readWord(at: start)
        case let byte where Self.isSpace(byte): break
        case UInt8(ascii: "?"), UInt8(ascii: "!"): break
        default: words = 0
        }
        // The parser counts most of the braces itself.
        if max(
          braces / 3, angles, arrows, words, elses, conditions, parentheses, marks, clauses, signs, ternaries.count)
          > NestingDepth.limit
        {
          return (start, NestingDepth.limit)
        }
        if chains.count > Chains.limit { return (start, Chains.limit) }
      }
      return nil
    }

    private var peek: UInt8 { index < bytes.count ? bytes[index] : 0 }

    private var nextToken: Int {
      var next = index
      while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
      return next
    }

    /// Counts what stands behind an operand, one behind the other, and the `?` that wait for their `:`.
    private mutating func readMark(at start: Int) {
      let byte = bytes[start]
      chains.read(byte, isSpace: Self.isSpace(byte))
      let isMark = byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
      if isMark { marks += 1 } else if !Self.isSpace(byte) { marks = 0 }
      let before = start > 0 ? bytes[start - 1] : 0
      let isApart = Self.isSpace(before) || before == UInt8(ascii: "/")
      ternaries.read(byte, isSign: byte == UInt8(ascii: "?") && isApart && peek != UInt8(ascii: "?"))
    }

    private mutating func endExpression() {
      angles = 0
      arrows = 0
      words = 0
    }

    private mutating func skipText() {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
        if bytes[index] == UInt8(ascii: "\\") { index += 1 }
        if index < bytes.count { countParenthesis(bytes[index]) }
        index += 1
      }
      index += 1
    }

    private mutating func countParenthesis(_ byte: UInt8) {
      if byte == UInt8(ascii: "(") { parentheses += 1 }
      if byte == UInt8(ascii: ")") { parentheses = max(0, parentheses - 1) }
    }

    private mutating func skipLine() {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    }

    private mutating func readDirective(at start: Int) {
      if isWord("if", at: index) { conditions += 1 }
      if isWord("elseif", at: index) { clauses += 1 }
      if isWord("endif", at: index) {
        conditions = max(0, conditions - 1)
        if conditions == 0 { clauses = 0 }
      }
      if isWord("if", at: index) || isWord("elseif", at: index) { countSigns() }
    }

    /// Counts the `&&` and `||` of a condition, which ends with its line, or with that of its last parenthesis.
    private mutating func countSigns() {
      signs = 0
      var open = 0
      var next = index
      while next + 1 < bytes.count, bytes[next] != UInt8(ascii: "\n") || open > 0, signs <= NestingDepth.limit {
        let byte = bytes[next]
        if byte == UInt8(ascii: "(") { open += 1 }
        if byte == UInt8(ascii: ")") { open -= 1 }
        if byte == bytes[next + 1], byte == UInt8(ascii: "&") || byte == UInt8(ascii: "|") {
          signs += 1
          next += 1
        }
        next += 1
      }
    }

    /// Words that stand before what they are for; each is a level of its own.
    private static let prefixes: [StaticString] = [
      "try", "await", "case", "let", "var", "repeat", "some", "any", "inout", "unsafe", "consume", "copy", "each", "is",
    ]

    private mutating func readWord(at start: Int) {
      while index < bytes.count, Self.isLetter(bytes[index]) { index += 1 }
      if isWord("else", at: start) { elses += 1 }
      words = Self.prefixes.contains { isWord($0, at: start) } ? words + 1 : 0
    }

    private func isWord(_ word: StaticString, at start: Int) -> Bool {
      let end = start + word.utf8CodeUnitCount
      guard end <= bytes.count, end == bytes.count || !Self.isLetter(bytes[end]) else { return false }
      for offset in 0..<word.utf8CodeUnitCount where bytes[start + offset] != word.utf8Start[offset] { return false }
      return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x5F || byte >= 0x80 || byte >= 0x30 && byte <= 0x39
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }
  }
}

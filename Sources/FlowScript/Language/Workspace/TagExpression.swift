/// What must hold of a flow's tags: `smoke and not (slow or wip)`.
package indirect enum TagExpression: Sendable, Hashable {
  case tag(String)
  case not(TagExpression)
  case and(TagExpression, TagExpression)
  case or(TagExpression, TagExpression)

  /// What is wrong with the text of an expression.
  package struct Fault: Error, Sendable, Hashable {
    package let message: String
  }

  /// Reads an expression: `not` binds closer than `and`, and `and` closer than `or`. A tag with spaces, or that is one of
  /// those words, stands in quotes.
  ///
  /// - Throws: `Fault`.
  package init(_ text: String) throws(Fault) {
    var reader = Reader(words: Self.words(of: text))
    self = try reader.disjunction()
    if let word = reader.words.first { throw Fault(message: "what does '\(word.text)' do there?") }
  }

  /// Whether it holds of a flow with some tags.
  package func holds(of tags: Set<String>) -> Bool {
    switch self {
    case .tag(let tag): tags.contains(tag)
    case .not(let inner): !inner.holds(of: tags)
    case .and(let left, let right): left.holds(of: tags) && right.holds(of: tags)
    case .or(let left, let right): left.holds(of: tags) || right.holds(of: tags)
    }
  }

  private struct Word {
    let text: String
    var isQuoted = false

    func isOwn(_ word: String) -> Bool { !isQuoted && text == word }
  }

  private static func words(of text: String) -> ArraySlice<Word> {
    var words: [Word] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "(" || first == ")" {
        words.append(Word(text: String(rest.removeFirst())))
      } else if first == "\"" || first == "'" {
        let inner = rest.dropFirst().prefix { $0 != first }
        words.append(Word(text: String(inner), isQuoted: true))
        rest = rest[inner.endIndex...].dropFirst()
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "(" && $0 != ")" }
        words.append(Word(text: String(word)))
        rest = rest[word.endIndex...]
      }
    }
    return words[...]
  }

  private struct Reader {
    var words: ArraySlice<Word>
    private var depth = 0

    init(words: ArraySlice<Word>) { self.words = words }

    mutating func disjunction() throws(Fault) -> TagExpression {
      var left = try conjunction()
      while words.first?.isOwn("or") == true {
        words.removeFirst()
        left = .or(left, try conjunction())
      }
      return left
    }

    private mutating func conjunction() throws(Fault) -> TagExpression {
      var left = try operand()
      while words.first?.isOwn("and") == true {
        words.removeFirst()
        left = .and(left, try operand())
      }
      return left
    }

    private mutating func operand() throws(Fault) -> TagExpression {
      depth += 1
      defer { depth -= 1 }
      guard depth <= 100 else { throw Fault(message: "it has more than 100 brackets inside one another.") }
      guard let word = words.popFirst() else { throw Fault(message: "a tag is missing at its end.") }
      if word.isOwn("not") { return .not(try operand()) }
      if word.isOwn("(") {
        let inner = try disjunction()
        guard words.popFirst()?.isOwn(")") == true else { throw Fault(message: "a bracket is left open.") }
        return inner
      }
      guard word.isQuoted || !["and", "or", ")"].contains(word.text) else {
        throw Fault(message: "a tag is missing before '\(word.text)'.")
      }
      return .tag(word.text)
    }
  }
}

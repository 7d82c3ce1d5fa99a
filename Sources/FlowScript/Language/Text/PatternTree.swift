/// A regular expression as it is put together, as far as it tells nothing of what lies around a text.
indirect enum PatternTree {
  case one(TextLanguage.Characters)
  case sequence([PatternTree])
  case choice([PatternTree])
  /// Nil where there is no end to it.
  case count(PatternTree, least: Int, most: Int?)

  /// What reads one.
  struct Reader {
    /// Whether the pattern has anchors within it, so that it may match less.
    private(set) var isAnchored = false

    /// More groups inside one another are not read.
    private static let limit = 50
    private let characters: [Unicode.Scalar]
    private var index = 0
    private var depth = 0

    init(_ pattern: String) { characters = Array(pattern.unicodeScalars) }

    /// The pattern; nil where it has what is not read: references, looks around, properties, flags, sets of sets,
    /// counts that give nothing back, groups without end.
    mutating func read() -> PatternTree? {
      guard let tree = try? choice(), index == characters.count else { return nil }
      return tree
    }

    private struct Unread: Error {}

    private var next: Unicode.Scalar? { index < characters.count ? characters[index] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard next == character else { return false }
      index += 1
      return true
    }

    private mutating func choice() throws -> PatternTree {
      var choices = [try sequence()]
      while take("|") { choices.append(try sequence()) }
      return choices.count == 1 ? choices[0] : .choice(choices)
    }

    private mutating func sequence() throws -> PatternTree {
      var parts: [PatternTree] = []
      while let character = next, character != "|", character != ")" {
        index += 1
        let atom = try atom(character)
        parts.append(try counted(atom))
      }
      return .sequence(parts)
    }

    private mutating func atom(_ character: Unicode.Scalar) throws -> PatternTree {
      switch character {
      case "(":
        if take("?"), !take(":") { throw Unread() }
        depth += 1
        guard depth <= Self.limit else { throw Unread() }
        let inner = try choice()
        depth -= 1
        guard take(")") else { throw Unread() }
        return inner
      case "[": return .one(try set())
      case "\\": return .one(try escaped())
      case ".": return .one(.all)
      case "^", "$":
        isAnchored = true
        return .sequence([])
      case "*", "+", "?", "{", "}", "]": throw Unread()
      default: return .one(.only([TextLanguage.folded(character)]))
      }
    }

    private mutating func counted(_ atom: PatternTree) throws -> PatternTree {
      var tree = atom
      if take("*") {
        tree = .count(atom, least: 0, most: nil)
      } else if take("+") {
        tree = .count(atom, least: 1, most: nil)
      } else if take("?") {
        tree = .count(atom, least: 0, most: 1)
      } else if take("{") {
        guard let least = number() else { throw Unread() }
        let most = take(",") ? number() : least
        guard take("}"), least <= 100, most.map({ $0 <= 100 && $0 >= least }) != false else { throw Unread() }
        tree = .count(atom, least: least, most: most)
      } else {
        return atom
      }
      // As few as can be: the same texts, as a whole.
      _ = take("?")
      if let next, "*+?{".unicodeScalars.contains(next) { throw Unread() }
      return tree
    }

    private mutating func number() -> Int? {
      var digits = ""
      while let character = next, ("0"..."9").contains(character) {
        digits.unicodeScalars.append(character)
        index += 1
      }
      return Int(digits)
    }

    /// What stands behind a backslash.
    private mutating func escaped() throws -> TextLanguage.Characters {
      guard let character = next else { throw Unread() }
      index += 1
      switch character {
      case "d": return .only(Self.digits)
      case "D": return .allBut(Self.digits)
      case "s": return .only(Self.spaces)
      case "S": return .allBut(Self.spaces)
      case "w": return .ofWords
      case "W": return .notOfWords
      case "n": return .only(["\n"])
      case "t": return .only(["\t"])
      case _ where character.properties.isAlphabetic || character.properties.numericType != nil: throw Unread()
      default: return .only([TextLanguage.folded(character)])
      }
    }

    /// What stands in square brackets.
    private mutating func set() throws -> TextLanguage.Characters {
      let isInverted = take("^")
      var all: Set<Unicode.Scalar> = []
      var isFirst = true
      while let character = next, character != "]" || isFirst {
        index += 1
        isFirst = false
        switch character {
        case "[", "&", "]": throw Unread()
        case "\\":
          guard case .only(let some) = try escaped() else { throw Unread() }
          all.formUnion(some)
        default:
          guard next == "-", index + 1 < characters.count, characters[index + 1] != "]" else {
            all.insert(TextLanguage.folded(character))
            continue
          }
          index += 1
          let last = characters[index]
          index += 1
          guard last != "\\", last != "[", character <= last, last.value - character.value <= 1_000 else {
            throw Unread()
          }
          all.formUnion((character.value...last.value).compactMap(Unicode.Scalar.init).map(TextLanguage.folded))
        }
      }
      guard take("]"), !all.isEmpty else { throw Unread() }
      return isInverted ? .allBut(all) : .only(all)
    }

    private static let digits = Set("0123456789".unicodeScalars)
    private static let spaces = Set(
      ("\t\n\u{B}\u{C}\r \u{85}\u{A0}\u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\u{2007}\u{2008}"
        + "\u{2009}\u{200A}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}").unicodeScalars)
  }
}

extension TextLanguage {
  /// What a pattern matches; nil where it is not read (`PatternTree`), has a character with more than one spelling, or
  /// is too long. What anchors within it keep out is counted in.
  ///
  /// - Parameter isLiteral: whether no character of it has a meaning of its own.
  init?(pattern: String, isLiteral: Bool) {
    guard let folded = Self.folded(pattern) else { return nil }
    self.init()
    if isLiteral {
      for character in folded { add(.only([character])) }
    } else {
      var reader = PatternTree.Reader(pattern)
      guard let tree = reader.read() else { return nil }
      add(tree)
      isWide = reader.isAnchored
    }
    if isTooLarge { return nil }
  }

  private mutating func add(_ tree: PatternTree) {
    if isTooLarge { return }
    switch tree {
    case .one(let characters): add(characters)
    case .sequence(let parts): for part in parts { add(part) }
    case .choice(let choices): addChoice(of: choices) { $0.add($1) }
    case .count(let part, let least, let most):
      for _ in 0..<least { add(part) }
      guard let most else {
        let start = addState()
        add(part)
        jump(from: end, to: start)
        // The last one of them may be none.
        jump(from: start, to: addState())
        return
      }
      let starts = (least..<most).map { _ in
        let start = addState()
        add(part)
        return start
      }
      addState()
      for start in starts { jump(from: start, to: end) }
    }
  }
}

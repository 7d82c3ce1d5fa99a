import FlowInterpreter

/// The texts of a form, or those that a pattern matches, as an automaton: states that go on to others with one of some
/// characters, or with none.
struct TextLanguage {
  /// Some characters, in lower case.
  enum Characters {
    case all
    case only(Set<Unicode.Scalar>)
    case allBut(Set<Unicode.Scalar>)
    /// Letters, digits and the underscore.
    case ofWords
    case notOfWords

    func has(_ character: Unicode.Scalar) -> Bool {
      switch self {
      case .all: true
      case .only(let characters): characters.contains(character)
      case .allBut(let characters): !characters.contains(character)
      case .ofWords: Self.isOfWord(character)
      case .notOfWords: !Self.isOfWord(character)
      }
    }

    /// Those that are told apart by name.
    var named: Set<Unicode.Scalar> {
      switch self {
      case .all, .ofWords, .notOfWords: []
      case .only(let characters), .allBut(let characters): characters
      }
    }

    private static func isOfWord(_ character: Unicode.Scalar) -> Bool {
      character == "_" || character.properties.isAlphabetic || character.properties.numericType == .decimal
    }
  }

  private struct State {
    /// What leads on with a character.
    var step: (characters: Characters, next: Int)?
    /// What leads on without one.
    var jumps: [Int] = []
  }

  /// More states than that are not looked at, nor more situations for each of them.
  static let limit = 3_000
  private static let situationLimit = 200_000
  private var states: [State] = [State()]
  /// The state at which a text may end: the one that was added last.
  private(set) var end = 0
  /// Whether some of its texts may be none of those that are meant.
  var isWide = false

  /// The language of the empty text.
  init() {}

  /// The texts of a form; nil where a character of it has more than one spelling, or where it is too long.
  init?(_ form: TextForm) {
    for part in form.parts {
      switch part {
      case .text(let text):
        guard let characters = Self.folded(text) else { return nil }
        for character in characters { add(.only([character])) }
      case .choice(let texts):
        var choices: [[Unicode.Scalar]] = []
        for text in texts {
          guard let characters = Self.folded(text) else { return nil }
          choices.append(characters)
        }
        addChoice(of: choices.indices) { language, index in
          for character in choices[index] { language.add(.only([character])) }
        }
      case .one(let characters): add(.only(Set(characters.unicodeScalars.map(Self.folded))))
      case .run(let characters):
        let start = addState()
        add(.only(Set(characters.unicodeScalars.map(Self.folded))))
        jump(from: end, to: start)
        addState()
      case .any:
        let start = addState()
        add(.all)
        jump(from: end, to: start)
        jump(from: start, to: addState())
      }
      guard states.count <= Self.limit else { return nil }
    }
  }

  // MARK: Putting it together

  var isTooLarge: Bool { states.count > Self.limit }

  /// Adds a state that follows the last one without a character.
  @discardableResult
  mutating func addState() -> Int {
    states.append(State())
    states[end].jumps.append(states.count - 1)
    end = states.count - 1
    return end
  }

  /// Adds one character, which is one of some.
  mutating func add(_ characters: Characters) {
    // A state of its own, since what leads here may lead on otherwise too.
    let start = addState()
    states.append(State())
    end = states.count - 1
    states[start].step = (characters, end)
  }

  mutating func jump(from state: Int, to other: Int) { states[state].jumps.append(other) }

  /// Adds one of several parts.
  mutating func addChoice<Choices: Sequence>(
    of choices: Choices, _ body: (inout TextLanguage, Choices.Element) -> Void
  ) {
    let start = addState()
    var ends: [Int] = []
    for choice in choices {
      end = start
      addState()
      body(&self, choice)
      ends.append(end)
    }
    states.append(State())
    end = states.count - 1
    for one in ends { jump(from: one, to: end) }
  }

  /// Case does not matter, nor in which script a digit is written.
  static func folded(_ character: Unicode.Scalar) -> Unicode.Scalar {
    if character.properties.numericType == .decimal, let value = character.properties.numericValue {
      return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
    }
    return character.properties.lowercaseMapping.unicodeScalars.first ?? character
  }

  /// The characters of a text; nil where case changes their number, or where an accent stands by itself.
  static func folded(_ text: String) -> [Unicode.Scalar]? {
    let isPlain = text.unicodeScalars.allSatisfy { each in
      let properties = each.properties
      return each.isASCII
        || properties.lowercaseMapping.unicodeScalars.count == 1
          && properties.uppercaseMapping.unicodeScalars.count == 1
          && properties.generalCategory != .nonspacingMark
    }
    return isPlain ? text.unicodeScalars.map(folded) : nil
  }

  // MARK: Comparing

  /// Whether it has a text that the other one has too; true where that is not known.
  func meets(_ other: TextLanguage) -> Bool {
    struct Pair: Hashable {
      let one: Int
      let other: Int
    }
    let characters = representatives.union(other.representatives)
    var seen: Set<Pair> = []
    var open = [Pair(one: 0, other: 0)]
    while let pair = open.popLast() {
      guard seen.insert(pair).inserted else { continue }
      if pair.one == end, pair.other == other.end { return true }
      if seen.count > Self.situationLimit { return true }
      open += states[pair.one].jumps.map { Pair(one: $0, other: pair.other) }
      open += other.states[pair.other].jumps.map { Pair(one: pair.one, other: $0) }
      guard let step = states[pair.one].step, let otherStep = other.states[pair.other].step,
        characters.contains(where: { step.characters.has($0) && otherStep.characters.has($0) })
      else { continue }
      open.append(Pair(one: step.next, other: otherStep.next))
    }
    return false
  }

  /// Whether each of its texts is the other one's too; false where that is not known.
  func lies(in other: TextLanguage) -> Bool {
    if other.isWide { return false }
    struct Situation: Hashable {
      let place: Int
      let others: Set<Int>
    }
    let characters = representatives.union(other.representatives)
    var seen: Set<Situation> = []
    var open = [Situation(place: 0, others: other.reached(from: [0]))]
    while let situation = open.popLast() {
      guard seen.insert(situation).inserted else { continue }
      if situation.place == end, !situation.others.contains(other.end) { return false }
      if seen.count * max(1, situation.others.count) > Self.situationLimit { return false }
      open += states[situation.place].jumps.map { Situation(place: $0, others: situation.others) }
      guard let step = states[situation.place].step else { continue }
      for character in characters where step.characters.has(character) {
        open.append(
          Situation(place: step.next, others: other.reached(from: other.after(situation.others, character))))
      }
    }
    return true
  }

  /// The characters that it tells apart, and some of each kind for all others.
  private var representatives: Set<Unicode.Scalar> {
    states.reduce(into: Self.others) { $0.formUnion($1.step?.characters.named ?? []) }
  }

  private static let others = Set("0123456789_\u{E000}\u{A500}\u{3000}".unicodeScalars)

  /// The states that are come to without a character.
  private func reached(from places: Set<Int>) -> Set<Int> {
    var reached: Set<Int> = []
    var open = Array(places)
    while let place = open.popLast() {
      if reached.insert(place).inserted { open += states[place].jumps }
    }
    return reached
  }

  private func after(_ places: Set<Int>, _ character: Unicode.Scalar) -> Set<Int> {
    Set(
      places.compactMap { place in
        guard let step = states[place].step, step.characters.has(character) else { return nil }
        return step.next
      })
  }
}

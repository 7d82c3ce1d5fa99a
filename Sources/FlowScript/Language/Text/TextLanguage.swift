import FlowInterpreter

/// The texts of a form, or those that a plain pattern matches: steps, each of which takes one of some characters, once
/// or as often as there are.
struct TextLanguage {
  private struct Step {
    /// Nil for any character.
    let characters: Set<Unicode.Scalar>?
    /// Whether it takes as many as there are, none too, rather than one.
    let isLoop: Bool
    /// Whether a text may go on without it.
    var isOptional: Bool

    func takes(_ character: Unicode.Scalar) -> Bool { characters?.contains(character) ?? true }
  }

  /// More than that is not looked at.
  private static let limit = 400
  private var steps: [Step] = []

  /// The texts of a form; nil where a character of it has more than one spelling.
  init?(_ form: TextForm) {
    for part in form.parts {
      switch part {
      case .text(let text):
        guard let characters = Self.folded(text) else { return nil }
        for character in characters { add([character]) }
      case .run(let characters):
        let characters = Set(characters.unicodeScalars.map(Self.folded))
        add(characters)
        add(characters, isLoop: true)
      case .any: add(nil, isLoop: true)
      }
    }
  }

  /// What a pattern matches; nil where it has groups, classes, choices or counts, or a character with more than one
  /// spelling.
  ///
  /// - Parameter isLiteral: whether no character of it has a meaning of its own.
  init?(pattern: String, isLiteral: Bool) {
    guard Self.folded(pattern) != nil else { return nil }
    var isEscaped = false
    for character in pattern.unicodeScalars {
      switch character {
      case _ where isLiteral: add([Self.folded(character)])
      case "d" where isEscaped: add(Self.digits)
      case "s" where isEscaped: add(Self.spaces)
      case _ where isEscaped && (character.properties.isAlphabetic || character.properties.numericType != nil):
        return nil
      case _ where isEscaped: add([Self.folded(character)])
      case "\\":
        isEscaped = true
        continue
      case ".": add(nil)
      case "*", "?", "+":
        guard let last = steps.last, !last.isLoop, !last.isOptional else { return nil }
        switch character {
        case "*": steps[steps.count - 1] = Step(characters: last.characters, isLoop: true, isOptional: true)
        case "?": steps[steps.count - 1].isOptional = true
        default: add(last.characters, isLoop: true)
        }
      case "^", "$", "|", "(", ")", "[", "]", "{", "}": return nil
      default: add([Self.folded(character)])
      }
      isEscaped = false
    }
    if isEscaped { return nil }
  }

  private static let digits = Set("0123456789".unicodeScalars)
  private static let spaces = Set(
    ("\t\n\u{B}\u{C}\r \u{85}\u{A0}\u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\u{2007}\u{2008}"
      + "\u{2009}\u{200A}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}").unicodeScalars)

  private mutating func add(_ characters: Set<Unicode.Scalar>?, isLoop: Bool = false) {
    steps.append(Step(characters: characters, isLoop: isLoop, isOptional: isLoop))
  }

  /// Case does not matter, nor in which script a digit is written.
  private static func folded(_ character: Unicode.Scalar) -> Unicode.Scalar {
    if character.properties.numericType == .decimal, let value = character.properties.numericValue {
      return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
    }
    return character.properties.lowercaseMapping.unicodeScalars.first ?? character
  }

  /// The characters of a text; nil where case changes their number, or where an accent stands by itself.
  private static func folded(_ text: String) -> [Unicode.Scalar]? {
    let isPlain = text.unicodeScalars.allSatisfy { each in
      let properties = each.properties
      return each.isASCII
        || properties.lowercaseMapping.unicodeScalars.count == 1
          && properties.uppercaseMapping.unicodeScalars.count == 1
          && properties.generalCategory != .nonspacingMark
    }
    return isPlain ? text.unicodeScalars.map(folded) : nil
  }

  /// Whether it has a text that the other one has too.
  func meets(_ other: TextLanguage) -> Bool {
    guard steps.count + other.steps.count <= Self.limit else { return true }
    var seen: Set<[Int]> = []
    var open = [[0, 0]]
    let characters = characters.union(other.characters)
    while let place = open.popLast() {
      guard seen.insert(place).inserted else { continue }
      for one in reached(from: [place[0]]) {
        for another in other.reached(from: [place[1]]) {
          if one == steps.count, another == other.steps.count { return true }
          guard one < steps.count, another < other.steps.count,
            characters.contains(where: { steps[one].takes($0) && other.steps[another].takes($0) })
          else { continue }
          open.append([steps[one].isLoop ? one : one + 1, other.steps[another].isLoop ? another : another + 1])
        }
      }
    }
    return false
  }

  /// Whether each of its texts is the other one's too.
  func lies(in other: TextLanguage) -> Bool {
    guard steps.count + other.steps.count <= Self.limit else { return false }
    struct Situation: Hashable {
      let place: Int
      let others: Set<Int>
    }
    var seen: Set<Situation> = []
    var open = [Situation(place: 0, others: other.reached(from: [0]))]
    let characters = characters.union(other.characters)
    while let situation = open.popLast() {
      guard seen.insert(situation).inserted else { continue }
      for place in reached(from: [situation.place]) {
        guard place < steps.count else {
          if !situation.others.contains(other.steps.count) { return false }
          continue
        }
        for character in characters where steps[place].takes(character) {
          open.append(
            Situation(
              place: steps[place].isLoop ? place : place + 1,
              others: other.reached(from: other.after(situation.others, character))))
        }
      }
      if seen.count > Self.limit * 10 { return false }
    }
    return true
  }

  /// The characters that it tells apart, and one for all others.
  private var characters: Set<Unicode.Scalar> {
    steps.reduce(into: Self.digits.union(["\u{E000}"])) { $0.formUnion($1.characters ?? []) }
  }

  /// The places that are come to without a character.
  private func reached(from places: Set<Int>) -> Set<Int> {
    var reached = places
    for place in places {
      var next = place
      while next < steps.count, steps[next].isOptional {
        next += 1
        reached.insert(next)
      }
    }
    return reached
  }

  private func after(_ places: Set<Int>, _ character: Unicode.Scalar) -> Set<Int> {
    Set(
      places.compactMap { place in
        guard place < steps.count, steps[place].takes(character) else { return nil }
        return steps[place].isLoop ? place : place + 1
      })
  }
}

import FlowInterfaceBuilder

/// A pattern of the paths of flows, as Maestro's configuration has it: `*` and `?` stand for part of a name, `**` for
/// folders too, `[a-c]` for one of some characters, `{a,b}` for one of some texts.
struct FlowPattern {
  private enum Part: Hashable {
    case character(Character)
    /// One character of a name.
    case any
    /// One of these characters, or none of them.
    case oneOf([ClosedRange<Character>], isNegated: Bool)
    /// Any characters of a name.
    case name
    /// Any characters.
    case path
  }

  /// The texts in braces, multiplied out.
  private let alternatives: [[Part]]
  /// Whether it stands for itself alone.
  let isLiteral: Bool

  /// How many patterns a configuration may hold.
  static let mostPatterns = 200
  /// How many texts the braces of a pattern may stand for.
  private static let mostAlternatives = 100

  /// Reads a pattern.
  ///
  /// - Throws: `FlowError` when a bracket is left open, or its braces stand for too many texts.
  init(_ pattern: Located<String>) throws(FlowError) {
    var text = Substring(pattern.value)
    while text.hasPrefix("./") { text = text.dropFirst(2) }
    func fault(_ message: String) -> FlowError {
      FlowError(pattern.location, "the pattern \"\(pattern.value.shortened(to: 60))\" \(message)")
    }
    guard text.count <= 1_000 else { throw fault("is longer than 1000 characters") }
    var alternatives: [[Part]] = [[]]
    var rest = text
    func append(_ part: Part) { for index in alternatives.indices { alternatives[index].append(part) } }
    while let character = rest.popFirst() {
      switch character {
      case "[":
        guard let end = rest.dropFirst().firstIndex(of: "]") else { throw fault("leaves a [ open") }
        append(Self.set(rest[..<end]))
        rest = rest[rest.index(after: end)...]
      case "{":
        guard let end = rest.firstIndex(of: "}") else { throw fault("leaves a { open") }
        let texts = rest[..<end].split(separator: ",", omittingEmptySubsequences: false)
        rest = rest[rest.index(after: end)...]
        guard alternatives.count * texts.count <= Self.mostAlternatives else {
          throw fault("stands for more than \(Self.mostAlternatives) patterns")
        }
        alternatives = alternatives.flatMap { start in texts.map { start + Self.parts($0) } }
      default: append(Self.part(character, before: &rest))
      }
    }
    self.alternatives = alternatives
    isLiteral =
      alternatives.count == 1 && alternatives[0].allSatisfy { if case .character = $0 { true } else { false } }
  }

  /// Whether files in folders below may be meant.
  var goesBelow: Bool {
    alternatives.contains { $0.contains { $0 == .path || $0 == .character("/") } }
  }

  /// Whether a path is meant.
  func matches(_ path: String) -> Bool {
    let path = Array(path)
    return alternatives.contains { Self.matches($0, path) }
  }

  private static func parts(_ text: Substring) -> [Part] {
    var parts: [Part] = []
    var rest = text
    while let character = rest.popFirst() { parts.append(part(character, before: &rest)) }
    return parts
  }

  /// What a character stands for, with those after it that belong to it.
  private static func part(_ character: Character, before rest: inout Substring) -> Part {
    switch character {
    case "*":
      let isPath = rest.first == "*"
      while rest.first == "*" { rest.removeFirst() }
      return isPath ? .path : .name
    case "?": return .any
    case "\\": return .character(rest.popFirst() ?? "\\")
    default: return .character(character)
    }
  }

  private static func set(_ text: Substring) -> Part {
    var rest = text
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let first = rest.popFirst() {
      if rest.first == "-", let last = rest.dropFirst().first {
        rest.removeFirst(2)
        if first <= last { ranges.append(first...last) }
      } else {
        ranges.append(first...first)
      }
    }
    return .oneOf(ranges, isNegated: isNegated)
  }

  /// Follows all places of the pattern that the path can have come to, so that no pattern takes more than its length.
  private static func matches(_ parts: [Part], _ path: [Character]) -> Bool {
    func closed(_ places: Set<Int>) -> Set<Int> {
      var all = places
      for place in places {
        var place = place
        while place < parts.count, parts[place] == .name || parts[place] == .path {
          place += 1
          all.insert(place)
        }
      }
      return all
    }
    var places = closed([0])
    for character in path {
      var next: Set<Int> = []
      for place in places where place < parts.count {
        switch parts[place] {
        case .character(let own): if own == character { next.insert(place + 1) }
        case .any: if character != "/" { next.insert(place + 1) }
        case .oneOf(let ranges, let isNegated):
          guard character != "/", ranges.contains(where: { $0.contains(character) }) != isNegated else { continue }
          next.insert(place + 1)
        case .name: if character != "/" { next.insert(place) }
        case .path: next.insert(place)
        }
      }
      places = closed(next)
      if places.isEmpty { return false }
    }
    return places.contains(parts.count)
  }
}

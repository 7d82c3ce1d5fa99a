/// One thing that is broken in an app.
struct Mutant {
  /// What is broken.
  var kind: MutantKind
  /// The file, relative to the app's folder.
  var file: String
  /// The line, from 1.
  var line: Int
  /// What is changed: `segue 'a' becomes 'b'`.
  var change: String
  /// The changes, none of which overlap.
  var edits: [Edit]
  /// The names of the broken thing, old and new: a finding about it names one.
  var names: Set<String>
  /// Why nothing can be observed; nil when something can.
  var equivalence: String?
  /// Why the destination may do without the assignment; of ``MutantKind/injectionLeftOut`` only.
  var reason: String?

  init(
    _ kind: MutantKind, file: String, line: Int, change: String, edits: [Edit], names: Set<String>,
    equivalence: String? = nil, reason: String? = nil
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.change = change
    self.edits = edits
    self.names = names
    self.equivalence = equivalence
    self.reason = reason
  }
}

/// A change of one file.
struct Edit {
  /// The file, relative to the app's folder.
  var file: String
  /// The bytes that go.
  var range: Range<Int>
  /// What comes.
  var text: String
  /// The line, from 1.
  var line: Int
}

/// How a name breaks: two letters are swapped, or it is renamed.
struct NameBreaker {
  var generator: SeededGenerator

  /// Another name, which is none of those taken: of a selector, the part before the first colon changes.
  mutating func broken(_ name: String, taken: Set<String>) -> String {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let base = String(parts[0])
    let rest = parts.count > 1 ? ":" + parts[1] : ""
    let swapped = swap(base)
    let isTypo = Bool.random(using: &generator)
    if isTypo, let swapped, !taken.contains(swapped + rest) { return swapped + rest }
    return base + "Renamed" + rest
  }

  private mutating func swap(_ name: String) -> String? {
    var letters = Array(name)
    let places = letters.indices.dropFirst().dropLast().filter {
      letters[$0].isLetter && letters[$0 + 1].isLetter && letters[$0] != letters[$0 + 1]
    }
    guard let place = places.randomElement(using: &generator) else { return nil }
    letters.swapAt(place, place + 1)
    return String(letters)
  }
}

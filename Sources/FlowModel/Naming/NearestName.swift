/// Finds what someone probably meant to write.
package struct NearestName {
  private let candidates: [(name: String, lowered: String, letters: Letters)]

  /// - Parameter candidates: the names that there are.
  package init(among candidates: some Sequence<String>) {
    self.candidates = candidates.map { name in
      let lowered = name.lowercased()
      return (name, lowered, Letters(lowered))
    }
  }

  /// The candidate that a word is a likely slip of: equal but for case, or at most a third of its letters apart; else
  /// one that begins with the word, or that the word begins with, where both have three letters or more.
  ///
  /// Of equally near ones, the first in alphabetical order.
  package func of(_ word: String) -> String? {
    let lowered = word.lowercased()
    let letters = Letters(lowered)
    guard letters.count > 1 else { return nil }
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let limit = best?.distance ?? max(1, letters.count / 3)
      guard let distance = letters.distance(to: candidate.letters, limit: limit),
        !Self.shareOnlyEnding(word, candidate.name, distance: distance)
      else { continue }
      if best.map({ (distance, candidate.name) < $0 }) ?? true { best = (distance, candidate.name) }
    }
    return best?.name
      ?? candidates.lazy.filter { letters.count > 2 && $0.lowered.hasPrefix(lowered) }.map(\.name).min()
      ?? candidates.lazy.filter { $0.name.count > 2 && lowered.hasPrefix($0.lowered) }.map(\.name).min()
  }

  /// Whether two words are near only for what many end with: `SearchViewController` and `SettingViewController`.
  private static func shareOnlyEnding(_ word: String, _ other: String, distance: Int) -> Bool {
    let same = zip(word.reversed(), other.reversed()).prefix { $0 == $1 }.map(\.0)
    guard let start = same.lastIndex(where: \.isUppercase), start >= 3 else { return false }
    let rest = min(word.count, other.count) - start - 1
    return rest > 0 && distance > max(1, rest / 2)
  }

  /// The candidate that one word is a likely slip of.
  package static func of(_ word: String, in candidates: some Sequence<String>) -> String? {
    NearestName(among: candidates).of(word)
  }

  /// The candidate that a word is, but for one letter that is wrong, missing, too many or swapped with its neighbour:
  /// where nothing else says that the word is wrong. Digits are no slips.
  package static func slip(of word: String, in candidates: some Sequence<String>) -> String? {
    slips(of: word, longerThan: 4, in: candidates).min()
  }

  /// The same where no other candidate is as near, and no word of less than four letters is meant.
  package static func onlySlip(of word: String, in candidates: some Sequence<String>) -> String? {
    let slips = Set(slips(of: word, longerThan: 3, in: candidates))
    return slips.count == 1 ? slips.first : nil
  }

  private static func slips(
    of word: String, longerThan length: Int, in candidates: some Sequence<String>
  ) -> [String] {
    let letters = Letters(word)
    guard letters.count > length else { return [] }
    return candidates.filter { candidate in
      letters.distance(to: Letters(candidate), limit: 1) == 1
        && word.filter(\.isNumber) == candidate.filter(\.isNumber)
    }
  }
}

/// Finds what someone probably meant to write.
package enum NearestName {
  /// How many letters of a name are compared.
  private static let length = 64

  /// The candidate that a word is a likely slip of: equal but for case, or at most a third of its letters apart; else
  /// one that begins with the word, or that the word begins with, where both have three letters or more.
  ///
  /// Of equally near ones, the first in alphabetical order.
  package static func of(_ word: String, in candidates: some Sequence<String>) -> String? {
    let lowered = Array(word.lowercased().prefix(length))
    guard lowered.count > 1 else { return nil }
    let limit = max(1, lowered.count / 3)
    let sorted = Set(candidates).sorted()
    var best: (name: String, distance: Int)?
    for candidate in sorted {
      let distance = distance(lowered, Array(candidate.lowercased().prefix(length)), limit: limit)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
      ?? sorted.first { lowered.count > 2 && $0.lowercased().hasPrefix(word.lowercased()) }
      ?? sorted.first { $0.count > 2 && word.lowercased().hasPrefix($0.lowercased()) }
  }

  /// The candidate that a word is, but for one letter that is wrong, missing, too many or swapped with its neighbour:
  /// where nothing else says that the word is wrong. Digits are no slips.
  package static func slip(of word: String, in candidates: some Sequence<String>) -> String? {
    let letters = Array(word.prefix(length))
    guard letters.count > 4 else { return nil }
    return Set(candidates).sorted().first { candidate in
      distance(letters, Array(candidate.prefix(length)), limit: 1) == 1
        && word.filter(\.isNumber) == candidate.filter(\.isNumber)
    }
  }

  /// How many letters must be added, dropped, replaced or swapped with their neighbour; `limit + 1` when more.
  private static func distance(_ a: [Character], _ b: [Character], limit: Int) -> Int {
    if abs(a.count - b.count) > limit { return limit + 1 }
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var older: [Int] = []
    var previous = Array(0...b.count)
    for row in 1...a.count {
      var current = [row]
      for column in 1...b.count {
        let replace = previous[column - 1] + (a[row - 1] == b[column - 1] ? 0 : 1)
        var best = min(replace, previous[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, a[row - 1] == b[column - 2], a[row - 2] == b[column - 1] {
          best = min(best, older[column - 2] + 1)
        }
        current.append(best)
      }
      (older, previous) = (previous, current)
    }
    return previous[b.count]
  }
}

/// The letters of a word, as many as are compared.
enum Letters {
  /// How many.
  private static let limit = 64

  /// All of them are ASCII's, as in most names.
  case plain([UInt8])
  case any([Character])

  init(_ word: String) {
    let bytes = Array(word.utf8.prefix(Self.limit))
    self = bytes.allSatisfy { $0 < 0x80 } ? .plain(bytes) : .any(Array(word.prefix(Self.limit)))
  }

  var count: Int {
    switch self {
    case .plain(let bytes): bytes.count
    case .any(let characters): characters.count
    }
  }

  private var characters: [Character] {
    switch self {
    case .plain(let bytes): bytes.map { Character(Unicode.Scalar($0)) }
    case .any(let characters): characters
    }
  }

  /// How many letters must be added, dropped, replaced or swapped with their neighbour to make the other word of this
  /// one; nil when they are more than a limit.
  func distance(to other: Letters, limit: Int) -> Int? {
    if case .plain(let own) = self, case .plain(let others) = other {
      return Self.distance(own, others, limit: limit)
    }
    return Self.distance(characters, other.characters, limit: limit)
  }

  private static func distance<Letter: Equatable>(_ a: [Letter], _ b: [Letter], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    // The distances of the first letters of `a`, one more in each row, to those of `b`.
    var older: [Int] = []
    var previous = Array(0...b.count)
    var current = previous
    for row in 1..<(a.count + 1) {
      current[0] = row
      var least = row
      for column in 1..<(b.count + 1) {
        let replace = previous[column - 1] + (a[row - 1] == b[column - 1] ? 0 : 1)
        var best = min(replace, previous[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, a[row - 1] == b[column - 2], a[row - 2] == b[column - 1] {
          best = min(best, older[column - 2] + 1)
        }
        current[column] = best
        least = min(least, best)
      }
      // A swap reaches one row further back, at the cost of one.
      if least > limit, previous.allSatisfy({ $0 >= limit }) { return nil }
      (older, previous, current) = (previous, current, older.isEmpty ? current : older)
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }
}

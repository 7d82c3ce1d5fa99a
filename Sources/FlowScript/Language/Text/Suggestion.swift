/// "Did you mean": the known name that is nearest to a wrong one.
enum Suggestion {
  /// The nearest candidate, when it is near: one edit in three characters, at most three, or one name holds the other.
  static func nearest(to name: String, in candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    guard wanted.count > 1 else { return nil }
    let limit = min(3, max(1, wanted.count / 3))
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars.prefix(64))
      let distance = distance(wanted, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
      ?? candidates.first { wanted.count > 2 && $0.lowercased().hasPrefix(name.lowercased()) }
      ?? candidates.first { $0.count > 2 && name.lowercased().hasPrefix($0.lowercased()) }
  }

  /// How many insertions, deletions, replacements and swaps of neighbours turn one into the other.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}

/// What differs between two lists of lines: those that both have after two spaces, those that only the expected has
/// after `- `, those that only the actual has after `+ `.
struct LineDifference: Equatable, CustomStringConvertible {
  let lines: [String]

  /// The difference; nil where there is none.
  init?(expected: [String], actual: [String]) {
    guard expected != actual else { return nil }
    let difference = actual.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var position = 0
    for (offset, line) in expected.enumerated() {
      if removed.contains(offset) {
        lines.append("- \(line)")
        continue
      }
      while inserted.contains(position) {
        lines.append("+ \(actual[position])")
        position += 1
      }
      lines.append("  \(line)")
      position += 1
    }
    self.lines = lines + actual[position...].map { "+ \($0)" }
  }

  var description: String { lines.joined(separator: "\n") }
}

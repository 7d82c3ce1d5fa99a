/// What became of a mutant.
struct MutantResult {
  /// What became of it.
  enum Outcome {
    /// Nothing can be observed.
    case equivalent
    /// Findings are about it.
    case found([CheckFinding])
    /// No finding is about it; there may be new ones about something else.
    case missed(others: [CheckFinding])
  }

  var app: String
  var mutant: Mutant
  var outcome: Outcome

  init(app: String, mutant: Mutant, before: [CheckFinding], after: [CheckFinding]) {
    self.app = app
    self.mutant = mutant
    let known = Set(before.map(\.identity))
    let new = after.filter { !known.contains($0.identity) }
    let about = new.filter { mutant.isNamed(by: $0) }
    outcome = about.isEmpty ? .missed(others: new) : .found(about)
  }

  init(equivalent mutant: Mutant, app: String) {
    self.app = app
    self.mutant = mutant
    outcome = .equivalent
  }

  /// The gravest severity among the findings about the mutant.
  var severity: String? {
    guard case .found(let findings) = outcome else { return nil }
    return ["error", "warning", "note"].first { severity in findings.contains { $0.severity == severity } }
  }

  var isEquivalent: Bool { if case .equivalent = outcome { true } else { false } }
  var isFound: Bool { if case .found = outcome { true } else { false } }
}

extension CheckFinding {
  /// What makes a finding the same as one before: all but where in the line it stands.
  fileprivate var identity: [String] { [rule, path, "\(line)", severity, message] }
}

extension Mutant {
  /// Whether a finding is about what is broken: its message names it, old or new, as a whole word; or it stands where the
  /// change is.
  fileprivate func isNamed(by finding: CheckFinding) -> Bool {
    if edits.contains(where: { $0.file == finding.path && $0.line == finding.line }) { return true }
    return names.contains { finding.message.hasWord($0) }
  }
}

extension String {
  /// Whether a text stands in this one with no letter, digit or underscore before or behind it.
  fileprivate func hasWord(_ word: String) -> Bool {
    guard !word.isEmpty else { return false }
    var start = startIndex
    while let range = self[start...].range(of: word) {
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      let after = range.upperBound < endIndex ? self[range.upperBound] : " "
      if !before.isOfName, !after.isOfName { return true }
      start = range.upperBound
    }
    return false
  }
}

extension Character {
  fileprivate var isOfName: Bool { isLetter || isNumber || self == "_" }
}

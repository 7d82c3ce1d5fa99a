import Foundation

/// The results as text: a table by kind, the goals, what was called equivalent or left out, and every miss.
struct MutantReport {
  let results: [MutantResult]
  let settings: MutantSettings

  /// Whether every goal that mutants were tried for is reached.
  var reachesGoals: Bool {
    Goal.allCases.allSatisfy { goal in
      let share = Share(results.filter { $0.mutant.kind.goal == goal })
      return share.counted == 0 || share.value >= goal.share
    }
  }

  var text: String {
    ([header] + table + [""] + goals + [""] + apps + [""] + equivalents + leftOut + misses)
      .joined(separator: "\n") + "\n"
  }

  private var header: String {
    "\(results.count) mutants of \(Set(results.map(\.app)).count) apps, seed \(settings.seed), at most "
      + "\(settings.cap) of a kind in one app (\(settings.cap(for: .injection)) of injection)\n"
  }

  private var table: [String] {
    [row("kind", "tried", "equivalent", "found", "share", "error", "warning", "note")]
      + MutantKind.allCases.compactMap { kind in
        let ofKind = results.filter { $0.mutant.kind == kind }
        return ofKind.isEmpty ? nil : row(kind.rawValue, Share(ofKind), ofKind)
      }
  }

  private var goals: [String] {
    var lines = Goal.allCases.compactMap { goal -> String? in
      let share = Share(results.filter { $0.mutant.kind.goal == goal })
      guard share.counted > 0 else { return nil }
      return "\(goal.rawValue): \(share.found) of \(share.counted), \(share.text); the goal is \(percent(goal.share))"
    }
    let raw = Share(results.filter { [.injection, .injectionLeftOut].contains($0.mutant.kind) })
    if raw.counted > 0 {
      lines.append("every assignment in a prepare, needed or not: \(raw.found) of \(raw.counted), \(raw.text)")
    }
    return lines
  }

  private var apps: [String] {
    [row("app", "tried", "equivalent", "found", "share", "error", "warning", "note")]
      + Set(results.map(\.app)).sorted().map { app in
        let ofApp = results.filter { $0.app == app && $0.mutant.kind.goal != nil }
        return row(app, Share(ofApp), ofApp)
      }
  }

  private var equivalents: [String] { count("called equivalent", results.compactMap(\.mutant.equivalence)) }
  private var leftOut: [String] { count("left out of injection", results.compactMap(\.mutant.reason)) }

  private func count(_ title: String, _ reasons: [String]) -> [String] {
    guard !reasons.isEmpty else { return [] }
    let counts = Dictionary(grouping: reasons) { $0 }.mapValues(\.count)
    return ["\(title):"]
      + counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "  \($0.value)  \($0.key)" } + [""]
  }

  private var misses: [String] {
    let missed = results.filter { !$0.isFound && !$0.isEquivalent && $0.mutant.kind.goal != nil }
    guard !missed.isEmpty else { return [] }
    return ["missed:"]
      + missed.flatMap { result -> [String] in
        let mutant = result.mutant
        var lines = ["  \(mutant.kind.rawValue)  \(result.app)/\(mutant.file):\(mutant.line)  \(mutant.change)"]
        if case .missed(let others) = result.outcome {
          lines += others.map { "    new, but not about it: \($0.path):\($0.line) \($0.message) [\($0.rule)]" }
        }
        return lines
      }
  }

  private func row(_ name: String, _ share: Share, _ results: [MutantResult]) -> String {
    let severities = ["error", "warning", "note"].map { severity in
      "\(results.filter { $0.severity == severity }.count)"
    }
    return row(
      name, "\(share.tried)", "\(share.tried - share.counted)", "\(share.found)", share.text, severities[0],
      severities[1], severities[2])
  }

  private func row(_ name: String, _ cells: String...) -> String {
    name.padding(toLength: max(24, name.count), withPad: " ", startingAt: 0)
      + cells.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }.joined()
  }
}

/// How many of some mutants are found.
private struct Share {
  let tried: Int
  let counted: Int
  let found: Int

  init(_ results: [MutantResult]) {
    tried = results.count
    counted = results.filter { !$0.isEquivalent }.count
    found = results.filter(\.isFound).count
  }

  var value: Double { counted == 0 ? 1 : Double(found) / Double(counted) }
  var text: String { counted == 0 ? "–" : percent(value) }
}

private func percent(_ share: Double) -> String { String(format: "%.1f %%", share * 100) }

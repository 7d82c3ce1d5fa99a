/// Documentation/Fidelity.md, made from the facts, the tests and the simulator's comments.
struct FidelityDocument {
  let fidelity: Fidelity

  /// The whole document.
  var text: String {
    ([introduction, index, counts, sources] + tables(of: fidelity.facts) + ["## \(Self.recorded)\n"]
      + tables(of: fidelity.traces, level: "###") + [gaps]).joined(separator: "\n")
  }

  private static let recorded = "Recorded sequences of callbacks"

  /// What the page holds, a line for each part.
  private var index: String {
    (["Sources"] + fidelity.facts.map(\.title) + [Self.recorded, "Not known"]).map { heading in
      let anchor = heading.lowercased().filter { $0.isLetter || $0.isNumber || "- ".contains($0) }
      return "- [\(heading)](#\(anchor.replacing(" ", with: "-")))\n"
    }.joined()
  }

  private var introduction: String {
    """
    # Fidelity

    <!-- Made by Tests/FidelityTests: run the tests with FLOWSIM_RECORD=1 to write it anew. -->

    What is known of UIKit's behaviour, and how the simulator stands to it. A row has the fact, where it is known from, \
    how sure that is, and the test that proves that the simulator does so, or the reason why it does not; then the \
    lines of the simulator that follow it. The facts are in `Tests/FidelityTests/Catalogue`; tests name them with \
    `.proves("F1.4.2")`, and the simulator's comments do after `- UIKit:`.

    **High** confidence: Apple says so, or several raw logs agree. **Medium**: one raw log, or an old version of iOS. \
    **Low**: prose, or concluded from other facts.

    """
  }

  private var counts: String {
    let verdicts = Fidelity.Verdict.allCases.filter { count($0, fidelity.facts) + count($0, fidelity.traces) > 0 }
    let rows = verdicts.map { verdict in
      "| \(verdict.rawValue) | \(count(verdict, fidelity.facts)) | \(count(verdict, fidelity.traces)) |"
    }
    return """
      | | facts | recorded sequences |
      |---|---|---|
      \(rows.joined(separator: "\n"))
      | **all** | \(fidelity.facts.flatMap(\.facts).count) | \(fidelity.traces.flatMap(\.facts).count) |

      """
  }

  private func count(_ verdict: Fidelity.Verdict, _ sections: [FactSection]) -> Int {
    sections.flatMap(\.facts).filter { fidelity.verdict(on: $0) == verdict }.count
  }

  private var sources: String {
    """
    ## Sources

    | in the tables | what it is |
    |---|---|
    \(FactSource.described.map { "| \($0.source.name) | \($0.text) |" }.joined(separator: "\n"))

    """
  }

  private func tables(of sections: [FactSection], level: String = "##") -> [String] {
    sections.map { section in
      """
      \(level) \(section.title)

      | | UIKit | known from | confidence | test, or reason | code |
      |---|---|---|---|---|---|
      \(section.facts.map(row).joined(separator: "\n"))

      """
    }
  }

  private func row(_ fact: Fact) -> String {
    let cells = [
      fact.number, fact.rule, fact.sources.map(\.name).joined(separator: "; "), confidence(fact.confidence),
      standing(fact), fidelity.rules(for: fact).map(link).joined(separator: "<br>"),
    ]
    return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  private func confidence(_ confidence: Fact.Confidence) -> String {
    switch confidence {
    case .high: "high"
    case .medium: "medium"
    case .low: "low"
    case .mixed(let text): text
    }
  }

  private func standing(_ fact: Fact) -> String {
    let tests = fidelity.proofs(of: fact).map(link)
    switch fact.standing {
    case .simulated: return tests.joined(separator: "<br>")
    case .notSimulated(let reason): return "**not simulated**: \(reason)"
    case .contested(let reason): return (["**contested**: \(reason)"] + tests).joined(separator: "<br>")
    }
  }

  /// A link from the document's folder to the place.
  private func link(_ reference: Reference) -> String {
    let name = reference.file.split(separator: "/").last.map(String.init) ?? reference.file
    return "[\(reference.title ?? "\(name):\(reference.line)")](../\(reference.file)#L\(reference.line))"
  }

  private var gaps: String {
    """
    ## Not known

    Looked for in public and not found; the simulator follows the rules around it.

    \(FactSection.gaps.map { "- \($0)" }.joined(separator: "\n"))

    """
  }
}

import TestSupport
import Testing

/// Documentation/Fidelity.md says what the tests prove.
@Suite struct FidelityTests {
  @Test("The document is made from the facts, the tests and the simulator's comments")
  func document() throws {
    let text = FidelityDocument(fidelity: .current).text
    #expect(try Snapshot.difference(of: text, from: "../../../Documentation/Fidelity.md") == nil)
  }

  @Test("Each fact has a proof or a reason, and each number is a fact")
  func problems() {
    let problems = Fidelity.current.problems
    #expect(problems == [], "\(problems.joined(separator: "\n"))")
  }

  @Test("All is found: the facts, tests that prove and lines that follow them")
  func isComplete() {
    #expect(FactSection.facts.flatMap(\.facts).count == 215)
    #expect(FactSection.traces.flatMap(\.facts).count == 40)
    #expect(Fidelity.current.proofs.count > 4)
    #expect(Fidelity.current.rules.count > 40)
  }
}

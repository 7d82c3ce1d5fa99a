import Testing

/// What is read from the texts of tests and of the simulator, and what is wrong there.
@Suite struct ReaderTests {
  @Test("Tests are read with their titles, or their names")
  func proofs() {
    let text = #"""
      @Test("Pops (all) of them", .proves("F1.1", "G10"))
      func pops() {}

      // @Test("No test", .proves("F9.9"))
      @Test(
        "Broken over lines",
        .proves(
          "F1.2", "F1.3"),
        arguments: [true, false])
      func wide() {}

      @Suite(.proves("G11")) struct Everything {}
      @Test(.proves("G12")) func `in words`() {}
      """#
    #expect(
      ProofReader(text, file: "a.swift").proofs == [
        Reference(file: "a.swift", line: 1, title: "Pops (all) of them", numbers: ["F1.1", "G10"]),
        Reference(file: "a.swift", line: 5, title: "Broken over lines", numbers: ["F1.2", "F1.3"]),
        Reference(file: "a.swift", line: 12, title: "Everything", numbers: ["G11"]),
        Reference(file: "a.swift", line: 13, title: "in words", numbers: ["G12"]),
      ])
  }

  @Test("Comments are read to their end")
  func rules() {
    let text = """
      /// Pushes.
      ///
      /// - UIKit: the stack first (F1.4.2;
      ///   G10).
      /// - Parameter controller: F9.9.
      func push() {
        // - UIKit: at once (F1.1).
        let number = F9.9
        // F9.8
      }
      /// - UIKit: by its documentation.
      """
    #expect(
      RuleReader(text, file: "a.swift").rules == [
        Reference(file: "a.swift", line: 3, title: nil, numbers: ["F1.4.2", "G10"]),
        Reference(file: "a.swift", line: 7, title: nil, numbers: ["F1.1"]),
      ])
  }

  @Test("Every kind of disagreement is found")
  func problems() {
    let fidelity = Fidelity(
      facts: [
        FactSection(
          "Some",
          [
            Fact("F1.1", "proven", [], .high), Fact("F1.2", "open", [], .high),
            Fact("F1.3", "left", [], .low, .notSimulated("why")), Fact("F1.4", "unclear", [], .low, .contested("why")),
            Fact("F1.4", "again", [], .low, .contested("why")),
          ])
      ], traces: [],
      proofs: [Reference(file: "t.swift", line: 3, title: "T", numbers: ["F1.1", "F1.3", "F1.4", "F7.7"])],
      rules: [Reference(file: "s.swift", line: 5, title: nil, numbers: ["G99"])])
    #expect(
      fidelity.problems == [
        "t.swift:3: F7.7 is neither a fact nor a recorded sequence",
        "s.swift:5: G99 is neither a fact nor a recorded sequence",
        "F1.4 is in the catalogue twice",
        "F1.2 has neither a test that proves it nor a reason why there is none",
        "t.swift:3: proves F1.3, which is said not to be simulated",
      ])
  }
}

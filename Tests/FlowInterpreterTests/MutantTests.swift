import TestSupport
import Testing

/// Programs that are broken on purpose. `make hostile` runs 20,000 of them.
struct MutantTests {
  @Test func noBrokenProgramEndsTheProcess() throws {
    let result = try BuiltProgram("differential").run(["--mutants", "300", "\(Fixtures.folder)/Programs"])
    #expect(result.text == "300 mutants, 0 faults\n")
    #expect(result.status == 0)
  }
}

import ProgramRunner
import Testing

/// Programs that print, run by the interpreter.
struct ProgramTests {
  @Test func aProgramPrints() {
    let program = InterpretedProgram(source: "print(1 + 2)")
    #expect(program.output == "3\n")
    #expect(program.ending == .finished)
  }
}

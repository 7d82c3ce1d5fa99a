import Foundation
import ProgramRunner
import TestSupport
import Testing

/// Programs that print, run by the interpreter and held against what swiftc's build of them printed.
struct ProgramTests {
  @Test func aProgramPrints() {
    let program = InterpretedProgram(source: "print(1 + 2)")
    #expect(program.output == "3\n")
    #expect(program.ending == .finished)
  }

  /// No program prints something else. Those at which the interpreter stops are listed with the line and the reason;
  /// `FLOWSIM_RECORD=1` writes the list anew.
  @Test func noProgramPrintsSomethingElse() throws {
    let result = try BuiltProgram("differential").run(["\(Fixtures.folder)/Programs"])
    let list = "\(Fixtures.folder)/Programs/stopped.list"
    if ProcessInfo.processInfo.environment["FLOWSIM_RECORD"] != nil {
      try result.text.write(toFile: list, atomically: true, encoding: .utf8)
    }
    #expect(try result.text == String(contentsOfFile: list, encoding: .utf8), "record it with FLOWSIM_RECORD=1")
    #expect(result.status == 0)
  }
}

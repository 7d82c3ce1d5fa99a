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

  /// As migrated sources declare it: what it has unwrapped is compared by Swift's own operator.
  @Test func anOperatorOfOptionalsDoesNotCallItself() {
    let program = InterpretedProgram(
      source: """
        func < <T: Comparable>(lhs: T?, rhs: T?) -> Bool {
          switch (lhs, rhs) {
          case let (l?, r?): return l < r
          case (nil, _?): return true
          default: return false
          }
        }
        let some: Int? = 3
        let none: Int? = nil
        print(some < 5, none < some, 3 < 2)
        """)
    #expect(program.output == "true true false\n")
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

import ProgramRunner
import Testing

/// Values in places of Optionals and lists, held against what swiftc prints.
struct OptionalPlaceTests {
  /// It holds what its type asks for, as any variable does.
  @Test func aLocalVariableWithObservers() {
    let program = InterpretedProgram(
      source: #"""
        func go() {
          var log: [String] = []
          var e: Int? = nil { didSet { log.append("\(String(describing: oldValue)) \(String(describing: e))") } }
          e = 6; e = nil; e = 7
          var n = Int("3") { willSet { log.append("\(String(describing: newValue))") } }
          n = 5
          var x = 1.5 { didSet { log.append("\(x)") } }
          x = 3
          var l: [Double] = [] { didSet { log.append("\(l)") } }
          l = [1, 2]; l.append(3)
          var y: Double = 0 { willSet { log.append("\(newValue)") } }
          y = 2
          y += 1
          print(log, n as Any, e as Any)
        }
        go()
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        ["nil Optional(6)", "Optional(6) nil", "nil Optional(7)", "Optional(5)", "3.0", "[1.0, 2.0]", "[1.0, 2.0, 3.0]", "2.0", "3.0"] Optional(5) Optional(7)

        """#)
  }
}
